/** Returns a text without lone surrogates, as `String.prototype.toWellFormed`, which Firefox lacks before version 119. */
export const toWellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
