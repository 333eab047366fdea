import { defineFaults, type BrokenRule, type FaultDefinition } from "../fault.ts";
import { changeEntries, changeJson, changeSuccess, isObject, type JsonObject } from "../seeds.ts";
import { foreignEmail, foreignPassword } from "../passwordCalls.ts";
import type { CallOptions } from "../caller.ts";

/** The sign-in of the foreign user, whose tokens these faults change. */
const signIn: CallOptions = { body: { username: foreignEmail, password: foreignPassword } };
const options: Readonly<Record<string, CallOptions>> = {
  readService: { path: "101" },
  readPost: { path: "301" },
  signIn,
  searchPortal: { query: { word: "standart" } },
  lookUpTaxpayer: { query: { tpn: "1700000011" } },
  readPossessor: { path: 7001 },
  checkNewPassword: { query: { pass: "Wolken&Ziegel82", name: "Ida", surname: "Berg" } },
  readDraft: { path: "garden" },
  listReports: { as: "citizen" },
};

const withObservation = (
  operationId: string,
  description: string,
  breaks: BrokenRule,
  createHandler: FaultDefinition["createHandler"],
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  ...(createHandler && { createHandler }),
  observe: async ({ call }) => {
    const { text, at } = await call(operationId, { as: "director", ...options[operationId] });
    // Tokens differ with each sign-in.
    const body = at();
    return operationId === "signIn" && isObject(body) ? Object.keys(body) : text;
  },
});

const entries = (
  operationId: string,
  description: string,
  change: (entry: JsonObject) => unknown,
  breaks: BrokenRule = "contract",
) => withObservation(operationId, description, breaks, changeEntries([operationId], change));
const body = (
  operationId: string,
  description: string,
  change: (value: unknown) => unknown,
  breaks: BrokenRule = "contract",
) => withObservation(operationId, description, breaks, changeJson([operationId], change));
const without =
  (...names: readonly string[]) =>
  (entry: JsonObject): void => {
    for (const name of names) delete entry[name];
  };
const rename =
  (from: string, to: string) =>
  (entry: JsonObject): void => {
    entry[to] = entry[from];
    delete entry[from];
  };

