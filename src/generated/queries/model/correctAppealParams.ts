/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';

export type CorrectAppealParams = {
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
