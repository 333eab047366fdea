/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The subject of a consumer complaint. DEFECTIVE_GOODS are goods of bad quality, CHEATING concerns bill, weight or price, CONTRACT_TERMS a breach of contract, MISSING_INFORMATION information withheld from the buyer, CONSUMER_RIGHTS any other consumer right.
 */
export type ComplaintCategory = 'DEFECTIVE_GOODS' | 'CONSUMER_RIGHTS' | 'CHEATING' | 'CONTRACT_TERMS' | 'MISSING_INFORMATION';