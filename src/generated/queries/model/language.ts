/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
export type Language = 'az' | 'ru' | 'en';