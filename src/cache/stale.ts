import type { operations, webhooks } from "../generated/contract.d.ts";

type OperationId = keyof operations;

/** Which reads each write makes untrue. Pages never say so themselves. */
export const staleAfterWrite: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  markNotificationsRead: ["readNotifications", "countNotifications"],
  updatePossessor: ["readPossessor"],
};

/** Which reads each message of the socket makes untrue. A new message of the contract does not compile without its row. */
export const staleAfterPush: Readonly<Record<keyof webhooks, readonly OperationId[]>> = {
  notificationPushed: ["readNotifications", "countNotifications"],
};

/** What may have changed while nobody listened: read again whenever the socket has connected. */
export const staleAfterSilence: readonly OperationId[] = ["readNotifications", "countNotifications"];
