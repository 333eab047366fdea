/**
 * Generated from openapi/. Do not edit.
 */
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * What a person sends to propose something better.
 */
export interface SuggestionDraft {
  /** That it is a suggestion. */
  kind: 'SUGGESTION';
  subject: Subject;
  text: OwnWords;
  documentIds?: DocumentIds;
}
