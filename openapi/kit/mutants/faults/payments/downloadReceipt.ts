import { dayMs, toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import type { PaymentRecord } from "../../../../../mocks/store/payments.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type RequestHandler, type SeededFault, breach } from "../../fault.ts";
import { citizen, director } from "../../shared/callers.ts";
import { forbidden } from "../../shared/errors.ts";
import { withToken } from "../../shared/headers.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { recordOfOthers } from "../../shared/otherPersons.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
  changeErrors,
  changeRequest,
  changeSuccess,
  createResponse,
  getLang,
  getPathPart,
  withQuery,
} from "../../shared/seeds.ts";
import { findPaymentOf } from "./shared.ts";

/** Returns the payments that were completed today. */
const listPaidToday = ({ state, now }: MockStore): (PaymentRecord & { paidAt: number })[] =>
  state.payments.filter(
    (payment): payment is PaymentRecord & { paidAt: number } =>
      payment.paidAt !== undefined && payment.paidAt > now() - dayMs,
  );

/** Answers a request as if the payments of today were still open. */
const asUnpaid = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { send, store }) => {
    const paid = listPaidToday(store).map((payment) => ({ payment, paidAt: payment.paidAt }));
    for (const { payment } of paid) delete (payment as PaymentRecord).paidAt;
    try {
      return await send(request);
    } finally {
      for (const { payment, paidAt } of paid) payment.paidAt = paidAt;
    }
  });

/** Pays the first amount of an organisation. Resolves to its id. */
async function pay({ call, store }: Caller): Promise<number> {
  const id = Number((await call("listObligations", { as: "director" })).at("items.0.id"));
  const payment = store.state.payments.find((candidate) => candidate.id === id);
  if (payment !== undefined) payment.paidAt = store.now();
  return id;
}

/** Returns an observation of a list after a payment. */
const observePaid =
  (operationId: string): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    await pay(caller);
    return (await caller.call(operationId, { as: "director" })).text;
  };

