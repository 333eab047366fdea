import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement as h } from "react";
import { standInDocument, standInHeaders } from "./stubDocument.ts";
import { IdentityPage } from "./IdentityStubPage.ts";
import { readIdentityRequest } from "./parseIdentityRequest.ts";

const files: Readonly<Record<string, string>> = { "identity.css": "text/css; charset=utf-8", "identity.svg": "image/svg+xml" };

/** The stand-in page as the Node door serves it: finished HTML without a script, its style sheet and its icon. */
export async function answerIdentity(address: URL): Promise<Response> {
  const name = address.pathname.slice("/identity/".length);
  const type = Object.hasOwn(files, name) ? files[name] : undefined;
  if (type !== undefined) return new Response(await readFile(join(import.meta.dirname, name)), { headers: { ...standInHeaders(), "content-type": type } });
  if (name !== "") return new Response(null, { status: 404 });
  const request = readIdentityRequest(address);
  const page = standInDocument(request.lang, h(IdentityPage, { request, nonce: crypto.randomUUID(), address }));
  return new Response(page, { status: request.redirect === undefined ? 400 : 200, headers: { ...standInHeaders(), "content-type": "text/html; charset=utf-8" } });
}
