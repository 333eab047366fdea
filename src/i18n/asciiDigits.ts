/** Returns a text with the decimal digits of any script, such as `٥` or `５`, as 0 to 9. */
export const toAsciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, toAsciiDigit);

/** The digits of each script follow each other in Unicode, from zero; some sets of ten stand directly after another. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
