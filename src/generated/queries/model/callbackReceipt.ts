/**
 * Generated from openapi/. Do not edit.
 */
import type { Callback } from './callback.ts';
import type { Confirmation } from './confirmation.ts';

/**
 * The booked callback, and a confirmation message.
 */
export type CallbackReceipt = Callback & Confirmation;
