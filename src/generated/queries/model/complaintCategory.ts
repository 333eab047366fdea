/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What a consumer complains about. DEFECTIVE_GOODS are goods of bad quality, CHEATING is about bill, weight or price, CONTRACT_TERMS were broken, MISSING_INFORMATION was owed to the buyer, CONSUMER_RIGHTS is any other right of consumers.
 */
export type ComplaintCategory = 'DEFECTIVE_GOODS' | 'CONSUMER_RIGHTS' | 'CHEATING' | 'CONTRACT_TERMS' | 'MISSING_INFORMATION';