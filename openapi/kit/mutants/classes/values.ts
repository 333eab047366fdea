import type { CallOptions } from "../caller.ts";
import { defineFaults, type FaultDefinition } from "../fault.ts";
import { observeResponse } from "../observers.ts";
import { changeEntries, changeJson, changeObject, getEntries, isObject, type JsonObject } from "../seeds.ts";

const options: Readonly<Record<string, CallOptions>> = {
  readService: { path: "101" },
  searchRegister: { path: "measurement-tools" },
  readPost: { path: "301" },
  listReports: { as: "director" },
};

/** Changes each entry of a response. */
const returns = (
  operationId: string,
  description: string,
  change: (entry: JsonObject, index: number) => unknown,
  breaks: FaultDefinition["breaks"] = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: changeEntries([operationId], change),
  observe: async ({ call }) => (await call(operationId, { as: "citizen", ...options[operationId] })).text,
});

const setTo =
  (name: string, convert: (value: unknown) => unknown) =>
  (entry: JsonObject): void => {
    if (name in entry) entry[name] = convert(entry[name]);
  };

const withoutZone = (value: unknown): string => String(value).replace(/(Z|[+-]\d\d:\d\d)$/, "");

/** Changes the first appeal of the citizen in full. */
const returnsAppeal = (description: string, change: (appeal: JsonObject) => unknown): FaultDefinition => ({
  operationId: "readAppeal",
  description,
  breaks: "contract",
  createHandler: changeObject(["readAppeal"], change),
  observe: async ({ call, store }) => {
    const owned = store.state.appeals.filter(({ owner }) => owner === "person:1001");
    const results = await Promise.all(owned.map(({ id }) => call("readAppeal", { as: "citizen", path: id })));
    return results.map(({ text }) => text);
  },
});

