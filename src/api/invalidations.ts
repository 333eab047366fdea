import type { operations, webhooks } from "../generated/contract.d.ts";

type OperationId = keyof operations;

/** Which reads each write makes untrue. Pages never say so themselves. */
export const invalidations: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  markNotificationsRead: ["readNotifications", "countNotifications"],
  updatePossessor: ["readPossessor"],
  submitReport: ["listReports", "listDocuments"],
  sendFeedback: ["listFeedbacks", "listDocuments"],
  requestCallback: ["readCallCenter"],
  startPayment: ["listObligations", "listPaidPayments"],
  sendEvaluation: ["readEvaluationSummary", "readAppeal"],
  sendAppeal: ["listAppeals", "listDocuments", "listObligations"],
  withdrawAppeal: ["listAppeals", "readAppeal", "listObligations"],
};

/** Which reads turn out to be untrue when a write is refused: what was to be changed is not what the portal showed. */
export const invalidationsOnRejection: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  requestCallback: ["readCallCenter"],
  startPayment: ["listObligations", "listPaidPayments"],
};

/** Which reads each message of the socket makes untrue. A new message of the contract does not compile without its row. */
export const invalidationsOnPush: Readonly<Record<keyof webhooks, readonly OperationId[]>> = {
  // A message comes when something of the person has moved on.
  notificationPushed: [
    "readNotifications",
    "countNotifications",
    "listAppeals",
    "readAppeal",
    "listDocuments",
    "listObligations",
  ],
};

/** What says more to somebody who is signed in, and may have been read before they were. */
export const invalidationsOnSignIn: readonly OperationId[] = ["readCallCenter"];

/** What to ask again when the service is in trouble: whether it knows of it. */
export const invalidationsOnOutage: readonly OperationId[] = ["readServiceStatus"];

/** What may have changed while nobody listened, which is whatever a message may be about: read again whenever the socket has connected. */
export const invalidationsOnReconnect: readonly OperationId[] = [...new Set(Object.values(invalidationsOnPush).flat())];
