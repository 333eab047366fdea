/** The longest server message that is shown, in grapheme clusters. */
const maxLength = 300;

/** Returns the letters of a text, each with its combining accents. In older browsers an accent counts as a letter. */
const splitGraphemes = (text: string): string[] =>
  "Segmenter" in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text), ({ segment }) => segment)
    : [...text];

/**
 * Returns a server message as plain text on one line: without invisible and bidirectional control characters, at most 300
 * grapheme clusters. Returns `undefined` for anything but a non-empty string.
 */
export function toPlainText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value
    .slice(0, 4 * maxLength)
    .replaceAll(/[\p{Cf}\p{Cs}]+/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  if (text === "") return undefined;
  // No text has more clusters than code units. Dividing it into clusters takes most of the time of a message.
  const isCutOff = value.length > 4 * maxLength;
  if (!isCutOff && text.length <= maxLength) return text;
  const graphemes = splitGraphemes(text);
  return isCutOff || graphemes.length > maxLength ? `${graphemes.slice(0, maxLength - 1).join("")}…` : text;
}
