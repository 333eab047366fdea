import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OpenApiDocument } from "../contract/document.ts";
import { ContractPage } from "./ContractPage.ts";

/** Returns the reference of the contract as HTML, with samples for the API at a URL. Its script and its stylesheet are files, as the policy of pages requires. */
export const renderContractPage = (document: OpenApiDocument, apiUrl: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    h(
      "html",
      { lang: "en" },
      h(
        "head",
        null,
        h("meta", { charSet: "utf-8" }),
        h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
        h("meta", { name: "robots", content: "noindex" }),
        h("title", null, `${document.info.title}: the API`),
        h("link", { rel: "icon", href: "/icon.svg" }),
        h("link", { rel: "stylesheet", href: "/contract/page.css" }),
        h("script", { type: "module", src: "/contract/page.mjs" }),
      ),
      h("body", null, h(ContractPage, { document, apiUrl })),
    ),
  )}`;
