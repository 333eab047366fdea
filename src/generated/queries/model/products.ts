/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Product } from './product.ts';

/**
 * One page of products, ordered by code.
 */
export type Products = Paging & {
  /**
     * The products on this page.
     * @maxItems 100
     */
  items: Product[];
};
