import type { operations, webhooks } from "../generated/contract.d.ts";

type OperationId = keyof operations;

/** The queries that each successful mutation invalidates. Pages do not invalidate queries themselves. */
export const invalidations: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  markNotificationsRead: ["readNotifications", "countNotifications"],
  updatePossessor: ["readPossessor"],
  submitReport: ["listReports", "listDocuments"],
  sendFeedback: ["listFeedbacks", "listDocuments"],
  requestCallback: ["readCallCenter"],
  startPayment: ["listObligations", "listPaidPayments"],
  sendEvaluation: ["readEvaluationSummary", "readAppeal", "listAppeals"],
  sendAppeal: ["listAppeals", "listDocuments", "listObligations"],
  sendAppealMessage: ["listAppealMessages", "listAppeals", "readAppeal", "listDocuments"],
  correctAppeal: ["listAppeals", "readAppeal", "listDocuments"],
  withdrawAppeal: ["listAppeals", "readAppeal", "listObligations"],
};

/** The queries that a failed mutation invalidates: the page showed an outdated state. */
export const invalidationsOnRejection: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  requestCallback: ["readCallCenter"],
  startPayment: ["listObligations", "listPaidPayments"],
  updatePossessor: ["readPossessor"],
  correctAppeal: ["readAppeal"],
};

/** The queries that each push message invalidates. A webhook of the contract without an entry does not compile. */
export const invalidationsOnPush: Readonly<Record<keyof webhooks, readonly OperationId[]>> = {
  // The server pushes a notification when anything of the user has changed.
  notificationPushed: [
    "readNotifications",
    "countNotifications",
    "listAppeals",
    "readAppeal",
    "listAppealMessages",
    "listDocuments",
    "listObligations",
  ],
};

/** The queries to refetch when a request fails with 5xx or a timeout: the service status. */
export const invalidationsOnOutage: readonly OperationId[] = ["readServiceStatus"];

/** The queries to invalidate when the STOMP connection is established again: push messages may have been missed. */
export const invalidationsOnReconnect: readonly OperationId[] = [...new Set(Object.values(invalidationsOnPush).flat())];
