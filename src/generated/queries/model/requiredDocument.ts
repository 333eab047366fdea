/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A document that goes with the request for a service.
 */
export interface RequiredDocument {
  /**
     * What the document is.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Where to get it, and what it has to show.
     * @maxLength 2000
     */
  description?: string;
  /** True when the request is not looked at without it, false when it only helps. */
  mandatory: boolean;
}
