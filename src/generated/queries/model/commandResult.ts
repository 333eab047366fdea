/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The server completed the request. Any successful status says so; the body is optional.
 */
export interface CommandResult {
  /** A message that the portal shows verbatim. Without it, the portal shows its own. */
  message?: string;
}
