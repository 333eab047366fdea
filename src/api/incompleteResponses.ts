const incomplete = new WeakSet<object>();

/** Remembers of an answer that entries of its lists broke the contract and were left out. */
export function markIncomplete(answer: unknown): void {
  if (typeof answer === "object" && answer !== null) incomplete.add(answer);
}

/** Whether entries were left out of an answer. */
export const isIncomplete = (answer: unknown): boolean => typeof answer === "object" && answer !== null && incomplete.has(answer);
