/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { Language } from './language.ts';
import type { ServiceType } from './serviceType.ts';

/**
 * A service citizens and organisations can ask for.
 */
export interface Service {
  id: ContentId;
  /**
     * The code of the service in the state list of services.
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
     * One or two sentences on what one gets.
     * @maxLength 2000
     */
  summary: string;
  type: ServiceType;
  /**
     * Who may ask for it, in words.
     * @maxLength 300
     */
  audience: string;
  /**
     * In how many working days it is done at the latest. 0 means at once.
     * @minimum 0
     * @maximum 365
     */
  durationWorkingDays: number;
  /**
     * What the service costs, in manats. 0 means free of charge.
     * @minimum 0
     * @maximum 1000000
     */
  serviceFee: number;
  /**
     * The state duty, in manats. 0 means none.
     * @minimum 0
     * @maximum 1000000
     */
  governmentFee: number;
  /**
     * Where the service is really given, when another site gives it.
     * @maxLength 2048
     * @pattern ^https://
     */
  externalUrl?: string;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
