/**
 * Generated from openapi/. Do not edit.
 */

/**
 * CONSUMER_RIGHTS concerns consumer protection, COMPETITION_VIOLATION concerns unfair competition.
 */
export type FeedbackType = 'CONSUMER_RIGHTS' | 'COMPETITION_VIOLATION';