import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type SeededFault,
  type UpstreamBackend,
} from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, failure, problemOf, withStatus } from "../../shared/errors.ts";
import { failsForQuery } from "../../shared/inputs.ts";
import { arrangeEntries, createPage } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { compareByText } from "../../shared/order.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { createQueue, getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeJson,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  withQuery,
} from "../../shared/seeds.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { returns, setTo } from "../../shared/values.ts";
import { readObligations, startPayment, takeStartedForPaid } from "./shared.ts";

/** Lets one user read the payments of all accounts they may act for, whichever they have chosen. */
const payAcrossAccounts = () => {
  const runInQueue = createQueue();
  const sendWidened = async (request: FaultRequest, { store, send }: UpstreamBackend): Promise<FaultResponse> => {
    const principal = getPrincipal(request, store);
    if (principal === undefined) return send(request);
    const owner = getOwner(principal);
    const { id, organisations } = principal.account;
    const owners = new Set<string>([`person:${id}`, ...organisations.map((found) => `organisation:${found.id}`)]);
    const moved = store.state.payments
      .filter((payment) => payment.owner !== owner && owners.has(payment.owner))
      .map((payment) => ({ payment, earlier: payment.owner }));
    for (const { payment } of moved) payment.owner = owner;
    try {
      return await send(request);
    } finally {
      for (const { payment, earlier } of moved) payment.owner = earlier;
    }
  };
  return (request: FaultRequest, backend: UpstreamBackend): Promise<FaultResponse> =>
    request.operationId === "listPaidPayments"
      ? runInQueue(() => sendWidened(request, backend))
      : backend.send(request);
};

/** Fails each `every`-th request of an operation. */
const failEvery = (operationId: string, every: number) => () => {
  let count = 0;
  return answer([operationId], (request, { send }) =>
    (count += 1) % every === 0 ? Promise.resolve(failure()) : send(request),
  )();
};

const bakuOffsetMs = 4 * 60 * 60_000;

