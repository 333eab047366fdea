/**
 * Generated from openapi/. Do not edit.
 */

/**
 * APPLICATION requests a service, COMPLAINT reports a violation, SUGGESTION proposes an improvement.
 */
export type AppealKind = 'APPLICATION' | 'COMPLAINT' | 'SUGGESTION';