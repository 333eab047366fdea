/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A password that meets the rules for new passwords. It has 10 to 256 characters, at least 5 of them different, and contains an upper-case letter, a lower-case letter, a digit and a special character. Letters of every alphabet count. A special character is any character except a letter, a digit or a space.
 * @minLength 10
 * @maxLength 256
 */
export type NewPassword = string;
