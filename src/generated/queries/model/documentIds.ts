/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The ids of the attached files. Each file has to be uploaded first.
 * @maxItems 20
 * @items.minimum 1
 */
export type DocumentIds = number[];
