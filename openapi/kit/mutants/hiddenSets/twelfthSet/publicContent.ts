import { certificates } from "../../../../../mocks/sampleData/certificates.ts";
import { standards } from "../../../../../mocks/sampleData/standards.ts";
import { addDays, dayMs } from "../../../../../mocks/store/calendar.ts";
import { matchesQuery } from "../../../../../mocks/store/searchIndex.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries, observeField, readAllEntries } from "../../lists.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  bodyOf,
  changeEntries,
  changeObject,
  changeSuccess,
  getEntries,
  isObject,
  withJson,
  withQuery,
} from "../../seeds.ts";

/** Returns a text as the part of a regular expression that matches it. */
const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Returns the number of days until the next one; 1 for the last. */
const countDays = (day: unknown, next: unknown): number =>
  next === undefined ? 1 : (Date.parse(String(next)) - Date.parse(String(day))) / dayMs;

/** The faults of public content. */
export const twelfthPublicFaults = [
  ...defineFaults("access", {
    "holder-for-signed-in": {
      operationId: "checkCertificate",
      description: "Returns the name of a person in place of the initials to a user who is signed in.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }, request, { store }) => {
        const isInitials = isObject(certificate) && /^(?:\p{Lu}\.\s?)+$/u.test(String(certificate["holder"]));
        if (isInitials && getPrincipal(request, store) !== undefined) certificate["holder"] = "Rauf Mustafayev";
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { as: "citizen", query: { number: "S-2022-00093" } })).at("certificate.holder"),
    },
  }),
  ...defineFaults("inputs", {
    "number-as-pattern": {
      operationId: "checkCertificate",
      description: "Compares the number as a pattern, in which an underscore stands for any character.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], async (response, request, { store, send }) => {
        const { number, certificate } = bodyOf(response);
        if (certificate !== undefined || !/[_%]/.test(String(number))) return;
        const source = escapePattern(String(number)).replaceAll("_", ".").replaceAll("%", ".*");
        const issued = store.state.documents.flatMap((document) => document.certificate ?? []);
        const found = [...issued, ...certificates].find((record) =>
          new RegExp(`^${source}$`, "iu").test(record.number),
        );
        if (found === undefined) return;
        const known = await send(withQuery(request, { number: found.number }));
        return withJson(known, { ...bodyOf(known), number });
      }),
      observe: async ({ call }) => (await call("checkCertificate", { query: { number: "S-2025_00118" } })).text,
    },
  }),
  ...defineFaults("languages", {
    "kind-by-accept-language": {
      operationId: "checkCertificate",
      description: "Names the kind of a certificate in the language of `Accept-Language`.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], async (response, request, { send }) => {
        const lang = /^(?:az|ru|en)\b/.exec(request.headers.get("accept-language") ?? "")?.[0];
        const { certificate, ...body } = bodyOf(response);
        if (lang === undefined || !isObject(certificate)) return;
        const other = bodyOf(await send(withQuery(request, { lang })))["certificate"];
        return withJson(response, {
          ...body,
          certificate: { ...certificate, ...(isObject(other) && { kind: other["kind"] }) },
        });
      }),
      observe: async ({ call }) => {
        const headers = { "accept-language": "ru-RU,ru;q=0.9" };
        const query = { number: "S-2025-00118", lang: "en" };
        return (await call("checkCertificate", { query, headers })).at("certificate.kind");
      },
    },
  }),
  ...defineFaults("searches", {
    "marked-words": {
      operationId: "searchPortal",
      description: "Marks the words that were found with tags in the text of a result.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result, _index, { url }) => {
        const words = (url.searchParams.get("word") ?? "").split(/\s+/).filter((word) => word !== "");
        const pattern = new RegExp(words.map(escapePattern).join("|"), "giu");
        if (words.length > 0) result["content"] = String(result["content"]).replaceAll(pattern, "<b>$&</b>");
      }),
      observe: observeField("searchPortal", "content", { word: "sertifikat" }),
    },
  }),
  ...defineFaults("filters", {
    "or-before-and": {
      operationId: "listStandards",
      description: "Lists standards with the words in their title whatever their status is, as AND comes before OR.",
      breaks: "contract",
      createHandler: arrangeEntries("listStandards", async (entries, request, backend) => {
        const word = request.url.searchParams.get("word");
        const status = request.url.searchParams.get("status");
        if (word === null || status === null) return entries;
        const all = await readAllEntries(withQuery(request, { status: undefined }), backend);
        return all.entries.filter((entry) => entry["status"] === status || matchesQuery(word, String(entry["title"])));
      }),
      observe: observeField("listStandards", "designation", { word: "çörəyi", status: "IN_FORCE" }),
    },
  }),
  ...defineFaults("values", {
    "rates-of-weekends": {
      operationId: "readExchangeRateHistory",
      description: "Repeats the last rate for the days on which none was published.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (history) => {
        const points = getEntries(history["items"]);
        history["items"] = points.flatMap((point, index) => {
          const days = countDays(point["date"], points[index + 1]?.["date"]);
          return Array.from({ length: days }, (_, day) => ({ ...point, date: addDays(String(point["date"]), day) }));
        });
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "EUR" })).text,
    },
    "successor-by-id": {
      operationId: "listStandards",
      description: "Names the standard that replaces another one by its id, not by its designation.",
      breaks: "contract",
      createHandler: changeEntries(["listStandards"], (standard) => {
        const successor = standards.find(({ designation }) => designation === standard["replacedBy"]);
        if (successor !== undefined) standard["replacedBy"] = successor.id;
      }),
      observe: observeField("listStandards", "replacedBy", { perPage: 100 }),
    },
  }),
];
