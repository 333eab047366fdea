/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An id that the server assigns, as a number or a string. The client does not interpret it and sends it back as it was received; in a path it is a text, so 481 and '481' are the same id.
 */
export type Id = string | number;
