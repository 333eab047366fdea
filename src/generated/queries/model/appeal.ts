/**
 * Generated from openapi/. Do not edit.
 */
import type { AppealKind } from './appealKind.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * A submitted application, complaint or suggestion, as shown in a list.
 */
export interface Appeal {
  /** The appeal's id in paths. */
  id: Id;
  /**
     * The registration number of the appeal, which the user quotes on the telephone. No other appeal has it.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber: string;
  /**
     * The name of the requested service, or a short description of the matter.
     * @minLength 1
     * @maxLength 500
     */
  serviceType: string;
  kind: AppealKind;
  /** The time of receipt. */
  appealDate: string;
  status: ApplicationStatus;
  /** The last day of the statutory time limit, calculated by the server in working days. Absent when the law sets no limit. */
  dueDate?: string;
  /**
     * The statutory time limit in working days, normally 15, or 30 when a matter has to be examined. Present together with the due date.
     * @minimum 0
     * @maximum 365
     */
  dueWorkingDays?: number;
  /** The time at which the user withdrew the appeal. Absent for all other appeals. The status does not change. */
  withdrawnAt?: string;
  /** True once the user has evaluated the decided appeal. Absent before that. */
  evaluated?: boolean;
  /** True while the service waits for a document that it has asked for in a message. Absent otherwise. */
  needsDocument?: boolean;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
