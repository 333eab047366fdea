import { getOwner } from "../../../../../mocks/store/owners.ts";
import { findCheckoutPayment } from "../../../../../mocks/store/payments.ts";
import { defineFaults, type FaultResponse, type SeededFault, breach } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError } from "../../shared/errors.ts";
import { createKeyFault, ignoreShortestKey, shortestKey } from "../../shared/idempotencyKeys.ts";
import { arrangeEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { recordOfOthers } from "../../shared/otherPersons.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { forgetAdministrator } from "../../shared/roles.ts";
import {
  answer,
  readBody,
  changeErrors,
  changeObject,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  parseJson,
  toJson,
} from "../../shared/seeds.ts";
import { findPaymentOf, readObligations, startPayment, takeStartedForPaid } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const idempotencyKey = "b7c1f0a2-fourteen-0001";

/** Returns the number of the bank's order in the URL of a started payment. */
const getOrder = (response: FaultResponse): string =>
  new URL(String(readBody(response)["redirectUrl"]), "http://portal").searchParams.get("order") ?? "";

/** Faults of `startPayment`. */
export const startPaymentFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "start-payment": recordOfOthers("startPayment", "payments", "Starts the payment of another user.", {
      isSuitable: (payment) => !("paidAt" in payment),
    }),
    "payment-of-another-account": {
      operationId: "startPayment",
      description: "Starts the payments of every account of the person, whichever they act for.",
      breaks: "contract",
      createHandler: changeResponse(["startPayment"], ({ status }, request, { store }) => {
        const id = getPathPart(request, -2);
        const owners = getPrincipal(request, store)?.account.organisations.map((own) => `organisation:${own.id}`) ?? [];
        const isTheirs = store.state.payments.some(
          (payment) => String(payment.id) === id && owners.includes(payment.owner),
        );
        return status === 404 && isTheirs ? createResponse(200, { redirectUrl: `/payment/?order=${id}` }) : undefined;
      }),
      observe: async ({ call }) => {
        const path = Number((await call("listObligations", { as: "director" })).at("items.0.id"));
        const citizen = await call("chooseAccount", { as: "director" });
        return (await call("startPayment", { token: String(citizen.at("token")), path })).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "key-of-least-length-for-payment": {
      operationId: "startPayment",
      description: "Ignores an Idempotency-Key of 16 characters.",
      breaks: "contract",
      createHandler: ignoreShortestKey("startPayment"),
      observe: async ({ call }) => {
        const path = Number((await call("listObligations", { as: "director" })).at("items.0.id"));
        const addresses = [];
        for (const headers of [shortestKey, shortestKey])
          addresses.push((await call("startPayment", { as: "director", path, headers })).at("redirectUrl"));
        return addresses[0] === addresses[1];
      },
    },
    "started-is-not-owed": {
      operationId: "startPayment",
      description: "Leaves an amount out of the obligations as soon as its payment has been started, paid or not.",
      breaks: "contract",
      createHandler: () => {
        const started = new Set<string>();
        const list = arrangeEntries("listObligations", (entries) =>
          entries.filter(({ id }) => !started.has(String(id))),
        )();
        return async (request, backend) => {
          const response = await list(request, backend);
          if (request.operationId === "startPayment" && response.status === 200) started.add(getPathPart(request, -2));
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("startPayment", { ...citizen, path: 6098 });
        return (await call("listObligations", citizen)).text;
      },
    },
    "order-of-account": {
      operationId: "startPayment",
      description: "Returns the page of the order that the account has open at the bank, also for another payment.",
      breaks: "contract",
      createHandler: () => {
        const pages = new Map<string, FaultResponse>();
        return async (request, { store, send }) => {
          const response = await send(request);
          const principal = getPrincipal(request, store);
          if (request.operationId !== "startPayment" || response.status !== 200 || !principal) return response;
          const page = pages.get(getOwner(principal));
          if (page && findCheckoutPayment(store, getOrder(page))) return page;
          pages.set(getOwner(principal), response);
          return response;
        };
      },
      observe: async (caller) => {
        const [first = "", second = ""] = await readObligations(caller);
        return [(await startPayment(caller, first)).text, (await startPayment(caller, second)).text];
      },
    },
  }),
  ...defineFaults("repetition", {
    "key-without-path": {
      operationId: "startPayment",
      description: "Takes a key that was sent with another payment for a retry, since it compares only the bodies.",
      breaks: "contract",
      createHandler: () => {
        const responses = new Map<string, FaultResponse>();
        return async (request, { store, send }) => {
          const key = request.headers.get("idempotency-key");
          const principal = getPrincipal(request, store);
          if (request.operationId !== "startPayment" || key === null || !principal) return send(request);
          const name = `${getOwner(principal)} ${key}`;
          const response = responses.get(name) ?? (await send(request));
          if (response.status === 200) responses.set(name, response);
          return response;
        };
      },
      observe: async (caller) => {
        const [first = "", second = ""] = await readObligations(caller);
        await startPayment(caller, first, idempotencyKey);
        return (await startPayment(caller, second, idempotencyKey)).status;
      },
    },
  }),
  ...defineFaults("values", {
    "one-page-for-each-account": {
      operationId: "startPayment",
      description: "Returns one address of a payment page for all amounts of an account.",
      breaks: "contract",
      createHandler: changeObject(["startPayment"], (body, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal) body["redirectUrl"] = `/payment/?account=${encodeURIComponent(getOwner(principal))}`;
      }),
      observe: async ({ call }) => {
        const path = Number((await call("listObligations", { as: "director" })).at("items.1.id"));
        return (await call("startPayment", { as: "director", path })).text;
      },
    },
  }),
  ...defineFaults("inputs", {
    "key-of-another-payment": {
      operationId: "startPayment",
      description: "Starts another payment with an idempotency key that was used.",
      breaks: "contract",
      createHandler: changeErrors(["startPayment"], ({ status }, request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("idempotency-key");
        return status === 422 ? send({ ...request, headers }) : undefined;
      }),
      observe: async ({ call }) => {
        const ids = getEntries((await call("listObligations", { as: "director" })).at()).map(({ id }) => String(id));
        const headers = { "idempotency-key": "bench-bench-bench-1" };
        const statuses = [];
        for (const path of ids.slice(0, 2))
          statuses.push((await call("startPayment", { as: "director", path, headers })).status);
        return statuses;
      },
    },
  }),
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
      observeAsCitizen("startPayment", { path: 6044 }),
    ),
    "paid-payment-200": {
      ...answersError(
        "startPayment",
        "Starts the payment of an amount that is already paid.",
        409,
        (response) => ({
          ...response,
          status: 200,
          body: toJson({ redirectUrl: "https://pay.bank.example/s/again" }),
        }),
        citizen,
      ),
      observe: async ({ call, store }) => {
        const path =
          store.state.payments.find(({ owner, paidAt }) => owner === "person:1001" && paidAt !== undefined)?.id ?? 0;
        return (await call("startPayment", { ...citizen, path })).status;
      },
    },
    "paid-payment-starts-again": {
      operationId: "startPayment",
      description: "Starts a payment again that is paid already.",
      breaks: "contract",
      createHandler: answer(["startPayment"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 409
          ? createResponse(200, { redirectUrl: "https://pay.bank.example/s/1" })
          : response;
      }),
      observe: async ({ call }) => {
        const id = String((await call("listPaidPayments", { as: "citizen" })).at("items.0.id"));
        return (await call("startPayment", { as: "citizen", path: id })).status;
      },
    },
  }),
  ...defineFaults("transport", {
    "page-of-bank-behind-the-proxy": {
      operationId: "startPayment",
      description: "Returns the address of the payment page as the server behind the proxy sees it, without https.",
      breaks: "contract",
      createHandler: changeObject(["startPayment"], (body) => {
        const { redirectUrl } = body;
        if (typeof redirectUrl === "string")
          body["redirectUrl"] = new URL(redirectUrl, "http://portal-backend:8080").href.replace(/^https/, "http");
      }),
      observe: async ({ call }) => (await call("startPayment", { ...citizen, path: 6098 })).at("redirectUrl"),
    },
    "payment-in-cache": {
      operationId: "startPayment",
      description: "Lets caches keep the address of a payment page for a day.",
      breaks: "contract",
      createHandler: changeSuccess(["startPayment"], ({ headers }) => {
        headers.set("cache-control", "public, max-age=86400");
      }),
      observe: async ({ call }) => {
        const id = String((await call("listObligations", { as: "citizen" })).at("items.0.id"));
        return (await call("startPayment", { as: "citizen", path: id })).headers.get("cache-control");
      },
    },
    "payment-as-redirect": {
      operationId: "startPayment",
      description: "Redirects to the payment page with 303 instead of returning its address.",
      breaks: "contract",
      createHandler: changeSuccess(["startPayment"], (response) => {
        const body = parseJson(response.body);
        const location = isRecord(body) ? String(body["redirectUrl"]) : "/";
        return { status: 303, headers: new Headers({ location }), body: new Uint8Array() };
      }),
      observe: async ({ call }) => {
        const path = String((await call("listObligations", { as: "director" })).at("items.0.id"));
        return (await call("startPayment", { as: "director", path })).status;
      },
    },
  }),
  ...defineFaults("robustness", {
    "payment-started-twice": createKeyFault(
      "startPayment",
      "Starts a second payment when a request is sent again with its key hours later.",
      async ({ call }) => ({
        as: "director",
        path: String((await call("listObligations", { as: "director" })).at("items.0.id")),
      }),
    ),
  }),
  ...defineFaults("roles", {
    "no-checkout-for-administrators": {
      operationId: "startPayment",
      description: "Answers 403 to administrators who start a payment, whichever it is.",
      breaks: "contract",
      createHandler: forgetAdministrator("startPayment"),
      observe: observeResponse("startPayment", { as: "admin", path: 12_345 }),
    },
  }),
  ...defineFaults("states", {
    "started-is-paid": {
      operationId: "startPayment",
      description: "Answers that an amount is already paid while an earlier start of its payment is open at the bank.",
      breaks: "contract",
      createHandler: takeStartedForPaid("startPayment"),
      observe: async (caller) => {
        const [id = ""] = await readObligations(caller);
        return [(await startPayment(caller, id)).status, (await startPayment(caller, id)).status];
      },
    },
  }),
];
