/**
 * Generated from openapi/. Do not edit.
 */
import type { DraftData } from './draftData.ts';

/**
 * What a person has filled in in a form and not sent yet, so that they can go on later and on another device.
 */
export interface Draft {
  /**
     * The answers by the names of the form's questions. Null when nothing is kept.
     * @nullable
     */
  data: DraftData;
  /** When it was kept last. Absent when nothing is kept. */
  updatedAt?: string;
}
