/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No account has this certificate number.
 */
export type CertificateUnknownResponse = Problem;
