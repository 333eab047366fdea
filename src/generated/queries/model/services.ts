/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Service } from './service.ts';

/**
 * One page of services.
 */
export type Services = Paging & {
  /**
     * The services on this page.
     * @maxItems 100
     */
  items: Service[];
};
