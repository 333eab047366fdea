/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { Token } from './token.ts';

export type SignInWithIdentityParams = {
/**
 * The code issued by the state identity service.
 * @minLength 1
 * @maxLength 2048
 */
code: string;
/**
 * The redirect URI of the sign-in. A server refuses any other than the registered ones, such as that of another site, with 400 or 401.
 * @maxLength 2048
 */
redirect: string;
/**
 * The token of a call center conversation to continue after sign-in. Absent when there is none.
 */
messengerToken?: Token;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
