/**
 * Generated from openapi/. Do not edit.
 */

/**
 * One thing that happens on the way to the result.
 */
export interface ServiceStep {
  /**
     * What happens, in a few words.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Who does it, how long it takes, what to look out for.
     * @maxLength 2000
     */
  description?: string;
}
