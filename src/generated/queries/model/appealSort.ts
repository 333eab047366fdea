/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field and direction of the order, ascending (asc) or descending (desc). Appeals without a due date come last.
 */
export type AppealSort = 'appealDate.desc' | 'appealDate.asc' | 'dueDate.asc' | 'dueDate.desc';