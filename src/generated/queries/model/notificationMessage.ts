/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The message that is pushed to a signed-in user when an event occurs.
 */
export interface NotificationMessage {
  /** The notification's id. A message that is delivered twice has the same id. */
  id?: Id;
  /** QUESTION requests an evaluation of the service. The list of values is open, and every other value is treated as a message without an action. */
  type: string;
  /** The id of the appeal that the message is about. The portal links the message to it. */
  appealId?: Id;
  /** The title in a few words. */
  title: string;
  /** The full message as plain text. */
  description: string;
  /** True when the user chose browser messages for this kind of event. A portal in the background then shows one. */
  push?: boolean;
  /** The time of sending in ISO 8601, with its offset. Without it, the portal shows no time. */
  createdAt?: string;
}
