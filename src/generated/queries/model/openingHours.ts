/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The opening hours on certain days.
 */
export interface OpeningHours {
  /**
     * The days as text.
     * @minLength 1
     * @maxLength 200
     */
  days: string;
  /**
     * The same days as numbers, from 1 for Monday to 7 for Sunday, so that the portal can mark the current day. Absent when they are not days of the week.
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays?: number[];
  /**
     * The opening time in Baku local time.
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  opens: string;
  /**
     * The closing time in Baku local time, later than the opening time; 23:59 for midnight.
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  closes: string;
}
