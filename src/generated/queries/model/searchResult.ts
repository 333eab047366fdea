/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * One result of a search.
 */
export interface SearchResult {
  id: Id;
  /** The title of the result. */
  title: string;
  /** The text around the matching words. The portal shows it as plain text. */
  content: string;
  /** The section of the result, such as news, e-services or faq. The list of values is open, and a result of an unknown section opens as a post. */
  searchPlace: string;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
