/**
 * Generated from openapi/. Do not edit.
 */
import type { Confirmation } from './confirmation.ts';
import type { Report } from './report.ts';

/**
 * The report as it is now stored, and a confirmation message.
 */
export type ReportReceipt = Report & Confirmation;
