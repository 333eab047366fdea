/** Returns a text for the content of an element. */
export const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns a text for the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', "&quot;");
