/**
 * Generated from openapi/. Do not edit.
 */
import type { Confirmation } from './confirmation.ts';
import type { Report } from './report.ts';

/**
 * The report as it is stored now, and a sentence that says so.
 */
export type ReportReceipt = Report & Confirmation;
