import { addDays, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { localizedText } from "../../../../../mocks/store/localizedText.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { failure } from "../../shared/errors.ts";
import { copyFields, partInAzerbaijani } from "../../shared/languages.ts";
import { arrangeEntries, observeField } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import {
  acceptRejected,
  answer,
  readBody,
  changeEntries,
  changeSuccess,
  getEntries,
  getToken,
  parseJson,
  withQuery,
} from "../../shared/seeds.ts";
import { acceptToken } from "../../shared/tokens.ts";
import { returns, setTo } from "../../shared/values.ts";

/** Faults of `listObligations`. */
export const listObligationsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-obligations": listsOfEverybody("listObligations", "payments", "unpaid amounts"),
  }),
  ...defineFaults("availability", {
    "first-of-session-fails": {
      operationId: "listObligations",
      description: "Fails with 500 for the first request of each session.",
      breaks: "contract",
      createHandler: () => {
        const known = new Set<string>();
        return async (request, { send }) => {
          const token = getToken(request);
          if (request.operationId !== "listObligations" || token === "" || known.has(token)) return send(request);
          known.add(token);
          const response = await send(request);
          return response.status === 200 ? failure() : response;
        };
      },
      observe: observeResponse("listObligations", citizen),
    },
  }),
  ...defineFaults("sessions", {
    "amounts-of-organisation-for-citizen": {
      operationId: "listObligations",
      description: "Returns the amounts of the organisation also when its representative acts as a citizen.",
      breaks: "contract",
      createHandler: answer(["listObligations"], async (request, { send, store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const account = store.state.accounts.find(({ id }) => id === session?.accountId);
        const certNumber = account?.organisations[0]?.selectedCertNumber;
        if (session === undefined || certNumber === undefined || session.certNumber !== undefined) return send(request);
        session.certNumber = certNumber;
        const response = await send(request);
        delete session.certNumber;
        return response;
      }),
      observe: async ({ call }) => {
        const token = String((await call("chooseAccount", { as: "director" })).at("token"));
        return (await call("listObligations", { token })).at("total");
      },
    },
  }),
  ...defineFaults("lists", {
    "nulls-first": {
      operationId: "listObligations",
      description: "Puts payments without a due date first when the latest due dates come first.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", (entries, { url }) =>
        url.searchParams.get("sort") === "dueDate.desc"
          ? entries.toSorted((a, b) => Number("dueDate" in a) - Number("dueDate" in b))
          : entries,
      ),
      observe: async ({ call }) =>
        (await call("listObligations", { as: "director", query: { sort: "dueDate.desc" } })).text,
    },
    "without-date-first": {
      operationId: "listObligations",
      description:
        "Lists amounts without a due date first when the latest date comes first, as databases do by default.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", (entries, { url }) =>
        url.searchParams.get("sort") === "dueDate.desc"
          ? entries.toSorted((a, b) => Number("dueDate" in a) - Number("dueDate" in b))
          : entries,
      ),
      observe: async ({ call }) =>
        (await call("listObligations", { as: "director", query: { sort: "dueDate.desc" } })).text,
    },
    "paid-among-unpaid": {
      operationId: "listObligations",
      description: "Lists also the amounts that are paid already.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", async (entries, request, { send }) => {
        const url = new URL(request.url);
        url.pathname = "/api/payments/paid";
        url.search = "";
        const paid = getEntries(parseJson((await send({ ...request, operationId: "listPaidPayments", url })).body));
        return [...entries, ...paid.filter((entry) => "amount" in entry)];
      }),
      observe: observeResponse("listObligations", { as: "citizen", query: { perPage: 100 } }),
    },
    "no-due-date-first": {
      operationId: "listObligations",
      description: "Returns payments without a due date first when they are sorted by due date.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", (entries, { url }) =>
        (url.searchParams.get("sort") ?? "dueDate.asc").startsWith("dueDate")
          ? [...entries.filter((entry) => !("dueDate" in entry)), ...entries.filter((entry) => "dueDate" in entry)]
          : entries,
      ),
      observe: async (caller) =>
        Promise.all(
          (["citizen", "director", "representative"] as const).map(async (as) =>
            (await caller.call("listObligations", { as })).at(),
          ),
        ),
    },
  }),
  ...defineFaults("values", {
    "obligations-without-number": breach(
      "listObligations",
      "Lists the unpaid amounts without the numbers of their appeals.",
      changeEntries(["listObligations"], (payment) => delete payment["appealNumber"]),
      observeAsCitizen("listObligations"),
    ),
    "amount-is-not-the-sum": returns("listObligations", "Returns an amount without the government fee.", (entry) => {
      entry["amount"] = Number(entry["serviceFee"]) * 0.82;
    }),
    "amount-as-text": returns(
      "listObligations",
      "Returns an amount as a text.",
      setTo("serviceFee", (value) => Number(value).toFixed(2)),
    ),
    "due-date-in-utc": {
      operationId: "listObligations",
      description:
        "Lists unpaid amounts with the day before their due date, which is midnight in Baku as a day in UTC.",
      breaks: "contract",
      createHandler: changeEntries(["listObligations"], (payment) => {
        if (typeof payment["dueDate"] === "string") payment["dueDate"] = addDays(payment["dueDate"], -1);
      }),
      observe: observeField("listObligations", "dueDate"),
    },
  }),
  ...defineFaults("languages", {
    "payment-target": partInAzerbaijani(
      "listObligations",
      "Names what is paid for in Azerbaijani.",
      copyFields("paymentTarget"),
    ),
  }),
  ...defineFaults("feed", {
    "reminder-with-each-read": {
      operationId: "listObligations",
      description:
        "Creates and pushes the reminder of an amount that is due within two weeks each time when the list is read.",
      breaks: "contract",
      createHandler: changeSuccess(["listObligations"], (response, request, { store }) => {
        const account = getPrincipal(request, store)?.account;
        const soon = addDays(toIsoDate(store.now()), 14);
        for (const { dueDate } of getEntries(readBody(response)))
          if (account !== undefined && typeof dueDate === "string" && dueDate <= soon)
            store.pushNotification(account.id, {
              type: "INFORMATION",
              event: "PAYMENT",
              title: localizedText("Ödəniş vaxtı yaxınlaşır", "Приближается срок платежа", "A payment is due soon"),
              description: localizedText(
                "Ödənilməmiş məbləği «Ödənişlər» bölməsində görə bilərsiniz.",
                "Неоплаченная сумма указана в разделе «Платежи».",
                "You find the unpaid amount under Payments.",
              ),
            });
      }),
      observe: async ({ call }) => {
        await call("listObligations", citizen);
        await call("listObligations", citizen);
        return (await call("countNotifications", citizen)).text;
      },
    },
  }),
  ...defineFaults("parameters", {
    "unknown-order-ignored": {
      operationId: "listObligations",
      description: "Takes an unknown order for the default.",
      breaks: "contract",
      createHandler: acceptRejected("listObligations", (request) =>
        request.url.searchParams.has("sort") ? withQuery(request, { sort: undefined }) : undefined,
      ),
      observe: observeResponse("listObligations", { as: "citizen", query: { sort: "name" } }),
    },
  }),
  ...defineFaults("tokens", {
    "obligations-for-refresh-token": {
      operationId: "listObligations",
      description: "Lists the obligations for a refresh token in place of the access token.",
      breaks: "contract",
      createHandler: () => {
        const accept = acceptToken(
          (token, store) => store.state.sessions.find(({ refreshToken }) => refreshToken === token)?.accountId,
        )();
        return (request, backend) =>
          request.operationId === "listObligations" ? accept(request, backend) : backend.send(request);
      },
      observe: async ({ call, getSession }) =>
        (await call("listObligations", { token: getSession("citizen").refreshToken })).status,
    },
  }),
];
