/**
 * Generated from openapi/. Do not edit.
 */
import type { OwnWords } from './ownWords.ts';
import type { PagePath } from './pagePath.ts';

/**
 * An error report about a page of the portal.
 */
export interface RemarkDraft {
  /** The path of the page. For a personal page it is the route pattern, as in `/my-appeals/:id`, so that it contains no personal data. */
  page: PagePath;
  /** The description of the error. */
  text: OwnWords;
}
