/**
 * Generated from openapi/. Do not edit.
 */
import type { FieldProblem } from './fieldProblem.ts';

/**
 * What went wrong, said to the person in the language they asked for. Every error answer of the service has this shape.
 */
export interface Problem {
  /**
     * One or two sentences the portal shows word for word.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
  /**
     * A fixed word the portal can act on, the same in every language. The list is open: an unknown code changes nothing, the message is still shown.
     * @pattern ^[A-Z][A-Z0-9_]{0,63}$
     */
  code?: string;
  /**
     * Which answers of the form are not accepted, and why. Absent when the trouble is not about one field.
     * @maxItems 100
     */
  fields?: FieldProblem[];
}
