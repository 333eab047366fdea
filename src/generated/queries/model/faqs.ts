/**
 * Generated from openapi/. Do not edit.
 */
import type { Faq } from './faq.ts';
import type { Paging } from './paging.ts';
import type { Topic } from './topic.ts';

/**
 * One page of frequent questions, and what the list can be narrowed to.
 */
export type Faqs = Paging & {
  /**
     * The questions on this page.
     * @maxItems 100
     */
  items: Faq[];
  /**
     * All categories there are, whatever the list is narrowed to.
     * @maxItems 100
     */
  categories: Topic[];
};
