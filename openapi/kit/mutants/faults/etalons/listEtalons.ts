import { gzipSync } from "node:zlib";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { answersError, withProblem } from "../../shared/errors.ts";
import { ignores } from "../../shared/filters.ts";
import { failsForQuery } from "../../shared/inputs.ts";
import { swapsLanguage } from "../../shared/languages.ts";
import { changePage, observeField } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { entries } from "../../shared/schemas.ts";
import {
  changeEntries,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  getEntries,
  parseJson,
  withQuery,
} from "../../shared/seeds.ts";
import { sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `listEtalons`. */
export const listEtalonsFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "no-second-page": {
      operationId: "listEtalons",
      description: "Answers 503 for every page after the first.",
      breaks: "contract",
      createHandler: changeResponse(["listEtalons"], (_, { url }) =>
        Number(url.searchParams.get("page") ?? 1) > 1
          ? createResponse(503, { message: "Xidmət müvəqqəti işləmir.", code: "UNAVAILABLE" })
          : undefined,
      ),
      observe: observeResponse("listEtalons", { query: { page: 2 } }),
    },
  }),
  ...defineFaults("lists", {
    "per-page-ignored": {
      operationId: "listEtalons",
      description: "Returns ten entries per page, whatever is asked for.",
      breaks: "contract",
      createHandler: changeRequest("listEtalons", (request) => withQuery(request, { perPage: undefined })),
      observe: observeField("listEtalons", "id", { perPage: 2 }),
    },
    "lapsed-etalons-left-out": {
      operationId: "listEtalons",
      description: "Leaves out the etalons whose certificate has expired.",
      breaks: "contract",
      createHandler: changeObject(["listEtalons"], (body, _request, { store }) => {
        const today = new Date(store.now()).toISOString().slice(0, 10);
        const valid = getEntries(body["items"]).filter(({ validUntil }) => String(validUntil) >= today);
        body["total"] = valid.length;
        body["items"] = valid;
      }),
      observe: observeResponse("listEtalons", { query: { perPage: 100 } }),
    },
    "total-of-etalons-of-page": {
      operationId: "listEtalons",
      description: "Counts the etalons of all categories in the total of one.",
      breaks: "contract",
      createHandler: changePage("listEtalons", async (page, request, { send }) => {
        const all = parseJson((await send(withQuery(request, { category: undefined }))).body);
        if (isRecord(all)) page.total = Number(all["total"]);
      }),
      observe: observeResponse("listEtalons", { query: { category: "mass" } }),
    },
  }),
  ...defineFaults("languages", {
    "russian-for-english": swapsLanguage("listEtalons", "Answers in Russian for English.", "en", "ru"),
    "one-etalon-without-its-language": {
      operationId: "listEtalons",
      description: "Does not say that the texts of an etalon are Azerbaijani where they are not translated.",
      breaks: "contract",
      createHandler: changeObject(["listEtalons"], (body) => {
        for (const etalon of getEntries(body["items"])) delete etalon["lang"];
      }),
      observe: observeResponse("listEtalons", { query: { lang: "en", perPage: 100 } }),
    },
    "keeper-in-azerbaijani": {
      operationId: "listEtalons",
      description: "Names the laboratories in Azerbaijani.",
      breaks: "contract",
      createHandler: changeEntries(["listEtalons"], (entry) => {
        if ("keeper" in entry) entry["keeper"] = "Ölçmələrin vəhdəti laboratoriyası, Bakı şəhəri";
      }),
      observe: observeResponse("listEtalons", { query: { lang: "en" } }),
    },
  }),
  ...defineFaults("transport", {
    "compression-without-header": sends("listEtalons", "Compresses a response without saying so.", (response) => {
      response.body = gzipSync(response.body);
    }),
  }),
  ...defineFaults("filters", {
    "etalon-category-ignored": ignores("listEtalons", "category", "density"),
    "hyphen-of-category": {
      operationId: "listEtalons",
      description: "Finds nothing in a category with a hyphen in its name.",
      breaks: "contract",
      createHandler: changePage("listEtalons", (page, { url }) => {
        if (url.searchParams.get("category")?.includes("-") !== true) return;
        page.items = [];
        page.total = 0;
      }),
      observe: observeField("listEtalons", "name", { category: "time-frequency" }),
    },
    "category-on-first-page-only": {
      operationId: "listEtalons",
      description: "Ignores the category from the second page on.",
      breaks: "contract",
      createHandler: changeRequest("listEtalons", (request) =>
        Number(request.url.searchParams.get("page") ?? 1) > 1 ? withQuery(request, { category: undefined }) : request,
      ),
      observe: async ({ call }) => {
        const category = String((await call("listEtalons")).at("items.0.category"));
        return (await call("listEtalons", { query: { category, page: 2, perPage: 1 } })).at();
      },
    },
  }),
  ...defineFaults("errors", {
    "message-in-russian": answersError(
      "listEtalons",
      "Returns error messages in Russian.",
      400,
      withProblem((problem) => {
        problem["message"] = "Неверные параметры запроса.";
      }),
      { query: { lang: "en", perPage: 1000 } },
    ),
  }),
  ...defineFaults("parameters", {
    "page-highest": failsForQuery(
      "listEtalons",
      "Fails with 500 for the highest page number.",
      "page",
      (value) => Number(value) >= 100_000,
      500,
      "100000",
    ),
  }),
  ...defineFaults("schemas", {
    "name-too-long": entries(
      "listEtalons",
      "Returns texts that are longer than allowed.",
      (entry) => void (entry["name"] = "x".repeat(501)),
    ),
  }),
];
