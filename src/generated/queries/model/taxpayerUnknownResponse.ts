/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No taxpayer has this taxpayer number.
 */
export type TaxpayerUnknownResponse = Problem;
