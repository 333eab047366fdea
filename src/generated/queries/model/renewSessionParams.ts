/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { Token } from './token.ts';

export type RenewSessionParams = {
/**
 * The refresh token that came with the expired one.
 */
refreshToken: Token;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
