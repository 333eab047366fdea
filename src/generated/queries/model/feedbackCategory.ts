/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionCategory } from './competitionCategory.ts';
import type { ComplaintCategory } from './complaintCategory.ts';

/**
 * A category of consumer complaint or of competition violation.
 */
export type FeedbackCategory = ComplaintCategory | CompetitionCategory;
