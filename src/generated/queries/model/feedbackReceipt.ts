/**
 * Generated from openapi/. Do not edit.
 */
import type { Confirmation } from './confirmation.ts';
import type { Feedback } from './feedback.ts';

/**
 * The registered feedback, and a confirmation message.
 */
export type FeedbackReceipt = Feedback & Confirmation;
