import { type MockStore } from "../../../../../mocks/store/mockStore.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults, type FaultRequest } from "../../fault.ts";
import { answer, getPathPart } from "../../seeds.ts";
import { breach, asCitizen } from "./contentSeeds.ts";

/** Returns the payment at the path of a request. */
const findPaymentOf = (request: FaultRequest, store: MockStore) =>
  store.state.payments.find(({ id }) => isSameId(id, getPathPart(request, -2)));

/** Faults that break a sentence of the contract about payments and receipts. */
export const paymentsSentenceFaults = [
  ...defineFaults("statuses", {
    "old-payment-is-started": breach(
      "startPayment",
      "Starts a payment again that was paid more than three weeks ago, as its order is in the archive.",
      answer(["startPayment"], async (request, { store, send }) => {
        const payment = findPaymentOf(request, store);
        const paidAt = payment?.paidAt;
        if (payment === undefined || paidAt === undefined || paidAt > store.now() - 21 * 86_400_000)
          return send(request);
        delete payment.paidAt;
        const response = await send(request);
        payment.paidAt = paidAt;
        return response;
      }),
      asCitizen("startPayment", { path: 6044 }),
    ),
    "receipt-of-nothing": breach(
      "downloadReceipt",
      "Returns a receipt of an amount of 0 that is not completed.",
      answer(["downloadReceipt"], async (request, { store, send }) => {
        const payment = findPaymentOf(request, store);
        if (payment === undefined || payment.serviceFee + payment.governmentFee > 0) return send(request);
        payment.paidAt = store.now();
        const response = await send(request);
        delete payment.paidAt;
        return response;
      }),
      ({ call }) => call("downloadReceipt", { as: "director", path: 6103 }).then(({ status }) => status),
    ),
  }),
];
