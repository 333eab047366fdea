/**
 * Generated from openapi/. Do not edit.
 */
import type { CandidatePasswordParameter } from './candidatePasswordParameter.ts';
import type { LangParameter } from './langParameter.ts';

export type CheckOwnPasswordParams = {
/**
 * The password that the user wants to set, spaces included.
 * @minLength 1
 * @maxLength 256
 */
pass: CandidatePasswordParameter;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
