import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller } from "../../caller.ts";
import type { FaultRequest, RequestHandler } from "../../fault.ts";
import { createQueue } from "../../shared/recordOwners.ts";
import { getEntries, getPathPart } from "../../shared/seeds.ts";

/** Returns the payment at the path of a request. */
export const findPaymentOf = (request: FaultRequest, store: MockStore) =>
  store.state.payments.find(({ id }) => isSameId(id, getPathPart(request, -2)));

/** Takes payments for completed, from the start at the bank, while an operation runs. */
export const takeStartedForPaid =
  (operationId: string): (() => RequestHandler) =>
  () => {
    const runInQueue = createQueue();
    return (request, { store, send }) =>
      runInQueue(async () => {
        if (request.operationId !== operationId) return send(request);
        const { checkoutSessions, payments } = store.state;
        const started = payments.filter(({ paidAt }) => paidAt === undefined);
        for (const payment of started) {
          const checkout = checkoutSessions.find(({ paymentId }) => paymentId === payment.id);
          if (checkout) payment.paidAt = checkout.startedAt;
        }
        try {
          return await send(request);
        } finally {
          for (const payment of started) delete payment.paidAt;
        }
      });
  };

/** Returns the ids of the director's open payments. */
export const readObligations = async ({ call }: Caller): Promise<string[]> =>
  getEntries((await call("listObligations", { as: "director" })).at()).map(({ id }) => String(id));

/** Starts a payment of the director. */
export const startPayment = ({ call }: Caller, path: string, key?: string) =>
  call("startPayment", { as: "director", path, headers: key === undefined ? {} : { "idempotency-key": key } });
