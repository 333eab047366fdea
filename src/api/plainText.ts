/** The longest server message that is shown, in characters as a reader counts them. */
const maxLength = 300;

/**
 * A server's sentence made fit for a toast: plain text on one line, without invisible and direction-changing characters, at
 * most 300 characters. Anything but a non-empty string is `undefined`.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value
    .slice(0, 4 * maxLength)
    .replaceAll(/[\p{Cf}\p{Cs}]+/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  if (text === "") return undefined;
  // A letter and the accents typed after it are one character.
  const shown = Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text),
    ({ segment }) => segment,
  );
  return shown.length > maxLength || value.length > 4 * maxLength ? `${shown.slice(0, maxLength - 1).join("")}…` : text;
}
