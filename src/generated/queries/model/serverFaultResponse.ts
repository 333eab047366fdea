/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The service failed. Nothing the person did is to blame.
 */
export type ServerFaultResponse = Problem;
