/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { ServiceType } from './serviceType.ts';

/**
 * A service for citizens and organisations.
 */
export interface Service {
  id: Id;
  /**
     * The code of the service in the state register of services.
     * @minLength 1
     * @maxLength 32
     */
  code: string;
  /**
     * The name of the service.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * One or two sentences about the result of the service.
     * @maxLength 2000
     */
  summary: string;
  type: ServiceType;
  /**
     * Who may apply, as text.
     * @maxLength 300
     */
  audience: string;
  /**
     * The maximum duration in working days. 0 means immediately.
     * @minimum 0
     * @maximum 365
     */
  durationWorkingDays: number;
  /** The fee for the service, in manats. 0 means free of charge. */
  serviceFee: Amount;
  /** The state duty, in manats. 0 means none. */
  governmentFee: Amount;
  /**
     * The URL of the service, when another site provides it; the page of the service itself, not the front page of the site.
     * @maxLength 2048
     * @pattern ^https://
     */
  externalUrl?: string;
  /**
     * The name of the site at `externalUrl`, by which people know it. Absent when the host says enough.
     * @minLength 1
     * @maxLength 200
     */
  externalSite?: string;
  currency?: Currency;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
