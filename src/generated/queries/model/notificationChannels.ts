/**
 * Generated from openapi/. Do not edit.
 */
import type { NotificationEvent } from './notificationEvent.ts';

/**
 * How the user is notified of one kind of event, besides the list of notifications, which contains all.
 */
export interface NotificationChannels {
  event: NotificationEvent;
  /** Whether an e-mail is sent to the user's address. */
  email: boolean;
  /** Whether an SMS is sent to the user's phone number. */
  sms: boolean;
  /** Whether the browser shows a message while the portal is open in the background. */
  push: boolean;
}
