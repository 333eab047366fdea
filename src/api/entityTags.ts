import type { Middleware } from "openapi-fetch";
import { requestLanguage } from "../i18n/language.ts";

/** The entity tag of what was last read or saved at each path that has one, in each language and in the last one. */
const tags = new Map<string, string>();

/**
 * Keeps the entity tags of what was read, and of what was saved at the same path. A server of another origin shows its tag
 * only when it also allows `If-Match`.
 */
export const entityTagMiddleware: Middleware = {
  onResponse({ request: { method }, response, schemaPath, params }) {
    if (method === "POST" || !response.ok) return;
    const tag = response.headers.get("etag");
    const lang = String(params.query?.["lang"] ?? requestLanguage());
    for (const key of [schemaPath, schemaPath + lang])
      if (tag !== null) tags.set(key, tag);
      else if (method === "GET") tags.delete(key);
  },
};

/**
 * Returns the header with which an update is refused (412) when the data at a path have changed since they were last read, or
 * with `isTranslated` since they were read in the language of requests: such data are read again in each language.
 */
export function getIfMatch(path: string, isTranslated = false): { "If-Match"?: string } {
  const tag = tags.get(isTranslated ? path + requestLanguage() : path) ?? tags.get(path);
  return tag === undefined ? {} : { "If-Match": tag };
}
