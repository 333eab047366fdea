/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field and direction of the order, ascending (asc) or descending (desc). Products are sorted by the alphabet of the requested language.
 */
export type MarketPriceSort = 'product.asc' | 'product.desc' | 'avgPrice.asc' | 'avgPrice.desc' | 'changePercent.asc' | 'changePercent.desc';