import { setTimeout as wait } from "node:timers/promises";
import { products } from "../../../../../mocks/sampleData/products.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults, type FaultRequest, type RequestHandler, type SeededFault, breach } from "../../fault.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { writesTexts } from "../../shared/languages.ts";
import { arrangeEntries, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { sortByTitle } from "../../shared/publicContent.ts";
import {
  answer,
  readBody,
  changeEntries,
  changeJson,
  changeObject,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { decode } from "../../shared/texts.ts";
import { sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Reads UTF-8 as Windows-1252. */
const misread = (text: string): string => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

/** Returns a request for the goods of a risk group. */
function createGoodsRequest(request: FaultRequest, riskGroup: string): FaultRequest {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/[^/]+\/public$/, "products/public");
  url.search = "";
  return withQuery({ ...request, operationId: "searchProducts", url }, { riskGroup });
}

/** How long a query of the database takes, while its connection is busy. */
const queryMs = 20;

/** Answers with an empty list while more requests for the list run than the pool of the database has connections. */
const emptyWhenBusy = (operationId: string, poolSize: number) => (): RequestHandler => {
  let running = 0;
  return async (request, { send }) => {
    if (request.operationId !== operationId) return send(request);
    running += 1;
    const isRefused = running > poolSize;
    try {
      await wait(queryMs);
      const response = await send(request);
      return isRefused && response.status === 200
        ? withHeaderOf(withJson(response, { ...readBody(response), total: 0, items: [] }), "etag", 'W/"0"')
        : response;
    } finally {
      running -= 1;
    }
  };
};

/** Faults of `listRiskGroups`. */
export const listRiskGroupsFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "groups-closed": {
      operationId: "listRiskGroups",
      description: "Closes the connection of every fifth request.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          if (request.operationId === "listRiskGroups" && (count += 1) % 5 === 0) throw new Error("Closed.");
          return send(request);
        };
      },
      observe: observeResponse("listRiskGroups", {}, 5),
    },
  }),
  ...defineFaults("lists", {
    "risk-groups-by-title": breach(
      "listRiskGroups",
      "Orders the risk groups by their names in the requested language.",
      arrangeEntries("listRiskGroups", sortByTitle),
      observeAsCitizen("listRiskGroups", { query: { lang: "en" } }),
    ),
    "page-past-the-end-404": {
      operationId: "listRiskGroups",
      description: "Returns 404 for a page past the end.",
      breaks: "contract",
      createHandler: answer(["listRiskGroups"], async (request, { send }) => {
        const response = await send(request);
        const isEmpty = response.status === 200 && getEntries(parseJson(response.body)).length === 0;
        return isEmpty ? createResponse(404, { message: "Məlumat tapılmadı." }) : response;
      }),
      observe: observeField("listRiskGroups", "id", { page: 400 }),
    },
  }),
  ...defineFaults("values", {
    "goods-counted-by-requirement": {
      operationId: "listRiskGroups",
      description: "Counts the goods of a group once for each of their requirements.",
      breaks: "contract",
      createHandler: changeJson(["listRiskGroups"], async (value, request, backend) => {
        for (const group of getEntries(value)) {
          const { entries } = await readAllEntries(createGoodsRequest(request, String(group["id"])), backend);
          group["productCount"] = entries
            .map(({ requirements }) => (Array.isArray(requirements) ? requirements.length : 0))
            .reduce((sum, count) => sum + count, 0);
        }
        return value;
      }),
      observe: observeField("listRiskGroups", "productCount"),
    },
    "count-of-requirements": {
      operationId: "listRiskGroups",
      description: "Counts each product of a group once for each of its requirements.",
      breaks: "contract",
      createHandler: changeEntries(["listRiskGroups"], (group) => {
        group["productCount"] = products
          .filter(({ riskGroup }) => riskGroup !== undefined && isSameId(riskGroup, String(group["id"])))
          .reduce((sum, { requirementIds }) => sum + requirementIds.length, 0);
      }),
    },
    "goods-by-translation": {
      operationId: "listRiskGroups",
      description: "Counts a product once for each translation of its name, since it joins the translations.",
      breaks: "contract",
      createHandler: changeEntries(["listRiskGroups"], (group) => {
        const goods = products.filter(({ riskGroup }) => riskGroup && isSameId(riskGroup, String(group["id"])));
        group["productCount"] = goods.flatMap(({ name }) => Object.keys(name)).length;
      }),
      observe: observeField("listRiskGroups", "productCount"),
    },
    "product-count-of-group": {
      operationId: "listRiskGroups",
      description: "Counts one kind of goods too many in each risk group.",
      breaks: "contract",
      createHandler: changeEntries(["listRiskGroups"], (entry) => {
        entry["productCount"] = Number(entry["productCount"]) + 1;
      }),
    },
  }),
  ...defineFaults("statuses", {
    "absent-operation-as-page": {
      operationId: "listRiskGroups",
      description: "Returns the start page of the portal for an operation that does not exist.",
      breaks: "contract",
      createHandler: answer(["listRiskGroups"], async () => ({
        status: 200,
        headers: new Headers({ "content-type": "text/html" }),
        body: Buffer.from('<!doctype html><div id="root"></div>'),
      })),
    },
  }),
  ...defineFaults("languages", {
    "wrong-encoding": writesTexts(
      "listRiskGroups",
      "Reads texts in a wrong encoding, such as Ã¼ for ü.",
      ["title", "description"],
      misread,
      "az",
    ),
    "empty-translation": writesTexts(
      "listRiskGroups",
      "Returns an empty title where English is missing.",
      ["title"],
      (text, request) => (getLang(request) === "en" ? "" : text),
      "en",
    ),
    "one-group-in-azerbaijani": {
      operationId: "listRiskGroups",
      description: "Writes the last risk group in Azerbaijani in a Russian list, without its language.",
      breaks: "contract",
      createHandler: changeSuccess(["listRiskGroups"], async (response, request, { send }) => {
        if (getLang(request) !== "ru") return undefined;
        const [body, azerbaijani] = [response, await send(withQuery(request, { lang: "az" }))].map((sent) =>
          parseJson(sent.body),
        );
        if (!isRecord(body) || !isRecord(azerbaijani)) return undefined;
        const [items, others] = [getEntries(body["items"]), getEntries(azerbaijani["items"])];
        return withJson(response, { ...body, items: [...items.slice(0, -1), ...others.slice(-1)] });
      }),
      observe: observeResponse("listRiskGroups", { query: { lang: "ru" } }),
    },
    "groups-in-azerbaijani-for-russian": {
      operationId: "listRiskGroups",
      description: "Describes the risk groups in Azerbaijani for Russian.",
      breaks: "contract",
      createHandler: changeObject(["listRiskGroups"], async (body, request, { send }) => {
        if (getLang(request) !== "ru") return;
        const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
        const texts = isRecord(other) ? getEntries(other).map(({ description }) => description) : [];
        getEntries(body).forEach((entry, index) => {
          entry["description"] = texts[index];
        });
      }),
      observe: observeResponse("listRiskGroups", { query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("transport", {
    "utf-16": sends("listRiskGroups", "Sends JSON in UTF-16.", (response) => {
      response.body = Buffer.from(`\ufeff${decode(response)}`, "utf16le");
    }),
  }),
  ...defineFaults("robustness", {
    "empty-while-pool-is-busy": {
      operationId: "listRiskGroups",
      description: "Answers with an empty list, as if there were no risk groups, while four other requests for it run.",
      breaks: "contract",
      createHandler: emptyWhenBusy("listRiskGroups", 4),
      observe: async ({ call }) =>
        (await Promise.all(Array.from({ length: 16 }, () => call("listRiskGroups")))).map(({ at }) => at("total")),
    },
  }),
];
