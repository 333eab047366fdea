/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionCategory } from './competitionCategory.ts';
import type { ComplaintCategory } from './complaintCategory.ts';

/**
 * A consumer's complaint, or the way in which competition is broken.
 */
export type FeedbackCategory = ComplaintCategory | CompetitionCategory;
