/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An opaque secret that represents a session. The portal stores it and sends it back, and never parses it.
 * @minLength 1
 */
export type Token = string;
