/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field and direction of the order, ascending (asc) or descending (desc).
 */
export type PaidPaymentSort = 'paymentDate.desc' | 'paymentDate.asc' | 'amount.asc' | 'amount.desc';