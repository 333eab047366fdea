/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another user has booked this time slot. The client should request the free slots again.
 */
export type SlotTakenResponse = Problem;
