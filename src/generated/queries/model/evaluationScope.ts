/**
 * Generated from openapi/. Do not edit.
 */

/**
 * SERVICE evaluates one service, GENERAL the institution and its portal.
 */
export type EvaluationScope = 'SERVICE' | 'GENERAL';