/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Somebody else has chosen this time meanwhile. The free times are to be read again.
 */
export type SlotTakenResponse = Problem;
