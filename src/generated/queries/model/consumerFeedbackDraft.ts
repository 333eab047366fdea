/**
 * Generated from openapi/. Do not edit.
 */
import type { ComplaintCategory } from './complaintCategory.ts';
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * What a person tells about a consumer's right that was broken.
 */
export interface ConsumerFeedbackDraft {
  /** That it is about consumer rights. */
  type: 'CONSUMER_RIGHTS';
  category: ComplaintCategory;
  subject: Subject;
  description: OwnWords;
  documentIds?: DocumentIds;
}
