/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The operation belongs to the other kind of account: one with a password, or one of the state identity service.
 */
export type WrongAccountTypeResponse = Problem;