export const valueFaults = defineFaults("values", {
  "amount-is-not-the-sum": returns("listObligations", "Returns an amount without the government fee.", (entry) => {
    entry["amount"] = Number(entry["serviceFee"]) * 0.82;
  }),
  "tally-is-not-the-sum": returns("readEvaluationSummary", "Does not count partial answers in the total.", (entry) => {
    entry["total"] = Number(entry["yes"]) + Number(entry["no"]);
  }),
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
  "amount-as-text": returns(
    "listObligations",
    "Returns an amount as a text.",
    setTo("serviceFee", (value) => Number(value).toFixed(2)),
  ),
  "decimal-comma": returns(
    "listExchangeRates",
    "Returns rates as texts with a decimal comma.",
    setTo("rate", (value) => String(value).replace(".", ",")),
  ),
  "average-above-highest": returns("listMarketPrices", "Returns average prices above the highest price.", (entry) => {
    entry["avgPrice"] = Math.round(Number(entry["maxPrice"]) * 150) / 100;
  }),
  "date-without-zone": returns("listAppeals", "Returns times without an offset.", setTo("appealDate", withoutZone)),
  "date-local-as-utc": {
    operationId: "sendFeedback",
    description: "Returns local times as if they were UTC.",
    breaks: "contract",
    createHandler: changeEntries(["sendFeedback", "listFeedbacks"], (entry) => {
      entry["createdAt"] = `${withoutZone(entry["createdAt"])}Z`;
    }),
    observe: async ({ call }) => (await call("listFeedbacks", { as: "citizen" })).text,
  },
  "date-in-future": returns(
    "listFeedbacks",
    "Returns times one year in the future.",
    setTo("createdAt", (value) => String(value).replace(/^\d{4}/, (year) => String(Number(year) + 1))),
    "quality",
  ),
  "epoch-milliseconds": returns(
    "listDocuments",
    "Returns times in milliseconds since 1970.",
    setTo("createdAt", (value) => Date.parse(String(value))),
  ),
  "epoch-in-notifications": returns(
    "readNotifications",
    "Returns the time of a notification as a number.",
    setTo("createdAt", (value) => Date.parse(String(value)) / 1000),
  ),
  "date-with-dots": returns(
    "listReports",
    "Returns due dates as day, month and year with dots.",
    setTo("dueDate", (value) => String(value).split("-").toReversed().join(".")),
  ),
  "date-as-time": returns(
    "listAppeals",
    "Returns a due date with a time.",
    setTo("dueDate", (value) => `${String(value)}T00:00:00Z`),
  ),
  "null-for-absent": returns("listAppeals", "Returns null for optional fields without a value.", (entry) => {
    entry["withdrawnAt"] ??= null;
    entry["dueDate"] ??= null;
  }),
  "empty-text-for-absent": returns(
    "listFeedbacks",
    "Returns an empty text for a reply that does not exist.",
    (entry) => {
      entry["answer"] ??= "";
    },
  ),
  "same-id": returns("listServices", "Returns the same id for every entry.", (entry) => {
    entry["id"] = "1";
  }),
  "id-of-position": returns("listPosts", "Returns the position on the page as the id.", (entry, index) => {
    entry["id"] = String(index + 1);
  }),
  "id-reused": {
    operationId: "sendFeedback",
    description: "Gives each new feedback the id of the first one.",
    breaks: "contract",
    createHandler: () => {
      let firstId: unknown;
      return changeObject(["sendFeedback"], (body) => {
        firstId ??= body["id"];
        body["id"] = firstId;
      })();
    },
    observe: async ({ call }) => {
      const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
      const first = await call("sendFeedback", { as: "citizen", body });
      return first.at("id") === (await call("sendFeedback", { as: "citizen", body })).at("id");
    },
  },
  "unknown-status": returns(
    "listAppeals",
    "Returns a status that the contract does not name.",
    setTo("status", () => "ARCHIVED"),
  ),
  "status-in-camel-case": returns(
    "listAppeals",
    "Returns a status in camel case, such as InProcess.",
    setTo("status", (value) =>
      String(value)
        .toLowerCase()
        .replaceAll(/(^|_)(\w)/g, (_match, _start, letter: string) => letter.toUpperCase()),
    ),
    "contract",
  ),
  "phone-without-plus": returns(
    "readUser",
    "Returns the phone number without its plus.",
    setTo("phoneNumber", (value) => String(value).replace("+", "")),
  ),
  "boolean-as-number": returns("readUser", "Returns 0 or 1 for the flag of foreign users.", setTo("foreign", Number)),
  "boolean-as-text": returns("readCallCenter", 'Returns "true" or "false" as texts.', setTo("openNow", String)),
  "number-as-text": returns("readEvaluationSummary", "Returns counts as texts.", setTo("yes", String)),
  "text-as-number": returns(
    "searchProducts",
    "Returns goods codes as numbers, without their leading zero.",
    setTo("goodsCode", Number),
  ),
  "nominal-zero": returns("listExchangeRates", "Returns 0 as the number of units that a rate is for.", (entry) => {
    entry["nominal"] = 0;
  }),
  "count-as-object": {
    operationId: "countNotifications",
    description: "Returns the count in an object.",
    breaks: "contract",
    createHandler: changeJson(["countNotifications"], (value) => ({ count: value })),
  },
  "count-of-all": {
    operationId: "countNotifications",
    description: "Counts the read notifications too.",
    breaks: "contract",
    createHandler: changeJson(["countNotifications"], (value) => Number(value) + 3),
  },
  "negative-count": {
    operationId: "markNotificationsRead",
    description: "Returns a negative count of unread notifications.",
    breaks: "contract",
    createHandler: changeJson(["markNotificationsRead"], () => -1),
  },
  "history-reversed": returnsAppeal("Returns the history of an appeal with the newest step first.", (appeal) => {
    appeal["history"] = Array.isArray(appeal["history"]) ? appeal["history"].toReversed() : [];
  }),
  "status-not-of-history": returnsAppeal("Returns a status that is not the one of the last step.", (appeal) => {
    appeal["status"] = appeal["status"] === "WAITING" ? "PROGRESS" : "WAITING";
  }),
  "closed-is-withdrawable": returnsAppeal("Says of every appeal that it can be withdrawn.", (appeal) => {
    appeal["withdrawable"] = true;
  }),
  "detail-of-another": returnsAppeal("Returns another number in the appeal than in the list.", (appeal) => {
    appeal["appealNumber"] = `${String(appeal["appealNumber"])}-1`;
  }),
  "size-of-document": returns(
    "listDocuments",
    "Returns sizes in kilobytes.",
    setTo("size", (value) => Math.ceil(Number(value) / 1024)),
  ),
  "slot-order": {
    operationId: "readCallCenter",
    description: "Returns the latest time slot first.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body) => {
      if (Array.isArray(body["slots"])) body["slots"] = body["slots"].toReversed();
    }),
    observe: async ({ call }) => (await call("readCallCenter", { as: "citizen" })).at("slots.0.id"),
  },
  "slot-ends-before-start": {
    operationId: "readCallCenter",
    description: "Returns time slots that end before they start.",
    breaks: "quality",
    createHandler: changeObject(["readCallCenter"], (body) => {
      for (const slot of Array.isArray(body["slots"]) ? body["slots"].filter(isObject) : [])
        Object.assign(slot, { from: slot["to"], to: slot["from"] });
    }),
    observe: async ({ call }) => (await call("readCallCenter", { as: "citizen" })).at("slots.0"),
  },
  "price-history-order": {
    operationId: "listMarketPrices",
    description: "Returns the newest price of the history first.",
    breaks: "contract",
    createHandler: changeJson(["listMarketPrices"], (value) => {
      for (const entry of getEntries(value))
        if (Array.isArray(entry["history"])) entry["history"] = entry["history"].toReversed();
      return value;
    }),
    observe: async ({ call }) => (await call("listMarketPrices")).at("items.0.history"),
  },
  "rates-of-another-day": returns(
    "listExchangeRates",
    "Returns a day for the rates that is later than the requested one.",
    (entry) => {
      entry["date"] = "2099-12-31";
    },
  ),
  "rates-of-an-unpublished-day": {
    operationId: "listExchangeRates",
    description: "Dates the rates as the request, also on a day on which none are published.",
    breaks: "contract",
    createHandler: changeObject(["listExchangeRates"], ({ items }, { url }) => {
      const date = url.searchParams.get("date");
      if (date !== null) for (const rate of getEntries(items)) rate["date"] = date;
    }),
    observe: observeResponse("listExchangeRates", { query: { date: "2026-11-01" } }),
  },
});
