/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';

/**
 * A stretch of time in which the call center can call somebody.
 */
export interface CallbackSlot {
  id: ContentId;
  /** The earliest moment of the call. */
  from: string;
  /** The latest moment of the call. */
  to: string;
  /** True while it can still be chosen. */
  free: boolean;
}
