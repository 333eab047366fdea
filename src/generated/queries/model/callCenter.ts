/**
 * Generated from openapi/. Do not edit.
 */
import type { CallbackSlot } from './callbackSlot.ts';
import type { OpeningHours } from './openingHours.ts';
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * How the call center is reached.
 */
export interface CallCenter {
  phone: PhoneNumber;
  /**
     * When somebody answers. Days that are not named are closed.
     * @maxItems 14
     */
  hours: OpeningHours[];
  /** True when somebody answers at this moment. Public holidays are taken into account. */
  openNow: boolean;
  /**
     * Where one can write instead of calling. Absent when that is not offered.
     * @maxLength 2048
     * @pattern ^https://
     */
  chatUrl?: string;
  /**
     * The times of the coming days in which one can be called back, the earliest first. Empty for somebody who is not signed in.
     * @maxItems 200
     */
  slots: CallbackSlot[];
}
