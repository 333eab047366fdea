import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type FaultRequest, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, failure, withStatus } from "../../shared/errors.ts";
import { deletesFiles, observeFilesLater } from "../../shared/files.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { answerSecond } from "../../shared/idempotencyKeys.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import { failsFor, hasText } from "../../shared/robustness.ts";
import {
  readBody,
  answer,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  type JsonObject,
  parseJson,
  withBody,
  withJson,
  withLastPart,
} from "../../shared/seeds.ts";
import { decode } from "../../shared/texts.ts";
import { hourMs } from "../../shared/times.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const readDraft = async ({ call }: Caller, data: unknown): Promise<unknown> => {
  await call("keepDraft", { as: "citizen", path: "garden", body: { data: { first: "kept" } } });
  await call("keepDraft", { as: "citizen", path: "garden", body: { data } });
  return (await call("readDraft", { as: "citizen", path: "garden" })).at("data");
};

/** Changes the data of a draft before it is stored. */
const storesDraft = (description: string, change: (data: unknown) => unknown, data: unknown): FaultDefinition => ({
  operationId: "keepDraft",
  description,
  breaks: "contract",
  createHandler: changeRequestBody("keepDraft", (body) => {
    body["data"] = change(body["data"]);
  }),
  observe: (caller) => readDraft(caller, data),
});

const draft = { ...citizen, path: "orchard" };

/** Returns a request that reads the draft which another one saves. */
const toReading = (request: FaultRequest): FaultRequest => {
  const headers = new Headers(request.headers);
  headers.delete("if-match");
  return { ...request, operationId: "readDraft", method: "GET", headers, body: new Uint8Array() };
};

/** Returns a request without the version that it names. */
const withoutVersion = (request: FaultRequest): FaultRequest => {
  const headers = new Headers(request.headers);
  headers.delete("if-match");
  return { ...request, headers };
};

/** Returns whether a value is not what JSON libraries call empty. */
const isFilled = (value: unknown): boolean =>
  value !== null && value !== "" && !(typeof value === "object" && Object.keys(value).length === 0);

