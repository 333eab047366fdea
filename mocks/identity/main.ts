import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { IdentityPage } from "./IdentityStubPage.ts";
import { readIdentityRequest } from "./parseIdentityRequest.ts";

// The stand-in page in a build without a server, where the browser draws it.
const address = new URL(location.href);
const request = readIdentityRequest(address);
document.documentElement.lang = request.lang;
const place = document.getElementById("root");
if (place !== null) createRoot(place).render(h(IdentityPage, { request, nonce: crypto.randomUUID(), address }));
// A page that a script has drawn is not sent on by its meta element in every browser.
if (request.leaving && request.redirect !== undefined) location.replace(request.redirect);
