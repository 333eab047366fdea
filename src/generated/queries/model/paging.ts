/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The position of a page in a list.
 */
export interface Paging {
  /**
     * The number of this page, starting at 1.
     * @minimum 1
     * @maximum 100000
     */
  page: number;
  /**
     * The number of entries on a full page.
     * @minimum 1
     * @maximum 100
     */
  perPage: number;
  /**
     * The number of entries on all pages.
     * @minimum 0
     * @maximum 10000000
     */
  total: number;
}