/** Faults of `keepDraft`. */
export const keepDraftFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "draft-overwritten": {
      operationId: "keepDraft",
      description: "Deletes the draft of every other user of a form when one of them saves theirs.",
      breaks: "contract",
      createHandler: ignoreOwners(["keepDraft"], "drafts"),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "garden", body: { data: { tree: "pear" } } });
        await call("keepDraft", { as: "admin", path: "garden", body: { data: { tree: "plum" } } });
        return (await call("readDraft", { as: "citizen", path: "garden" })).text;
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "drafts-for-a-month": {
      operationId: "keepDraft",
      description: "Deletes drafts that have not changed for 30 days.",
      breaks: "contract",
      createHandler: answer(["readDraft", "listDrafts"], async (request, { store, send }) => {
        store.state.drafts = store.state.drafts.filter(({ updatedAt }) => updatedAt > store.now() - 30 * 24 * hourMs);
        return send(request);
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-40 * 86_400);
        await call("keepDraft", { token, path: "old", body: { data: { a: "b" } } });
        store.advanceClock(40 * 86_400);
        return (await call("readDraft", { token, path: "old" })).at("data");
      },
    },
    "drafts-for-ever": {
      operationId: "keepDraft",
      description: "Returns a draft however old it is; only the list leaves it out.",
      breaks: "contract",
      createHandler: changeObject(["readDraft"], (body, request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const formKey = getPathPart(request, -1);
        const draft = store.state.drafts.find((found) => found.accountId === accountId && found.formKey === formKey);
        if (body["data"] !== null || draft === undefined) return;
        body["data"] = draft.data;
        body["updatedAt"] = new Date(draft.updatedAt).toISOString();
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-70 * 86_400);
        await call("keepDraft", { token, path: "old", body: { data: { a: "b" } } });
        store.advanceClock(70 * 86_400);
        return (await call("readDraft", { token, path: "old" })).at("data");
      },
    },
    "message-about-a-draft": {
      operationId: "keepDraft",
      description: "Confirms each saved draft with a message, which the portal shows each time.",
      breaks: "contract",
      createHandler: changeObject(["keepDraft"], (body, request) => {
        body["message"] = { az: "Qaralama saxlanıldı.", ru: "Черновик сохранён.", en: "Saved." }[getLang(request)];
      }),
      observe: observeResponse("keepDraft", { as: "citizen", path: "complaint", body: { data: { a: "b" } } }),
    },
    "drafts-of-100-kilobytes": {
      operationId: "keepDraft",
      description: "Refuses a draft of more than 100 KB, as its framework does by default.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request) =>
        request.body.length > 102_400 ? withBody(request, { data: { text: "a".repeat(300_000) } }) : request,
      ),
      observe: async ({ call }) =>
        (await call("keepDraft", { as: "citizen", path: "long", body: { data: { text: "a".repeat(150_000) } } }))
          .status,
    },
    "draft-measured-in-bytes": {
      operationId: "keepDraft",
      description: "Measures a draft in bytes, and refuses one of 200,000 Azerbaijani letters.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request) =>
        request.body.length > 262_144 + 20 ? withBody(request, { data: { text: "a".repeat(300_000) } }) : request,
      ),
      observe: async ({ call }) =>
        (await call("keepDraft", { as: "citizen", path: "long", body: { data: { text: "ə".repeat(200_000) } } }))
          .status,
    },
    "plain-text-fails": {
      operationId: "keepDraft",
      description: "Fails with 500 for a body that is not JSON by its Content-Type.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) =>
        request.headers.get("content-type")?.startsWith("application/json") === true ? send(request) : failure(),
      ),
      observe: async ({ call }) =>
        (
          await call("keepDraft", {
            as: "citizen",
            path: "plain",
            headers: { "content-type": "text/plain" },
            body: { data: null },
          })
        ).status,
    },
  }),
  ...defineFaults("boundaries", {
    "draft-too-large": {
      operationId: "keepDraft",
      description: "Accepts a draft that is longer than 262144 characters, without storing it.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const data = readBody(request)["data"];
        return JSON.stringify(data ?? null).length > 262_144
          ? createResponse(200, { data, updatedAt: "2027-01-05T10:00:00+04:00" })
          : send(request);
      }),
      observe: async ({ call }) =>
        (await call("keepDraft", { as: "citizen", path: "garden", body: { data: { text: "f".repeat(262_150) } } }))
          .status,
    },
    "empty-draft": {
      operationId: "keepDraft",
      description: "Rejects a draft without any value.",
      breaks: "contract",
      createHandler: changeResponse(["keepDraft"], (response, request) => {
        const body = parseJson(request.body);
        const isEmpty = isRecord(body) && isRecord(body["data"]) && Object.keys(body["data"]).length === 0;
        return isEmpty && response.status === 200
          ? createResponse(422, { message: "Məlumatlar düzgün daxil edilməyib.", code: "NOT_ACCEPTED" })
          : undefined;
      }),
      observe: observeResponse("keepDraft", { as: "citizen", path: "bench", body: { data: {} } }),
    },
  }),
  ...defineFaults("persistence", {
    "deleted-draft-comes-back": {
      operationId: "keepDraft",
      description: "Does not compare If-Match with a draft that was deleted meanwhile.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        const { data } = readBody(await send({ ...request, method: "GET", headers, body: new Uint8Array() }));
        return send(data === null ? { ...request, headers } : request);
      }),
      observe: async ({ call }) => {
        const draft = { ...citizen, path: "bench-draft" };
        await call("keepDraft", { ...draft, body: { data: { subject: "Kept" } } });
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: null } });
        const headers = { "if-match": tag };
        return (await call("keepDraft", { ...draft, headers, body: { data: { subject: "Again" } } })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "first-save-as-last": {
      operationId: "keepDraft",
      description: "Returns the time of the first save of a draft as that of the last one.",
      breaks: "contract",
      createHandler: () => {
        const times = new Map<string, unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (!["keepDraft", "readDraft"].includes(request.operationId ?? "") || !isRecord(body)) return response;
          const key = `${request.headers.get("authorization")} ${request.url.pathname}`;
          if (body["updatedAt"] === undefined) times.delete(key);
          else times.set(key, times.get(key) ?? body["updatedAt"]);
          return body["updatedAt"] === undefined
            ? response
            : withJson(response, { ...body, updatedAt: times.get(key) });
        };
      },
      observe: async ({ call, store }) => {
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: { a: 1 } } });
        store.state.clockOffsetMs += 90_000;
        const first = (await call("readDraft", { as: "citizen", path: "bench" })).at("updatedAt");
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: { a: 2 } } });
        return (await call("readDraft", { as: "citizen", path: "bench" })).at("updatedAt") === first;
      },
    },
  }),
  ...defineFaults("inputs", {
    "draft-key-with-dot": {
      operationId: "keepDraft",
      description: "Accepts any character in the key of a draft.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replaceAll(/(?<=\/drafts\/.*)[^\w-]/g, "_");
        return { ...request, url };
      }),
      observe: async ({ call }) =>
        (await call("keepDraft", { as: "citizen", path: "form.v2", body: { data: { a: 1 } } })).status,
    },
  }),
  ...defineFaults("statuses", {
    "large-draft-500": answersError(
      "keepDraft",
      "Fails with 500 for a draft that is too large.",
      413,
      withStatus(500),
      {
        ...citizen,
        path: "garden",
        body: { data: { text: "f".repeat(262_150) } },
      },
    ),
  }),
  ...defineFaults("transport", {
    "draft-in-cache": {
      operationId: "keepDraft",
      description: "Answers a saved draft with Cache-Control: public, max-age=300.",
      breaks: "contract",
      createHandler: changeSuccess(["keepDraft"], ({ headers }) => headers.set("cache-control", "public, max-age=300")),
      observe: observeResponse("keepDraft", { as: "citizen", path: "scales", body: { data: { a: "b" } } }),
    },
  }),
  ...defineFaults("robustness", {
    "two-first-saves": {
      operationId: "keepDraft",
      description:
        "Fails with 500 when a draft is saved twice at the same time, since both saves add a row with its key.",
      breaks: "contract",
      createHandler: answerSecond(
        ({ operationId, url }) => (operationId === "keepDraft" ? url.pathname : undefined),
        async () => Promise.resolve(createResponse(500, { message: "Naməlum xəta baş verdi!" })),
      ),
      observe: async ({ call }) => {
        const save = () =>
          call("keepDraft", { as: "citizen", path: "complaint", body: { data: { subject: "Scales" } } });
        return (await Promise.all([save(), save()])).map(({ status }) => status);
      },
    },
    "lone-surrogate": failsFor(
      "keepDraft",
      "Fails with 500 for half of a surrogate pair.",
      (request) => hasText(request, (text) => !text.isWellFormed()),
      500,
      { path: "garden", body: { data: { tree: "\ud83c" } } },
    ),
    "deep-draft-fails": failsFor(
      "keepDraft",
      "Fails with 500 for a draft that is nested 12 levels deep.",
      (request) => /(\{"[^"]*":){12}/.test(decode(request)),
      500,
      {
        path: "garden",
        body: { data: Array.from({ length: 14 }).reduce<unknown>((inner) => ({ in: inner }), "end") },
      },
    ),
  }),
  ...defineFaults("errors", {
    "large-draft-as-page": {
      operationId: "keepDraft",
      description: "Answers 413 with a page of the web server.",
      breaks: "contract",
      createHandler: changeErrors(["keepDraft"], (response) =>
        response.status === 413
          ? {
              ...response,
              headers: new Headers({ "content-type": "text/html" }),
              body: new TextEncoder().encode("<h1>413 Request Entity Too Large</h1>"),
            }
          : undefined,
      ),
      observe: observeResponse("keepDraft", { ...citizen, path: "lamp", body: { data: { a: "a".repeat(400_000) } } }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "draft-not-deleted": storesDraft(
      "Keeps a draft that is deleted with null.",
      (data) => data ?? { first: "kept" },
      null,
    ),
    "draft-merged": {
      operationId: "keepDraft",
      description: "Merges a saved draft into the earlier one instead of replacing it.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const earlier = store.state.drafts.find((draft) => draft.accountId === accountId)?.data;
        const body = JSON.parse(new TextDecoder().decode(request.body) || "null") as JsonObject | null;
        if (earlier === undefined || !isRecord(body?.["data"])) return request;
        return { ...request, body: Buffer.from(JSON.stringify({ data: { ...earlier, ...body["data"] } })) };
      }),
      observe: (caller) => readDraft(caller, { second: "new" }),
    },
    "draft-numbers-as-text": storesDraft(
      "Stores the numbers of a draft as texts.",
      (data) =>
        JSON.parse(
          JSON.stringify(data, (_name, value: unknown) => (typeof value === "number" ? String(value) : value)),
        ) as unknown,
      { weight: 12.5 },
    ),
    "draft-without-null": storesDraft(
      "Drops null and empty lists from a draft.",
      (data) =>
        isRecord(data)
          ? Object.fromEntries(
              Object.entries(data).filter(([, value]) => value !== null && JSON.stringify(value) !== "[]"),
            )
          : data,
      { a: null, b: [], c: 1 },
    ),
    "draft-flattened": storesDraft(
      "Keeps only the first level of a draft.",
      (data) =>
        isRecord(data)
          ? Object.fromEntries(
              Object.entries(data).map(([name, value]) => [name, isRecord(value) ? "[object Object]" : value]),
            )
          : data,
      { plot: { trees: 3 } },
    ),
    "draft-large-numbers": storesDraft(
      "Rounds numbers of a draft to two decimals.",
      (data) =>
        JSON.parse(
          JSON.stringify(data, (_name, value: unknown) =>
            typeof value === "number" ? Math.round(value * 100) / 100 : value,
          ),
        ) as unknown,
      { weight: 0.125 },
    ),
    "key-of-fifty-characters": {
      operationId: "keepDraft",
      description: "Keeps one draft for all forms whose keys begin with the same 50 characters.",
      breaks: "contract",
      createHandler: answer(["keepDraft", "readDraft"], async (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (formKey) => formKey.slice(0, 50));
        return send({ ...request, url });
      }),
      observe: async ({ call }) => {
        const keys = ["1", "2"].map((end) => `${"garden-".repeat(8)}${end}`);
        for (const path of keys) await call("keepDraft", { as: "citizen", path, body: { data: { plot: path } } });
        return (await call("readDraft", { as: "citizen", path: keys[0] ?? "" })).at("data.plot");
      },
    },
    "deletion-ignores-the-version": {
      operationId: "keepDraft",
      description: "Compares If-Match only when a draft is saved, and not when it is deleted.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], (request, { send }) => {
        const body = parseJson(request.body) as { data?: unknown } | undefined;
        return send(body?.data === null ? withoutVersion(request) : request);
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...draft, body: { data: { trees: 3 } } });
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: { trees: 4 } } });
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: null } })).status;
      },
    },
    "tag-of-the-draft-before": {
      operationId: "keepDraft",
      description: "Confirms a saved draft with the ETag of the version that it has replaced.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const tag = (await send(toReading(request))).headers.get("etag");
        const response = await send(request);
        return response.status === 200 && tag !== null ? withHeaderOf(response, "etag", tag) : response;
      }),
      observe: async ({ call }) => {
        const tag = (await call("keepDraft", { ...draft, body: { data: { trees: 3 } } })).headers.get("etag") ?? "";
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: { trees: 4 } } }))
          .status;
      },
    },
    "empty-form-has-no-version": {
      operationId: "keepDraft",
      description: "Takes the ETag of a form without a draft for no version, and replaces the draft of another tab.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const empty = await send(withLastPart(toReading(request), "nobody-has-begun"));
        const isEmpty = request.headers.get("if-match") === empty.headers.get("etag");
        return send(isEmpty ? withoutVersion(request) : request);
      }),
      observe: async ({ call }) => {
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: { trees: 3 } } });
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: { trees: 4 } } }))
          .status;
      },
    },
    "draft-kept-since-its-first-save": {
      operationId: "keepDraft",
      description: "Deletes a draft 60 days after it was begun, however often it has changed since.",
      breaks: "contract",
      createHandler: () => {
        const begun = new Map<string, number>();
        return answer(["keepDraft", "readDraft", "listDrafts"], async (request, { send, store }) => {
          const { state } = store;
          const getKey = (accountId: number | undefined, formKey: string): string => `${accountId} ${formKey}`;
          state.drafts = state.drafts.filter(({ accountId, formKey, updatedAt }) => {
            const first = begun.get(getKey(accountId, formKey)) ?? updatedAt;
            return first > store.now() - 60 * 24 * hourMs;
          });
          const response = await send(request);
          const key = getKey(getPrincipal(request, store)?.account.id, getPathPart(request, -1));
          if (request.operationId === "keepDraft" && response.status === 200) {
            if (readBody(response)["data"] === null) begun.delete(key);
            else if (!begun.has(key)) begun.set(key, store.now());
          }
          return response;
        })();
      },
      observe: async ({ call, store, getSession }) => {
        const request = { token: getSession("citizen").accessToken, path: "orchard" };
        for (const [days, trees] of [
          [61, 3],
          [1, 4],
        ] as const) {
          store.advanceClock(-days * 86_400);
          await call("keepDraft", { ...request, body: { data: { trees } } });
          store.advanceClock(days * 86_400);
        }
        return (await call("readDraft", request)).text;
      },
    },
    "first-file-of-a-draft": {
      operationId: "keepDraft",
      description: "Keeps only the first of the files that a draft names, and deletes the others after a day.",
      breaks: "contract",
      createHandler: deletesFiles(
        ({ id, attached, createdAt }, store) =>
          attached !== true &&
          createdAt < store.now() - 24 * hourMs &&
          store.state.drafts.every(({ data }) => getEntries(data["files"])[0]?.["documentId"] !== id),
      ),
      observe: observeFilesLater(30 * hourMs, ({ call, getSession }, documentIds) =>
        call("keepDraft", {
          token: getSession("citizen").accessToken,
          path: "orchard",
          body: { data: { files: documentIds.map((documentId) => ({ documentId })) } },
        }),
      ),
    },
    "empty-values-dropped": {
      operationId: "keepDraft",
      description: "Does not save the empty values of a form.",
      breaks: "contract",
      createHandler: changeRequestBody("keepDraft", ({ data }) =>
        isRecord(data)
          ? { data: Object.fromEntries(Object.entries(data).filter(([, value]) => isFilled(value))) }
          : undefined,
      ),
      observe: observeResponse("keepDraft", {
        ...citizen,
        path: "complaint",
        body: { data: { subject: "", text: "Bread" } },
      }),
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
    "draft-texts-trimmed": {
      operationId: "keepDraft",
      description: "Removes the spaces around the texts of a draft.",
      breaks: "contract",
      createHandler: changeRequestBody("keepDraft", (body) => {
        const { data } = body;
        if (isRecord(data))
          for (const [name, value] of Object.entries(data)) if (typeof value === "string") data[name] = value.trim();
      }),
      observe: observeResponse("keepDraft", { ...citizen, path: "kiosk", body: { data: { a: " b " } } }),
    },
    "draft-stays-deleted": {
      operationId: "keepDraft",
      description:
        "Confirms that it saves a draft of a form whose earlier draft was deleted, but does not find it again.",
      breaks: "contract",
      createHandler: () => {
        const deleted = new Set<string>();
        return answer(["keepDraft"], async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const formKey = getPathPart(request, -1);
          const isOfForm = (draft: { accountId: number; formKey: string }): boolean =>
            draft.accountId === accountId && draft.formKey === formKey;
          const wasKept = store.state.drafts.some(isOfForm);
          const response = await send(request);
          if (response.status !== 200) return response;
          const key = `${accountId} ${formKey}`;
          if (readBody(request)["data"] === null) {
            if (wasKept) deleted.add(key);
          } else if (deleted.has(key)) store.state.drafts = store.state.drafts.filter((draft) => !isOfForm(draft));
          return response;
        })();
      },
      observe: async ({ call }) => {
        const draft = { ...citizen, path: "service-101" };
        const seen = [];
        for (const data of [{ weight: 5 }, null, { weight: 7 }])
          seen.push((await call("keepDraft", { ...draft, body: { data } })).text);
        return [seen, (await call("readDraft", draft)).text];
      },
    },
    "empty-values-of-draft": {
      operationId: "keepDraft",
      description: "Drops the empty texts, null and false in a draft.",
      breaks: "contract",
      createHandler: changeRequestBody("keepDraft", (body) => {
        if (!isRecord(body["data"])) return;
        body["data"] = Object.fromEntries(Object.entries(body["data"]).filter(([, value]) => Boolean(value)));
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "tea", body: { data: { a: "", b: false, c: "x" } } });
        return (await call("readDraft", { as: "citizen", path: "tea" })).at("data");
      },
    },
  }),
  ...defineFaults("parameters", {
    "long-key-cut": {
      operationId: "keepDraft",
      description: "Cuts the key of a form after 64 characters.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (key) => key.slice(0, 64));
        return { ...request, url };
      }),
      observe: observeResponse("keepDraft", { ...citizen, path: "k".repeat(65), body: { data: { a: 1 } } }),
    },
  }),
];
