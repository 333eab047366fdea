/**
 * Generated from openapi/. Do not edit.
 */
import type { StoredDraftData } from './storedDraftData.ts';

/**
 * A draft in the list of drafts.
 */
export interface StoredDraft {
  /**
     * The form that the draft belongs to.
     * @minLength 1
     * @maxLength 64
     */
  formKey: string;
  /** The values by field name. */
  data: StoredDraftData;
  /** The time of the last save. */
  updatedAt: string;
}
