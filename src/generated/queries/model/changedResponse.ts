/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The data have been changed since the client read them, in another tab or on another device. Nothing is saved.
 */
export type ChangedResponse = Problem;
