/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { Language } from './language.ts';

/**
 * How many said yes, no and partially about one service.
 */
export interface EvaluationTally {
  /** The service. Absent for the work of the office and its portal. */
  serviceId?: ContentId;
  /**
     * The name of what was evaluated.
     * @minLength 1
     * @maxLength 500
     */
  serviceTitle: string;
  /**
     * How many answers were yes.
     * @minimum 0
     * @maximum 100000000
     */
  yes: number;
  /**
     * How many answers were no.
     * @minimum 0
     * @maximum 100000000
     */
  no: number;
  /**
     * How many answers were partially.
     * @minimum 0
     * @maximum 100000000
     */
  partially: number;
  /**
     * How many answers there were, the three numbers together.
     * @minimum 0
     * @maximum 300000000
     */
  total: number;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
