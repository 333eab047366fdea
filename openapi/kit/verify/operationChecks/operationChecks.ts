import type { ContractCheck } from "../check.ts";
import { appealChecks } from "./appealChecks.ts";
import { applicationChecks } from "./applicationChecks.ts";
import { callCenterChecks } from "./callCenterChecks.ts";
import { certificateChecks } from "./certificateChecks.ts";
import { clockChecks } from "./clockChecks.ts";
import { contentChecks } from "./contentChecks.ts";
import { correctionChecks } from "./correctionChecks.ts";
import { credentialChecks } from "./credentialChecks.ts";
import { documentChecks } from "./documentChecks.ts";
import { draftChecks } from "./draftChecks.ts";
import { draftVersionChecks } from "./draftVersionChecks.ts";
import { endedPaymentChecks } from "./endedPaymentChecks.ts";
import { evaluationChecks } from "./evaluationChecks.ts";
import { feedbackChecks } from "./feedbackChecks.ts";
import { formAnswerChecks } from "./formAnswerChecks.ts";
import { followedAppealChecks } from "./followedAppealChecks.ts";
import { handedOverSessionChecks } from "./handedOverSessionChecks.ts";
import { holidayChecks } from "./holidayChecks.ts";
import { keyTimeChecks } from "./keyTimeChecks.ts";
import { notificationChecks } from "./notificationChecks.ts";
import { paymentChecks } from "./paymentChecks.ts";
import { portalSearchChecks } from "./portalSearchChecks.ts";
import { priceChecks } from "./priceChecks.ts";
import { privateTextChecks } from "./privateTextChecks.ts";
import { registerChecks } from "./registerChecks.ts";
import { registrationChecks } from "./registrationChecks.ts";
import { reportChecks } from "./reportChecks.ts";
import { reportOwnerChecks } from "./reportOwnerChecks.ts";
import { sessionChecks } from "./sessionChecks.ts";
import { userChecks } from "./userChecks.ts";
import { withdrawnAppealChecks } from "./withdrawnAppealChecks.ts";

/** Tables of checks by operationId. */
const checkTables: readonly Readonly<Record<string, readonly ContractCheck[]>>[] = [
  sessionChecks,
  registrationChecks,
  credentialChecks,
  userChecks,
  notificationChecks,
  portalSearchChecks,
  appealChecks,
  correctionChecks,
  applicationChecks,
  formAnswerChecks,
  followedAppealChecks,
  draftChecks,
  documentChecks,
  paymentChecks,
  reportChecks,
  feedbackChecks,
  evaluationChecks,
  callCenterChecks,
  certificateChecks,
  priceChecks,
  contentChecks,
  clockChecks,
];

/** Tables of checks that run once, and not for an administrator too. */
const singleCheckTables: typeof checkTables = [
  draftVersionChecks,
  endedPaymentChecks,
  handedOverSessionChecks,
  holidayChecks,
  keyTimeChecks,
  privateTextChecks,
  registerChecks,
  reportOwnerChecks,
  withdrawnAppealChecks,
];

/** Returns the checks of an operation whose rules the contract states only in prose. */
export const getOperationChecks = (id: string): readonly ContractCheck[] =>
  checkTables.flatMap((table) => table[id] ?? []);

/** Returns those checks of an operation that run once. */
export const getSingleOperationChecks = (id: string): readonly ContractCheck[] =>
  singleCheckTables.flatMap((table) => table[id] ?? []);
