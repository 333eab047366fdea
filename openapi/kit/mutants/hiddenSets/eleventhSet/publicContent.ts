import { computeHash } from "../../../../../mocks/computeHash.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults, type FaultRequest, type UpstreamBackend } from "../../fault.ts";
import { arrangeEntries, changePage, createPage, getPaging, observeField, readAllEntries } from "../../lists.ts";
import { observeResponse } from "../../observers.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeJson,
  changeObject,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  isObject,
  withHeaderOf,
  withJson,
  withQuery,
} from "../../seeds.ts";

const foreign: CallOptions = { as: "foreign" };
const nordvikId = 7001;
const nordvik = { name: "Nordvik Foods AB", address: "Skeppsbron 4, 111 30 Stockholm, Sweden" };

/** Returns a request for the goods of a risk group. */
function createGoodsRequest(request: FaultRequest, riskGroup: string): FaultRequest {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/[^/]+\/public$/, "products/public");
  url.search = "";
  return withQuery({ ...request, operationId: "searchProducts", url }, { riskGroup });
}

/** Returns an `ETag` of the required details of an organisation. */
const createPossessorTag = ({ name, address }: { name?: unknown; address?: unknown }): string =>
  `W/"${computeHash(`${String(name)} ${String(address)}`)}"`;

const findPossessor = ({ store }: UpstreamBackend, id: string) =>
  store.state.possessors.find((possessor) => String(possessor.id) === id);

