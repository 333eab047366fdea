/**
 * Generated from openapi/. Do not edit.
 */
import type { FieldProblem } from './fieldProblem.ts';
import type { ProblemCode } from './problemCode.ts';

/**
 * An error with a message for the user in the requested language. Every error response has this shape. The other fields are proposed: they are the members of RFC 9457, and `code` and `fields`.
 */
export interface Problem {
  /**
     * One or two sentences that the portal shows verbatim.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
  /**
     * The kind of problem as a URI (RFC 9457). It is `about:blank`, as `code` states the kind.
     * @maxLength 200
     */
  type?: string;
  /**
     * The reason phrase of the status, for developers. It is never shown.
     * @maxLength 200
     */
  title?: string;
  /**
     * The status of the response, for logs that keep only the body.
     * @minimum 400
     * @maximum 599
     */
  status?: number;
  /**
     * The same text as `message`, for clients that know only RFC 9457.
     * @maxLength 1000
     */
  detail?: string;
  /**
     * A URI that identifies this occurrence in the logs of the server, to be given to the support. It names no person.
     * @maxLength 200
     */
  instance?: string;
  code?: ProblemCode;
  /**
     * The fields whose values are not accepted, with the reasons. Absent when the error does not concern a field.
     * @maxItems 100
     */
  fields?: FieldProblem[];
}
