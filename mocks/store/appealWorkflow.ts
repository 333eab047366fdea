import {
  isAppealClosed,
  getSubmittedAt,
  getServiceType,
  getAppealStatus,
  type AppealRecord,
  type AppealStatus,
} from "./appeals.ts";
import { services } from "../sampleData/services.ts";
import { toIsoDate } from "./calendar.ts";
import { createIssuedDocument, type DocumentRecord } from "./documents.ts";
import { interpolate, translate, type LocalizedText } from "./localizedText.ts";
import { appealMessages, statusNotifications, statusNotes } from "../sampleData/appealMessages.ts";
import { questionNotification } from "./notifications.ts";
import { addWorkingDays } from "./workingDays.ts";
import type { MockStore } from "./mockStore.ts";

/** The way of an appeal that is granted. */
const approvalPath: readonly AppealStatus[] = [
  "WAITING",
  "IN_PROCESS",
  "PROGRESS",
  "SEND_FOR_SIGN",
  "CERTIFICATE_ISSUED",
];

/** Where an appeal goes next, unless it is refused. */
export const getNextStatus = (status: AppealStatus): AppealStatus | undefined =>
  approvalPath[approvalPath.indexOf(status) + 1];

/** Whether an appeal may take this step: the next one on the way, or a refusal before the end. */
export const canTransition = (appeal: AppealRecord, to: AppealStatus): boolean =>
  !isAppealClosed(appeal) && (to === "REFUSED" || to === getNextStatus(getAppealStatus(appeal)));

/**
 * Lets an appeal take a step: it is told to whoever sent it; the execution of what costs something makes a payment; the
 * end of the way brings a paper and the request to evaluate the service.
 */
export function transitionAppeal(
  store: MockStore,
  appeal: AppealRecord,
  status: AppealStatus,
  at: number = store.now(),
): void {
  const owed = status === "PROGRESS" && createPaymentIfRequired(store, appeal);
  const note: LocalizedText | undefined = owed
    ? statusNotes.payFirst
    : status === "REFUSED" && appeal.kind === "APPLICATION"
      ? statusNotes.applicationRefused
      : statusNotes[status];
  appeal.steps.push({ status, at, ...(note && { note }) });
  delete appeal.nextStepAt;
  if (!isAppealClosed(appeal) && store.config.appealStepSeconds > 0)
    appeal.nextStepAt = at + store.config.appealStepSeconds * 1000;
  const { title, description } = statusNotifications[status];
  store.pushNotification(appeal.accountId, {
    type: "INFORMATION",
    title,
    description: interpolate(description, { number: appeal.number }),
  });
  if (status !== "CERTIFICATE_ISSUED") return;
  store.state.documents.push(createResultDocument(appeal, store.nextId()));
  store.pushNotification(appeal.accountId, questionNotification);
}

/** Lets every appeal that goes on by itself take the steps whose time has come. What is to be paid first waits for it. */
export function processDueTransitions(store: MockStore): void {
  for (const appeal of store.state.appeals) {
    for (
      let status = getNextStatus(getAppealStatus(appeal));
      status !== undefined && isDue(store, appeal);
      status = getNextStatus(status)
    )
      transitionAppeal(store, appeal, status, appeal.nextStepAt);
  }
}

const isDue = (store: MockStore, appeal: AppealRecord): boolean =>
  appeal.nextStepAt !== undefined &&
  appeal.nextStepAt <= store.now() &&
  !isAppealClosed(appeal) &&
  !store.state.payments.some(({ appealNumber, paidAt }) => appealNumber === appeal.number && paidAt === undefined);

/** Makes the payment of an appeal whose service costs something; tells whether there is one. */
function createPaymentIfRequired(store: MockStore, appeal: AppealRecord): boolean {
  const service = services.find(({ id }) => id === appeal.serviceId);
  if (service === undefined || appeal.kind !== "APPLICATION" || service.serviceFee + service.governmentFee === 0)
    return false;
  const { serviceFee, governmentFee } = service;
  store.state.payments.push({
    id: store.nextId(),
    owner: appeal.owner,
    serviceType: service.title,
    appealNumber: appeal.number,
    target: governmentFee > 0 ? appealMessages.stateDuty : appealMessages.serviceFee,
    serviceFee,
    governmentFee,
    dueDate: addWorkingDays(toIsoDate(store.now()), 10),
  });
  return true;
}

/** The paper at the end of the way: a certificate for what was applied for, a letter for everything else. */
export function createResultDocument(appeal: AppealRecord, id: number): DocumentRecord {
  const isCertificate = appeal.kind === "APPLICATION";
  const heading = translate(isCertificate ? appealMessages.certificate : appealMessages.letter, "az");
  const at = appeal.steps.at(-1)?.at ?? getSubmittedAt(appeal);
  return createIssuedDocument(
    {
      heading,
      rows: [
        [translate(appealMessages.number, "az"), appeal.number],
        [translate(appealMessages.service, "az"), translate(getServiceType(appeal), "az")],
        [translate(appealMessages.applicant, "az"), appeal.applicant],
        [translate(appealMessages.receivedOn, "az"), toIsoDate(getSubmittedAt(appeal))],
        [translate(appealMessages.issuedOn, "az"), toIsoDate(at)],
      ],
      text: [translate(isCertificate ? appealMessages.certificateText : appealMessages.letterText, "az")],
    },
    {
      id,
      owner: appeal.owner,
      name: `${heading} № ${appeal.number}`,
      fileName: `${isCertificate ? "sertifikat" : "cavab"}-${appeal.number}.pdf`,
      lang: "az",
      createdAt: at,
      appealNumber: appeal.number,
    },
  );
}
