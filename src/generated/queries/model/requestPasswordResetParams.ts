/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { LangParameter } from './langParameter.ts';

export type RequestPasswordResetParams = {
/**
 * The e-mail address of the account.
 */
username: Email;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
