/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Which of the two portals something belongs to. '1' is competition, '2' is quality.
 */
export type CompetitionQualityType = '1' | '2';