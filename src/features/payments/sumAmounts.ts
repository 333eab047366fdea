import type { Obligations } from "../../generated/contract.d.ts";

/** Returns the sum of due payments in manats. Added up in qəpiks, because sums of decimals are not exact. */
export const sumAmounts = (payments: Obligations["items"]): number =>
  payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
