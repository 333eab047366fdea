import { createElement as h } from "react";
import { renderStubDocument, stubPageHeaders } from "../identity/stubDocument.ts";
import { ExternalStubPage } from "./ExternalStubPage.ts";
import { parseExternalRequest } from "./parseExternalRequest.ts";

/** Returns the stub page for another site as static HTML; 404 for an unknown site. */
export function handleExternalRequest(url: URL): Response {
  if (url.pathname !== "/external/") return new Response(null, { status: 404 });
  const request = parseExternalRequest(url);
  return new Response(renderStubDocument(request.lang, h(ExternalStubPage, { request, pageUrl: url })), {
    status: request.siteName === undefined ? 404 : 200,
    headers: { ...stubPageHeaders(), "content-type": "text/html; charset=utf-8" },
  });
}
