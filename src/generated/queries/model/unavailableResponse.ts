/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The server is being maintained or has too much to do. A client may send the request again after the stated time.
 */
export type UnavailableResponse = Problem;
