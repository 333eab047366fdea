/**
 * Generated from openapi/. Do not edit.
 */
import type { Appeal } from './appeal.ts';
import type { AppealDetailAnswers } from './appealDetailAnswers.ts';
import type { AppealStep } from './appealStep.ts';
import type { ComplaintCategory } from './complaintCategory.ts';
import type { Counterparty } from './counterparty.ts';
import type { Document } from './document.ts';
import type { Id } from './id.ts';
import type { PaidPayment } from './paidPayment.ts';
import type { Payment } from './payment.ts';
import type { TraderAnswer } from './traderAnswer.ts';

/**
 * An appeal with the submitted data, its history, documents and payments.
 */
export type AppealDetail = Appeal & ({
  /**
     * The name of the applicant, either the user or the organisation they act for.
     * @minLength 1
     * @maxLength 300
     */
  applicant: string;
  /** The id of the requested service. Absent when the appeal is not about a service. */
  serviceId?: Id;
  category?: ComplaintCategory;
  /** The subject, as entered by the user. */
  subject?: string;
  /** The full text, as entered by the user. */
  text?: string;
  counterparty?: Counterparty;
  /** The submitted values of the service form, by field name. */
  answers?: AppealDetailAnswers;
  /**
     * The history of the appeal, the earliest step first. The last step has the current status.
     * @minItems 1
     * @maxItems 200
     */
  history: AppealStep[];
  /**
     * The submitted and issued files. Empty when there are none.
     * @maxItems 200
     */
  documents: Document[];
  /**
     * The completed and open payments. Empty when there are none.
     * @maxItems 50
     */
  payments: (PaidPayment | Payment)[];
  /** True while the user may withdraw the appeal, which is until it is decided or withdrawn. */
  withdrawable: boolean;
  /** True while the user may correct the appeal, before the service takes it up. A server without `correctAppeal` leaves it out. */
  correctable?: boolean;
  traderAnswer?: TraderAnswer;
  /** The id of the questionnaire, while the user may evaluate the service. Absent before the decision and after the evaluation. */
  evaluationId?: Id;
});