/** Faults of `listPaidPayments`. */
export const listPaidPaymentsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-paid-payments": listsOfEverybody("listPaidPayments", "payments", "payments"),
    "payments-of-all-own-organisations": {
      operationId: "listPaidPayments",
      description: "Lists the payments of all organisations that the user may represent, whichever is chosen.",
      breaks: "contract",
      createHandler: payAcrossAccounts,
      observe: observeResponse("listPaidPayments", { as: "representative" }),
    },
    "paid-by-anybody": {
      operationId: "listPaidPayments",
      description: "Returns the payments of every person when a page of 100 entries is asked for.",
      breaks: "contract",
      createHandler: () => {
        const sendToAll = ignoreOwners(["listPaidPayments"], "payments")();
        return (request, backend) =>
          request.url.searchParams.get("perPage") === "100" ? sendToAll(request, backend) : backend.send(request);
      },
      observe: observeResponse("listPaidPayments", { as: "citizen", query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("availability", {
    "paid-every-fourth": {
      operationId: "listPaidPayments",
      description: "Fails with 500 for every fourth request.",
      breaks: "contract",
      createHandler: failEvery("listPaidPayments", 4),
      observe: observeResponse("listPaidPayments", citizen, 4),
    },
  }),
  ...defineFaults("boundaries", {
    "last-page-fails": {
      operationId: "listPaidPayments",
      description: "Fails with 500 for the highest page number.",
      breaks: "contract",
      createHandler: changeResponse(["listPaidPayments"], (_, { url }) =>
        url.searchParams.get("page") === "100000" ? failure() : undefined,
      ),
      observe: observeResponse("listPaidPayments", { ...citizen, query: { page: 100_000 } }),
    },
  }),
  ...defineFaults("lists", {
    "paid-order-in-english": {
      operationId: "listPaidPayments",
      description: "Sorts the latest payment first in English, whatever `sort` says of the date.",
      breaks: "contract",
      createHandler: changeRequest("listPaidPayments", (request) =>
        getLang(request) === "en" && request.url.searchParams.get("sort") === "paymentDate.asc"
          ? withQuery(request, { sort: undefined })
          : request,
      ),
      observe: async ({ call }) =>
        (await call("listPaidPayments", { as: "director", query: { sort: "paymentDate.asc", lang: "en" } })).text,
    },
    "earliest-payment-first": {
      operationId: "listPaidPayments",
      description: "Returns the earliest payment first by default.",
      breaks: "contract",
      createHandler: arrangeEntries("listPaidPayments", (entries, { url }) =>
        url.searchParams.has("sort") ? entries : entries.toReversed(),
      ),
      observe: observeResponse("listPaidPayments", { as: "director" }),
    },
    "amounts-as-texts": {
      operationId: "listPaidPayments",
      description: "Sorts amounts as texts.",
      breaks: "contract",
      createHandler: arrangeEntries("listPaidPayments", (entries, { url }) => {
        const sort = url.searchParams.get("sort") ?? "";
        if (!sort.startsWith("amount")) return entries;
        const sorted = entries.toSorted(compareByText("amount"));
        return sort.endsWith("asc") ? sorted.toReversed() : sorted;
      }),
      observe: async ({ call, store }) => {
        const [first, ...others] = store.state.payments.filter(({ owner }) => owner === "organisation:504");
        for (const payment of others) Object.assign(payment, { paidAt: store.now(), serviceFee: 30, governmentFee: 0 });
        if (first) Object.assign(first, { paidAt: store.now(), serviceFee: 4, governmentFee: 0 });
        return (await call("listPaidPayments", { as: "director", query: { sort: "amount.asc" } })).at();
      },
    },
  }),
  ...defineFaults("values", {
    "binary-fractions": returns(
      "listPaidPayments",
      "Returns amounts with errors of binary fractions, such as 12.400000000000002.",
      setTo("amount", (value) => Number(value) + 1e-7),
    ),
    "negative-amount": returns(
      "listPaidPayments",
      "Returns paid amounts as negative numbers.",
      setTo("amount", (value) => -Number(value)),
    ),
    "payment-date-of-other-zone": {
      operationId: "listPaidPayments",
      description: "Returns the time of a payment in UTC with the offset of Baku, four hours too early.",
      breaks: "contract",
      createHandler: changeEntries(["listPaidPayments"], (payment) => {
        const paidAt = Date.parse(String(payment["paymentDate"]));
        if (!Number.isNaN(paidAt)) payment["paymentDate"] = toIsoDateTime(paidAt - bakuOffsetMs);
      }),
      observe: async ({ call }) => [
        (await call("listPaidPayments", citizen)).at("items.0.paymentDate"),
        (await call("readAppeal", { ...citizen, path: 390 })).at("payments.0.paymentDate"),
      ],
    },
  }),
  ...defineFaults("statuses", {
    "no-token-403": answersError("listPaidPayments", "Returns 403 without an access token.", 401, withStatus(403), {}),
  }),
  ...defineFaults("languages", {
    "fallback-without-mark": {
      operationId: "listPaidPayments",
      description: "Returns untranslated texts without saying in which language they are.",
      breaks: "contract",
      createHandler: changeJson(["listPaidPayments"], (value) => {
        for (const entry of getEntries(value)) delete entry["lang"];
        return value;
      }),
      observe: async ({ call }) =>
        (await call("listPaidPayments", { as: "citizen", query: { lang: "en", perPage: 100 } })).text,
    },
  }),
  ...defineFaults("transport", {
    "no-nosniff": sends(
      "listPaidPayments",
      "Sends no X-Content-Type-Options.",
      setHeader("x-content-type-options", undefined),
      "quality",
    ),
  }),
  ...defineFaults("robustness", {
    "accept-without-json": {
      operationId: "listPaidPayments",
      description: "Answers 406 when `Accept` does not allow JSON, though operations with JSON ignore this header.",
      breaks: "contract",
      createHandler: changeSuccess(["listPaidPayments"], (_response, request) =>
        /\*\/\*|application\/(\*|json)/.test(request.headers.get("accept") ?? "*/*")
          ? undefined
          : problemOf(request, 406, "downloadReceipt"),
      ),
      observe: observeResponse("listPaidPayments", { ...citizen, headers: { accept: "text/html" } }),
    },
    "no-payments-when-accounting-fails": {
      operationId: "listPaidPayments",
      description:
        "Returns an empty list in place of an error when the accounting system fails, with every third request.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return changeSuccess(["listPaidPayments"], (response, request) => {
          count += 1;
          return count % 3 === 0 ? createPage(response, request, []) : undefined;
        })();
      },
      observe: observeResponse("listPaidPayments", citizen, 3),
    },
  }),
  ...defineFaults("roles", {
    "paid-by-foreign-users": {
      operationId: "listPaidPayments",
      description: "Returns an empty list of payments to a foreign organisation instead of 403.",
      breaks: "contract",
      createHandler: changeResponse(["listPaidPayments"], ({ status }) =>
        status === 403 ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] }) : undefined,
      ),
      observe: observeResponse("listPaidPayments", { as: "foreign" }),
    },
  }),
  ...defineFaults("errors", {
    "order-error-in-english": {
      operationId: "listPaidPayments",
      description: "Explains an unknown order in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["listPaidPayments"], async (response, request, { send }) =>
        response.status === 400 && getLang(request) !== "en" ? send(withQuery(request, { lang: "en" })) : undefined,
      ),
      observe: observeResponse("listPaidPayments", { ...citizen, query: { sort: "lamp" } }),
    },
  }),
  ...defineFaults("parameters", {
    "page-negative": failsForQuery(
      "listPaidPayments",
      "Fails with 500 for a negative page.",
      "page",
      (value) => Number(value) < 0,
      500,
      "-3",
    ),
  }),
  ...defineFaults("states", {
    "started-among-paid": {
      operationId: "listPaidPayments",
      description: "Lists an amount among the payments as soon as its payment is started, without a receipt.",
      breaks: "contract",
      createHandler: takeStartedForPaid("listPaidPayments"),
      observe: async (caller) => {
        const [id = ""] = await readObligations(caller);
        await startPayment(caller, id);
        return (await caller.call("listPaidPayments", { as: "director" })).text;
      },
    },
  }),
];
