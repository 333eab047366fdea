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
  if (uuid.test(known)) return "00000000-0000-4000-8000-000000000000";
  const [first, second] = [replaceEnd(known, "9", "f"), replaceEnd(known, "0", "a")];
  if (first !== known) return first;
  return second === known ? "unknown-id" : second;
}

/** Returns a text with other letters and digits in its second half: a prefix may say what it names, or when it was created. */
const replaceEnd = (text: string, digit: string, letter: string): string => {
  const start = Math.ceil(text.length / 2);
  const end = text.slice(start).replaceAll(/\d/g, digit).replaceAll(/[a-z]/g, letter);
  return text.slice(0, start) + end.replaceAll(/[A-Z]/g, letter.toUpperCase());
};
