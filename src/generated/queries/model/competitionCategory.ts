/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The reported violation of competition law. HORIZONTAL_AGREEMENT is an agreement between competitors, VERTICAL_AGREEMENT between a supplier and a buyer, DOMINANCE_ABUSE the abuse of a dominant position.
 */
export type CompetitionCategory = 'HORIZONTAL_AGREEMENT' | 'VERTICAL_AGREEMENT' | 'DOMINANCE_ABUSE';