import {
  isAppealClosed,
  getSubmittedAt,
  getServiceType,
  getAppealStatus,
  type AppealRecord,
  type AppealStatus,
} from "./appeals.ts";
import { paths } from "../../src/config/paths.ts";
import { formatDate } from "../../src/i18n/format.ts";
import { requiredDocumentTypes } from "../sampleData/requiredDocuments.ts";
import { serviceDetails } from "../sampleData/serviceDetails.ts";
import { serviceSteps } from "../sampleData/serviceSteps.ts";
import { services } from "../sampleData/services.ts";
import { toIsoDate } from "./calendar.ts";
import { createIssuedDocument, type CertificateRecord, type DocumentRecord } from "./documents.ts";
import { answerDueFeedbacks } from "./feedbacks.ts";
import { parseLanguage, translate, type LocalizedText } from "./localizedText.ts";
import { appealTexts, getStatusNote, statusNotes } from "../sampleData/appealTexts.ts";
import { createStatusNotification, questionNotification } from "./notifications.ts";
import { getOwnerAccountIds } from "./owners.ts";
import { createPaymentDueNotification, removeOpenPayments, type PaymentRecord } from "./payments.ts";
import { addWorkingDays } from "./workingDays.ts";
import type { MockStore } from "./mockStore.ts";

/** The statuses of a granted appeal, in order. */
const approvalPath: readonly AppealStatus[] = [
  "WAITING",
  "IN_PROCESS",
  "PROGRESS",
  "SEND_FOR_SIGN",
  "CERTIFICATE_ISSUED",
];

/** Returns the next status of an appeal that is not rejected. */
export const getNextStatus = (status: AppealStatus): AppealStatus | undefined =>
  approvalPath[approvalPath.indexOf(status) + 1];

/** Returns true if the transition is allowed: to the next status, or to a rejection before the end. */
export const canTransition = (appeal: AppealRecord, to: AppealStatus): boolean =>
  !isAppealClosed(appeal) && (to === "REFUSED" || to === getNextStatus(getAppealStatus(appeal)));

/**
 * Changes the status of an appeal and notifies its sender. Execution of a service with fees creates a payment, which is
 * announced to all accounts of its owner; a refusal removes it while it is open. A granted application gets a document;
 * the end of any appeal requests an evaluation.
 */
export function transitionAppeal(
  store: MockStore,
  appeal: AppealRecord,
  status: AppealStatus,
  timestamp: number = store.now(),
): void {
  const payment = status === "PROGRESS" ? createPaymentIfRequired(store, appeal, timestamp) : undefined;
  const note: LocalizedText | undefined = payment
    ? statusNotes.payFirst
    : status === "REFUSED" && appeal.kind === "APPLICATION"
      ? getRefusalNote(appeal)
      : getStatusNote(appeal.kind, status);
  appeal.steps.push({ status, at: timestamp, ...(note && { note }) });
  if (status === "REFUSED") removeOpenPayments(store, appeal);
  // The service asks the trader before it decides.
  if (appeal.kind === "COMPLAINT" && status === "PROGRESS")
    appeal.traderAnswer = {
      text: appeal.category === "CHEATING" ? appealTexts.traderRefund : appealTexts.traderAnswer,
      at: timestamp,
      documentIds: [],
    };
  delete appeal.nextStepAt;
  if (!isAppealClosed(appeal) && store.config.appealStepSeconds > 0)
    appeal.nextStepAt = timestamp + store.config.appealStepSeconds * 1000;
  store.pushNotification(appeal.accountId, createStatusNotification(appeal, status));
  if (payment)
    for (const accountId of getOwnerAccountIds(store, payment.owner))
      store.pushNotification(accountId, createPaymentDueNotification(payment, appeal));
  if (!isAppealClosed(appeal)) return;
  if (status === "CERTIFICATE_ISSUED" && appeal.kind === "APPLICATION")
    store.state.documents.push(createResultDocument(appeal, store.nextId()));
  store.pushNotification(appeal.accountId, questionNotification);
}

/** The services that look into a violation which the applicant reports. */
const inquiries: readonly string[] = ["102", "103", "109"];

/** Returns why an application is refused, as it can be of its service. */
function getRefusalNote({ serviceId = "" }: AppealRecord): LocalizedText {
  if (serviceDetails[serviceId]?.requiredDocuments.includes(requiredDocumentTypes.testReport))
    return statusNotes.applicationRefused;
  return inquiries.includes(serviceId) ? statusNotes.REFUSED : statusNotes.requirementsNotMet;
}

