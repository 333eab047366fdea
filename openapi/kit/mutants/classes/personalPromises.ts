import { defineFaults } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import { answer, bodyOf, getPathPart, parseJson, withHeaderOf, withLastPart } from "../seeds.ts";
import { hourMs } from "../sentenceSeeds.ts";
import type { FaultRequest } from "../fault.ts";

const citizen = { as: "citizen" } as const;
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

/** Faults against promises of the personal sections that hold for each of several ways, persons or states. */
export const personalPromiseFaults = [
  ...defineFaults("drafts-and-files", {
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
            if (bodyOf(response)["data"] === null) begun.delete(key);
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
  }),
];
