/**
 * Generated from openapi/. Do not edit.
 */

/**
 * One step from the application to the result.
 */
export interface ServiceStep {
  /**
     * The name of the step, in a few words.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Who performs the step, how long it takes and what to note.
     * @maxLength 2000
     */
  description?: string;
}
