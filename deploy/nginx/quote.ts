/** Returns a quoted nginx parameter. */
export const quoteNginx = (text: string): string => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
