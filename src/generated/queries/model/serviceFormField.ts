/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormFieldFormat } from './serviceFormFieldFormat.ts';
import type { ServiceFormFieldType } from './serviceFormFieldType.ts';

/**
 * One field of the form, as the JSON Schema of its value.
 */
export interface ServiceFormField {
  /** The type of the value. */
  type: ServiceFormFieldType;
  /**
     * The label of the field.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * A hint for the user.
     * @maxLength 1000
     */
  description?: string;
  /**
     * The accepted values, as they are submitted. `ui:enumNames` contains their labels.
     * @minItems 1
     * @maxItems 300
     * @items.maxLength 200
     */
  enum?: string[];
  /** For a date, the portal shows a date picker. For an e-mail address, it validates the format. */
  format?: ServiceFormFieldFormat;
  /**
     * The minimum length of a text, in characters.
     * @minimum 0
     * @maximum 4000
     */
  minLength?: number;
  /**
     * The maximum length of a text, in characters.
     * @minimum 1
     * @maximum 4000
     */
  maxLength?: number;
  /**
     * The minimum of a number.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  minimum?: number;
  /**
     * The maximum of a number.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  maximum?: number;
}
