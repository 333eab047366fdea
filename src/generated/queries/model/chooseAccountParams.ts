/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';

export type ChooseAccountParams = {
/**
 * The certificate number of the position to act in. Left out, the person acts as a citizen.
 * @minLength 1
 * @maxLength 64
 */
certNumber?: string;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
