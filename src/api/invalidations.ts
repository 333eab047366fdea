import type { operations } from "../generated/contract.d.ts";

type OperationId = keyof operations;

/** The queries that each successful mutation invalidates. Pages do not invalidate queries themselves. */
export const invalidations: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  markNotificationsRead: ["readNotifications", "countNotifications"],
  updatePossessor: ["readPossessor"],
  submitReport: ["listReports", "listDocuments"],
  sendFeedback: ["listFeedbacks", "listDocuments"],
  requestCallback: ["readCallCenter"],
  sendEvaluation: ["readEvaluationSummary", "readAppeal", "listAppeals"],
  sendAppeal: ["listAppeals", "listDocuments", "listObligations"],
  sendAppealMessage: ["listAppealMessages", "listAppeals", "readAppeal", "listDocuments"],
  correctAppeal: ["listAppeals", "readAppeal", "listDocuments"],
  withdrawAppeal: ["listAppeals", "readAppeal", "listObligations"],
};

/** The queries that a failed mutation invalidates: the page showed an outdated state, or shows whether a lost answer meant success. */
export const invalidationsOnFailure: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  requestCallback: ["readCallCenter"],
  startPayment: ["listObligations", "listPaidPayments", "readAppeal"],
  updatePossessor: ["readPossessor"],
  submitReport: ["listReports"],
  sendFeedback: ["listFeedbacks"],
  sendAppealMessage: ["listAppealMessages"],
  correctAppeal: ["listAppeals", "readAppeal"],
  withdrawAppeal: ["listAppeals", "readAppeal", "listObligations"],
  sendEvaluation: ["listAppeals", "readAppeal"],
};
