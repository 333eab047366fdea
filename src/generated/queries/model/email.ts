/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An e-mail address. It is also the username of everyone who signs in with a password.
 * @maxLength 254
 */
export type Email = string;
