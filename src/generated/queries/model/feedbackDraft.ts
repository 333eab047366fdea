/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionFeedbackDraft } from './competitionFeedbackDraft.ts';
import type { ConsumerFeedbackDraft } from './consumerFeedbackDraft.ts';

/**
 * The payload of new feedback. Each type has its own categories.
 */
export type FeedbackDraft = ConsumerFeedbackDraft | CompetitionFeedbackDraft;
