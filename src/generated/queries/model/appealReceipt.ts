/**
 * Generated from openapi/. Do not edit.
 */
import type { Appeal } from './appeal.ts';
import type { Confirmation } from './confirmation.ts';

/**
 * The appeal as it is registered now, and a sentence that says so.
 */
export type AppealReceipt = Appeal & Confirmation;
