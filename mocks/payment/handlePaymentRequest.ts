import { createElement as h } from "react";
import { renderStubDocument, stubPageHeaders } from "../identity/stubDocument.ts";
import { completeCheckout, findCheckoutPayment } from "../store/payments.ts";
import type { MockStore } from "../store/mockStore.ts";
import { PaymentStubPage } from "./PaymentStubPage.ts";
import { parsePaymentRequest, paymentReturnPath } from "./parsePaymentRequest.ts";

/** Returns the payment stub page as static HTML. A form submission ends the checkout and redirects to the portal. */
export function handlePaymentRequest(store: MockStore, url: URL, formBody?: string): Response {
  if (url.pathname !== "/payment/") return new Response(null, { status: 404 });
  const request = parsePaymentRequest(url);
  const outcome = formBody === undefined ? null : new URLSearchParams(formBody).get("outcome");
  if ((outcome === "paid" || outcome === "cancelled") && completeCheckout(store, request.checkoutToken, outcome))
    return new Response(null, { status: 303, headers: { ...stubPageHeaders(), location: paymentReturnPath } });
  const payment = findCheckoutPayment(store, request.checkoutToken);
  const page = renderStubDocument(request.lang, h(PaymentStubPage, { request, payment, pageUrl: url }));
  return new Response(page, {
    status: payment === undefined ? 410 : 200,
    headers: { ...stubPageHeaders("'self'"), "content-type": "text/html; charset=utf-8" },
  });
}
