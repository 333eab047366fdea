const incompleteResponses = new WeakSet<object>();

/** Remembers of an answer that entries of its lists broke the contract and were left out. */
export function markIncomplete(body: unknown): void {
  if (typeof body === "object" && body !== null) incompleteResponses.add(body);
}

/** Whether entries were left out of an answer. */
export const isIncomplete = (body: unknown): boolean =>
  typeof body === "object" && body !== null && incompleteResponses.has(body);