/** Faults of `downloadReceipt`. */
export const downloadReceiptFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "download-receipt": recordOfOthers(
      "downloadReceipt",
      "payments",
      "Returns the receipt of another user's payment.",
      {
        isSuitable: (payment) => "paidAt" in payment,
      },
    ),
    "receipt-of-other-account": {
      operationId: "downloadReceipt",
      description: "Returns the receipts of all accounts that the user may choose, whichever one they act for.",
      breaks: "contract",
      createHandler: acceptRejected("downloadReceipt", (request, { store }) => {
        const principal = getPrincipal(request, store);
        const payment = store.state.payments.find(({ id }) => String(id) === getPathPart(request, -2));
        if (principal === undefined || payment === undefined) return undefined;
        const { account, session } = principal;
        const organisation = account.organisations.find(({ id }) => payment.owner === `organisation:${id}`);
        if (organisation === undefined && payment.owner !== `person:${account.id}`) return undefined;
        const certNumber = organisation?.selectedCertNumber;
        return withToken(request, createSession(store, account, { ...session, certNumber }).accessToken);
      }),
      observe: async ({ call, store }) => {
        const payment = store.state.payments.find(
          ({ owner, paidAt }) => owner === "organisation:504" && paidAt !== undefined,
        );
        const token = String((await call("chooseAccount", director)).at("token"));
        return (await call("downloadReceipt", { token, path: payment?.id ?? "none" })).status;
      },
    },
  }),
  ...defineFaults("lists", {
    "paid-today-to-pay": {
      operationId: "downloadReceipt",
      description: "Lists what was paid today among the amounts to pay until the bank has settled it.",
      breaks: "contract",
      createHandler: asUnpaid("listObligations"),
      observe: observePaid("listObligations"),
    },
    "payments-from-the-next-day-on": {
      operationId: "downloadReceipt",
      description: "Lists a payment from the day after it on.",
      breaks: "contract",
      createHandler: asUnpaid("listPaidPayments"),
      observe: observePaid("listPaidPayments"),
    },
  }),
  ...defineFaults("values", {
    "payment-four-hours-ago": {
      operationId: "downloadReceipt",
      description: "Writes the time of a payment of today in UTC, with the offset of Baku.",
      breaks: "contract",
      createHandler: changeEntries(["listPaidPayments", "readAppeal"], (payment) => {
        const time = Date.parse(String(payment["paymentDate"]));
        if (time > Date.now() - dayMs) payment["paymentDate"] = toIsoDateTime(time - 4 * 3_600_000);
      }),
      observe: async (caller) => {
        const id = await pay(caller);
        const payment = caller.store.state.payments.find((candidate) => candidate.id === id);
        if (payment !== undefined) payment.paidAt = Date.now();
        const { at } = await caller.call("listPaidPayments", { as: "director" });
        return Date.parse(String(at("items.0.paymentDate"))) > Date.now() - 3_600_000;
      },
    },
  }),
  ...defineFaults("statuses", {
    "paid-today-is-paid-again": {
      operationId: "downloadReceipt",
      description: "Starts the payment of an amount again that was paid today.",
      breaks: "contract",
      createHandler: asUnpaid("startPayment"),
      observe: async (caller) =>
        (await caller.call("startPayment", { as: "director", path: await pay(caller) })).status,
    },
    "no-receipt-on-the-same-day": {
      operationId: "downloadReceipt",
      description: "Has the receipt of a payment from the next day on.",
      breaks: "contract",
      createHandler: asUnpaid("downloadReceipt"),
      observe: async (caller) =>
        (await caller.call("downloadReceipt", { as: "director", path: await pay(caller) })).status,
    },
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
    "receipt-of-unknown-payment-403": {
      operationId: "downloadReceipt",
      description: "Answers 403 for a payment that does not exist.",
      breaks: "contract",
      createHandler: changeErrors(["downloadReceipt"], ({ status }) => (status === 404 ? forbidden() : undefined)),
      observe: observeResponse("downloadReceipt", { ...citizen, path: 77_001 }),
    },
    "receipt-of-open-payment": {
      operationId: "downloadReceipt",
      description: "Returns a receipt of a payment that is not completed.",
      breaks: "contract",
      createHandler: answer(["downloadReceipt"], async (request, { send, store }) => {
        const response = await send(request);
        const id = request.url.pathname.split("/").at(-2);
        const payment = store.state.payments.find((candidate) => String(candidate.id) === id);
        if (response.status !== 404 || payment === undefined || payment.paidAt !== undefined) return response;
        payment.paidAt = store.now();
        const receipt = await send(request);
        delete payment.paidAt;
        return receipt;
      }),
      observe: async ({ call, store }) => {
        const owner = store.state.accounts.find(({ persona }) => persona === "citizen")?.id;
        const open = store.state.payments.find(
          (payment) => payment.owner === `person:${owner}` && payment.paidAt === undefined,
        );
        return (await call("downloadReceipt", { as: "citizen", path: String(open?.id) })).status;
      },
    },
  }),
  ...defineFaults("languages", {
    "russian-receipt-in-azerbaijani": breach(
      "downloadReceipt",
      "Has no template of the receipt in Russian, and sends the one in Azerbaijani.",
      answer(["downloadReceipt"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 200 && getLang(request) === "ru"
          ? send(withQuery(request, { lang: "az" }))
          : response;
      }),
      observeAsCitizen("downloadReceipt", { path: 6044, query: { lang: "ru" } }),
    ),
    "receipt-in-stored-language": {
      operationId: "downloadReceipt",
      description: "Writes the receipt in the language that the user has stored, not in the requested one.",
      breaks: "contract",
      createHandler: changeRequest("downloadReceipt", (request, { store }) => {
        const language = getPrincipal(request, store)?.account.language;
        return language === undefined ? request : withQuery(request, { lang: language });
      }),
      observe: async ({ call }) => {
        const path = String((await call("listPaidPayments", citizen)).at("items.0.id"));
        return (await call("downloadReceipt", { ...citizen, path, query: { lang: "ru" } })).text;
      },
    },
  }),
  ...defineFaults("transport", {
    "receipt-without-file-name": {
      operationId: "downloadReceipt",
      description: "Sends receipts without a file name.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadReceipt"], ({ headers }) => headers.delete("content-disposition")),
      observe: async ({ call }) => {
        const path = String((await call("listPaidPayments", { as: "citizen" })).at("items.0.id"));
        return (await call("downloadReceipt", { as: "citizen", path })).headers.get("content-disposition");
      },
    },
    "receipt-in-base64": {
      operationId: "downloadReceipt",
      description: "Sends receipts in Base64.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadReceipt"], (response) => ({
        ...response,
        body: new TextEncoder().encode(Buffer.from(response.body).toString("base64")),
      })),
      observe: async ({ call }) => {
        const path = String((await call("listPaidPayments", citizen)).at("items.0.id"));
        return (await call("downloadReceipt", { ...citizen, path })).text.slice(0, 8);
      },
    },
    "no-range-of-applications": {
      operationId: "downloadReceipt",
      description: "Answers 406 when the header Accept names application/* and not application/pdf.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadReceipt"], (_response, { headers }) =>
        /application\/pdf|\*\/\*/i.test(headers.get("accept") ?? "*/*")
          ? undefined
          : createResponse(406, {
              message: "Bu sənəd tələb olunan formatda yoxdur.",
              code: "NOT_ACCEPTABLE",
            }),
      ),
      observe: async ({ call }) =>
        (await call("downloadReceipt", { ...citizen, path: 6044, headers: { accept: "application/*" } })).status,
    },
  }),
];
