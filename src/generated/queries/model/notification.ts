/**
 * Generated from openapi/. Do not edit.
 */
import type { NotificationMessage } from './notificationMessage.ts';

/**
 * A message to the signed-in person that waits in their list.
 */
export type Notification = NotificationMessage & {
  /** True once the person has seen their list. */
  read: boolean;
};
