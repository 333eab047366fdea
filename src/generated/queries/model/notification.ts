/**
 * Generated from openapi/. Do not edit.
 */
import type { NotificationMessage } from './notificationMessage.ts';

/**
 * A notification in the list of the signed-in user.
 */
export type Notification = NotificationMessage & {
  /** True when the user has opened the list since it arrived. Absent means that it is unknown. */
  read?: boolean;
};
