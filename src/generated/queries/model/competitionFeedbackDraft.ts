/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionCategory } from './competitionCategory.ts';
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * The payload of feedback about unfair competition.
 */
export interface CompetitionFeedbackDraft {
  /** Always COMPETITION_VIOLATION. */
  type: 'COMPETITION_VIOLATION';
  category: CompetitionCategory;
  subject: Subject;
  description: OwnWords;
  documentIds?: DocumentIds;
}
