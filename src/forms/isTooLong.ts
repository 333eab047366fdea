/**
 * Returns whether a text is longer than its operation takes, without the spaces at its ends. Lengths count code points, as in
 * JSON Schema. A field that shows this as an error has no `maxLength`, with which the browser would cut a text without a word.
 */
export const isTooLong = (text: string, limit: number): boolean => [...text.trim()].length > limit;
