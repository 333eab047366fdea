const incompleteResponses = new WeakSet<object>();

/** Marks a response body of which something invalid was dropped. */
export function markIncomplete(body: unknown): void {
  if (typeof body === "object" && body !== null) incompleteResponses.add(body);
}

/** Returns whether something invalid was dropped from a response body. */
export const isIncomplete = (body: unknown): boolean =>
  typeof body === "object" && body !== null && incompleteResponses.has(body);
