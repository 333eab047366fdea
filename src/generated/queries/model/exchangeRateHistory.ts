/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';
import type { RatePoint } from './ratePoint.ts';

/**
 * The official rates of one currency on the days of the last months.
 */
export interface ExchangeRateHistory {
  /**
     * The currency's three-letter code.
     * @maxLength 3
     * @pattern ^[A-Z]{3}$
     */
  code: string;
  /**
     * The number of currency units that the rates are for, the same on all days.
     * @minimum 1
     * @maximum 100000
     */
  nominal: number;
  /**
     * The currency's name.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** The language of the name, when it is not available in the requested language. */
  lang?: Language;
  /**
     * The rates, the earliest first. Only days on which a rate was published.
     * @maxItems 366
     */
  items: RatePoint[];
}
