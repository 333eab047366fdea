import { defineFaults, type FaultResponse, type SeededFault } from "../../fault.ts";
import { citizen, director } from "../../shared/callers.ts";
import { failure } from "../../shared/errors.ts";
import { observeResponse } from "../../shared/observers.ts";
import { createTokenOf, getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import { withObservation } from "../../shared/schemas.ts";
import {
  answer,
  readBody,
  changeErrors,
  changeObject,
  changeSuccess,
  getLang,
  getPathPart,
  mapTexts,
  withJson,
  withLastPart,
  withQuery,
} from "../../shared/seeds.ts";
import { getDraftKey, unwrapLists } from "./shared.ts";

/** Faults of `readDraft`. */
export const readDraftFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "read-draft": {
      operationId: "readDraft",
      description: "Keeps one draft per form instead of one per user and form, and returns it to everybody.",
      breaks: "contract",
      createHandler: ignoreOwners(["readDraft", "keepDraft"], "drafts"),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "admin", path: "garden", body: { data: { tree: "plum" } } });
        return (await call("readDraft", { as: "citizen", path: "garden" })).text;
      },
    },
    "draft-cached-by-form": {
      operationId: "readDraft",
      description: "Keeps the draft of a form in a cache whose key does not name the user.",
      breaks: "contract",
      createHandler: () => {
        const cached = new Map<string, FaultResponse>();
        return async (request, { send }) => {
          const response = await send(request);
          const formKey = getPathPart(request, -1);
          if (request.operationId === "keepDraft") cached.delete(formKey);
          if (request.operationId !== "readDraft" || response.status !== 200) return response;
          const earlier = cached.get(formKey) ?? response;
          cached.set(formKey, earlier);
          return earlier;
        };
      },
      observe: async ({ call }) => {
        await call("readDraft", { ...director, path: "service-105" });
        return (await call("readDraft", { ...citizen, path: "service-105" })).text;
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "time-without-draft": {
      operationId: "readDraft",
      description: "Returns the time at which the server started as that of a draft that does not exist.",
      breaks: "contract",
      createHandler: changeObject(["readDraft"], (body, _request, { store }) => {
        body["updatedAt"] ??= new Date(store.state.startedAt).toISOString();
      }),
      observe: observeResponse("readDraft", { as: "citizen", path: "nothing" }),
    },
  }),
  ...defineFaults("sessions", {
    "draft-of-session": {
      operationId: "readDraft",
      description: "Finds a draft only in the session that saved it.",
      breaks: "contract",
      createHandler: () => {
        const authors = new Map<string, number>();
        return answer(["keepDraft", "readDraft"], async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          const key = getDraftKey(principal?.account.id, getPathPart(request, -1));
          const response = await send(request);
          if (principal === undefined || response.status !== 200) return response;
          if (request.operationId === "keepDraft") authors.set(key, principal.session.id);
          const isFound = (authors.get(key) ?? principal.session.id) === principal.session.id;
          return isFound ? response : withJson(response, { data: null });
        })();
      },
      observe: async ({ call, store }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text: "Bread" } } });
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        return (await call("readDraft", { token, path: "complaint" })).text;
      },
    },
  }),
  ...defineFaults("persistence", {
    "form-key-in-any-case": {
      operationId: "readDraft",
      description: "Finds the draft of a form whose key differs in capital letters only.",
      breaks: "contract",
      createHandler: changeSuccess(["readDraft"], (response, request, { store, send }) => {
        if (readBody(response)["data"] !== null) return;
        const formKey = getPathPart(request, -1).toLowerCase();
        const accountId = getPrincipal(request, store)?.account.id;
        const draft = store.state.drafts.find(
          (candidate) => candidate.accountId === accountId && candidate.formKey.toLowerCase() === formKey,
        );
        return draft && send(withLastPart(request, draft.formKey));
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text: "Bread" } } });
        return (await call("readDraft", { ...citizen, path: "Complaint" })).text;
      },
    },
  }),
  ...defineFaults("robustness", {
    "null-character-in-draft": {
      operationId: "readDraft",
      description: "Saves a draft with the character U+0000, and then fails to read it.",
      breaks: "contract",
      createHandler: changeSuccess(["readDraft"], ({ body }) =>
        new TextDecoder().decode(body).includes(String.raw`\u0000`) ? failure() : undefined,
      ),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text: "pasted\u0000text" } } });
        return (await call("readDraft", { ...citizen, path: "complaint" })).status;
      },
    },
  }),
  ...defineFaults("errors", {
    "draft-error-in-english": {
      operationId: "readDraft",
      description: "Returns error messages in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["readDraft"], async (response, request, { send }) =>
        getLang(request) === "en" ? response : send(withQuery(request, { lang: "en" })),
      ),
      observe: observeResponse("readDraft", { path: "tea" }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "draft-of-key-in-any-case": {
      operationId: "readDraft",
      description: "Returns the draft of another form whose key differs only in capital letters.",
      breaks: "contract",
      createHandler: answer(["readDraft", "keepDraft"], (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (key) => key.toLowerCase());
        return send({ ...request, url });
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "Bench", body: { data: { a: 1 } } });
        return (await call("readDraft", { as: "citizen", path: "bench" })).at("data");
      },
    },
    "list-of-one": {
      operationId: "readDraft",
      description: "Returns a saved list with one entry as this entry, since a converter from XML sees no list.",
      breaks: "contract",
      createHandler: changeObject(["readDraft"], (draft) => {
        draft["data"] = unwrapLists(draft["data"]);
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "complaint", body: { data: { documentIds: [8090] } } });
        return (await call("readDraft", { as: "citizen", path: "complaint" })).at("data");
      },
    },
    "days-as-moments": {
      operationId: "readDraft",
      description: "Returns a day in the saved values as a moment, since its parser takes such texts for times.",
      breaks: "contract",
      createHandler: changeObject(["readDraft"], (draft) => {
        draft["data"] = mapTexts(draft["data"], (text) =>
          /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00+04:00` : text,
        );
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "service-101", body: { data: { shippedAt: "2026-04-20" } } });
        return (await call("readDraft", { as: "citizen", path: "service-101" })).at("data");
      },
    },
    "empty-draft-is-object": {
      operationId: "readDraft",
      description: "Returns an empty object as the data of a draft that does not exist.",
      breaks: "contract",
      createHandler: changeObject(["readDraft"], (body) => {
        body["data"] ??= {};
      }),
      observe: async ({ call }) => (await call("readDraft", { as: "citizen", path: "unknown-form" })).at("data"),
    },
  }),
  ...defineFaults("schemas", {
    "no-draft-empty-body": withObservation(
      "readDraft",
      "Returns an empty body for a form without a draft.",
      "contract",
      changeSuccess(["readDraft"], (response) => {
        response.body = new Uint8Array();
      }),
    ),
  }),
];
