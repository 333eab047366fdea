/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { Language } from './language.ts';
import type { Picture } from './picture.ts';
import type { PostPlace } from './postPlace.ts';

/**
 * A piece of news, an article, a price review or an issue of the bulletin, as a list shows it.
 */
export interface Post {
  id: ContentId;
  place: PostPlace;
  /**
     * The headline.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * The first lines, as plain text.
     * @maxLength 2000
     */
  summary: string;
  image?: Picture;
  /** When it was published. */
  publishedAt: string;
  /**
     * The number of the file that goes with it, such as an issue of the bulletin.
     * @minimum 1
     */
  documentId?: number;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
