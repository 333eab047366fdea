/**
 * Generated from openapi/. Do not edit.
 */
import type { Appeal } from './appeal.ts';
import type { AppealDetailAnswers } from './appealDetailAnswers.ts';
import type { AppealStep } from './appealStep.ts';
import type { ComplaintCategory } from './complaintCategory.ts';
import type { ContentId } from './contentId.ts';
import type { Counterparty } from './counterparty.ts';
import type { Document } from './document.ts';
import type { PaidPayment } from './paidPayment.ts';
import type { Payment } from './payment.ts';

/**
 * An appeal with what was sent, what has happened since and what goes with it.
 */
export type AppealDetail = Appeal & ({
  /**
     * In whose name it was sent, the person's own or that of the organisation they act for.
     * @minLength 1
     * @maxLength 300
     */
  applicant: string;
  /** The service it asks for. Absent when it is not about a service. */
  serviceId?: ContentId;
  category?: ComplaintCategory;
  /**
     * What it is about, in the person's words.
     * @maxLength 300
     */
  subject?: string;
  /**
     * The whole of what the person wrote.
     * @maxLength 4000
     */
  text?: string;
  counterparty?: Counterparty;
  /** What was filled in in the form of the service, by the names of its questions. */
  answers?: AppealDetailAnswers;
  /**
     * What has happened to it, the earliest first. The last step has the status of today.
     * @minItems 1
     * @maxItems 200
     */
  history: AppealStep[];
  /**
     * The files that were sent with it, and those that were issued. Empty when there are none.
     * @maxItems 200
     */
  documents: Document[];
  /**
     * What has been paid for it, and what is to be paid. Empty when it costs nothing.
     * @maxItems 50
     */
  payments: (PaidPayment | Payment)[];
  /** True as long as the person may take it back. */
  withdrawable: boolean;
  /**
     * The number of the questionnaire about it, while the person may evaluate the service. Absent before the end and once it is evaluated.
     * @minimum 1
     */
  evaluationId?: number;
});
