/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field the list is ordered by, upwards (asc) or downwards (desc). Products follow the alphabet of the language asked for.
 */
export type MarketPriceSort = 'product.asc' | 'product.desc' | 'avgPrice.asc' | 'avgPrice.desc' | 'changePercent.asc' | 'changePercent.desc';