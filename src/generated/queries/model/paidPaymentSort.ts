/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The field the list is ordered by, upwards (asc) or downwards (desc).
 */
export type PaidPaymentSort = 'paymentDate.desc' | 'paymentDate.asc' | 'amount.asc' | 'amount.desc';