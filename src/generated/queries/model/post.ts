/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { Picture } from './picture.ts';
import type { PostPlace } from './postPlace.ts';

/**
 * A news item, an article, a price review or an issue of the bulletin, as shown in a list.
 */
export interface Post {
  id: Id;
  place: PostPlace;
  /**
     * The headline.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * The first lines as plain text.
     * @maxLength 2000
     */
  summary: string;
  image?: Picture;
  /** The time of publication. */
  publishedAt: string;
  /** The id of the attached file, such as an issue of the bulletin. */
  documentId?: Id;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
