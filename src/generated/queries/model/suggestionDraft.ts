/**
 * Generated from openapi/. Do not edit.
 */
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * The payload of a suggestion for an improvement.
 */
export interface SuggestionDraft {
  /** Always SUGGESTION. */
  kind: 'SUGGESTION';
  subject: Subject;
  text: OwnWords;
  documentIds?: DocumentIds;
}
