/**
 * Generated from openapi/. Do not edit.
 */
import type { Feedback } from './feedback.ts';
import type { Paging } from './paging.ts';

/**
 * One page of the user's feedback, the newest first.
 */
export type Feedbacks = Paging & {
  /**
     * The feedback on this page.
     * @maxItems 100
     */
  items: Feedback[];
};
