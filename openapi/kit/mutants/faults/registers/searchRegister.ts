import { addDays } from "../../../../../mocks/store/calendar.ts";
import { matchesQuery } from "../../../../../mocks/store/searchIndex.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { answersError, problemOf, unauthorized } from "../../shared/errors.ts";
import { failsForQuery } from "../../shared/inputs.ts";
import { arrangeEntries, createPage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { compareTexts } from "../../shared/order.ts";
import { changeWord, finds, getWord, joinTexts } from "../../shared/searches.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeRequest,
  changeSuccess,
  createResponse,
  getLang,
  getPathPart,
  getToken,
  withLastPart,
  withQuery,
} from "../../shared/seeds.ts";

/** Faults of `searchRegister`. */
export const searchRegisterFaults: readonly SeededFault[] = [
  ...defineFaults("lists", {
    "samples-by-name": breach(
      "searchRegister",
      "Orders the register of standard samples by name instead of number.",
      arrangeEntries("searchRegister", (entries, request) =>
        getPathPart(request, -1) === "standard-samples"
          ? entries.toSorted((a, b) => String(a["name"]).localeCompare(String(b["name"]), getLang(request)))
          : entries,
      ),
      observeAsCitizen("searchRegister", { path: "standard-samples" }),
    ),
    "one-page-of-removed-tools": breach(
      "searchRegister",
      "Returns the first page of the removed instruments for each page.",
      changeRequest("searchRegister", (request) =>
        getPathPart(request, -1) === "removed-measurement-tools" ? withQuery(request, { page: undefined }) : request,
      ),
      observeAsCitizen("searchRegister", { path: "removed-measurement-tools", query: { page: 2, perPage: 2 } }),
    ),
    "skipped-entry": {
      operationId: "searchRegister",
      description: "Skips an entry between the first page and the second one.",
      breaks: "contract",
      createHandler: arrangeEntries("searchRegister", (entries, request) => {
        const { page, perPage } = getPaging(request);
        return page === 1 ? entries : [...entries.slice(0, perPage), ...entries.slice(perPage + 1)];
      }),
      observe: observeField("searchRegister", "registryNumber", { page: 2, perPage: 2 }, "measurement-tools"),
    },
    "lapsed-approvals-among-the-approved": {
      operationId: "searchRegister",
      description: "Lists instruments whose approval has ended among the approved ones.",
      breaks: "contract",
      createHandler: changeEntries(["searchRegister"], (entry, _index, { url }) => {
        const { validFrom } = entry;
        if (!url.pathname.endsWith("/measurement-tools") || String(validFrom) > "2024") return;
        entry["validUntil"] = addDays(String(validFrom), 365);
      }),
      observe: observeResponse("searchRegister", { path: "measurement-tools" }),
    },
    "register-by-name": {
      operationId: "searchRegister",
      description: "Orders the entries of a register by name instead of number.",
      breaks: "contract",
      createHandler: arrangeEntries("searchRegister", (entries) =>
        entries.toSorted((a, b) => compareTexts(a["name"], b["name"])),
      ),
      observe: observeResponse("searchRegister", { path: "measurement-tools" }),
    },
  }),
  ...defineFaults("values", {
    "removed-without-day": breach(
      "searchRegister",
      "Leaves out the day on which an instrument was removed from the register.",
      changeEntries(["searchRegister"], (entry) => delete entry["removedAt"]),
      observeAsCitizen("searchRegister", { path: "removed-measurement-tools" }),
    ),
  }),
  ...defineFaults("roles", {
    "register-needs-token": {
      operationId: "searchRegister",
      description: "Requires an access token for the registers.",
      breaks: "contract",
      createHandler: answer(["searchRegister"], async (request, { send }) =>
        getToken(request) === "" ? unauthorized() : send(request),
      ),
      observe: observeResponse("searchRegister", { path: "nomenclature" }),
    },
  }),
  ...defineFaults("searches", {
    "numbers-of-nomenclature": breach(
      "searchRegister",
      "Searches only the numbers of the nomenclature, whose table has no text index.",
      arrangeEntries("searchRegister", (entries, request) => {
        const word = request.url.searchParams.get("word");
        if (word === null || getPathPart(request, -1) !== "nomenclature") return entries;
        return entries.filter(({ registryNumber }) => String(registryNumber).includes(word));
      }),
      observeAsCitizen("searchRegister", { path: "nomenclature", query: { word: "çəki" } }),
    ),
    "word-required": {
      operationId: "searchRegister",
      description: "Returns nothing from a register without a search text.",
      breaks: "contract",
      createHandler: answer(["searchRegister"], async (request, backend) => {
        const response = await backend.send(request);
        return getWord(request.url) === "" && response.status === 200 ? createPage(response, request, []) : response;
      }),
      observe: observeField("searchRegister", "name", {}, "nomenclature"),
    },
    "manufacturer-not-searched": finds(
      "searchRegister",
      "Does not search the manufacturers of instruments.",
      ({ manufacturer: _manufacturer, ...entry }, word) =>
        joinTexts(entry).toLowerCase().includes(word.toLowerCase().slice(0, 5)),
      async ({ call }) => {
        const first = await call("searchRegister", { path: "measurement-tools" });
        const word = String(first.at("items.0.manufacturer")).split(" ")[0] ?? "";
        return (await call("searchRegister", { path: "measurement-tools", query: { word } })).at("total");
      },
    ),
    "first-two-words": {
      operationId: "searchRegister",
      description: "Searches only for the first two words.",
      breaks: "contract",
      createHandler: changeWord("searchRegister", (word) => word.split(" ").slice(0, 2).join(" ")),
      observe: observeField("searchRegister", "name", { word: "su sayğacı qzxvwk" }, "measurement-tools"),
    },
    "only-azerbaijani-names": {
      operationId: "searchRegister",
      description: "Searches the Azerbaijani names of a register, whatever the language of the request.",
      breaks: "contract",
      createHandler: answer(["searchRegister"], async (request, backend) => {
        const valid = await backend.send(request);
        if (valid.status !== 200 || !request.url.searchParams.has("word") || getLang(request) === "az") return valid;
        const { entries: found } = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const numbers = new Set(found.map(({ registryNumber }) => registryNumber));
        const { entries } = await readAllEntries(withQuery(request, { word: undefined }), backend);
        return createPage(
          valid,
          request,
          entries.filter(({ registryNumber }) => numbers.has(registryNumber)),
        );
      }),
      observe: observeResponse("searchRegister", { path: "measurement-tools", query: { word: "scales", lang: "en" } }),
    },
    "manufacturer-of-removed": {
      operationId: "searchRegister",
      description: "Does not search the manufacturer in the register of removed instruments.",
      breaks: "contract",
      createHandler: arrangeEntries("searchRegister", (entries, request) => {
        const word = request.url.searchParams.get("word");
        if (word === null || getPathPart(request, -1) !== "removed-measurement-tools") return entries;
        return entries.filter(({ registryNumber, name, type }) =>
          matchesQuery(word, String(registryNumber), String(name), String(type ?? "")),
        );
      }),
      observe: observeField("searchRegister", "registryNumber", { word: "zavodu" }, "removed-measurement-tools"),
    },
    "numbers-not-searched": {
      operationId: "searchRegister",
      description: "Does not search the registry number.",
      breaks: "contract",
      createHandler: arrangeEntries("searchRegister", (entries, { url }) => {
        const word = url.searchParams.get("word");
        return word === null
          ? entries
          : entries.filter(({ registryNumber }) => !String(registryNumber).toLowerCase().includes(word.toLowerCase()));
      }),
      observe: async ({ call }) => {
        const path = "measurement-tools";
        const number = String((await call("searchRegister", { path })).at("items.0.registryNumber"));
        return (await call("searchRegister", { path, query: { word: number } })).at("total");
      },
    },
  }),
  ...defineFaults("filters", {
    "removed-among-approved": {
      operationId: "searchRegister",
      description: "Lists removed instruments in the register of approved ones too, since one table has both.",
      breaks: "contract",
      createHandler: answer(["searchRegister"], async (request, backend) => {
        const response = await backend.send(request);
        if (response.status !== 200 || getPathPart(request, -1) !== "measurement-tools") return response;
        const lists = [request, withLastPart(request, "removed-measurement-tools")];
        const registers = await Promise.all(lists.map((list) => readAllEntries(list, backend)));
        const rows = registers
          .flatMap(({ entries }) => entries)
          .toSorted((a, b) => (String(a["registryNumber"]) < String(b["registryNumber"]) ? -1 : 1));
        return createPage(response, request, rows);
      }),
      observe: observeField("searchRegister", "registryNumber", {}, "measurement-tools"),
    },
  }),
  ...defineFaults("errors", {
    "html-error": answersError(
      "searchRegister",
      "Returns errors as an HTML page.",
      400,
      () => ({
        status: 400,
        headers: new Headers({ "content-type": "text/html" }),
        body: Buffer.from("<html><head><title>400 Bad Request</title></head></html>"),
      }),
      { path: "no-such-register" },
    ),
    "word-is-a-search-expression": {
      operationId: "searchRegister",
      description:
        "Passes the word to the text search of the database as an expression, so that a bracket, an asterisk or an ampersand in it leads to 500.",
      breaks: "contract",
      createHandler: changeSuccess(["searchRegister"], (_response, request) =>
        /[&|!():*<>']/.test(request.url.searchParams.get("word") ?? "") ? problemOf(request, 500) : undefined,
      ),
      observe: observeResponse("searchRegister", { path: "measurement-tools", query: { word: "(15 kg)" } }),
    },
    "unknown-register-is-empty": {
      operationId: "searchRegister",
      description: "Returns an empty list for a register that does not exist.",
      breaks: "contract",
      createHandler: changeErrors(["searchRegister"], ({ status }, { url }) =>
        [400, 404].includes(status) && !url.search.includes("age=")
          ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] })
          : undefined,
      ),
      observe: observeResponse("searchRegister", { path: "kiosks" }),
    },
  }),
  ...defineFaults("parameters", {
    "word-200": failsForQuery(
      "searchRegister",
      "Rejects a search text of exactly 200 characters.",
      "word",
      (value) => [...value].length === 200,
      400,
      "h".repeat(200),
    ),
  }),
];
