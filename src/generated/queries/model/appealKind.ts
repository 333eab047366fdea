/**
 * Generated from openapi/. Do not edit.
 */

/**
 * APPLICATION asks for a service, COMPLAINT reports a wrong, SUGGESTION proposes something better.
 */
export type AppealKind = 'APPLICATION' | 'COMPLAINT' | 'SUGGESTION';