/**
 * Generated from openapi/. Do not edit.
 */
import type { OwnWords } from './ownWords.ts';
import type { PagePath } from './pagePath.ts';

/**
 * Something that is wrong with a page of the portal.
 */
export interface RemarkDraft {
  /** The page. A personal one is named by its kind, as in `/my-appeals/:id`, so that it tells of nobody. */
  page: PagePath;
  /** What is wrong. */
  text: OwnWords;
}
