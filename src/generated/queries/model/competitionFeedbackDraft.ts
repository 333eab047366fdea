/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionCategory } from './competitionCategory.ts';
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * What a person tells about competition that is not fair.
 */
export interface CompetitionFeedbackDraft {
  /** That it is about competition. */
  type: 'COMPETITION_VIOLATION';
  category: CompetitionCategory;
  subject: Subject;
  description: OwnWords;
  documentIds?: DocumentIds;
}
