/**
 * Generated from openapi/. Do not edit.
 */
import type { CandidatePasswordParameter } from './candidatePasswordParameter.ts';
import type { LangParameter } from './langParameter.ts';

export type CheckOwnPasswordParams = {
/**
 * The password the person would like to set, spaces included.
 * @minLength 1
 * @maxLength 256
 */
pass: CandidatePasswordParameter;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
