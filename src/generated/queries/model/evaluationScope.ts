/**
 * Generated from openapi/. Do not edit.
 */

/**
 * SERVICE evaluates one service, GENERAL the work of the office and its portal.
 */
export type EvaluationScope = 'SERVICE' | 'GENERAL';