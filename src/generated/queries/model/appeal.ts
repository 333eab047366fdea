/**
 * Generated from openapi/. Do not edit.
 */
import type { AppealKind } from './appealKind.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { Language } from './language.ts';

/**
 * An application, a complaint or a suggestion that was sent, as a list shows it.
 */
export interface Appeal {
  /**
     * The appeal's number in addresses.
     * @minimum 1
     */
  id: number;
  /**
     * The number under which the appeal is registered. It is what one says on the telephone.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber: string;
  /**
     * The service it asks for, or in a few words what it is.
     * @minLength 1
     * @maxLength 500
     */
  serviceType: string;
  kind: AppealKind;
  /** When it was received. */
  appealDate: string;
  status: ApplicationStatus;
  /** The last day on which the law allows the answer to be given, counted by the service in working days. Absent when the law sets none. */
  dueDate?: string;
  /**
     * How many working days the law gives for it, normally 15, and 30 when a matter has to be studied. It goes with the due date.
     * @minimum 0
     * @maximum 365
     */
  dueWorkingDays?: number;
  /** When the person took it back. Absent for all others. Its status stays what it was. */
  withdrawnAt?: string;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
