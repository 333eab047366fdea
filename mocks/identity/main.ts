import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { IdentityStubPage } from "./IdentityStubPage.ts";
import { parseIdentityRequest } from "./parseIdentityRequest.ts";

// The stand-in page in a build without a server, where the browser draws it.
const address = new URL(location.href);
const request = parseIdentityRequest(address);
document.documentElement.lang = request.lang;
const place = document.getElementById("root");
if (place !== null)
  createRoot(place).render(h(IdentityStubPage, { request, nonce: crypto.randomUUID(), pageUrl: address }));
// A page that a script has drawn is not sent on by its meta element in every browser.
if (request.isSignOut && request.redirectUrl !== undefined) location.replace(request.redirectUrl);
