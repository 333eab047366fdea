/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The number of unread notifications.
 * @minimum 0
 */
export type NotificationCount = number;
