import type { operations, webhooks } from "../generated/contract.d.ts";

type OperationId = keyof operations;

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
    "listPaidPayments",
    "listFeedbacks",
    "listReports",
  ],
};

/** The queries to invalidate when the STOMP connection is established again: push messages may have been missed. */
export const invalidationsOnReconnect: readonly OperationId[] = [...new Set(Object.values(invalidationsOnPush).flat())];
