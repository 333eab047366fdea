/**
 * Generated from openapi/. Do not edit.
 */
import type { ComplaintCategory } from './complaintCategory.ts';
import type { ContentId } from './contentId.ts';
import type { Counterparty } from './counterparty.ts';
import type { DocumentIds } from './documentIds.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * What a person sends to complain about a shop, a company or somebody who sells.
 */
export interface ComplaintDraft {
  /** That it is a complaint. */
  kind: 'COMPLAINT';
  category: ComplaintCategory;
  subject: Subject;
  text: OwnWords;
  counterparty: Counterparty;
  /** The service through which it is sent, when it began with one. */
  serviceId?: ContentId;
  documentIds?: DocumentIds;
}
