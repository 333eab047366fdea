import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IdentityPage } from "./IdentityPage.ts";
import { readIdentityRequest } from "./request.ts";

const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The stand-in page as the Node door serves it: finished HTML without a script, and its style sheet. */
export async function answerIdentity(address: URL): Promise<Response> {
  if (address.pathname === "/identity/identity.css") {
    const css = await readFile(join(import.meta.dirname, "identity.css"));
    return new Response(css, { headers: { ...headers, "content-type": "text/css; charset=utf-8" } });
  }
  if (address.pathname !== "/identity/") return new Response(null, { status: 404 });
  const request = readIdentityRequest(address);
  const page = h(
    "html",
    { lang: request.lang },
    h("head", null, h("meta", { charSet: "utf-8" }), h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), h("link", { rel: "stylesheet", href: "/identity/identity.css" })),
    h("body", null, h(IdentityPage, { request, nonce: crypto.randomUUID(), address })),
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status: request.redirect === undefined ? 400 : 200, headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
}
