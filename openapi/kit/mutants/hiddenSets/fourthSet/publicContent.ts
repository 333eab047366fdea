import { defineFaults } from "../../fault.ts";
import { changePage, createPage, readAllEntries } from "../../lists.ts";
import {
  acceptRejected,
  answer,
  changeObject,
  changeResponse,
  createResponse,
  isObject,
  parseJson,
  withJson,
  withQuery,
} from "../../seeds.ts";

export const randomPublicFaults = [
  ...defineFaults("languages", {
    "currency-name-in-history": {
      operationId: "readExchangeRateHistory",
      description: "Returns the code of a currency as its name.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body) => {
        body["name"] = body["code"];
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "EUR" })).at("name"),
    },
  }),
  ...defineFaults("lists", {
    "faq-total-of-category": {
      operationId: "listFaq",
      description: "Counts the questions of all categories when a category is asked for.",
      breaks: "contract",
      createHandler: answer(["listFaq"], async (request, backend) => {
        const response = await backend.send(request);
        const body = parseJson(response.body);
        if (!isObject(body) || response.status !== 200) return response;
        const all = parseJson((await backend.send(withQuery(request, { category: undefined }))).body);
        return withJson(response, { ...body, total: isObject(all) ? all["total"] : 0 });
      }),
      observe: async ({ call }) => {
        const category = (await call("listFaq")).at("items.0.category.id");
        return (await call("listFaq", { query: { category: String(category) } })).at("total");
      },
    },
    "every-second-page-reversed": {
      operationId: "listQuestionnaires",
      description: "Turns the order of the questionnaires round on every second page.",
      breaks: "contract",
      createHandler: answer(["listQuestionnaires"], async (request, backend) => {
        const valid = await backend.send(request);
        if (valid.status !== 200 || Number(request.url.searchParams.get("page") ?? 1) % 2 === 1) return valid;
        const { response, entries } = await readAllEntries(request, backend);
        return createPage(response, request, entries.toReversed());
      }),
      observe: async ({ call }) => (await call("listQuestionnaires", { query: { page: 2, perPage: 1 } })).at(),
    },
    "search-pages-from-zero": {
      operationId: "searchPortal",
      description: "Counts the pages in its response from 0.",
      breaks: "contract",
      createHandler: changePage("searchPortal", (body) => {
        body.page -= 1;
      }),
      observe: async ({ call }) => (await call("searchPortal", { query: { word: "sertifikat" } })).at("page"),
    },
  }),
  ...defineFaults("parameters", {
    "unknown-status-ignored": {
      operationId: "listStandards",
      description: "Returns all standards for a status that the contract does not know.",
      breaks: "contract",
      createHandler: acceptRejected("listStandards", (request) =>
        request.url.searchParams.has("status") ? withQuery(request, { status: undefined }) : undefined,
      ),
      observe: async ({ call }) => (await call("listStandards", { query: { status: "old" } })).status,
    },
  }),
  ...defineFaults("passwords", {
    "name-in-other-case": {
      operationId: "checkNewPassword",
      description: "Finds a name in a password only in the same case.",
      breaks: "contract",
      createHandler: changeObject(["checkNewPassword"], (body, { url }) => {
        const [pass = "", ...names] = ["pass", "name", "surname"].map((name) => url.searchParams.get(name) ?? "");
        const isSame = names.some((name) => pass.includes(name));
        if (isSame || !names.some((name) => pass.toLowerCase().includes(name.toLowerCase()))) return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: async ({ call }) =>
        (
          await call("checkNewPassword", { query: { pass: "holmberg#2026Aa", name: "Kamilla", surname: "Holmberg" } })
        ).at(),
    },
  }),
  ...defineFaults("robustness", {
    "high-page-number": {
      operationId: "listPosts",
      description: "Fails with 500 for a page number above 9999.",
      breaks: "contract",
      createHandler: changeResponse(["listPosts"], (_, { url }) =>
        Number(url.searchParams.get("page") ?? 1) > 9999
          ? createResponse(500, { message: "Xəta baş verdi." })
          : undefined,
      ),
      observe: async ({ call }) => (await call("listPosts", { query: { page: 20_000 } })).status,
    },
    "plus-in-address": {
      operationId: "requestPasswordReset",
      description: "Refuses an e-mail address with a plus sign.",
      breaks: "contract",
      createHandler: changeResponse(["requestPasswordReset"], (_, { url }) =>
        (url.searchParams.get("username") ?? "").includes("+")
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: async ({ call }) =>
        (await call("requestPasswordReset", { query: { username: "who+portal@nobody.example" } })).status,
    },
    "emoji-in-product-search": {
      operationId: "searchProducts",
      description: "Fails with 500 for a search text with a character outside the basic plane.",
      breaks: "contract",
      createHandler: changeResponse(["searchProducts"], (_, { url }) =>
        /[\u{10000}-\u{10FFFF}]/u.test(url.searchParams.get("word") ?? "")
          ? createResponse(500, { message: "Xəta baş verdi." })
          : undefined,
      ),
      observe: async ({ call }) => (await call("searchProducts", { query: { word: "nar 🍎" } })).status,
    },
    "upload-without-file": {
      operationId: "uploadDocument",
      description: "Fails with 500 for a form without a file.",
      breaks: "contract",
      createHandler: changeResponse(["uploadDocument"], ({ status }, { body }) =>
        status >= 400 && !new TextDecoder().decode(body).includes("filename")
          ? createResponse(500, { message: "Xəta baş verdi." })
          : undefined,
      ),
      observe: async ({ call }) => (await call("uploadDocument", { as: "citizen", body: {} })).status,
    },
  }),
  ...defineFaults("statuses", {
    "update-is-created": {
      operationId: "updatePossessor",
      description: "Answers an update of an organisation with 201.",
      breaks: "quality",
      createHandler: changeResponse(["updatePossessor"], (response) =>
        response.status === 200 ? { ...response, status: 201 } : undefined,
      ),
      observe: async ({ call, store }) => {
        const id = store.state.accounts.find(({ persona }) => persona === "foreign")?.possessorIds[0];
        const body = { name: "Nordvik", address: "Street 1, Oslo" };
        return (await call("updatePossessor", { as: "foreign", path: String(id), body })).status;
      },
    },
  }),
];
