import type { Obligations } from "../../generated/contract.d.ts";

/** Returns the payments that somebody has to pay: a waived one stays in the list with an amount of 0. */
export const selectDue = (payments: Obligations["items"]): Obligations["items"] =>
  payments.filter(({ amount }) => amount > 0);
