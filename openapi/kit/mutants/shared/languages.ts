import type { FaultDefinition, FaultRequest, RequestHandler } from "../fault.ts";
import { getPrincipal } from "./recordOwners.ts";
import {
  answer,
  changeJson,
  changeRequest,
  getEntries,
  getLang,
  type JsonObject,
  mapTexts,
  parseJson,
  withQuery,
} from "./seeds.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** Returns the language that a browser prefers. */
const getPreferred = ({ headers }: FaultRequest): string | undefined =>
  /^(az|ru|en)\b/.exec(headers.get("accept-language") ?? "")?.[0];

/** Returns a request in the language that the browser prefers. */
export const preferBrowser = (request: FaultRequest): FaultRequest =>
  withQuery(request, { lang: getPreferred(request) ?? getLang(request) });

/** Writes in the language that the browser prefers when the request names none. */
export const languageOfBrowser = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => (request.url.searchParams.has("lang") ? request : preferBrowser(request)));

/** Replaces a part of each entry by the same part in Azerbaijani. */
export const partInAzerbaijani = (
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
    if (isRecord(value) && isRecord(other) && Array.isArray(value["items"])) copy(value, other);
    return value;
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "director", query: { lang: "en" }, ...(path !== undefined && { path }) })).text,
});

/** Returns a change of an object that copies some fields of the same object in another language. */
export const copyFields =
  (...names: readonly string[]) =>
  (entry: JsonObject, azerbaijani: JsonObject): void => {
    for (const name of names) if (name in entry && name in azerbaijani) entry[name] = azerbaijani[name];
  };

/** Sends requests in one language in another one. */
export const swapsLanguage = (operationId: string, description: string, from: string, to: string): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) =>
    getLang(request) === from ? withQuery(request, { lang: to }) : request,
  ),
  observe: async ({ call }) => (await call(operationId, { as: "director", query: { lang: from } })).text,
});

/** Changes the texts of some fields. */
export const writesTexts = (
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

/** Returns a change of texts that replaces letters. */
export const replaceLetters =
  (letters: Readonly<Record<string, string>>) =>
  (text: string): string =>
    [...text].map((letter) => letters[letter.toLowerCase()] ?? letter).join("");

/** Returns a handler that takes the language from another part of the request. */
export const selectsLanguageBy = (
  operationIds: readonly string[],
  select: (request: FaultRequest, language: string | undefined) => string | undefined,
): (() => RequestHandler) =>
  answer(operationIds, (request, { send, store }) => {
    const lang = select(request, getPrincipal(request, store)?.account.language);
    return send(lang === undefined ? request : withQuery(request, { lang }));
  });
