/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * The number of yes, no and partial answers for one service, or for the institution and its portal.
 */
export interface EvaluationTally {
  /** The id of the service. Absent for the institution and its portal. */
  serviceId?: Id;
  /**
     * The name of what was evaluated.
     * @minLength 1
     * @maxLength 500
     */
  serviceTitle: string;
  /**
     * The number of yes answers.
     * @minimum 0
     * @maximum 100000000
     */
  yes: number;
  /**
     * The number of no answers.
     * @minimum 0
     * @maximum 100000000
     */
  no: number;
  /**
     * The number of partial answers.
     * @minimum 0
     * @maximum 100000000
     */
  partially: number;
  /**
     * The number of all answers, the sum of the other three.
     * @minimum 0
     * @maximum 300000000
     */
  total: number;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
