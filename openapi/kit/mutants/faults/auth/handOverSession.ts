import { endSessions } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import {
  answer,
  readBody,
  changeJson,
  changeObject,
  changeResponse,
  changeSuccess,
  getToken,
} from "../../shared/seeds.ts";
import { renew, readStatus } from "../../shared/tokens.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `handOverSession`. */
export const handOverSessionFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "activation-after-restart": {
      operationId: "handOverSession",
      description: "Closes the connection of every second hand-over.",
      breaks: "specification",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          if (request.operationId === "handOverSession" && (count += 1) % 2 === 0) throw new Error("Closed.");
          return send(request);
        };
      },
      observe: async (caller) => [
        (await caller.call("handOverSession", { as: "citizen" })).status,
        (await caller.call("handOverSession", { as: "citizen" })).status,
        await readStatus(caller, { as: "citizen" }),
      ],
    },
  }),
  ...defineFaults("sessions", {
    "hand-over-ends-first": {
      operationId: "handOverSession",
      description: "Ends the session that asks for a session of the other portal.",
      breaks: "contract",
      createHandler: changeResponse(["handOverSession"], (response, request, { store }) => {
        if (response.status === 200) endSessions(store, ({ accessToken }) => accessToken === getToken(request));
      }),
      observe: async (caller) => {
        await caller.call("handOverSession", { as: "privileged" });
        return readStatus(caller, { as: "privileged" });
      },
    },
    "hand-over-without-session": {
      operationId: "handOverSession",
      description: "Returns tokens for the other portal that nothing accepts.",
      breaks: "specification",
      createHandler: changeObject(["handOverSession"], (body) => {
        body["token"] = `${String(body["token"]).slice(0, -6)}pending`;
      }),
      observe: async (caller) => {
        const token = String((await caller.call("handOverSession", { as: "privileged" })).at("token"));
        return readStatus(caller, { token });
      },
    },
    "one-session-of-two-portals": {
      operationId: "handOverSession",
      description:
        "Replaces the refresh token of the session by that of the other portal, so that the user is signed out here later.",
      breaks: "contract",
      createHandler: changeSuccess(["handOverSession"], (_response, request, { store }) => {
        const session = getPrincipal(request, store)?.session;
        if (session) session.refreshToken = store.random.token("refresh");
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("citizen");
        await caller.call("handOverSession", { as: "citizen" });
        return (await renew(caller, refreshToken)).status;
      },
    },
    "hand-over-ends-session": {
      operationId: "handOverSession",
      description: "Ends the session that was handed over, so that its access token is no longer valid.",
      breaks: "contract",
      createHandler: changeSuccess(["handOverSession"], (_, request, { store }) => {
        store.state.sessions = store.state.sessions.filter(({ accessToken }) => accessToken !== getToken(request));
      }),
      observe: async ({ call }) => {
        await call("handOverSession", { as: "citizen" });
        return (await call("readUser", { as: "citizen" })).status;
      },
    },
    "ended-by-other-portal": {
      operationId: "handOverSession",
      description: "Ends the first session as soon as the second pair of tokens is renewed.",
      breaks: "contract",
      createHandler: () => {
        const firstSessions = new Map<string, number>();
        return answer(["handOverSession", "renewSession"], async (request, { store, send }) => {
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "handOverSession") {
            const principal = getPrincipal(request, store);
            if (principal) firstSessions.set(String(readBody(response)["refreshToken"]), principal.session.id);
          } else {
            const firstSession = firstSessions.get(request.url.searchParams.get("refreshToken") ?? "");
            endSessions(store, ({ id }) => id === firstSession);
          }
          return response;
        })();
      },
      observe: async ({ call }) => {
        const handedOver = await call("handOverSession", { as: "privileged" });
        const renewed = await call("renewSession", { query: { refreshToken: String(handedOver.at("refreshToken")) } });
        return [renewed.status, (await call("readUser", { as: "privileged" })).status];
      },
    },
  }),
  ...defineFaults("persistence", {
    "token-replaces-that-of-first-session": {
      operationId: "handOverSession",
      description: "Stores the refresh token of the second session in place of that of the first session.",
      breaks: "contract",
      createHandler: changeSuccess(["handOverSession"], (_response, request, { store }) => {
        const first = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (first !== undefined) first.refreshToken = `replaced ${first.id}`;
      }),
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("privileged");
        await call("handOverSession", { as: "privileged" });
        return (await call("renewSession", { query: { refreshToken } })).status;
      },
    },
  }),
  ...defineFaults("roles", {
    "privileges-of-everybody": {
      operationId: "handOverSession",
      description: "Grants privileges in the other portal to every user.",
      breaks: "contract",
      createHandler: changeObject(["handOverSession"], (body) => {
        body["privileges"] = ["QUALITY_CERTIFICATES"];
      }),
      observe: async ({ call }) => (await call("handOverSession", { as: "citizen" })).at("privileges"),
    },
    "privileges-of-last-user": {
      operationId: "handOverSession",
      description: "Returns the privileges of the user who has any to everybody after them.",
      breaks: "contract",
      createHandler: changeObject(["handOverSession"], (body, _, { store }) => {
        body["privileges"] = store.state.accounts.find(({ privileges }) => privileges.length > 0)?.privileges ?? [];
      }),
      observe: async ({ call }) => (await call("handOverSession", citizen)).at("privileges"),
    },
  }),
  ...defineFaults("schemas", {
    "privileges-as-text": {
      operationId: "handOverSession",
      description: "Returns the privileges as one text.",
      breaks: "specification",
      createHandler: changeJson(["handOverSession"], (value) =>
        isRecord(value) ? { ...value, privileges: (value["privileges"] as string[]).join(",") } : value,
      ),
      observe: async ({ call }) => (await call("handOverSession", { as: "privileged" })).at("privileges"),
    },
    "privilege-null": {
      operationId: "handOverSession",
      description: "Returns null as the privilege of a user without any.",
      breaks: "specification",
      createHandler: changeObject(["handOverSession"], (body) => {
        if (Array.isArray(body["privileges"]) && body["privileges"].length === 0) body["privileges"] = [null];
      }),
      observe: observeResponse("handOverSession", citizen),
    },
  }),
  ...defineFaults("tokens", {
    "hand-over-of-ended-session": {
      operationId: "handOverSession",
      description: "Hands over a session with an access token that has expired.",
      breaks: "contract",
      createHandler: answer(["handOverSession"], async (request, { send, store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const end = session?.accessExpiresAt;
        if (session === undefined || end === undefined) return send(request);
        session.accessExpiresAt = Number.MAX_SAFE_INTEGER;
        const response = await send(request);
        session.accessExpiresAt = end;
        return response;
      }),
      observe: async ({ call, store, getSession }) => {
        const { accessToken } = getSession("citizen");
        store.state.clockOffsetMs += 20 * 60_000;
        return (await call("handOverSession", { token: accessToken })).status;
      },
    },
    "hand-over-same-session": {
      operationId: "handOverSession",
      description: "Returns the access token of the request as that of the second session.",
      breaks: "contract",
      createHandler: changeObject(["handOverSession"], (body, request) => {
        body["token"] = getToken(request);
      }),
      observe: async ({ call, getSession }) =>
        (await call("handOverSession", { as: "citizen" })).at("token") === getSession("citizen").accessToken,
    },
  }),
];
