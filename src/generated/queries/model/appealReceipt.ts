/**
 * Generated from openapi/. Do not edit.
 */
import type { Appeal } from './appeal.ts';
import type { Confirmation } from './confirmation.ts';

/**
 * The registered appeal, and a confirmation message.
 */
export type AppealReceipt = Appeal & Confirmation;
