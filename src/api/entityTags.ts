import type { Middleware } from "openapi-fetch";

/** The entity tag of what was last read or saved at each path that has one. */
const tags = new Map<string, string>();

/**
 * Keeps the entity tags of what was read, and of what was saved at the same path. A server of another origin shows its tag
 * only when it also allows `If-Match`.
 */
export const entityTagMiddleware: Middleware = {
  onResponse({ request, response, schemaPath }) {
    if (request.method === "POST" || !response.ok) return;
    const tag = response.headers.get("etag");
    if (tag !== null) tags.set(schemaPath, tag);
    else if (request.method === "GET") tags.delete(schemaPath);
  },
};

/** Returns the header with which an update is refused (412) when the data at a path have changed since they were read. */
export function getIfMatch(path: string): { "If-Match"?: string } {
  const tag = tags.get(path);
  return tag === undefined ? {} : { "If-Match": tag };
}
