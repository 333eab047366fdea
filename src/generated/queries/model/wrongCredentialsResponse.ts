/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The e-mail address and the password do not belong together. Which of the two is wrong is not said.
 */
export type WrongCredentialsResponse = Problem;
