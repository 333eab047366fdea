/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * The language that a user prefers on all devices.
 */
export interface LanguageChoice {
  isoCode: Language;
}
