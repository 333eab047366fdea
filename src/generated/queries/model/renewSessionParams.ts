/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { Token } from './token.ts';

export type RenewSessionParams = {
/**
 * The refresh token issued together with the expired access token.
 */
refreshToken: Token;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
