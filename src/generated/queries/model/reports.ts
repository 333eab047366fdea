/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Report } from './report.ts';

/**
 * One page of the organisation's reports.
 */
export type Reports = Paging & {
  /**
     * The reports on this page.
     * @maxItems 100
     */
  items: Report[];
};
