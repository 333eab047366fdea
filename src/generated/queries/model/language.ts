/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
export type Language = 'az' | 'ru' | 'en';