import { posts } from "../../../../../mocks/sampleData/posts.ts";
import { products } from "../../../../../mocks/sampleData/products.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { matchesQuery } from "../../../../../mocks/store/searchIndex.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { splitNormalizedWords } from "../../../../../mocks/store/textNormalization.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries, getPaging, observeField, readAllEntries } from "../../lists.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeObject,
  changeRequest,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  isObject,
  parseJson,
  withQuery,
} from "../../seeds.ts";

const listFaults = [
  ...defineFaults("filters", {
    "first-page-only": {
      operationId: "searchProducts",
      description: "Filters by the risk group on the first page, and lists the goods of all groups on the others.",
      breaks: "contract",
      createHandler: changeRequest("searchProducts", (request) =>
        getPaging(request).page > 1 ? withQuery(request, { riskGroup: undefined }) : request,
      ),
      observe: observeField("searchProducts", "goodsCode", { riskGroup: "r2", page: 2 }),
    },
    "one-filter-of-two": {
      operationId: "listServices",
      description: "Ignores the portal when a type is requested too.",
      breaks: "contract",
      createHandler: changeRequest("listServices", (request) =>
        request.url.searchParams.has("type") ? withQuery(request, { competitionQualityType: undefined }) : request,
      ),
      observe: observeField("listServices", "id", { type: "E_SERVICE", competitionQualityType: "2", perPage: 100 }),
    },
    "categories-of-words": {
      operationId: "listFaq",
      description: "Returns only the categories of the questions that match the words.",
      breaks: "contract",
      createHandler: answer(["listFaq"], async (request, backend) => {
        const response = await backend.send(request);
        if (response.status !== 200 || !request.url.searchParams.has("word")) return response;
        const { entries } = await readAllEntries(request, backend);
        const ids = entries.map(({ category }) => (isObject(category) ? category["id"] : undefined));
        const body = bodyOf(response);
        const categories = getEntries(body["categories"]).filter(({ id }) => ids.includes(id));
        return { ...response, body: new TextEncoder().encode(JSON.stringify({ ...body, categories })) };
      }),
      observe: async ({ call }) => (await call("listFaq", { query: { word: "sertifikat" } })).at("categories"),
    },
  }),
  ...defineFaults("searches", {
    "words-as-phrase": {
      operationId: "listStandards",
      description: "Finds several words only side by side and in the same order.",
      breaks: "contract",
      createHandler: arrangeEntries("listStandards", (entries, { url }) => {
        const phrase = splitNormalizedWords(url.searchParams.get("word") ?? "").join(" ");
        const hasPhrase = (text: unknown): boolean => splitNormalizedWords(String(text)).join(" ").includes(phrase);
        return entries.filter(({ designation, title }) => hasPhrase(designation) || hasPhrase(title));
      }),
      observe: observeField("listStandards", "designation", { word: "22000 AZS" }),
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
    "issue-for-post": {
      operationId: "searchPortal",
      description: "Gives a result of the bulletin the id of its file in place of the post, so that it opens nothing.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result) => {
        const post = posts.find(({ id, place }) => place === "bulletin" && isSameId(id, String(result["id"])));
        if (post?.documentId !== undefined && result["searchPlace"] === "bulletin") result["id"] = post.documentId;
      }),
      observe: observeField("searchPortal", "id", { word: "bülleten", perPage: 100 }),
    },
  }),
  ...defineFaults("lists", {
    "sorted-per-page": {
      operationId: "readEvaluationSummary",
      description: "Divides the results into pages first, and sorts each page.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries, request) => {
        const { perPage } = getPaging(request);
        const byService = entries.toSorted((a, b) => (String(a["serviceId"]) > String(b["serviceId"]) ? -1 : 1));
        return Array.from({ length: Math.ceil(byService.length / perPage) }, (_, page) =>
          byService
            .slice(page * perPage, (page + 1) * perPage)
            .toSorted((a, b) => Number(b["total"]) - Number(a["total"])),
        ).flat();
      }),
      observe: observeField("readEvaluationSummary", "total", { perPage: 2 }),
    },
  }),
];

