/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The message that is pushed to a signed-in user when an event occurs.
 */
export interface NotificationMessage {
  /**
     * The notification's id. A message that is delivered twice has the same id.
     * @minimum 1
     */
  id: number;
  /**
     * QUESTION requests an evaluation of the service. The list of values is open, and every other value is treated as a message without an action.
     * @minLength 1
     * @maxLength 64
     */
  type: string;
  /**
     * The title in a few words.
     * @maxLength 300
     */
  title: string;
  /**
     * The full message as plain text.
     * @maxLength 4000
     */
  description: string;
  /** The time of sending. */
  createdAt: string;
}
