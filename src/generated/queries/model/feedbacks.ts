/**
 * Generated from openapi/. Do not edit.
 */
import type { Feedback } from './feedback.ts';
import type { Paging } from './paging.ts';

/**
 * One page of the person's feedbacks, the newest first.
 */
export type Feedbacks = Paging & {
  /**
     * The feedbacks on this page.
     * @maxItems 100
     */
  items: Feedback[];
};
