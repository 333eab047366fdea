/**
 * Generated from openapi/. Do not edit.
 */
import type { AppealMessage } from './appealMessage.ts';
import type { Paging } from './paging.ts';

/**
 * One page of the messages on an appeal, the newest first.
 */
export type AppealMessages = Paging & {
  /**
     * The messages on this page.
     * @maxItems 100
     */
  items: AppealMessage[];
};
