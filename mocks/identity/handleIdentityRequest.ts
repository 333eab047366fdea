import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement as h } from "react";
import { renderStubDocument, stubPageHeaders } from "./stubDocument.ts";
import { IdentityStubPage } from "./IdentityStubPage.ts";
import { parseIdentityRequest } from "./parseIdentityRequest.ts";

const contentTypes: Readonly<Record<string, string>> = {
  "identity.css": "text/css; charset=utf-8",
  "identity.svg": "image/svg+xml",
};

/** Returns the identity stub page as static HTML, or its style sheet or icon. */
export async function handleIdentityRequest(url: URL): Promise<Response> {
  const name = url.pathname.slice("/identity/".length);
  const type = Object.hasOwn(contentTypes, name) ? contentTypes[name] : undefined;
  if (type !== undefined)
    return new Response(await readFile(join(import.meta.dirname, name)), {
      headers: { ...stubPageHeaders(), "content-type": type },
    });
  if (name !== "") return new Response(null, { status: 404 });
  const request = parseIdentityRequest(url);
  const page = renderStubDocument(
    request.lang,
    h(IdentityStubPage, { request, nonce: crypto.randomUUID(), pageUrl: url }),
  );
  return new Response(page, {
    status: request.redirectUrl === undefined ? 400 : 200,
    headers: { ...stubPageHeaders(), "content-type": "text/html; charset=utf-8" },
  });
}
