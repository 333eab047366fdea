/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Which part of a long list this is.
 */
export interface Paging {
  /**
     * The number of this page, from 1.
     * @minimum 1
     * @maximum 100000
     */
  page: number;
  /**
     * How many entries a full page has.
     * @minimum 1
     * @maximum 100
     */
  perPage: number;
  /**
     * How many entries there are on all pages together.
     * @minimum 0
     * @maximum 10000000
     */
  total: number;
}
