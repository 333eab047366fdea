/**
 * Generated from openapi/. Do not edit.
 */

/**
 * CONSUMER_RIGHTS is about the protection of consumers, COMPETITION_VIOLATION about unfair competition.
 */
export type FeedbackType = 'CONSUMER_RIGHTS' | 'COMPETITION_VIOLATION';