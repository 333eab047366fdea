/**
 * Generated from openapi/. Do not edit.
 */
import type { ComplaintCategory } from './complaintCategory.ts';
import type { CounterpartyDraft } from './counterpartyDraft.ts';
import type { DocumentIds } from './documentIds.ts';
import type { Id } from './id.ts';
import type { OwnWords } from './ownWords.ts';
import type { Subject } from './subject.ts';

/**
 * The payload of a complaint about a shop, a company or a private seller.
 */
export interface ComplaintDraft {
  /** Always COMPLAINT. */
  kind: 'COMPLAINT';
  category: ComplaintCategory;
  subject: Subject;
  text: OwnWords;
  counterparty: CounterpartyDraft;
  /** The id of the service from which the user started the complaint, if any. */
  serviceId?: Id;
  documentIds?: DocumentIds;
}
