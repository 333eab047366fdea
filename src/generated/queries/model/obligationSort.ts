/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field the list is ordered by, upwards (asc) or downwards (desc). Payments without a due date come last.
 */
export type ObligationSort = 'dueDate.asc' | 'dueDate.desc' | 'amount.asc' | 'amount.desc';