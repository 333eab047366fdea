/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The ids of the attached files. Each file has to be uploaded first.
 * @maxItems 20
 */
export type DocumentIds = Id[];
