import { defineFaults, type FaultDefinition, type FaultRequest, type RequestHandler } from "../fault.ts";
import {
  changeErrors,
  changeJson,
  changeObject,
  changeRequest,
  changeResponse,
  getEntries,
  getLang,
  isObject,
  mapTexts,
  parseJson,
  toJson,
  withQuery,
  answer,
  type JsonObject,
} from "../seeds.ts";
import { getPrincipal } from "../recordOwners.ts";

/** Replaces a part of each entry by the same part in Azerbaijani. */
const partInAzerbaijani = (
  operationId: string,
  description: string,
  copy: (entry: JsonObject, azerbaijani: JsonObject) => void,
  path?: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeJson([operationId], async (value, request, { send }) => {
    if (getLang(request) === "az") return value;
    const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
    const entries = getEntries(other);
    getEntries(value).forEach((entry, index) => copy(entry, entries[index] ?? {}));
    if (isObject(value) && isObject(other) && Array.isArray(value["items"])) copy(value, other);
    return value;
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "director", query: { lang: "en" }, ...(path !== undefined && { path }) })).text,
});

const copyFields =
  (...names: readonly string[]) =>
  (entry: JsonObject, azerbaijani: JsonObject): void => {
    for (const name of names) if (name in entry && name in azerbaijani) entry[name] = azerbaijani[name];
  };

/** Sends requests in one language in another one. */
const swapsLanguage = (operationId: string, description: string, from: string, to: string): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) =>
    getLang(request) === from ? withQuery(request, { lang: to }) : request,
  ),
  observe: async ({ call }) => (await call(operationId, { as: "director", query: { lang: from } })).text,
});

/** Changes the texts of some fields. */
const writesTexts = (
  operationId: string,
  description: string,
  fields: readonly string[],
  change: (text: string, request: FaultRequest) => string,
  lang: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeJson([operationId], (value, request) =>
    mapTexts(value, (text, name) => (fields.includes(name) ? change(text, request) : text)),
  ),
  observe: async ({ call }) => (await call(operationId, { as: "director", query: { lang } })).text,
});

const russianInLatin: Readonly<Record<string, string>> = Object.fromEntries(
  [..."абвгдеёжзийклмнопрстуфхцчшщъыьэюя"].map((letter, index) => [
    letter,
    "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya".split(" ")[index] ?? "",
  ]),
);
const azerbaijaniInAscii: Readonly<Record<string, string>> = { ə: "e", ı: "i", ş: "s", ç: "c", ğ: "g", ö: "o", ü: "u" };
const replaceLetters =
  (letters: Readonly<Record<string, string>>) =>
  (text: string): string =>
    [...text].map((letter) => letters[letter.toLowerCase()] ?? letter).join("");

/** Reads UTF-8 as Windows-1252. */
const misread = (text: string): string => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

const selectsLanguageBy = (
  operationIds: readonly string[],
  select: (request: FaultRequest, language: string | undefined) => string | undefined,
): (() => RequestHandler) =>
  answer(operationIds, (request, { send, store }) => {
    const lang = select(request, getPrincipal(request, store)?.account.language);
    return send(lang === undefined ? request : withQuery(request, { lang }));
  });

