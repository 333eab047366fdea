/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';

export type ChooseAccountParams = {
/**
 * The certificate number of the position to act in. Without it, the user acts as a citizen.
 * @minLength 1
 * @maxLength 64
 */
certNumber?: string;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
