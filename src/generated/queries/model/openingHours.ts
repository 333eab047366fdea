/**
 * Generated from openapi/. Do not edit.
 */

/**
 * When the call center answers on certain days.
 */
export interface OpeningHours {
  /**
     * The days in words.
     * @minLength 1
     * @maxLength 200
     */
  days: string;
  /**
     * The same days by their numbers, from 1 for Monday to 7 for Sunday, so that today can be marked. Absent when they are no days of the week.
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays?: number[];
  /**
     * When it begins, as the clock in Baku shows it.
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  opens: string;
  /**
     * When it ends, as the clock in Baku shows it.
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  closes: string;
}