export const languageFaults = defineFaults("languages", {
  "nested-region": partInAzerbaijani(
    "listMarketPrices",
    "Names regions in Azerbaijani.",
    copyFields("region", "regions"),
  ),
  "nested-category": partInAzerbaijani(
    "listFaq",
    "Names categories in Azerbaijani.",
    copyFields("category", "categories"),
  ),
  "nested-requirements": partInAzerbaijani(
    "searchProducts",
    "Returns the requirements for goods in Azerbaijani.",
    copyFields("requirements"),
  ),
  "nested-risk-group": partInAzerbaijani(
    "searchProducts",
    "Returns the risk group of goods in Azerbaijani.",
    copyFields("riskGroup"),
  ),
  "nested-steps": partInAzerbaijani(
    "readService",
    "Returns the steps of a service in Azerbaijani.",
    copyFields("steps"),
    "101",
  ),
  "nested-form": partInAzerbaijani(
    "readService",
    "Returns the form of a service in Azerbaijani.",
    copyFields("form"),
    "101",
  ),
  "nested-questions": partInAzerbaijani(
    "listQuestionnaires",
    "Returns the questions of a questionnaire in Azerbaijani.",
    copyFields("questions"),
  ),
  "opening-days": partInAzerbaijani("readCallCenter", "Names the opening days in Azerbaijani.", copyFields("hours")),
  incident: partInAzerbaijani(
    "readServiceStatus",
    "Describes the last incident in Azerbaijani.",
    copyFields("lastIncident"),
  ),
  "payment-target": partInAzerbaijani(
    "listObligations",
    "Names what is paid for in Azerbaijani.",
    copyFields("paymentTarget"),
  ),
  "russian-for-english": swapsLanguage("listEtalons", "Answers in Russian for English.", "en", "ru"),
  "english-for-russian": swapsLanguage("readNotifications", "Answers in English for Russian.", "ru", "en"),
  "azerbaijani-for-english": swapsLanguage(
    "searchPortal",
    "Searches and answers in Azerbaijani for English.",
    "en",
    "az",
  ),
  "key-instead-of-text": writesTexts(
    "listQuestionnaires",
    "Returns the key of a text instead of the text in English.",
    ["title"],
    (text, request) => (getLang(request) === "en" ? "questionnaire.title.general" : text),
    "en",
  ),
  "wrong-encoding": writesTexts(
    "listRiskGroups",
    "Reads texts in a wrong encoding, such as Ã¼ for ü.",
    ["title", "description"],
    misread,
    "az",
  ),
  "russian-in-latin": writesTexts(
    "listServices",
    "Writes Russian in Latin letters.",
    ["title", "summary"],
    replaceLetters(russianInLatin),
    "ru",
  ),
  "azerbaijani-in-ascii": writesTexts(
    "listPosts",
    "Writes Azerbaijani without its own letters.",
    ["title", "summary"],
    (text, request) => (getLang(request) === "az" ? replaceLetters(azerbaijaniInAscii)(text) : text),
    "az",
  ),
  "character-references": writesTexts(
    "listFaq",
    "Writes letters as character references, such as &#601;.",
    ["question"],
    (text) => text.replaceAll(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`),
    "ru",
  ),
  placeholder: {
    ...writesTexts(
      "readNotifications",
      "Leaves a placeholder in the description of a notification.",
      ["description"],
      (text) => text.replace(/\d[\d-]*/, "{number}"),
      "az",
    ),
    breaks: "quality",
  },
  "empty-translation": writesTexts(
    "listRiskGroups",
    "Returns an empty title where English is missing.",
    ["title"],
    (text, request) => (getLang(request) === "en" ? "" : text),
    "en",
  ),
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
  "message-in-azerbaijani": {
    operationId: "updateContacts",
    description: "Confirms changes in Azerbaijani.",
    breaks: "contract",
    createHandler: changeObject(["updateContacts"], (body) => {
      body["message"] = "Məlumatlar yadda saxlanıldı.";
    }),
    observe: async ({ call }) =>
      (
        await call("updateContacts", {
          as: "citizen",
          query: { lang: "ru" },
          body: { email: "reader@mail.example", phoneNumber: "+99470" },
        })
      ).text,
  },
  "field-message-in-azerbaijani": {
    operationId: "registerPossessor",
    description: "Explains invalid fields in Azerbaijani.",
    breaks: "contract",
    createHandler: changeErrors(["registerPossessor"], (response) => {
      const body = parseJson(response.body);
      if (!isObject(body) || !Array.isArray(body["fields"])) return;
      for (const field of body["fields"].filter(isObject)) field["message"] = "Bu sahəni düzgün doldurun.";
      response.body = toJson(body);
    }),
    observe: async ({ call }) => (await call("registerPossessor", { query: { lang: "en" }, body: { name: "x" } })).text,
  },
  "language-of-account": {
    operationId: "listServices",
    description: "Answers signed-in users in the language of their account instead of the requested one.",
    breaks: "contract",
    createHandler: selectsLanguageBy([], (_request, language) => language),
    observe: async ({ call }) => (await call("listServices", { as: "director", query: { lang: "en" } })).text,
  },
  "language-of-header": {
    operationId: "listFaq",
    description: "Answers in the language of the header Accept-Language instead of the query.",
    breaks: "specification",
    createHandler: selectsLanguageBy(
      ["listFaq"],
      ({ headers }) => /\b(ru|en)\b/.exec(headers.get("accept-language") ?? "")?.[1] ?? "az",
    ),
    observe: async ({ call }) => (await call("listFaq", { query: { lang: "en" } })).text,
  },
  "default-language": {
    operationId: "listPosts",
    description: "Answers in English without a language in the query.",
    breaks: "specification",
    createHandler: changeRequest("listPosts", (request) =>
      request.url.searchParams.has("lang") ? request : withQuery(request, { lang: "en" }),
    ),
    observe: async ({ call }) => (await call("listPosts")).text,
  },
  "content-language": {
    operationId: "listStandards",
    description: "Says az in the header Content-Language of every response.",
    breaks: "quality",
    createHandler: changeResponse(["listStandards"], ({ headers }) => headers.set("content-language", "az")),
    observe: async ({ call }) =>
      (await call("listStandards", { query: { lang: "ru" } })).headers.get("content-language"),
  },
  "language-switch-lags": {
    operationId: "readCallCenter",
    description: "Answers in the language of the request before.",
    breaks: "contract",
    createHandler: () => {
      let previous = "az";
      return (request, { send }) => {
        if (request.operationId !== "readCallCenter") return send(request);
        const lang = previous;
        previous = getLang(request);
        return send(withQuery(request, { lang }));
      };
    },
    observe: async ({ call }) => (await call("readCallCenter", { query: { lang: "ru" } })).text,
  },
});
