/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { VerificationCode } from './verificationCode.ts';

export type ResetPasswordParams = {
/**
 * The code from the e-mail.
 */
verificationCode: VerificationCode;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
