/**
 * Generated from openapi/. Do not edit.
 */
import type { CallbackSlot } from './callbackSlot.ts';
import type { OpeningHours } from './openingHours.ts';

/**
 * The contact details of the call center.
 */
export interface CallCenter {
  /**
     * The phone number of the call center, in international format, or a short number of three or four digits.
     * @pattern ^(\+[0-9]{1,24}|[0-9]{3,4})$
     */
  phoneNumber: string;
  /**
     * The opening hours. The call center is closed on days that are not listed.
     * @maxItems 14
     */
  hours: OpeningHours[];
  /** True when the call center is open at this moment. Public holidays are taken into account. */
  openNow: boolean;
  /**
     * The URL of the chat. Absent when there is no chat.
     * @maxLength 2048
     * @pattern ^https://
     */
  chatUrl?: string;
  /**
     * The time slots of the coming days for a callback, within the opening hours and on no public holiday, the earliest first. Empty without a signed-in user.
     * @maxItems 200
     */
  slots: CallbackSlot[];
}
