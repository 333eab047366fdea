/**
 * Generated from openapi/. Do not edit.
 */
import type { ComplaintCategory } from './complaintCategory.ts';
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * The payload of feedback about a violation of consumer rights.
 */
export interface ConsumerFeedbackDraft {
  /** Always CONSUMER_RIGHTS. */
  type: 'CONSUMER_RIGHTS';
  category: ComplaintCategory;
  subject: Subject;
  description: OwnWords;
  documentIds?: DocumentIds;
}
