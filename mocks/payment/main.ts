import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserSnapshotStorage } from "../browser/browserStorage.ts";
import { withPersistence } from "../persistence.ts";
import { defaultAppealStepSeconds } from "../appealStepDelay.ts";
import { completeCheckout, findCheckoutPayment, type PaymentRecord } from "../store/payments.ts";
import { createMockStore } from "../store/mockStore.ts";
import { PaymentStubPage } from "./PaymentStubPage.ts";
import { parsePaymentRequest, paymentReturnPath } from "./parsePaymentRequest.ts";

// Renders the stub page in the browser, for a build without a server. It reads the store that the portal's pages share.
const url = new URL(location.href);
const request = parsePaymentRequest(url);
const store = createMockStore({ appealStepSeconds: defaultAppealStepSeconds });
const transaction = withPersistence(store, createBrowserSnapshotStorage());
const runTransaction = (action: () => void): Promise<unknown> =>
  transaction(() => {
    action();
    return Promise.resolve(undefined);
  });

let payment: PaymentRecord | undefined;
await runTransaction(() => {
  payment = findCheckoutPayment(store, request.checkoutToken);
});
document.documentElement.lang = request.lang;
const root = document.getElementById("root");
if (root !== null) createRoot(root).render(h(PaymentStubPage, { request, payment, pageUrl: url }));

document.addEventListener("submit", (event) => {
  event.preventDefault();
  const outcome =
    event.submitter instanceof HTMLButtonElement && event.submitter.value === "paid" ? "paid" : "cancelled";
  void runTransaction(() => void completeCheckout(store, request.checkoutToken, outcome)).then(() =>
    location.replace(paymentReturnPath),
  );
});
