/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An e-mail address. It is also the username of every account with a password.
 * @maxLength 254
 */
export type Email = string;
