/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionFeedbackDraft } from './competitionFeedbackDraft.ts';
import type { ConsumerFeedbackDraft } from './consumerFeedbackDraft.ts';

/**
 * What a person tells the service, each type of feedback with its own categories.
 */
export type FeedbackDraft = ConsumerFeedbackDraft | CompetitionFeedbackDraft;
