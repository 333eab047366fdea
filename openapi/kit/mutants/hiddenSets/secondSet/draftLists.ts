import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition } from "../../fault.ts";
import { arrangeEntries, changePage } from "../../lists.ts";
import { ignoreOwners } from "../../recordOwners.ts";
import {
  answer,
  changeEntries,
  changeRequest,
  createResponse,
  getToken,
  isObject,
  parseJson,
  withJson,
  withQuery,
} from "../../seeds.ts";

/** Saves two drafts, and returns the list of drafts. */
const keepAndList =
  (query: Readonly<Record<string, number>> = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }: Caller) => {
    await call("keepDraft", { as: "citizen", path: "orchard", body: { data: { tree: "quince" } } });
    await call("keepDraft", { as: "citizen", path: "meadow", body: { data: { flower: "poppy" } } });
    return (await call("listDrafts", { as: "citizen", query })).at();
  };

export const draftListFaults = [
  ...defineFaults("access", {
    "list-drafts": {
      operationId: "listDrafts",
      description: "Returns the drafts of every user.",
      breaks: "contract",
      createHandler: ignoreOwners(["listDrafts"], "drafts"),
      observe: async ({ call }) => (await call("listDrafts", { as: "citizen" })).at("total"),
    },
  }),
  ...defineFaults("roles", {
    "drafts-without-token": {
      operationId: "listDrafts",
      description: "Returns an empty list of drafts without an access token.",
      breaks: "contract",
      createHandler: answer(["listDrafts"], async (request, { send }) =>
        getToken(request) === "" ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] }) : send(request),
      ),
      observe: async ({ call }) => (await call("listDrafts")).status,
    },
  }),
  ...defineFaults("lists", {
    "first-draft-first": {
      operationId: "listDrafts",
      description: "Returns the draft that was saved first at the beginning.",
      breaks: "contract",
      createHandler: arrangeEntries("listDrafts", (entries) => entries.toReversed()),
      observe: keepAndList(),
    },
    "drafts-on-one-page": {
      operationId: "listDrafts",
      description: "Returns all drafts on one page, whatever the page size.",
      breaks: "contract",
      createHandler: answer(["listDrafts"], async (request, { send }) => {
        const response = await send(request);
        const [body, all] = [response, await send(withQuery(request, { page: "1", perPage: "100" }))].map((part) =>
          parseJson(part.body),
        );
        return response.status === 200 && isObject(body) && isObject(all)
          ? withJson(response, { ...body, items: all["items"] })
          : response;
      }),
      observe: keepAndList({ perPage: 1 }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "list-without-values": {
      operationId: "listDrafts",
      description: "Returns the list of drafts without their values.",
      breaks: "contract",
      createHandler: changeEntries(["listDrafts"], (entry) => {
        if ("formKey" in entry) entry["data"] = {};
      }),
      observe: keepAndList(),
    },
    "draft-not-listed": {
      operationId: "listDrafts",
      description: "Returns only the last saved draft.",
      breaks: "contract",
      createHandler: changePage("listDrafts", (body) => {
        body.items = body.page === 1 ? body.items.slice(0, 1) : [];
        body.total = Math.min(1, body.total);
      }),
      observe: keepAndList(),
    },
    "form-key-lower-case": {
      operationId: "keepDraft",
      description: "Stores the key of a form in lower case, so that the draft is not found under its key.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (key) => key.toLowerCase());
        return { ...request, url };
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "Orchard", body: { data: { tree: "quince" } } });
        return (await call("readDraft", { as: "citizen", path: "Orchard" })).at("data");
      },
    },
  }),
  ...defineFaults("schemas", {
    "draft-key-renamed": {
      operationId: "listDrafts",
      description: "Returns the key of a form in the field key.",
      breaks: "contract",
      createHandler: changeEntries(["listDrafts"], (entry) => {
        if (!("formKey" in entry)) return;
        entry["key"] = entry["formKey"];
        delete entry["formKey"];
      }),
      observe: keepAndList(),
    },
  }),
];
