/**
 * Generated from openapi/. Do not edit.
 */
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';

/**
 * The payload of a message on an appeal.
 */
export interface AppealMessageDraft {
  text: OwnWords;
  documentIds?: DocumentIds;
}
