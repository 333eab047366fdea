import { authenticate, createSession } from "../../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../../mocks/store/state.ts";
import { defineFaults, type RequestHandler, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { withToken } from "../../shared/headers.ts";
import { arrangeEntries, changePage, createPage, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, sendSuggestion } from "../../shared/observers.ts";
import { ignoreOwners } from "../../shared/recordOwners.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeResponse,
  changeSuccess,
  getEntries,
  getPathPart,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { examinedAppeal, findAppealOf, list, sendComplaint, write, writeAndList } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Takes each access token until the time in it, whether its session has ended or been renewed. */
const trustSignature = (operationId: string) => (): RequestHandler => {
  const issued = new Map<string, SessionRecord>();
  return (request, { store, send }) => {
    for (const session of store.state.sessions) issued.set(session.accessToken, { ...session });
    const session = issued.get(getToken(request));
    const account = store.state.accounts.find(({ id }) => id === session?.accountId);
    return request.operationId !== operationId ||
      session === undefined ||
      account === undefined ||
      session.accessExpiresAt <= store.now() ||
      authenticate(store, session.accessToken) !== undefined
      ? send(request)
      : send(withToken(request, createSession(store, account, session).accessToken));
  };
};

/** Faults of `listAppealMessages`. */
export const listAppealMessagesFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "messages-of-others": {
      operationId: "listAppealMessages",
      description: "Returns the messages on an appeal of another user.",
      breaks: "contract",
      createHandler: ignoreOwners(["listAppealMessages"], "appeals"),
      observe: async (caller) =>
        (await caller.call("listAppealMessages", { as: "admin", path: findAppealOf(caller, "citizen") })).status,
    },
  }),
  ...defineFaults("persistence", {
    "messages-until-withdrawal": {
      operationId: "listAppealMessages",
      description: "Leaves out the messages of the service once an appeal is withdrawn.",
      breaks: "contract",
      createHandler: changeResponse(["listAppealMessages"], (response, request, { store }) => {
        const id = getPathPart(request, -2);
        const appeal = store.state.appeals.find((candidate) => String(candidate.id) === id);
        const body = parseJson(response.body);
        if (appeal?.withdrawnAt === undefined || !isRecord(body) || !Array.isArray(body["items"])) return undefined;
        const items = body["items"].filter((item: unknown) => isRecord(item) && item["author"] !== "SERVICE");
        return withJson(response, { ...body, items, total: items.length });
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "At the gate." } });
        await caller.call("withdrawAppeal", { as: "citizen", path });
        return (await caller.call("listAppealMessages", { as: "citizen", path })).at("total");
      },
    },
  }),
  ...defineFaults("lists", {
    "oldest-message-first": {
      operationId: "listAppealMessages",
      description: "Returns the oldest message on an appeal first.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppealMessages", (entries) => entries.toReversed()),
      observe: writeAndList("Newer"),
    },
    "messages-total": {
      operationId: "listAppealMessages",
      description: "Returns the number of messages on the page as the total.",
      breaks: "contract",
      createHandler: changePage("listAppealMessages", (body) => {
        body.total = body.items.length;
      }),
      observe: async (caller) => {
        await write(caller, { body: { text: "Newer" } });
        return list(caller, { perPage: 1 });
      },
    },
    "messages-total-of-service": {
      operationId: "listAppealMessages",
      description: "Counts only the messages of the service in the total.",
      breaks: "contract",
      createHandler: answer(["listAppealMessages"], async (request, backend) => {
        const response = await backend.send(request);
        if (response.status !== 200) return response;
        const { entries } = await readAllEntries(request, backend);
        return createPage(response, request, entries, entries.filter(({ author }) => author === "SERVICE").length);
      }),
      observe: async (caller) => {
        const path = await sendComplaint(caller);
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "When?" } });
        return (await caller.call("listAppealMessages", { as: "citizen", path })).at("total");
      },
    },
  }),
  ...defineFaults("values", {
    "everything-by-service": {
      operationId: "listAppealMessages",
      description: "Names the service as the author of each message.",
      breaks: "contract",
      createHandler: changeEntries(["listAppealMessages"], (entry) => {
        if ("author" in entry) entry["author"] = "SERVICE";
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Two benches." } });
        return getEntries((await caller.call("listAppealMessages", { as: "citizen", path })).at()).map(
          ({ author }) => author,
        );
      },
    },
    "message-time": {
      operationId: "listAppealMessages",
      description: "Returns the times of messages as local times without an offset.",
      breaks: "contract",
      createHandler: changeEntries(["listAppealMessages"], (entry) => {
        if (typeof entry["sentAt"] === "string") entry["sentAt"] = entry["sentAt"].slice(0, 19);
      }),
      observe: writeAndList("Now"),
    },
  }),
  ...defineFaults("languages", {
    "messages-in-session-language": {
      operationId: "listAppealMessages",
      description: "Returns the error for an unknown appeal in Russian, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeResponse(["listAppealMessages"], ({ status }, request, { send }) =>
        status === 404 ? send(withQuery(request, { lang: "ru" })) : undefined,
      ),
      observe: observeResponse("listAppealMessages", { as: "citizen", path: "99999999", query: { lang: "en" } }),
    },
    "first-translation-for-everybody": {
      operationId: "listAppealMessages",
      description:
        "Keeps a message of the service in the language in which it was read first, and names the requested language in `lang` all the same.",
      breaks: "contract",
      createHandler: () => {
        const texts = new Map<unknown, unknown>();
        return changeEntries(["listAppealMessages"], (entry) => {
          if (entry["author"] !== "SERVICE") return;
          const text = texts.get(entry["id"]) ?? entry["text"];
          texts.set(entry["id"], text);
          entry["text"] = text;
        })();
      },
      observe: async ({ call }) => {
        await call("listAppealMessages", { ...citizen, path: 481, query: { lang: "ru" } });
        return (await call("listAppealMessages", { ...citizen, path: 481, query: { lang: "en" } })).text;
      },
    },
  }),
  ...defineFaults("transport", {
    "messages-in-cache": {
      operationId: "listAppealMessages",
      description: "Lets caches keep the messages on an appeal for ten minutes.",
      breaks: "contract",
      createHandler: changeSuccess(["listAppealMessages"], ({ headers }) => {
        headers.set("cache-control", "max-age=600");
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        return (await caller.call("listAppealMessages", { as: "citizen", path })).headers.get("cache-control");
      },
    },
  }),
  ...defineFaults("errors", {
    "message-list-error-without-message": {
      operationId: "listAppealMessages",
      description: "Returns the error for an unknown appeal in the field error, without a message.",
      breaks: "contract",
      createHandler: changeErrors(["listAppealMessages"], (response) => withJson(response, { error: "not_found" })),
      observe: observeResponse("listAppealMessages", { as: "citizen", path: "99999999" }),
    },
    "role-without-message": {
      operationId: "listAppealMessages",
      description: "Answers 403 with an empty message.",
      breaks: "contract",
      createHandler: changeErrors(["listAppealMessages"], (response) =>
        response.status === 403 ? withJson(response, { message: "" }) : undefined,
      ),
      observe: observeResponse("listAppealMessages", { as: "foreign", path: 88_001 }),
    },
    "unknown-appeal-is-forbidden": {
      operationId: "listAppealMessages",
      description: "Names an unknown appeal with the code FORBIDDEN.",
      breaks: "contract",
      createHandler: changeErrors(["listAppealMessages"], (response) => {
        const body = parseJson(response.body);
        return response.status === 404 && isRecord(body)
          ? withJson(response, { ...body, code: "FORBIDDEN" })
          : undefined;
      }),
      observe: observeResponse("listAppealMessages", { ...citizen, path: 77_001 }),
    },
  }),
  ...defineFaults("schemas", {
    "no-files-is-null": {
      operationId: "listAppealMessages",
      description: "Returns null for the files of a message without any.",
      breaks: "contract",
      createHandler: changeEntries(["listAppealMessages"], (entry) => {
        if (Array.isArray(entry["documents"]) && entry["documents"].length === 0) entry["documents"] = null;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "Hello." } });
        return (await caller.call("listAppealMessages", { ...citizen, path })).at("items");
      },
    },
  }),
  ...defineFaults("tokens", {
    "only-signature-is-checked": {
      operationId: "listAppealMessages",
      description: "Accepts an access token until its time of expiry, also after a sign-out or a renewal.",
      breaks: "contract",
      createHandler: trustSignature("listAppealMessages"),
      observe: async ({ call, getSession }) => {
        const { accessToken: token, refreshToken } = getSession("citizen");
        const list = async (): Promise<number> =>
          (await call("listAppealMessages", { token, path: examinedAppeal })).status;
        return [await list(), (await call("signOut", { body: { refreshToken } })).status, await list()];
      },
    },
  }),
];
