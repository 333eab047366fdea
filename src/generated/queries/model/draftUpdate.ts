/**
 * Generated from openapi/. Do not edit.
 */
import type { DraftUpdateData } from './draftUpdateData.ts';

/**
 * The answers as they are now. They replace what was kept before.
 */
export interface DraftUpdate {
  /**
     * The answers by the names of the form's questions. Null throws the draft away.
     * @nullable
     */
  data: DraftUpdateData;
}
