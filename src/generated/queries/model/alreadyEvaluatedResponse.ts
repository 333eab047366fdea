/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The person has evaluated this already. Each appeal is evaluated once.
 */
export type AlreadyEvaluatedResponse = Problem;
