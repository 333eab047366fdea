import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { IdentityStubPage } from "./IdentityStubPage.ts";
import { parseIdentityRequest } from "./parseIdentityRequest.ts";

// Renders the stub page in the browser, for a build without a server.
const url = new URL(location.href);
const request = parseIdentityRequest(url);
document.documentElement.lang = request.lang;
const root = document.getElementById("root");
if (root !== null) createRoot(root).render(h(IdentityStubPage, { request, nonce: crypto.randomUUID(), pageUrl: url }));
// Some browsers ignore a meta refresh that a script has inserted.
if (request.isSignOut && request.redirectUrl !== undefined) location.replace(request.redirectUrl);
