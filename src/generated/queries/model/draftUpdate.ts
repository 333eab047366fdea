/**
 * Generated from openapi/. Do not edit.
 */
import type { DraftUpdateData } from './draftUpdateData.ts';

/**
 * The current values of a form. They replace the saved values.
 */
export interface DraftUpdate {
  /**
     * The values by field name. Null deletes the draft.
     * @nullable
     */
  data: DraftUpdateData;
}
