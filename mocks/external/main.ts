import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { ExternalStubPage } from "./ExternalStubPage.ts";
import { parseExternalRequest } from "./parseExternalRequest.ts";

// Renders the stub page in the browser, for a build without a server.
const url = new URL(location.href);
const request = parseExternalRequest(url);
document.documentElement.lang = request.lang;
const root = document.getElementById("root");
if (root !== null) createRoot(root).render(h(ExternalStubPage, { request, pageUrl: url }));
