/**
 * Generated from openapi/. Do not edit.
 */
import type { CandidatePasswordParameter } from './candidatePasswordParameter.ts';
import type { LangParameter } from './langParameter.ts';
import type { PersonName } from './personName.ts';

export type CheckNewPasswordParams = {
/**
 * The password the person would like to set, spaces included.
 * @minLength 1
 * @maxLength 256
 */
pass: CandidatePasswordParameter;
/**
 * The person's given name.
 */
name: PersonName;
/**
 * The person's surname.
 */
surname: PersonName;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
