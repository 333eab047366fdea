import type { OpenApiDocument } from "../../contract/document.ts";
import { flattenSchema } from "../../contract/operations.ts";
import { assertContract } from "../outcomes.ts";

/**
 * A text of 300 characters as people write it: letters of three languages, combining marks, emoji, another direction,
 * quotes, markup, entities, spaces and line breaks. It neither begins nor ends with a space, which a server may remove.
 */
export const mixedText = [
  "Əziz qardaş, İğdır və Iğdır ayrı-ayrı şəhərlərdir: ç, ş, ö, ü, ğ, ı, ə.",
  "Съешь ещё этих мягких французских булок, да выпей чаю.",
  "O'Brien said: “it's” \"fine\" — 50 % & <b>bold</b> &amp; C:\\temp\\new; -- {{x}} ${y}",
  "1:\n  2,\n\t3,  4\n\n\n5",
  "Cafe\u0301, mu\u0308nchen, 👨‍👩‍👧 🇦🇿 ✅, שלום, ½ ₼ №7, \u00A0.",
]
  .join("\n\n")
  .padEnd(300, "ə");

/** The same in one line. */
export const mixedLine = mixedText
  .replaceAll(/[ \t\n]+/g, " ")
  .padEnd(300, "ə")
  .slice(0, 300);

/** Line breaks may be sent back as CR LF, and characters in their composed form. */
const normalize = (text: string): string => text.replaceAll("\r\n", "\n").normalize("NFC");

/** Throws `ContractViolation` when a text is not stored as it was sent. */
export function assertKept(field: string, sent: string, received: unknown): void {
  const text = typeof received === "string" ? normalize(received) : undefined;
  const expected = normalize(sent);
  if (text === expected) return;
  const [found, wanted] = [[...(text ?? "")], [...expected]];
  const index = wanted.findIndex((character, position) => found[position] !== character);
  const excerpt = (value: string | undefined): string =>
    value === undefined
      ? JSON.stringify(received)
      : JSON.stringify([...value].slice(Math.max(0, index - 5), index + 20).join(""));
  assertContract(false, `${field} as it was sent: …${excerpt(expected)}`, `…${excerpt(text)}`);
}

/** Returns such a text of as many characters, however they are counted: no pair of code units is divided. */
export const createLongText = (length: number): string =>
  Array.from({ length: Math.floor(length / (mixedText.length + 2)) }, () => mixedText)
    .join("\n\n")
    .padEnd(length, "ə");

/** Returns the longest text that a user may enter as their own words. */
export const createOwnWords = (document: OpenApiDocument): string => {
  const { maxLength } = flattenSchema(document, { $ref: "#/components/schemas/OwnWords" });
  return typeof maxLength === "number" ? createLongText(maxLength) : mixedText;
};

/** The name of the checks that read a text back. */
export const keepsTextName = "keeps each text as it was written";
