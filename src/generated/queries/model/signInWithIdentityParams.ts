/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { Token } from './token.ts';

export type SignInWithIdentityParams = {
/**
 * The code the state identity service gave.
 * @minLength 1
 * @maxLength 2048
 */
code: string;
/**
 * The portal's address the person was sent back to. The state identity service compares it with the one it knows.
 * @maxLength 2048
 */
redirect: string;
/**
 * The token of a conversation with the call center that is to go on after sign-in. Left out when there is none.
 */
messengerToken?: Token;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
