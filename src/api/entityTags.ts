import type { Middleware } from "openapi-fetch";
import { requestLanguage } from "../i18n/language.ts";

/** The entity tag of what was last read or saved at each path that has one, in each language and in the last one. */
export const entityTags = new Map<string, string>();

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
      if (tag !== null) entityTags.set(key, tag);
      else if (method === "GET") entityTags.delete(key);
  },
};
