/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The numbers of the files that go with something that is sent. Each was uploaded before.
 * @maxItems 20
 * @items.minimum 1
 */
export type DocumentIds = number[];
