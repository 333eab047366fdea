/** Returns the lines of a text in one line, as a text field shows them: it would remove the line breaks alone. */
export const joinLines = (text: string): string =>
  /[\r\n]/.test(text) ? text.trim().replaceAll(/,?\s*[\r\n]\s*/g, ", ") : text;
