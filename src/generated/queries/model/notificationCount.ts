/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The number of unread notifications.
 * @minimum 0
 * @maximum 1000000
 */
export type NotificationCount = number;
