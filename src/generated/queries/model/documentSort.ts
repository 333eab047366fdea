/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field the list is ordered by, upwards (asc) or downwards (desc). Names follow the alphabet of the language asked for.
 */
export type DocumentSort = 'createdAt.desc' | 'createdAt.asc' | 'name.asc' | 'name.desc';