const textFaults = defineFaults("languages", {
  "related-pictures": {
    operationId: "readPost",
    description: "Describes the pictures of related posts in Azerbaijani in every language.",
    breaks: "contract",
    createHandler: changeObject(["readPost"], async (post, request, { send }) => {
      if (getLang(request) === "az") return;
      const headers = new Headers(request.headers);
      headers.delete("if-none-match");
      const original = parseJson((await send({ ...withQuery(request, { lang: "az" }), headers })).body);
      const texts = getEntries(isObject(original) ? original["related"] : []);
      for (const [index, related] of getEntries(post["related"]).entries()) {
        const picture = texts[index]?.["image"];
        if (isObject(related["image"]) && isObject(picture)) related["image"]["alt"] = picture["alt"];
      }
    }),
    observe: async ({ call }) => (await call("readPost", { path: "301", query: { lang: "en" } })).at("related"),
  },
  "untranslated-left-out": {
    operationId: "listPosts",
    description: "Leaves out a post that is not translated into the requested language.",
    breaks: "contract",
    createHandler: arrangeEntries("listPosts", (entries) => entries.filter(({ lang }) => lang === undefined)),
    observe: observeField("listPosts", "id", { lang: "en", perPage: 100 }),
  },
});

const valueFaults = [
  ...defineFaults("values", {
    "change-of-new-price": {
      operationId: "listMarketPrices",
      description: "Computes the change of a price in per cent of the new price, not of the earlier one.",
      breaks: "contract",
      createHandler: changeEntries(["listMarketPrices"], (price) => {
        const last = getEntries(price["history"]).at(-1)?.["avgPrice"];
        const current = Number(price["avgPrice"]);
        if (typeof last === "number" && current > 0)
          price["changePercent"] = Math.round(((current - last) / current) * 1000) / 10;
      }),
      observe: observeField("listMarketPrices", "changePercent", { perPage: 100 }),
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
    "order-without-last": {
      operationId: "readService",
      description: "Leaves the last field of a form out of its order, so that the form cannot be shown.",
      breaks: "contract",
      createHandler: changeObject(["readService"], ({ form }) => {
        const presentation: unknown = isObject(form) ? form["uiSchema"] : undefined;
        if (isObject(presentation) && Array.isArray(presentation["ui:order"]))
          presentation["ui:order"] = presentation["ui:order"].slice(0, -1);
      }),
      observe: async ({ call }) => (await call("readService", { path: "101" })).at("form.uiSchema"),
    },
  }),
  ...defineFaults("sessions", {
    "status-with-old-token": {
      operationId: "readServiceStatus",
      description: "Refuses the status of the service to a client whose access token has expired.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], async (request, { store, send }) => {
        const token = getToken(request);
        if (token === "" || authenticate(store, token) !== undefined) return send(request);
        const url = new URL(request.url);
        url.pathname = "/api/user/details";
        return send({ ...request, url, operationId: "readUser" });
      }),
      observe: async ({ call }) => (await call("readServiceStatus", { token: "expired" })).status,
    },
  }),
  ...defineFaults("access", {
    "own-certificates": {
      operationId: "checkCertificate",
      description: "Finds only the certificates of the own account for a user who is signed in.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], (check, request, { store }) => {
        const principal = getPrincipal(request, store);
        const { certificate } = check;
        if (principal === undefined || !isObject(certificate)) return;
        const isOwn = store.state.documents.some(
          (document) =>
            document.owner === getOwner(principal) && document.certificate?.number === certificate["number"],
        );
        if (!isOwn) delete check["certificate"];
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { as: "citizen", query: { number: "S-2025-00118" } })).text,
    },
  }),
];

/** The faults of public content. */
export const fifteenthPublicFaults = [...listFaults, ...textFaults, ...valueFaults];
