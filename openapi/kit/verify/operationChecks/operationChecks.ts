import type { ContractCheck } from "../check.ts";
import { appealChecks } from "./appealChecks.ts";
import { applicationChecks } from "./applicationChecks.ts";
import { callCenterChecks } from "./callCenterChecks.ts";
import { certificateChecks } from "./certificateChecks.ts";
import { clockChecks } from "./clockChecks.ts";
import { contentChecks } from "./contentChecks.ts";
import { correctionChecks } from "./correctionChecks.ts";
import { credentialChecks } from "./credentialChecks.ts";
import { crossReferenceChecks } from "./crossReferenceChecks.ts";
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
import { listedValueChecks } from "./listedValueChecks.ts";
import { notificationChecks } from "./notificationChecks.ts";
import { passwordChecks } from "./passwordChecks/passwordChecks.ts";
import { paymentChecks } from "./paymentChecks.ts";
import { portalSearchChecks } from "./portalSearchChecks.ts";
import { priceChecks } from "./priceChecks.ts";
import { privateTextChecks } from "./privateTextChecks.ts";
import { registerChecks } from "./registerChecks.ts";
import { registrationChecks } from "./registrationChecks.ts";
import { reportChecks } from "./reportChecks.ts";
import { reportOwnerChecks } from "./reportOwnerChecks.ts";
import { sessionChecks } from "./sessionChecks.ts";
import { storedTextChecks } from "./storedTextChecks.ts";
import { tokenChecks } from "./tokenChecks.ts";
import { userChecks } from "./userChecks.ts";
import { withdrawnAppealChecks } from "./withdrawnAppealChecks.ts";

type CheckTables = readonly Readonly<Record<string, readonly ContractCheck[]>>[];

/** Tables of checks by operationId that run for other callers too, such as an administrator. */
const checkTables: CheckTables = [
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

/** All tables of checks by operationId, in the order in which they run. */
const allCheckTables: CheckTables = [
  tokenChecks,
  passwordChecks,
  ...checkTables,
  crossReferenceChecks,
  draftVersionChecks,
  endedPaymentChecks,
  handedOverSessionChecks,
  holidayChecks,
  keyTimeChecks,
  privateTextChecks,
  registerChecks,
  reportOwnerChecks,
  withdrawnAppealChecks,
  storedTextChecks,
  listedValueChecks,
];

/** Returns the checks of an operation whose rules the contract states only in prose. */
export const getOperationChecks = (id: string): readonly ContractCheck[] =>
  allCheckTables.flatMap((table) => table[id] ?? []);

/** Returns those of `getOperationChecks` that run for other callers too. */
export const getChecksOfOtherCallers = (id: string): readonly ContractCheck[] =>
  checkTables.flatMap((table) => table[id] ?? []);
