const incompleteResponses = new WeakSet<object>();

/** Marks a response body from whose lists invalid entries were dropped. */
export function markIncomplete(body: unknown): void {
  if (typeof body === "object" && body !== null) incompleteResponses.add(body);
}

/** Returns whether invalid entries were dropped from a response body. */
export const isIncomplete = (body: unknown): boolean =>
  typeof body === "object" && body !== null && incompleteResponses.has(body);
