/**
 * Generated from openapi/. Do not edit.
 */
import type { Confirmation } from './confirmation.ts';
import type { Feedback } from './feedback.ts';

/**
 * The feedback as it is registered now, and a sentence that says so.
 */
export type FeedbackReceipt = Feedback & Confirmation;
