/**
 * Generated from openapi/. Do not edit.
 */
import type { CandidatePasswordParameter } from './candidatePasswordParameter.ts';
import type { LangParameter } from './langParameter.ts';
import type { PersonName } from './personName.ts';

export type CheckNewPasswordParams = {
/**
 * The password that the user wants to set, spaces included.
 * @minLength 1
 * @maxLength 256
 */
pass: CandidatePasswordParameter;
/**
 * The user's given name.
 */
name: PersonName;
/**
 * The user's surname.
 */
surname: PersonName;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
