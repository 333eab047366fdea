import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { browserStore } from "../browser/browserStorage.ts";
import { keepWorld } from "../persistence.ts";
import { usualPace } from "../appealStepDelay.ts";
import { endPurchase, purchaseOf, type PaymentRecord } from "../store/payments.ts";
import { createWorld } from "../store/mockStore.ts";
import { PaymentPage } from "./PaymentStubPage.ts";
import { readPaymentRequest, wayBack } from "./parsePaymentRequest.ts";

// The stand-in page in a build without a server: it looks into the same world that the portal's pages keep.
const address = new URL(location.href);
const request = readPaymentRequest(address);
const world = createWorld({ appealPace: usualPace });
const around = keepWorld(world, browserStore());
const inTurn = (act: () => void): Promise<unknown> =>
  around(() => {
    act();
    return Promise.resolve(undefined);
  });

let payment: PaymentRecord | undefined;
await inTurn(() => {
  payment = purchaseOf(world, request.order);
});
document.documentElement.lang = request.lang;
const place = document.getElementById("root");
if (place !== null) createRoot(place).render(h(PaymentPage, { request, payment, address }));

document.addEventListener("submit", (event) => {
  event.preventDefault();
  const outcome = event.submitter instanceof HTMLButtonElement && event.submitter.value === "paid" ? "paid" : "cancelled";
  void inTurn(() => void endPurchase(world, request.order, outcome)).then(() => location.replace(wayBack));
});
