/**
 * Generated from openapi/. Do not edit.
 */
import type { NotificationChannels } from './notificationChannels.ts';

/**
 * How the user is notified of each kind of event. An event without an entry is not offered by the server: a user to whom cases and payments are closed, such as one of a foreign organisation, gets no entry for them.
 */
export interface NotificationSettings {
  /**
     * The channels of each kind of event, at most one entry for each.
     * @maxItems 20
     */
  items: NotificationChannels[];
}
