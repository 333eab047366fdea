import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type SeededFault } from "../../fault.ts";
import { answersError, withProblem } from "../../shared/errors.ts";
import { converts } from "../../shared/inputs.ts";
import { acceptsLonger, type BodyField, countCharacters, observeLength, rejectsLongest } from "../../shared/lengths.ts";
import { observeResponse } from "../../shared/observers.ts";
import { failsFor, hasText } from "../../shared/robustness.ts";
import {
  readBody,
  answer,
  changeErrors,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  getLang,
  parseJson,
  toJson,
  withBody,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { sentence, storesTexts } from "../../shared/storedTexts.ts";
import { bench } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const possessor = { name: "Birch", address: "Birch Street 3" };

/** Accepts a text that is one character too short, and fills it up. */
const acceptsShorter = (body: BodyField): FaultDefinition => ({
  operationId: body.operationId,
  description: `Accepts ${body.field} with ${body.limit - 1} characters.`,
  breaks: "contract",
  createHandler: changeRequest(body.operationId, (request) => {
    const value = readBody(request)[body.field];
    if (countCharacters(value) !== body.limit - 1) return request;
    return withBody(request, { ...readBody(request), [body.field]: `${String(value)}.` });
  }),
  observe: observeLength(body, body.limit - 1),
});

const readPossessor = async ({ call }: Caller, name: string): Promise<unknown> => {
  const created = await call("registerPossessor", { body: { name, address: sentence } });
  const read = await call("readPossessor", { path: String(created.at("id")) });
  return [read.at("name"), read.at("address")];
};

const windows1252 = (text: string): string => text.replaceAll(/(?![“”–—‘’])[\u0100-\u{10ffff}]/gu, "?");

/** The number of characters of a name that the database keeps. */
const maxStoredName = 100;

/** Faults of `registerPossessor`. */
export const registerPossessorFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "organisation-by-name": {
      operationId: "registerPossessor",
      description: "Returns the id of the organisation that has the same name already, so that anybody can join it.",
      breaks: "contract",
      createHandler: answer(["registerPossessor"], async (request, { send, store }) => {
        const { name } = readBody(request);
        const known = store.state.possessors.find((possessor) => possessor.name === name);
        const response = await send(request);
        const body = parseJson(response.body);
        return known === undefined || response.status !== 200 || !isRecord(body)
          ? response
          : withJson(response, { ...body, id: known.id });
      }),
      observe: async ({ call }) => {
        const body = { name: "Lamp Ltd", address: "Lamp Lane 12" };
        const ids = [];
        for (let count = 0; count < 2; count += 1) ids.push((await call("registerPossessor", { body })).at("id"));
        return ids[0] === ids[1];
      },
    },
  }),
  ...defineFaults("boundaries", {
    "possessor-name-two": acceptsShorter({
      operationId: "registerPossessor",
      field: "name",
      limit: 3,
      rest: possessor,
    }),
    "possessor-name-three": rejectsLongest({
      operationId: "registerPossessor",
      field: "name",
      limit: 3,
      rest: possessor,
    }),
    "possessor-name-300": rejectsLongest({
      operationId: "registerPossessor",
      field: "name",
      limit: 300,
      rest: possessor,
    }),
    "possessor-address-six": acceptsShorter({
      operationId: "registerPossessor",
      field: "address",
      limit: 7,
      rest: possessor,
    }),
    "possessor-address-501": acceptsLonger({
      operationId: "registerPossessor",
      field: "address",
      limit: 500,
      rest: possessor,
    }),
    "stored-name": {
      operationId: "registerPossessor",
      description: "Stores the first 100 characters of a longer name, while the response has all of it.",
      breaks: "contract",
      createHandler: changeSuccess(["registerPossessor"], (response, _request, { store }) => {
        const record = store.state.possessors.find(({ id }) => id === readBody(response)["id"]);
        if (record) record.name = record.name.slice(0, maxStoredName);
      }),
      observe: async ({ call }) => {
        const body = { name: `${"Alder and Sons ".repeat(12)}Ltd`, address: "Alder Lane 9" };
        const path = String((await call("registerPossessor", { body })).at("id"));
        return (await call("readPossessor", { path })).at("name");
      },
    },
  }),
  ...defineFaults("persistence", {
    "latin-database": storesTexts(
      "registerPossessor",
      "Stores a question mark for each letter that Windows-1252 lacks.",
      windows1252,
      (caller) => readPossessor(caller, "Гранит ƏDV"),
    ),
    "spaces-collapsed": {
      ...storesTexts(
        "registerPossessor",
        "Collapses several spaces into one.",
        (text) => text.replaceAll(/ {2,}/g, " "),
        (caller) => readPossessor(caller, "Birch   and   Sons"),
      ),
      breaks: "quality",
    },
    "description-of-registration": {
      operationId: "registerPossessor",
      description: "Does not store the description of a new organisation.",
      breaks: "contract",
      createHandler: changeRequestBody("registerPossessor", (body) => {
        delete body["description"];
      }),
      observe: observeResponse("registerPossessor", { body: { ...bench, description: "Sells benches." } }),
    },
    "country-of-possessor": {
      operationId: "registerPossessor",
      description: "Does not store the country and the tax number of an organisation.",
      breaks: "contract",
      createHandler: changeRequestBody(
        "registerPossessor",
        ({ country: _country, taxNumber: _taxNumber, ...body }) => body,
      ),
      observe: async ({ call }) => {
        const body = { name: "Nordlys", address: "Street 1, Oslo", country: "Norway", taxNumber: "12" };
        const id = String((await call("registerPossessor", { body })).at("id"));
        return (await call("readPossessor", { path: id })).at();
      },
    },
  }),
  ...defineFaults("values", {
    "possessor-of-first-id": {
      operationId: "registerPossessor",
      description: "Returns the id of an earlier organisation for a new one.",
      breaks: "contract",
      createHandler: () => {
        let first: unknown;
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (request.operationId !== "registerPossessor" || response.status !== 200 || !isRecord(body))
            return response;
          first ??= body["id"];
          return withJson(response, { ...body, id: first });
        };
      },
      observe: async ({ call }) => {
        const ids = [];
        for (const name of ["First scales", "Second scales"])
          ids.push((await call("registerPossessor", { body: { name, address: "Street 12, Riga" } })).at("id"));
        return ids[0] === ids[1];
      },
    },
  }),
  ...defineFaults("inputs", {
    "blank-name": converts(
      "registerPossessor",
      "Accepts an organisation name of line breaks.",
      (body) => {
        if (typeof body["name"] === "string" && body["name"].length >= 3 && body["name"].trim() === "")
          body["name"] = "---";
      },
      { body: { name: "\n\n\n", address: "Birch Street 3" } },
    ),
    "number-as-name": {
      operationId: "registerPossessor",
      description: "Accepts a number as the name of an organisation.",
      breaks: "contract",
      createHandler: changeRequestBody("registerPossessor", (body) => {
        if (typeof body["name"] === "number") body["name"] = `No. ${body["name"]}`;
      }),
      observe: observeResponse("registerPossessor", { body: { name: 123_456, address: "Kiosk Lane 12" } }),
    },
  }),
  ...defineFaults("languages", {
    "field-message-in-azerbaijani": {
      operationId: "registerPossessor",
      description: "Explains invalid fields in Azerbaijani.",
      breaks: "contract",
      createHandler: changeErrors(["registerPossessor"], (response) => {
        const body = parseJson(response.body);
        if (!isRecord(body) || !Array.isArray(body["fields"])) return;
        for (const field of body["fields"].filter(isRecord)) field["message"] = "Bu sahəni düzgün doldurun.";
        response.body = toJson(body);
      }),
      observe: async ({ call }) =>
        (await call("registerPossessor", { query: { lang: "en" }, body: { name: "x" } })).text,
    },
    "reasons-in-the-language-of-the-browser": {
      operationId: "registerPossessor",
      description:
        "Writes the reasons at rejected fields in the language of `Accept-Language`, and not in that of `lang`.",
      breaks: "contract",
      createHandler: changeErrors(["registerPossessor"], async (response, request, { send }) => {
        const [lang] = /\b(az|ru|en)\b/.exec(request.headers.get("accept-language") ?? "") ?? [];
        const problem = readBody(response);
        if (response.status !== 422 || lang === undefined || !Array.isArray(problem["fields"])) return undefined;
        const { fields } = readBody(await send(withQuery(request, { lang })));
        return withJson(response, { ...problem, fields });
      }),
      observe: observeResponse("registerPossessor", {
        query: { lang: "ru" },
        headers: { "accept-language": "en-GB,en;q=0.9" },
        body: { name: "A", address: "Quay 4" },
      }),
    },
  }),
  ...defineFaults("transport", {
    "created-201": {
      operationId: "registerPossessor",
      description: "Returns 201 for a new organisation, which stops the registration.",
      breaks: "specification",
      createHandler: changeSuccess(["registerPossessor"], (response) => ({ ...response, status: 201 })),
      observe: async ({ call }) =>
        (await call("registerPossessor", { body: { name: "Alder Ltd", address: "Alder Lane 9" } })).status,
    },
    "organisation-in-shared-cache": {
      operationId: "registerPossessor",
      description: "Lets shared caches keep the new organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["registerPossessor"], ({ headers }) => {
        headers.set("cache-control", "public, max-age=600");
      }),
      observe: observeResponse("registerPossessor", { body: { name: "Lamp Ltd", address: "Lamp Lane 12" } }),
    },
  }),
  ...defineFaults("robustness", {
    "diacritics-rejected": failsFor(
      "registerPossessor",
      "Rejects names with letters outside of ISO 8859-1.",
      (request) => hasText(request, (text) => /[\u0100-\u{10ffff}]/u.test(text)),
      422,
      { body: { name: "Łódź Młyn", address: "Piotrkowska 12" } },
    ),
  }),
  ...defineFaults("errors", {
    "no-message": answersError(
      "registerPossessor",
      "Returns the message of an error in the field error.",
      422,
      withProblem(({ message, ...problem }) => ({ ...problem, error: message })),
      { body: { name: "x", address: "y" } },
    ),
  }),
  ...defineFaults("parameters", {
    "any-language": {
      operationId: "registerPossessor",
      description: "Takes an unknown language for Azerbaijani.",
      breaks: "contract",
      createHandler: changeRequest("registerPossessor", (request) =>
        ["az", "ru", "en"].includes(getLang(request)) ? request : withQuery(request, { lang: "az" }),
      ),
      observe: observeResponse("registerPossessor", {
        query: { lang: "de" },
        body: { name: "Lamp Ltd", address: "Lamp Lane 12" },
      }),
    },
  }),
];
