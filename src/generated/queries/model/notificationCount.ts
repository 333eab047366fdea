/**
 * Generated from openapi/. Do not edit.
 */

/**
 * How many notifications the person has not read yet.
 * @minimum 0
 * @maximum 1000000
 */
export type NotificationCount = number;
