/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What is pushed to a signed-in person the moment it happens.
 */
export interface NotificationMessage {
  /**
     * The notification's number. A message that comes twice has the same one.
     * @minimum 1
     */
  id: number;
  /**
     * QUESTION asks the person to evaluate the service. The list is open, and every other word is treated as plain news.
     * @minLength 1
     * @maxLength 64
     */
  type: string;
  /**
     * What it is about, in a few words.
     * @maxLength 300
     */
  title: string;
  /**
     * The whole message as plain text.
     * @maxLength 4000
     */
  description: string;
  /** When it was sent. */
  createdAt: string;
}
