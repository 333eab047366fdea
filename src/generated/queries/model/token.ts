/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An opaque secret that stands for a session. The portal stores it and sends it back, and never looks inside.
 * @minLength 1
 * @maxLength 8192
 */
export type Token = string;
