/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The user has already evaluated this. Each appeal can be evaluated once.
 */
export type AlreadyEvaluatedResponse = Problem;
