/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * The language a user wants to be spoken to in, on every device.
 */
export interface LanguageChoice {
  isoCode: Language;
}
