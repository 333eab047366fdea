/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An id that the server assigns, as a number or a string. The portal sends it back as it was received.
 */
export type Id = string | number;
