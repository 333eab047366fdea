import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IdentityPage } from "./IdentityPage.ts";
import { readIdentityRequest } from "./request.ts";

const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const files: Readonly<Record<string, string>> = { "identity.css": "text/css; charset=utf-8", "identity.svg": "image/svg+xml" };

/** The stand-in page as the Node door serves it: finished HTML without a script, its style sheet and its icon. */
export async function answerIdentity(address: URL): Promise<Response> {
  const name = address.pathname.slice("/identity/".length);
  const type = Object.hasOwn(files, name) ? files[name] : undefined;
  if (type !== undefined) return new Response(await readFile(join(import.meta.dirname, name)), { headers: { ...headers, "content-type": type } });
  if (name !== "") return new Response(null, { status: 404 });
  const request = readIdentityRequest(address);
  const page = h(
    "html",
    { lang: request.lang },
    h("head", null, h("meta", { charSet: "utf-8" }), h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), h("link", { rel: "icon", href: "/identity/identity.svg" }), h("link", { rel: "stylesheet", href: "/identity/identity.css" })),
    h("body", null, h(IdentityPage, { request, nonce: crypto.randomUUID(), address })),
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status: request.redirect === undefined ? 400 : 200, headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
}
