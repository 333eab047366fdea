import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { createPdf } from "../../shared/files.ts";
import { ignoresQuery } from "../../shared/inputs.ts";
import { arrangeEntries, changePage, observeField } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { forRepresentatives, openAsColleague } from "../../shared/roles.ts";
import { entries } from "../../shared/schemas.ts";
import { finds } from "../../shared/searches.ts";
import {
  answer,
  changeObject,
  changeRequest,
  createResponse,
  getEntries,
  getLang,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { returns, setTo } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `listDocuments`. */
export const listDocumentsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-documents": listsOfEverybody("listDocuments", "documents", "documents"),
    "documents-of-the-person-for-a-colleague": {
      operationId: "listDocuments",
      description: "Shows the representatives of an organisation the files of each other that belong to the persons.",
      breaks: "contract",
      createHandler: forRepresentatives("listDocuments", ({ state }, owner, others) =>
        state.documents
          .filter(({ owner: of }) => others.some((id) => of === `person:${id}`))
          .map((record) => [record, owner]),
      ),
      observe: async ({ call, store }) => {
        const director = store.state.accounts.find(({ persona }) => persona === "director");
        const [document] = store.state.documents;
        if (document !== undefined)
          store.state.documents.push({ ...document, id: 8999, owner: `person:${director?.id ?? 0}` });
        return (await call("listDocuments", { token: openAsColleague(store) })).at("total");
      },
    },
  }),
  ...defineFaults("lists", {
    "documents-by-name": {
      operationId: "listDocuments",
      description: "Sorts documents by their name, also when they are requested by time.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const sort = url.searchParams.get("sort") ?? "createdAt.desc";
        if (sort.startsWith("name")) return entries;
        const sorted = entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
        return sort.endsWith(".asc") ? sorted : sorted.toReversed();
      }),
      observe: observeField("listDocuments", "id", { sort: "createdAt.asc" }),
    },
    "documents-of-the-empty-page": {
      operationId: "listDocuments",
      description: "Returns the number of the documents on the page as the total when the page is empty.",
      breaks: "contract",
      createHandler: changeObject(["listDocuments"], (body) => {
        if (Array.isArray(body["items"]) && body["items"].length === 0) body["total"] = body["items"].length;
      }),
      observe: observeResponse("listDocuments", { as: "citizen", query: { page: 900 } }),
    },
    "names-in-azerbaijani-order": breach(
      "listDocuments",
      "Sorts names by the Azerbaijani alphabet in each language.",
      changeRequest("listDocuments", (request) =>
        request.url.searchParams.get("sort")?.startsWith("name") === true
          ? withQuery(request, { lang: "az" })
          : request,
      ),
      async (caller) => {
        await caller.upload("citizen", createPdf("xeber.pdf"));
        return (
          await caller.call("listDocuments", { as: "citizen", query: { sort: "name.asc", lang: "en", perPage: 100 } })
        ).text;
      },
    ),
    "direction-ignored": {
      operationId: "listDocuments",
      description: "Sorts documents ascending whatever the direction.",
      breaks: "contract",
      createHandler: changeRequest("listDocuments", (request) => {
        const sort = request.url.searchParams.get("sort");
        return sort === null ? request : withQuery(request, { sort: sort.replace(/desc$/, "asc") });
      }),
      observe: observeField("listDocuments", "id", { sort: "name.desc" }),
    },
    "sorted-within-page": {
      operationId: "listDocuments",
      description: "Sorts only the entries of the page instead of the list.",
      breaks: "contract",
      createHandler: answer(["listDocuments"], async (request, { send }) => {
        const sort = request.url.searchParams.get("sort") ?? "";
        const unsorted = await send(withQuery(request, { sort: undefined }));
        const body = parseJson(unsorted.body);
        if (!/^name\.(asc|desc)$/.test(sort) || unsorted.status !== 200 || !isRecord(body)) return send(request);
        const compare = new Intl.Collator(getLang(request)).compare;
        const items = getEntries(body).toSorted((a, b) => compare(String(a["name"]), String(b["name"])));
        return withJson(unsorted, { ...body, items: sort.endsWith("asc") ? items : items.toReversed() });
      }),
      observe: observeField("listDocuments", "name", { sort: "name.asc", perPage: 1 }),
    },
    "names-by-code-point": {
      operationId: "listDocuments",
      description: "Sorts names by their code points, so that İ and Ş come after Z.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const [field, direction] = (url.searchParams.get("sort") ?? "").split(".");
        if (field !== "name") return entries;
        const sorted = entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
        return direction === "asc" ? sorted : sorted.toReversed();
      }),
      observe: observeField("listDocuments", "name", { sort: "name.asc", perPage: 100 }),
    },
    "documents-by-code-unit": {
      operationId: "listDocuments",
      description: "Sorts the names of documents by code unit, capitals before small letters.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) =>
        url.searchParams.get("sort") === "name.asc"
          ? entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1))
          : entries,
      ),
      observe: async ({ call, upload }) => {
        for (const name of ["bench.pdf", "Chair.pdf", "çay.pdf", "Zebra.pdf"]) await upload("citizen", createPdf(name));
        const { at } = await call("listDocuments", { as: "citizen", query: { sort: "name.asc", perPage: 100 } });
        return getEntries(at()).map(({ name }) => name);
      },
    },
  }),
  ...defineFaults("values", {
    "epoch-milliseconds": returns(
      "listDocuments",
      "Returns times in milliseconds since 1970.",
      setTo("createdAt", (value) => Date.parse(String(value))),
    ),
    "size-of-document": returns(
      "listDocuments",
      "Returns sizes in kilobytes.",
      setTo("size", (value) => Math.ceil(Number(value) / 1024)),
    ),
  }),
  ...defineFaults("inputs", {
    "unknown-sort-ignored": ignoresQuery(
      "listDocuments",
      "Ignores an unknown order.",
      "sort",
      (value) => /^(createdAt|name)\.(asc|desc)$/.test(value),
      "size.asc",
    ),
  }),
  ...defineFaults("languages", {
    "names-by-code-point": {
      operationId: "listDocuments",
      description: "Sorts the names of documents by the numbers of their characters, so that Ə and Ş follow Z.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const [field, direction] = (url.searchParams.get("sort") ?? "").split(".");
        if (field !== "name") return entries;
        const sorted = entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
        return direction === "desc" ? sorted.toReversed() : sorted;
      }),
      observe: observeField("listDocuments", "name", { sort: "name.asc", perPage: 100 }),
    },
  }),
  ...defineFaults("transport", {
    "no-cache-control": sends(
      "listDocuments",
      "Sends no Cache-Control with personal data.",
      setHeader("cache-control", undefined),
      "quality",
    ),
    "list-as-206": sends("listDocuments", "Returns 206 for a page of a list.", (response) => ({
      ...response,
      status: 206,
    })),
  }),
  ...defineFaults("roles", {
    "personal-list-without-token": {
      operationId: "listDocuments",
      description: "Returns an empty list of documents without an access token.",
      breaks: "contract",
      createHandler: answer(["listDocuments"], async (request, { send }) =>
        getToken(request) === "" ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] }) : send(request),
      ),
      observe: async ({ call }) => (await call("listDocuments")).status,
    },
  }),
  ...defineFaults("searches", {
    "words-of-one-field": finds(
      "listDocuments",
      "Finds only documents that have all the words in one field.",
      (entry, word) =>
        ["name", "fileName", "appealNumber"].some((field) =>
          word
            .toLowerCase()
            .split(" ")
            .every((part) =>
              String(entry[field] ?? "")
                .toLowerCase()
                .includes(part),
            ),
        ),
      async ({ call }) => {
        const { at } = await call("listDocuments", { as: "citizen", query: { perPage: 100 } });
        const { name, appealNumber } = getEntries(at()).find((entry) => entry["appealNumber"] !== undefined) ?? {};
        const word = `${String(name).split(" ")[0]} ${String(appealNumber)}`;
        return (await call("listDocuments", { as: "citizen", query: { word } })).at("total");
      },
    ),
    "first-of-two-words": {
      operationId: "listDocuments",
      description: "Searches documents by the first of several words only.",
      breaks: "contract",
      createHandler: changeRequest("listDocuments", (request) => {
        const word = request.url.searchParams.get("word")?.trim().split(/\s+/)[0];
        return word === undefined || word === "" ? request : withQuery(request, { word });
      }),
      observe: async ({ call, upload }) => {
        await upload("citizen", createPdf("bench.pdf"), { name: "Bench garden" });
        return (await call("listDocuments", { as: "citizen", query: { word: "bench kitchen" } })).at("total");
      },
    },
    "documents-by-beginning": {
      operationId: "listDocuments",
      description: "Finds only documents whose name begins with the searched words.",
      breaks: "contract",
      createHandler: changePage("listDocuments", (body, { url }) => {
        const word = url.searchParams.get("word")?.toLocaleLowerCase("az");
        if (word === undefined) return;
        body.items = body.items.filter(({ name }) => String(name).toLocaleLowerCase("az").startsWith(word));
        body.total = body.items.length;
      }),
      observe: async ({ call }) => {
        const name = String((await call("listDocuments", { as: "director" })).at("items.0.name"));
        const word = name.split(" ").at(-1) ?? name;
        return (await call("listDocuments", { as: "director", query: { word } })).at("total");
      },
    },
    "documents-by-name-only": {
      operationId: "listDocuments",
      description: "Searches documents in their name only, and not in the file name and the appeal number.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const word = url.searchParams.get("word")?.toLowerCase();
        return word === undefined
          ? entries
          : entries.filter(({ name }) => String(name).toLowerCase().includes(word.trim()));
      }),
      observe: async ({ call }) => {
        const fileName = String((await call("listDocuments", { as: "citizen" })).at("items.0.fileName"));
        return (await call("listDocuments", { as: "citizen", query: { word: fileName } })).at("total");
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "files-of-withdrawn-appeals": breach(
      "listDocuments",
      "Lists the files of an appeal no more once it is withdrawn.",
      arrangeEntries("listDocuments", (entries, _request, { store }) =>
        entries.filter(({ appealNumber }) =>
          store.state.appeals.every(({ number, withdrawnAt }) => number !== appealNumber || withdrawnAt === undefined),
        ),
      ),
      observeAsCitizen("listDocuments", { query: { perPage: 100 } }),
    ),
  }),
  ...defineFaults("schemas", {
    "document-type-upper-case": entries(
      "listDocuments",
      "Returns content types in capitals.",
      (entry) => void (entry["mimeType"] = String(entry["mimeType"]).toUpperCase()),
    ),
  }),
];
