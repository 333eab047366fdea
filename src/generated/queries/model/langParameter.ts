/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

export type LangParameter = Language;
