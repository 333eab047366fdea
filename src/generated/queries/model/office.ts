/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { OpeningHours } from './openingHours.ts';
import type { Region } from './region.ts';

/**
 * An office of the service that receives visitors.
 */
export interface Office {
  id: Id;
  /**
     * The name of the office.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /** The region in which the office is. */
  region: Region;
  /**
     * The postal address, with the postcode.
     * @minLength 1
     * @maxLength 500
     */
  address: string;
  /**
     * The phone number, in international format, or a short number of three or four digits. Absent when the office has none.
     * @pattern ^(\+[0-9]{1,24}|[0-9]{3,4})$
     */
  phoneNumber?: string;
  /**
     * The opening hours. The office is closed on days that are not listed.
     * @maxItems 14
     */
  hours: OpeningHours[];
  /**
     * The days of the next 30 days on which the office is closed in spite of its opening hours, such as public holidays.
     * @maxItems 31
     */
  closedDates?: string[];
  /**
     * The latitude of the entrance, in degrees. Absent when it is not known. Present together with the longitude.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * The longitude of the entrance, in degrees. Absent when it is not known. Present together with the latitude.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
