/**
 * Generated from openapi/. Do not edit.
 */

/**
 * How competition is said to be broken. HORIZONTAL_AGREEMENT is one between competitors, VERTICAL_AGREEMENT one between a supplier and a buyer, DOMINANCE_ABUSE the abuse of a dominant position.
 */
export type CompetitionCategory = 'HORIZONTAL_AGREEMENT' | 'VERTICAL_AGREEMENT' | 'DOMINANCE_ABUSE';