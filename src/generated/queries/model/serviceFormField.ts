/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormFieldFormat } from './serviceFormFieldFormat.ts';
import type { ServiceFormFieldType } from './serviceFormFieldType.ts';

/**
 * One question, as the JSON Schema of its answer.
 */
export interface ServiceFormField {
  /** What the answer is. */
  type: ServiceFormFieldType;
  /**
     * The question, or the name of what is asked for.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * A sentence that helps to answer.
     * @maxLength 1000
     */
  description?: string;
  /**
     * The only answers that are accepted, as they are sent. Their words stand in `ui:enumNames`.
     * @minItems 1
     * @maxItems 300
     * @items.maxLength 200
     */
  enum?: string[];
  /** A date is chosen in a calendar. An e-mail address is checked for its form. */
  format?: ServiceFormFieldFormat;
  /**
     * The fewest characters of a text.
     * @minimum 0
     * @maximum 4000
     */
  minLength?: number;
  /**
     * The most characters of a text.
     * @minimum 1
     * @maximum 4000
     */
  maxLength?: number;
  /**
     * The smallest number.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  minimum?: number;
  /**
     * The largest number.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  maximum?: number;
}
