/**
 * Generated from openapi/. Do not edit.
 */
import type { Office } from './office.ts';
import type { Paging } from './paging.ts';
import type { Region } from './region.ts';

/**
 * One page of offices, the head office first.
 */
export type Offices = Paging & {
  /**
     * The offices on this page.
     * @maxItems 100
     */
  items: Office[];
  /**
     * All regions with an office, for the filter.
     * @maxItems 100
     */
  regions: Region[];
};
