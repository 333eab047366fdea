import { createElement as h } from "react";
import { standInDocument, standInHeaders } from "../identity/stubDocument.ts";
import { endPurchase, purchaseOf } from "../store/payments.ts";
import type { World } from "../store/mockStore.ts";
import { PaymentPage } from "./PaymentStubPage.ts";
import { readPaymentRequest, wayBack } from "./parsePaymentRequest.ts";

/** The stand-in page as the Node door serves it. What its form sends ends the visit and leads back to the portal. */
export function answerPayment(world: World, address: URL, sent?: string): Response {
  if (address.pathname !== "/payment/") return new Response(null, { status: 404 });
  const request = readPaymentRequest(address);
  const outcome = sent === undefined ? null : new URLSearchParams(sent).get("outcome");
  if ((outcome === "paid" || outcome === "cancelled") && endPurchase(world, request.order, outcome)) return new Response(null, { status: 303, headers: { ...standInHeaders(), location: wayBack } });
  const payment = purchaseOf(world, request.order);
  const page = standInDocument(request.lang, h(PaymentPage, { request, payment, address }));
  return new Response(page, { status: payment === undefined ? 410 : 200, headers: { ...standInHeaders("'self'"), "content-type": "text/html; charset=utf-8" } });
}
