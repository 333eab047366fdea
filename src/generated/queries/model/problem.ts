/**
 * Generated from openapi/. Do not edit.
 */
import type { FieldProblem } from './fieldProblem.ts';

/**
 * An error with a message for the user in the requested language. Every error response has this shape.
 */
export interface Problem {
  /**
     * One or two sentences that the portal shows verbatim.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
  /**
     * A fixed code that the portal can act on, the same in every language. The list of codes is open. For an unknown code, the portal shows the message as usual.
     * @pattern ^[A-Z][A-Z0-9_]{0,63}$
     */
  code?: string;
  /**
     * The fields whose values are not accepted, with the reasons. Absent when the error does not concern a field.
     * @maxItems 100
     */
  fields?: FieldProblem[];
}
