/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field and direction of the order, ascending (asc) or descending (desc). Names are sorted by the alphabet of the requested language.
 */
export type DocumentSort = 'createdAt.desc' | 'createdAt.asc' | 'name.asc' | 'name.desc';