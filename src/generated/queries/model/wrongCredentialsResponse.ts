/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The e-mail address and the password do not match. The response does not reveal which of the two is wrong.
 */
export type WrongCredentialsResponse = Problem;
