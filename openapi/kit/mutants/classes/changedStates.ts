import { toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import type { PaymentRecord } from "../../../../mocks/store/payments.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import type { Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type RequestHandler } from "../fault.ts";
import { arrangeEntries } from "../lists.ts";
import { observeResponse } from "../observers.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  createResponse,
  getLang,
  getPathPart,
  isObject,
  withHeaderOf,
  withQuery,
} from "../seeds.ts";

const dayMs = 86_400_000;

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

/** Returns an observation of the status while the service does not work. */
const observeOutage =
  (lang: string, headers: Readonly<Record<string, string>> = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call, store }) => {
    store.state.serviceStatus = { state: "DOWN", since: store.now() - 600_000 };
    const { status, text } = await call("readServiceStatus", { query: { lang }, headers });
    return [status, text];
  };

/** The entity tag of the status of a service that works, of a server that makes it once. */
const tagOfStart = '"status-of-start"';

/** Faults that only show after something has happened: a payment, an outage, a day, or a change by another representative. */
export const changedStateFaults = [
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
    "posts-of-two-months": {
      operationId: "readPost",
      description: "Lists the posts of the last two months only, when no section is asked for.",
      breaks: "contract",
      createHandler: arrangeEntries("listPosts", (entries, { url }, { store }) => {
        const first = new Date(store.now() - 60 * dayMs).toISOString();
        return url.searchParams.has("place")
          ? entries
          : entries.filter(({ publishedAt }) => String(publishedAt) >= first);
      }),
      observe: observeResponse("listPosts", { query: { perPage: 100 } }),
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
    "outage-since-now": {
      operationId: "readServiceStatus",
      description: "Names the time of the request as the beginning of an outage.",
      breaks: "contract",
      createHandler: changeObject(["readServiceStatus"], (status, _request, { store }) => {
        if (status["state"] !== "OK") status["since"] = toIsoDateTime(store.now());
      }),
      observe: observeOutage("en"),
    },
    "picture-of-a-picture": {
      operationId: "readPost",
      description: "Repeats the ending of the name in the URL of each picture.",
      breaks: "contract",
      createHandler: changeEntries(["readPost", "listPosts"], ({ image, related }) => {
        for (const picture of [image, ...(Array.isArray(related) ? related.map((post) => Object(post).image) : [])])
          if (isObject(picture)) picture["url"] = String(picture["url"]).replace(/\.svg$/, ".svg.svg");
      }),
      observe: observeResponse("readPost", { path: 304 }),
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
  }),
  ...defineFaults("languages", {
    "outage-in-azerbaijani": {
      operationId: "readServiceStatus",
      description: "Writes in Azerbaijani what is unavailable, whichever language is asked for.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], (request, { send, store }) =>
        send(store.state.serviceStatus.state === "OK" ? request : withQuery(request, { lang: "az" })),
      ),
      observe: observeOutage("ru"),
    },
    "results-without-their-language": {
      operationId: "searchPortal",
      description: "Does not name the language of a result that is not translated.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result) => {
        delete result["lang"];
      }),
      observe: observeResponse("searchPortal", { query: { word: "AZS", lang: "en" } }),
    },
  }),
  ...defineFaults("transport", {
    "status-of-the-start": {
      operationId: "readServiceStatus",
      description: "Takes the status that was read before an outage for the current one.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], async (request, { send, store }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-none-match");
        const response = await send({ ...request, headers });
        const tag = withHeaderOf(response, "etag", `${tagOfStart.slice(0, -1)}-${getLang(request)}"`);
        const isKnown = request.headers.get("if-none-match") === tag.headers.get("etag");
        return isKnown && store.state.serviceStatus.state !== "OK"
          ? { ...tag, status: 304, body: new Uint8Array() }
          : tag;
      }),
      observe: observeOutage("ru", { "if-none-match": '"status-of-start-ru"' }),
    },
  }),
  ...defineFaults("robustness", {
    "keys-for-ever": {
      operationId: "sendRemark",
      description: "Never forgets the key of a remark.",
      breaks: "contract",
      createHandler: changeRequest("sendRemark", (request, { store }) => {
        for (const record of store.state.idempotencyRecords) record.at = store.now();
        return request;
      }),
      observe: async ({ call, store }) => {
        const send = async (text: string) =>
          (
            await call("sendRemark", {
              body: { page: "/faq", text },
              headers: { "idempotency-key": "three-days-ago-01" },
            })
          ).status;
        store.advanceClock(-3 * 86_400);
        await send("The list is too long.");
        store.advanceClock(3 * 86_400);
        return send("The list is too short.");
      },
    },
  }),
  ...defineFaults("access", {
    "appeal-of-its-sender": {
      operationId: "listAppeals",
      description: "Opens an appeal of an organisation only for the representative who has sent it.",
      breaks: "contract",
      createHandler: answer(["readAppeal"], async (request, { send, store }) => {
        const appeal = store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, -1)));
        const sender = getPrincipal(request, store)?.account.id;
        return appeal === undefined || sender === undefined || appeal.accountId === sender
          ? send(request)
          : createResponse(404, { message: "Tapılmadı.", code: "NOT_FOUND" });
      }),
      observe: async ({ call, store }) => {
        const path = store.state.appeals.find(({ owner }) => owner === "organisation:504")?.id ?? 0;
        const query = { certNumber: "AZ-2026-000598" };
        const token = String((await call("chooseAccount", { as: "representative", query })).at("token"));
        return (await call("readAppeal", { token, path })).status;
      },
    },
  }),
];
