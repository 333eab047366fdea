/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field and direction of the order, ascending (asc) or descending (desc). Payments without a due date come last.
 */
export type ObligationSort = 'dueDate.asc' | 'dueDate.desc' | 'amount.asc' | 'amount.desc';