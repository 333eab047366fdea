/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field the list is ordered by, and whether it begins with the earliest (asc) or the latest (desc).
 */
export type AppealSort = 'appealDate.desc' | 'appealDate.asc' | 'dueDate.asc' | 'dueDate.desc';