export const schemaFaults = defineFaults("schemas", {
  "user-without-name": entries("readUser", "Returns the user without a surname.", without("surname"), "specification"),
  "user-in-envelope": body("readUser", "Returns the user in the field user.", (value) => ({ user: value })),
  "roles-as-texts": entries(
    "readUser",
    "Returns the roles as texts.",
    (entry) => void (entry["roles"] = ["ASAN_USER"]),
    "specification",
  ),
  "language-as-text": entries(
    "readUser",
    "Returns the language as a text.",
    (entry) => void (entry["language"] = "az"),
    "specification",
  ),
  "manufacturers-as-object": entries(
    "readUser",
    "Returns one organisation as an object instead of a list.",
    (entry) => {
      if (Array.isArray(entry["manufacturers"])) entry["manufacturers"] = entry["manufacturers"][0] ?? {};
    },
    "specification",
  ),
  "token-renamed": entries(
    "signIn",
    "Returns the access token as accessToken at sign-in.",
    rename("token", "accessToken"),
    "specification",
  ),
  "refresh-token-renamed": entries(
    "signIn",
    "Returns the refresh token as refresh_token at sign-in.",
    rename("refreshToken", "refresh_token"),
    "specification",
  ),
  "search-without-place": entries(
    "searchPortal",
    "Returns search results without searchPlace.",
    without("searchPlace"),
    "specification",
  ),
  "search-items-renamed": body("searchPortal", "Returns search results in the field hits.", (value) => {
    if (isObject(value)) rename("items", "hits")(value);
  }),
  "notifications-as-object": body("readNotifications", "Returns notifications as an object by id.", (value) =>
    Object.fromEntries(
      (Array.isArray(value) ? value : []).filter(isObject).map((notice) => [String(notice["id"]), notice]),
    ),
  ),
  "notification-text-renamed": entries(
    "readNotifications",
    "Returns the description of a notification as text.",
    rename("description", "text"),
    "specification",
  ),
  "appeal-without-kind": entries("listAppeals", "Returns appeals without their kind.", without("kind")),
  "page-in-envelope": body("listStandards", "Returns the page in the field data.", (value) => ({ data: value })),
  "list-without-paging": body("listPosts", "Returns a bare list without page and total.", (value) =>
    isObject(value) ? value["items"] : value,
  ),
  "paging-nested": body("listFeedbacks", "Returns page, perPage and total in an object.", (value) => {
    if (!isObject(value)) return;
    const { items, ...paging } = value;
    return { items, paging };
  }),
  "items-null-when-empty": body("listReports", "Returns null instead of an empty list.", (value) => {
    if (isObject(value) && Array.isArray(value["items"]) && value["items"].length === 0) value["items"] = null;
  }),
  "name-too-long": entries(
    "listEtalons",
    "Returns texts that are longer than allowed.",
    (entry) => void (entry["name"] = "x".repeat(501)),
  ),
  "category-as-text": entries(
    "listFaq",
    "Returns the category as a text.",
    (entry) => void (entry["category"] = "general"),
  ),
  "history-missing": entries("listMarketPrices", "Returns prices without their history.", without("history")),
  "steps-as-object": entries("readService", "Returns the steps of a service as an object.", (entry) => {
    entry["steps"] = { ...(entry["steps"] as object[]) };
  }),
  "post-without-content": entries("readPost", "Returns a post without its content.", without("content")),
  "rate-code-lower-case": entries(
    "listExchangeRates",
    "Returns currency codes in lower case.",
    (entry) => void (entry["code"] = String(entry["code"]).toLowerCase()),
  ),
  "phone-with-spaces": entries(
    "readCallCenter",
    "Returns the phone number with spaces.",
    (entry) => void (entry["phoneNumber"] = "+994 12 555 01 95"),
  ),
  "weekday-zero": entries("readCallCenter", "Counts the days of the week from 0.", (entry) => {
    for (const hours of Array.isArray(entry["hours"]) ? entry["hours"].filter(isObject) : [])
      hours["weekdays"] = (hours["weekdays"] as number[]).map((day) => day - 1);
  }),
  "insecure-url": entries(
    "readCallCenter",
    "Returns the address of the chat with http.",
    (entry) => void (entry["chatUrl"] = "http://chat.example/"),
  ),
  "no-draft-empty-body": withObservation(
    "readDraft",
    "Returns an empty body for a form without a draft.",
    "contract",
    changeSuccess(["readDraft"], (response) => {
      response.body = new Uint8Array();
    }),
  ),
  "state-unknown": entries(
    "readServiceStatus",
    "Returns a state that the contract does not name.",
    (entry) => void (entry["state"] = "GREEN"),
  ),
  "document-type-upper-case": entries(
    "listDocuments",
    "Returns content types in capitals.",
    (entry) => void (entry["mimeType"] = String(entry["mimeType"]).toUpperCase()),
  ),
  "goods-code-with-spaces": entries(
    "searchProducts",
    "Returns goods codes in groups of digits.",
    (entry) => void (entry["goodsCode"] = String(entry["goodsCode"]).replace(/^(....)/, "$1 ")),
  ),
  "privileges-as-text": {
    operationId: "handOverSession",
    description: "Returns the privileges as one text.",
    breaks: "specification",
    createHandler: changeJson(["handOverSession"], (value) =>
      isObject(value) ? { ...value, privileges: (value["privileges"] as string[]).join(",") } : value,
    ),
    observe: async ({ call }) => (await call("handOverSession", { as: "privileged" })).at("privileges"),
  },
  "password-check-bare": body("checkNewPassword", "Returns true or false instead of an object.", (value) =>
    isObject(value) ? value["valid"] : value,
  ),
  "possessor-wrapped": body("readPossessor", "Returns an organisation in a list.", (value) => [value]),
  "taxpayer-in-list": body("lookUpTaxpayer", "Returns a taxpayer in a list.", (value) => [value]),
});
