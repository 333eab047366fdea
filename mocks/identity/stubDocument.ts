import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../store/localizedText.ts";

/** Returns the headers of a stub page and its assets. `formAction` is the CSP source for forms. */
export const stubPageHeaders = (formAction: "'none'" | "'self'" = "'none'"): Record<string, string> => ({
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
  // Without a referrer the browser sends `Origin: null`, which the mock backend rejects.
  "referrer-policy": formAction === "'self'" ? "same-origin" : "no-referrer",
  "x-content-type-options": "nosniff",
});

/** Returns a stub page as static HTML without a script. */
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
