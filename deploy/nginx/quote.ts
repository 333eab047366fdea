/** A name or value as nginx reads it within quotation marks. */
export const quoteNginx = (text: string): string => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
