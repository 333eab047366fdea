/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This time slot is already booked. The client should request the free slots again.
 */
export type SlotTakenResponse = Problem;
