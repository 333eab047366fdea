/** An id that no server has assigned. */
export const unknownId = 2_000_000_000;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns an id that no server has assigned, of the form of one that it has: a server may refuse any other form as an
 * invalid value, and not as an id that names nothing.
 */
export function createUnknownId(known: unknown): number | string {
  if (typeof known !== "string") return unknownId;
  if (/^\d+$/.test(known)) return String(unknownId);
  return uuid.test(known) ? "00000000-0000-4000-8000-000000000000" : "unknown-id";
}
