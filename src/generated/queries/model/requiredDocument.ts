/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A document that accompanies an application for a service.
 */
export interface RequiredDocument {
  /**
     * The name of the document.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Where to get the document, and what it has to contain.
     * @maxLength 2000
     */
  description?: string;
  /** True when the application is not processed without it, false when it is optional. */
  mandatory: boolean;
}
