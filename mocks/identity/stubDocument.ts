import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../store/localizedText.ts";

/** The headers of a stand-in page and its files. `forms` says where a page may send forms. */
export const stubPageHeaders = (formAction: "'none'" | "'self'" = "'none'"): Record<string, string> => ({
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
  // Without any referrer a browser hides where a form comes from, and the service takes only its own.
  "referrer-policy": formAction === "'self'" ? "same-origin" : "no-referrer",
  "x-content-type-options": "nosniff",
});

/** A stand-in page as finished HTML without a script. */
export function renderStubDocument(lang: Language, page: ReactElement): string {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("link", { rel: "icon", href: "/identity/identity.svg" }),
    h("link", { rel: "stylesheet", href: "/identity/identity.css" }),
  );
  return `<!doctype html>${renderToStaticMarkup(h("html", { lang }, head, h("body", null, page)))}`;
}
