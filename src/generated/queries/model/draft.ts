/**
 * Generated from openapi/. Do not edit.
 */
import type { DraftData } from './draftData.ts';

/**
 * The values of a form that are saved but not submitted, so that the user can continue later and on another device.
 */
export interface Draft {
  /**
     * The values by field name. Null when there is no draft.
     * @nullable
     */
  data: DraftData;
  /** The time of the last save. Absent when there is no draft. */
  updatedAt?: string;
}
