/** A name or value as nginx reads it within quotation marks. */
export const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