const withHeader = (request: FaultRequest, name: string, value: string | undefined): FaultRequest => {
  const headers = new Headers(request.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return { ...request, headers };
};

/** The faults of public content and of organisations. */
export const eleventhPublicFaults = [
  ...defineFaults("transport", {
    "public-cache-with-token": {
      operationId: "readExchangeRateHistory",
      description: "Allows shared caches to keep the response to a request with a token.",
      breaks: "contract",
      createHandler: changeSuccess(["readExchangeRateHistory"], (response, request) =>
        getToken(request) === "" ? undefined : withHeaderOf(response, "cache-control", "public, no-cache"),
      ),
      observe: observeResponse("readExchangeRateHistory", { as: "citizen", path: "USD" }),
    },
  }),
  ...defineFaults("access", {
    "description-for-foreign-users": {
      operationId: "readPossessor",
      description: "Returns the description of an organisation to every foreign user, not only to its own.",
      breaks: "contract",
      createHandler: changeSuccess(["readPossessor"], (response, request, backend) => {
        const isForeign = getPrincipal(request, backend.store)?.account.foreign === true;
        const description = findPossessor(backend, getPathPart(request, -1))?.description;
        return isForeign && description !== undefined
          ? withJson(response, { ...bodyOf(response), description })
          : undefined;
      }),
      observe: async ({ call }) => {
        const body = { ...nordvik, description: "Invoices go to the warehouse." };
        await call("updatePossessor", { ...foreign, path: nordvikId, body });
        return (await call("readPossessor", { as: "unverified", path: nordvikId })).text;
      },
    },
  }),
  ...defineFaults("statuses", {
    "weak-tag-never-matches": {
      operationId: "updatePossessor",
      description: "Answers 412 for each weak `ETag`, also for that of the current version.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], (request, { send }) =>
        send(
          request.headers.get("if-match")?.startsWith("W/") === true
            ? withHeader(request, "if-match", '"none"')
            : request,
        ),
      ),
      observe: async ({ call }) => {
        const { headers } = await call("readPossessor", { ...foreign, path: nordvikId });
        const tag = headers.get("etag") ?? "";
        const options = { ...foreign, path: nordvikId, body: nordvik, headers: { "if-match": tag } };
        return (await call("updatePossessor", options)).status;
      },
    },
    "no-page-after-the-last": {
      operationId: "listStandards",
      description: "Answers 404 for a page after the last one.",
      breaks: "contract",
      createHandler: changeSuccess(["listStandards"], (response, request) =>
        getPaging(request).page > 1 && getEntries(bodyOf(response)).length === 0
          ? createResponse(404, { message: "Səhifə tapılmadı.", status: 404, code: "NOT_FOUND" })
          : undefined,
      ),
      observe: observeResponse("listStandards", { query: { page: 400 } }),
    },
    "nobody-instead-of-404": {
      operationId: "lookUpTaxpayer",
      description: "Answers 204 for a taxpayer number that is not in the register.",
      breaks: "contract",
      createHandler: answer(["lookUpTaxpayer"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 404 ? { ...response, status: 204, body: new Uint8Array() } : response;
      }),
      observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "9900000019" } }),
    },
  }),
  ...defineFaults("filters", {
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
    "regions-of-page": {
      operationId: "listOffices",
      description: "Offers only the regions of the offices on the page for the filter.",
      breaks: "contract",
      createHandler: changeObject(["listOffices"], (body) => {
        const regions = new Map(
          getEntries(body).flatMap(({ region }) => (isObject(region) ? [[region["id"], region]] : [])),
        );
        body["regions"] = [...regions.values()];
      }),
      observe: async ({ call }) => (await call("listOffices", { query: { perPage: 2 } })).at("regions"),
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
  }),
  ...defineFaults("searches", {
    "code-contains-digits": {
      operationId: "searchProducts",
      description: "Finds goods with the digits anywhere in their code, not only at its beginning.",
      breaks: "contract",
      createHandler: answer(["searchProducts"], async (request, backend) => {
        const valid = await backend.send(request);
        const code = request.url.searchParams.get("goodsCode");
        if (code === null || valid.status !== 200) return valid;
        const { entries } = await readAllEntries(withQuery(request, { goodsCode: undefined }), backend);
        return createPage(
          valid,
          request,
          entries.filter(({ goodsCode }) => String(goodsCode).includes(code)),
        );
      }),
      observe: async ({ call }) => {
        const code = String((await call("searchProducts")).at("items.0.goodsCode"));
        return (await call("searchProducts", { query: { goodsCode: code.slice(2, 8) } })).at("total");
      },
    },
  }),
  ...defineFaults("languages", {
    "sorted-by-azerbaijani-name": {
      operationId: "listMarketPrices",
      description: "Sorts products by their Azerbaijani name in every language.",
      breaks: "contract",
      createHandler: arrangeEntries("listMarketPrices", async (entries, request, backend) => {
        const sort = request.url.searchParams.get("sort") ?? "product.asc";
        if (!sort.startsWith("product") || getLang(request) === "az") return entries;
        const { entries: sorted } = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const places = new Map(sorted.map(({ id }, place) => [String(id), place]));
        const getPlace = ({ id }: Record<string, unknown>): number => places.get(String(id)) ?? places.size;
        return entries.toSorted((a, b) => getPlace(a) - getPlace(b));
      }),
      observe: observeField("listMarketPrices", "product", { lang: "ru", perPage: 100 }),
    },
  }),
  ...defineFaults("lists", {
    "steps-without-receipt": {
      operationId: "findAppeal",
      description: "Begins the steps of a followed appeal with the first one of the service, not with its receipt.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], ({ appeal }) => {
        if (isObject(appeal) && Array.isArray(appeal["history"]) && appeal["history"].length > 1)
          appeal["history"] = appeal["history"].slice(1);
      }),
      observe: async ({ call }) => {
        const appealNumber = (await call("readAppeal", { as: "citizen", path: 481 })).at("appealNumber");
        return (await call("findAppeal", { body: { appealNumber, email: "aysel.quliyeva@poct.example" } })).text;
      },
    },
  }),
  ...defineFaults("persistence", {
    "tag-of-required-details": {
      operationId: "updatePossessor",
      description: "Computes the `ETag` of an organisation from its name and address, so that other changes are lost.",
      breaks: "contract",
      createHandler: answer(["readPossessor", "updatePossessor"], async (request, backend) => {
        if (request.operationId === "readPossessor") {
          const known = request.headers.get("if-none-match");
          const response = await backend.send(withHeader(request, "if-none-match", undefined));
          if (!response.headers.has("etag") || response.status !== 200) return response;
          const tag = createPossessorTag(bodyOf(response));
          const tagged = withHeaderOf(response, "etag", tag);
          return known === tag ? { ...tagged, status: 304, body: new Uint8Array() } : tagged;
        }
        const required = request.headers.get("if-match");
        const possessor = findPossessor(backend, getPathPart(request, -1));
        const isCurrent = possessor !== undefined && required === createPossessorTag(possessor);
        return backend.send(isCurrent ? withHeader(request, "if-match", undefined) : request);
      }),
      observe: async ({ call }) => {
        const options = { ...foreign, path: nordvikId };
        await call("updatePossessor", { ...options, body: nordvik });
        const tag = (await call("readPossessor", options)).headers.get("etag") ?? "";
        await call("updatePossessor", { ...options, body: { ...nordvik, country: "Sweden" } });
        const late = { ...options, body: { ...nordvik, country: "Norway" }, headers: { "if-match": tag } };
        return (await call("updatePossessor", late)).status;
      },
    },
    "retry-is-counted": {
      operationId: "sendEvaluation",
      description: "Returns the first response to a retry with the same key, but counts its answers again.",
      breaks: "contract",
      createHandler: () => {
        const counted = new Set<string>();
        return answer(["sendEvaluation"], async (request, { store, send }) => {
          const key = request.headers.get("idempotency-key");
          const response = await send(request);
          if (key === null || response.status !== 200) return response;
          const submission = `${getToken(request)} ${key}`;
          if (counted.has(submission))
            await send(withHeader(request, "idempotency-key", `retry-${store.nextId()}-${"0".repeat(12)}`));
          counted.add(submission);
          return response;
        })();
      },
      observe: async ({ call }) => {
        const questionnaire = "items.0";
        const list = await call("listQuestionnaires");
        const questions = list.at(`${questionnaire}.questions`);
        const answers = (Array.isArray(questions) ? questions : []).map(({ id }) => ({
          questionId: id,
          answer: "YES",
        }));
        const body = { questionnaireId: list.at(`${questionnaire}.id`), answers };
        const headers = { "idempotency-key": "9d2f5a10-6c3e-4b7d-8e21-0a1b2c3d4e5f" };
        for (let attempt = 0; attempt < 2; attempt += 1) await call("sendEvaluation", { body, headers });
        return (await call("readEvaluationSummary", { query: { perPage: 100 } })).text;
      },
    },
  }),
  ...defineFaults("tokens", {
    "ended-session-cannot-remark": {
      operationId: "sendRemark",
      description: "Refuses an anonymous remark with 401 when the request carries a token that has expired.",
      breaks: "contract",
      createHandler: answer(["sendRemark"], (request, { store, send }) =>
        getToken(request) !== "" && authenticate(store, getToken(request)) === undefined
          ? Promise.resolve(createResponse(401, { message: "Sessiyanız bitib.", status: 401, code: "UNAUTHORIZED" }))
          : send(request),
      ),
      observe: observeResponse("sendRemark", { token: "ended", body: { page: "/faq", text: "A letter is missing." } }),
    },
  }),
];
