import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserSnapshotStorage } from "../browser/browserStorage.ts";
import { withPersistence } from "../persistence.ts";
import { defaultAppealStepSeconds } from "../appealStepDelay.ts";
import { completeCheckout, findCheckoutPayment, type PaymentRecord } from "../store/payments.ts";
import { createMockStore } from "../store/mockStore.ts";
import { PaymentStubPage } from "./PaymentStubPage.ts";
import { parsePaymentRequest, returnPath } from "./parsePaymentRequest.ts";

// The stand-in page in a build without a server: it looks into the same world that the portal's pages keep.
const address = new URL(location.href);
const request = parsePaymentRequest(address);
const store = createMockStore({ appealStepSeconds: defaultAppealStepSeconds });
const transaction = withPersistence(store, createBrowserSnapshotStorage());
const inTurn = (act: () => void): Promise<unknown> =>
  transaction(() => {
    act();
    return Promise.resolve(undefined);
  });

let payment: PaymentRecord | undefined;
await inTurn(() => {
  payment = findCheckoutPayment(store, request.checkoutToken);
});
document.documentElement.lang = request.lang;
const place = document.getElementById("root");
if (place !== null) createRoot(place).render(h(PaymentStubPage, { request, payment, pageUrl: address }));

document.addEventListener("submit", (event) => {
  event.preventDefault();
  const outcome =
    event.submitter instanceof HTMLButtonElement && event.submitter.value === "paid" ? "paid" : "cancelled";
  void inTurn(() => void completeCheckout(store, request.checkoutToken, outcome)).then(() =>
    location.replace(returnPath),
  );
});
