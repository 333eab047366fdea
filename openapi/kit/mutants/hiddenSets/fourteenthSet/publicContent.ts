import { isSameId } from "../../../../../src/config/isSameId.ts";
import { products } from "../../../../../mocks/sampleData/products.ts";
import { defineFaults } from "../../fault.ts";
import { changePage, createPage, observeField, readAllEntries } from "../../lists.ts";
import {
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeRequestBody,
  getPathPart,
  isObject,
  withLastPart,
  withQuery,
} from "../../seeds.ts";

/** The size of a text column that counts bytes. */
const maxColumnBytes = 4000;

/** Returns the initials of a name. */
const getInitials = (name: string): string =>
  (name.match(/\p{L}+/gu) ?? []).map((word) => `${word.charAt(0)}.`).join(" ");

/** Returns a text without percent-encoding; `undefined` when a percent sign in it begins no escape. */
function decodeAgain(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The faults of public content. */
export const fourteenthPublicFaults = [
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
  ...defineFaults("values", {
    "history-of-all-days": {
      operationId: "listMarketPrices",
      description: "Puts later days into the history of a past day, whose query ignores the date.",
      breaks: "contract",
      createHandler: changePage("listMarketPrices", async ({ items }, request, backend) => {
        if (!request.url.searchParams.has("date")) return;
        const { entries } = await readAllEntries(withQuery(request, { date: undefined }), backend);
        for (const item of items) item["history"] = entries.find(({ id }) => id === item["id"])?.["history"] ?? [];
      }),
      observe: observeField("listMarketPrices", "history", { date: "2026-10-19" }),
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
    "one-index-of-services": {
      operationId: "searchPortal",
      description: "Names the section e-services for an informative service, since both share one index.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result) => {
        if (result["searchPlace"] === "informative-services") result["searchPlace"] = "e-services";
      }),
      observe: observeField("searchPortal", "searchPlace", { word: "advice", lang: "en" }),
    },
    "front-page-of-site": {
      operationId: "listServices",
      description: "Leads to the front page of another site, whose address it keeps without the path.",
      breaks: "contract",
      createHandler: changeEntries(["listServices"], (service) => {
        const { externalUrl } = service;
        if (typeof externalUrl === "string") service["externalUrl"] = `${new URL(externalUrl).origin}/`;
      }),
      observe: observeField("listServices", "externalUrl", { perPage: 100 }),
    },
    "initials-of-organisation": {
      operationId: "checkCertificate",
      description: "Shows only the initials of an organisation that holds a certificate, as of a person.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }) => {
        if (isObject(certificate)) certificate["holder"] = getInitials(String(certificate["holder"]));
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { query: { number: "S-2025-00118" } })).at("certificate.holder"),
    },
  }),
  ...defineFaults("boundaries", {
    "column-of-bytes": {
      operationId: "sendRemark",
      description: "Refuses a text of 3,000 Azerbaijani letters, since its column holds 4,000 bytes.",
      breaks: "contract",
      createHandler: changeRequestBody("sendRemark", (body) =>
        new TextEncoder().encode(String(body["text"])).length > maxColumnBytes ? { ...body, text: "" } : body,
      ),
      observe: async ({ call }) =>
        (await call("sendRemark", { body: { page: "/exchange-rates", text: "ə".repeat(3000) } })).status,
    },
  }),
  ...defineFaults("inputs", {
    "number-before-letters": {
      operationId: "readPossessor",
      description: "Returns an organisation for an id with letters behind its number, which the cast cuts off.",
      breaks: "contract",
      createHandler: changeRequest("readPossessor", (request) => {
        const number = /^\d+/.exec(getPathPart(request, -1))?.[0];
        return number === undefined ? request : withLastPart(request, number);
      }),
      observe: async ({ call }) => (await call("readPossessor", { path: "7001abc" })).status,
    },
  }),
  ...defineFaults("password-rules", {
    "decoded-twice": {
      operationId: "checkNewPassword",
      description: "Decodes a password twice, so that one with a percent sign is an invalid parameter.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(request, { pass: decodeAgain(request.url.searchParams.get("pass") ?? "") }),
      ),
      observe: async ({ call }) => {
        const query = { pass: "Endirim-100%-Bazar", name: "Emma", surname: "Lindqvist" };
        return (await call("checkNewPassword", { query })).text;
      },
    },
  }),
];
