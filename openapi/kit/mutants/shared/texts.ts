/** Returns a text as UTF-8. */
export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns the body of a request or a response as text. */
export const decode = ({ body }: { body: Uint8Array }): string => new TextDecoder().decode(body);

/** Returns a text in the small letters of English. */
export const toSmall = (text: unknown): string => String(text).toLowerCase();

/** Returns a text as the part of a regular expression that matches it. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
