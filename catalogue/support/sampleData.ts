import { setFakeData } from "../../mocks/fakeData.ts";
import { getDocumentMock, getPostMock } from "../../mocks/generated/model/index.faker.ts";
import type { Document, Picture, Post } from "../../src/generated/contract.d.ts";
import type { Language } from "../../src/i18n/language.ts";

/** A picture of the catalogue's own server. */
export const picture: Picture = { url: "icon.svg", alt: "ISO 9001" };

/** Returns posts in a language from the generated factory of the mock backend, the same ones each time. */
export function getPosts(language: Language, count: number): Post[] {
  setFakeData({ lang: language, seed: 3, now: Date.UTC(2026, 0, 31) });
  return Array.from({ length: count }, (_, index) => {
    const { lang: _lang, ...post } = getPostMock({ id: `post-${index}`, image: picture });
    return post;
  });
}

/** Returns a post that exists only in Azerbaijani. */
export const getPost = (): Post => ({ ...getPosts("az", 1)[0]!, lang: "az" });

/** Returns an image of 20 kB that exists only in Azerbaijani. */
export function getDocument(changes: Partial<Document> = {}): Document {
  setFakeData({ lang: "az", seed: 3, now: Date.UTC(2026, 0, 31) });
  return getDocumentMock({
    id: 7,
    name: "Şəhadətnamə",
    fileName: "certificate.png",
    mimeType: "image/png",
    size: 20_000,
    lang: "az",
    ...changes,
  });
}

/** Returns a file of this size, for a file field. */
export const createFile = (name: string, type: string, size = 1000): File =>
  new File([new Uint8Array(size)], name, { type });

const pictureBytes = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Returns an image of one pixel. */
export const readPicture = (): Blob =>
  new Blob([Uint8Array.from(atob(pictureBytes), (character) => character.charCodeAt(0))], { type: "image/png" });
