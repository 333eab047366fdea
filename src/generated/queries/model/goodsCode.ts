/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A goods code of the customs nomenclature (XİF MN), or the beginning of one.
 * @maxLength 10
 * @pattern ^[0-9]{4,10}$
 */
export type GoodsCode = string;
