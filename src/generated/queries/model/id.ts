/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An id that the server assigns, as a number or a string. The client does not interpret it and sends it back as it was received; in a path it is a text, so 481 and '481' are the same id. An id beyond 2^53 - 1, which no browser reads exactly as a number, is a string.
 * @maximum 9007199254740991
 */
export type Id = string | number;
