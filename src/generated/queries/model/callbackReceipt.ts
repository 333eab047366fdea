/**
 * Generated from openapi/. Do not edit.
 */
import type { Callback } from './callback.ts';
import type { Confirmation } from './confirmation.ts';

/**
 * The call that was agreed, and a sentence that says so.
 */
export type CallbackReceipt = Callback & Confirmation;
