/** The longest server message that is shown, in characters. */
const longest = 300;

/**
 * A server's sentence made fit for a toast: plain text, without control and direction-changing characters, at most 300
 * characters. Anything but a non-empty string is `undefined`.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value
    .slice(0, 4 * longest)
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text === "") return undefined;
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : text;
}
