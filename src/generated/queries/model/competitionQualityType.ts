/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The portal that an entry belongs to. '1' is the competition portal, '2' the quality portal. Each entry belongs to one of them.
 */
export type CompetitionQualityType = '1' | '2';