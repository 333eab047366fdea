/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';

export type CheckCertificateParams = {
/**
 * The number of the certificate, as printed on it.
 * @minLength 1
 * @maxLength 64
 * @pattern \S
 */
certificateNo: string;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
