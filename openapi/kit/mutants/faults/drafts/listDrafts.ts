import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type SeededFault } from "../../fault.ts";
import { citizen, director } from "../../shared/callers.ts";
import { errorsInEnglish } from "../../shared/errors.ts";
import { arrangeEntries, changePage, observeField } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import {
  readBody,
  answer,
  changeEntries,
  changeErrors,
  changeResponse,
  createResponse,
  getEntries,
  getPathPart,
  getToken,
  mapTexts,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { getDraftKey, unwrapLists } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** The number of characters of a value in the list of drafts. */
const maxListedValue = 255;

/** Saves two drafts, and returns the list of drafts. */
const keepAndList =
  (query: Readonly<Record<string, number>> = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }: Caller) => {
    await call("keepDraft", { as: "citizen", path: "orchard", body: { data: { tree: "quince" } } });
    await call("keepDraft", { as: "citizen", path: "meadow", body: { data: { flower: "poppy" } } });
    return (await call("listDrafts", { as: "citizen", query })).at();
  };

/** Faults of `listDrafts`. */
export const listDraftsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-drafts": {
      operationId: "listDrafts",
      description: "Returns the drafts of every user.",
      breaks: "contract",
      createHandler: ignoreOwners(["listDrafts"], "drafts"),
      observe: async ({ call }) => (await call("listDrafts", { as: "citizen" })).at("total"),
    },
    "drafts-of-one-account": {
      operationId: "listDrafts",
      description: "Lists only the drafts that were saved while the user acted for the same account as now.",
      breaks: "contract",
      createHandler: () => {
        const certificates = new Map<string, string>();
        const list = arrangeEntries("listDrafts", (entries, request, { store }) => {
          const principal = getPrincipal(request, store);
          const current = principal?.session.certNumber ?? "";
          return entries.filter(({ formKey }) => {
            const saved = certificates.get(getDraftKey(principal?.account.id, formKey));
            return saved === undefined || saved === current;
          });
        })();
        return async (request, backend) => {
          if (request.operationId !== "keepDraft") return list(request, backend);
          const principal = getPrincipal(request, backend.store);
          const response = await backend.send(request);
          const key = getDraftKey(principal?.account.id, getPathPart(request, -1));
          if (response.status === 200) certificates.set(key, principal?.session.certNumber ?? "");
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("keepDraft", { ...director, path: "complaint", body: { data: { text: "Bread" } } });
        const token = String((await call("chooseAccount", director)).at("token"));
        return (await call("listDrafts", { token })).at("total");
      },
    },
  }),
  ...defineFaults("boundaries", {
    "fifty-drafts": {
      operationId: "listDrafts",
      description: "Refuses more than 50 drafts per page.",
      breaks: "contract",
      createHandler: changeResponse(["listDrafts"], (_, { url }) =>
        Number(url.searchParams.get("perPage") ?? 10) > 50
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("listDrafts", { ...citizen, query: { perPage: 60 } }),
    },
  }),
  ...defineFaults("persistence", {
    "list-keeps-first-values": {
      operationId: "listDrafts",
      description: "Lists a draft with the values of its first save, although it has been saved again.",
      breaks: "contract",
      createHandler: () => {
        const firstValues = new Map<string, unknown>();
        return async (request, backend) => {
          const { operationId } = request;
          const accountId = getPrincipal(request, backend.store)?.account.id;
          const response = await backend.send(request);
          if (response.status !== 200) return response;
          if (operationId === "keepDraft") {
            const key = getDraftKey(accountId, getPathPart(request, -1));
            const { data } = readBody(request);
            if (data === null) firstValues.delete(key);
            else if (!firstValues.has(key)) firstValues.set(key, data);
          }
          if (operationId !== "listDrafts") return response;
          const body = readBody(response);
          const items = getEntries(body).map((draft) => ({
            ...draft,
            data: firstValues.get(getDraftKey(accountId, draft["formKey"])) ?? draft["data"],
          }));
          return withJson(response, { ...body, items });
        };
      },
      observe: async ({ call }) => {
        for (const text of ["Scales", "Two scales"])
          await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text } } });
        return (await call("listDrafts", citizen)).at("items.0.data");
      },
    },
  }),
  ...defineFaults("lists", {
    "drafts-by-creation": {
      operationId: "listDrafts",
      description: "Orders drafts by when they were saved first, not by when they were saved last.",
      breaks: "contract",
      createHandler: () => {
        const created = new Map<string, number>();
        const list = arrangeEntries("listDrafts", (entries, request, { store }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const getPlace = ({ formKey }: Record<string, unknown>): number =>
            created.get(getDraftKey(accountId, formKey)) ?? 0;
          return entries.toSorted((a, b) => getPlace(b) - getPlace(a));
        })();
        return async (request, backend) => {
          if (request.operationId !== "keepDraft") return list(request, backend);
          const response = await backend.send(request);
          const key = getDraftKey(getPrincipal(request, backend.store)?.account.id, getPathPart(request, -1));
          if (readBody(request)["data"] === null) created.delete(key);
          else if (response.status === 200 && !created.has(key)) created.set(key, created.size + 1);
          return response;
        };
      },
      observe: async (caller) => {
        const { call, store } = caller;
        for (const path of ["service-104", "complaint", "service-104"]) {
          store.state.clockOffsetMs += 1000;
          await call("keepDraft", { ...citizen, path, body: { data: { text: "Scales" } } });
        }
        return observeField("listDrafts", "formKey")(caller);
      },
    },
    "deleted-draft-listed": {
      operationId: "listDrafts",
      description: "Lists a draft that was deleted, with the values that it had.",
      breaks: "contract",
      createHandler: () => {
        const kept = new Map<string, unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (response.status !== 200 || !isRecord(body)) return response;
          const token = request.headers.get("authorization") ?? "";
          if (request.operationId === "keepDraft") {
            const sent = parseJson(request.body);
            if (isRecord(sent) && isRecord(sent["data"]))
              kept.set(token, {
                formKey: request.url.pathname.split("/").at(-1),
                data: sent["data"],
                updatedAt: body["updatedAt"],
              });
          }
          const last = kept.get(token);
          if (request.operationId !== "listDrafts" || !isRecord(last)) return response;
          const entries = getEntries(body);
          if (entries.some(({ formKey }) => formKey === last["formKey"])) return response;
          return withJson(response, { ...body, items: [last, ...entries], total: Number(body["total"]) + 1 });
        };
      },
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: { a: 1 } } });
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: null } });
        return (await call("listDrafts", { as: "citizen" })).at("total");
      },
    },
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
        return response.status === 200 && isRecord(body) && isRecord(all)
          ? withJson(response, { ...body, items: all["items"] })
          : response;
      }),
      observe: keepAndList({ perPage: 1 }),
    },
    "drafts-by-key": {
      operationId: "listDrafts",
      description: "Returns the drafts in the order of their keys.",
      breaks: "contract",
      createHandler: arrangeEntries("listDrafts", (entries) =>
        entries.toSorted((a, b) => String(a["formKey"]).localeCompare(String(b["formKey"]))),
      ),
      observe: async ({ call, store }) => {
        for (const path of ["a-form", "z-form"]) {
          store.advanceClock(60);
          await call("keepDraft", { as: "citizen", path, body: { data: { field: "x" } } });
        }
        return (await call("listDrafts", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("values", {
    "lists-of-one": {
      operationId: "listDrafts",
      description: "Lists drafts in which a list with one entry has become this entry.",
      breaks: "contract",
      createHandler: changeEntries(["listDrafts"], (draft) => {
        if (isRecord(draft["data"])) draft["data"] = unwrapLists(draft["data"]);
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { goods: ["bread"] } } });
        return (await call("listDrafts", citizen)).at("items.0.data");
      },
    },
  }),
  ...defineFaults("languages", {
    "draft-page-error-in-english": {
      operationId: "listDrafts",
      description: "Explains errors in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: errorsInEnglish("listDrafts"),
      observe: observeResponse("listDrafts", { ...citizen, query: { page: 0 } }),
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
  ...defineFaults("errors", {
    "no-token-without-message": {
      operationId: "listDrafts",
      description: "Answers 401 with an empty object.",
      breaks: "contract",
      createHandler: changeErrors(["listDrafts"], (response) =>
        response.status === 401 ? withJson(response, {}) : undefined,
      ),
      observe: observeResponse("listDrafts"),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "shortened-in-list": {
      operationId: "listDrafts",
      description: "Returns the first 255 characters of each long value in the list of drafts.",
      breaks: "contract",
      createHandler: changeEntries(["listDrafts"], (draft) => {
        draft["data"] = mapTexts(draft["data"], (text) => text.slice(0, maxListedValue));
      }),
      observe: async ({ call }) => {
        const text = "The scales show too much. ".repeat(20);
        await call("keepDraft", { as: "citizen", path: "complaint", body: { data: { text } } });
        return (await call("listDrafts", { as: "citizen" })).text;
      },
    },
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