/** Performs all due transitions and answers the due feedback messages. An appeal with an open payment waits. */
export function processDueTransitions(store: MockStore): void {
  answerDueFeedbacks(store);
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

/** The form field with the number of instruments or copies, by the id of a service that is paid for each of them. */
const countAnswers: Readonly<Record<string, string>> = { "105": "count", "110": "copies" };

/** Returns what an applicant pays to the service: its fee for each instrument or copy, or one fee. */
function getServiceFee({ serviceId = "", answers = {} }: AppealRecord, fee: number): number {
  const count = Number(answers[countAnswers[serviceId] ?? ""] ?? 1);
  return Math.round(fee * count * 100) / 100;
}

/** Creates the payment of a service with fees, at the time of its step. Returns `undefined` for an appeal without fees. */
function createPaymentIfRequired(store: MockStore, appeal: AppealRecord, timestamp: number): PaymentRecord | undefined {
  const service = services.find(({ id }) => id === appeal.serviceId);
  if (service === undefined || appeal.kind !== "APPLICATION" || service.serviceFee + service.governmentFee === 0)
    return undefined;
  const { serviceFee, governmentFee } = service;
  const payment: PaymentRecord = {
    id: store.nextId(),
    owner: appeal.owner,
    serviceType: service.title,
    appealNumber: appeal.number,
    target: governmentFee > 0 ? appealTexts.stateDuty : appealTexts.serviceFee,
    serviceFee: getServiceFee(appeal, serviceFee),
    governmentFee,
    dueDate: addWorkingDays(toIsoDate(timestamp), 10),
  };
  store.state.payments.push(payment);
  return payment;
}

/** Returns the name of an organisation, or the initials of a person: numbers of certificates can be guessed. */
const getPublicHolder = ({ owner, applicant }: AppealRecord): string =>
  owner.startsWith("organisation:")
    ? applicant
    : applicant
        .split(" ")
        .map((name) => `${name.charAt(0)}.`)
        .join(" ");

/** What an application can end with. The heading of a standard is its designation. */
const resultDocuments = {
  certificate: { title: appealTexts.certificate, text: appealTexts.certificateText, fileName: "sertifikat" },
  letter: { title: appealTexts.letter, text: appealTexts.letterText, fileName: "cavab" },
  standard: { title: undefined, text: appealTexts.standardText, fileName: "standart" },
} as const;

/** Returns what the last step of a service promises. */
function getResultKind({ serviceId = "" }: AppealRecord): keyof typeof resultDocuments {
  const steps = serviceDetails[serviceId]?.steps ?? [];
  if (steps.includes(serviceSteps.certificate)) return "certificate";
  return steps.includes(serviceSteps.letter) ? "letter" : "standard";
}

/**
 * Returns the result document of an application: a certificate, a letter in the language that the applicant asked for, or
 * the copy of a standard.
 */
export function createResultDocument(appeal: AppealRecord, id: number): DocumentRecord {
  const kind = getResultKind(appeal);
  const { title, text, fileName } = resultDocuments[kind];
  // A certificate is for everybody, a letter for its reader.
  const lang = kind === "certificate" ? "az" : parseLanguage(String(appeal.answers?.["answerLanguage"] ?? ""));
  const heading = title === undefined ? String(appeal.answers?.["designation"]) : translate(title, lang);
  const timestamp = appeal.steps.at(-1)?.at ?? getSubmittedAt(appeal);
  const certificate = kind === "certificate" ? createCertificate(appeal, timestamp) : undefined;
  return createIssuedDocument(
    {
      heading,
      rows: [
        ...(certificate ? [[translate(appealTexts.certificateNumber, lang), certificate.number] as const] : []),
        [translate(appealTexts.number, lang), appeal.number],
        [translate(appealTexts.service, lang), translate(getServiceType(appeal), lang)],
        [translate(appealTexts.applicant, lang), appeal.applicant],
        [translate(appealTexts.receivedOn, lang), formatDate(lang, toIsoDate(getSubmittedAt(appeal)))],
        [translate(appealTexts.issuedOn, lang), formatDate(lang, toIsoDate(timestamp))],
        ...(certificate
          ? [[translate(appealTexts.validUntil, lang), formatDate(lang, certificate.validUntil)] as const]
          : []),
      ],
      text: [translate(text, lang)],
      ...(certificate && {
        qrCode: {
          text: `${paths.checkCertificate}?number=${encodeURIComponent(certificate.number)}`,
          caption: translate(appealTexts.certificateCheck, lang),
        },
      }),
    },
    {
      id,
      owner: appeal.owner,
      name: title === undefined ? heading : `${heading} № ${certificate?.number ?? appeal.number}`,
      fileName: `${fileName}-${appeal.number}.pdf`,
      lang,
      createdAt: timestamp,
      appealNumber: appeal.number,
      ...(certificate && { certificate }),
    },
  );
}

/** The service whose certificates are valid for one year: the verification of instruments. */
const yearlyService = "105";

/** Returns the certificate of a granted application. It is valid for one or two years. */
function createCertificate(appeal: AppealRecord, timestamp: number): CertificateRecord {
  const end = new Date(timestamp);
  end.setUTCFullYear(end.getUTCFullYear() + (appeal.serviceId === yearlyService ? 1 : 2));
  return {
    number: `S-${appeal.number}`,
    kind: getServiceType(appeal),
    holder: getPublicHolder(appeal),
    issueDate: toIsoDate(timestamp),
    validUntil: toIsoDate(end.getTime()),
  };
}
