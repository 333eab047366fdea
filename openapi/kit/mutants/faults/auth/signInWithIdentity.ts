import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type FaultResponse, type SeededFault } from "../../fault.ts";
import { answersError, failure, withStatus } from "../../shared/errors.ts";
import { observeResponse } from "../../shared/observers.ts";
import {
  acceptRejected,
  answer,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { identityQuery } from "../../shared/tokens.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const returnPath = "/asan-login";

/** Faults of `signInWithIdentity`. */
export const signInWithIdentityFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "conversation-fails": {
      operationId: "signInWithIdentity",
      description: "Fails with 500 when the request has the token of a conversation with the call center.",
      breaks: "contract",
      createHandler: changeSuccess(["signInWithIdentity"], (_response, { url }) =>
        url.searchParams.has("messengerToken") ? failure() : undefined,
      ),
      observe: async ({ call }) => {
        const { query } = identityQuery("citizen-conversation-1");
        return (await call("signInWithIdentity", { query: { ...query, messengerToken: "a-conversation" } })).status;
      },
    },
  }),
  ...defineFaults("sessions", {
    "identity-code-twice": {
      operationId: "signInWithIdentity",
      description: "Accepts a code of the state identity service more than once.",
      breaks: "contract",
      createHandler: changeRequest("signInWithIdentity", (request, { store }) => {
        store.state.usedIdentityCodes = [];
        return request;
      }),
      observe: async ({ call }) => {
        await call("signInWithIdentity", identityQuery("citizen-once-only-77"));
        return (await call("signInWithIdentity", identityQuery("citizen-once-only-77"))).status;
      },
    },
    "identity-code-before-the-last": {
      operationId: "signInWithIdentity",
      description: "Remembers only the last used code, so that an earlier one signs in again.",
      breaks: "contract",
      createHandler: changeRequest("signInWithIdentity", (request, { store }) => {
        store.state.usedIdentityCodes = store.state.usedIdentityCodes.slice(-1);
        return request;
      }),
      observe: async ({ call }) => {
        const codes = ["citizen-pear-tree-11", "citizen-plum-tree-22", "citizen-pear-tree-11"];
        const statuses: number[] = [];
        // oxlint-disable-next-line no-await-in-loop -- one sign-in after the other
        for (const code of codes) statuses.push((await call("signInWithIdentity", identityQuery(code))).status);
        return statuses;
      },
    },
    "redirect-not-checked": {
      operationId: "signInWithIdentity",
      description: "Accepts a redirect that is not a URI.",
      breaks: "contract",
      createHandler: changeRequest("signInWithIdentity", (request) =>
        request.url.searchParams.has("redirect")
          ? withQuery(request, { redirect: "https://any.example/asan-login" })
          : request,
      ),
      observe: async ({ call }) =>
        (await call("signInWithIdentity", identityQuery("citizen-redirect-1", "portal, please"))).status,
    },
    "redirect-optional": {
      operationId: "signInWithIdentity",
      description: "Signs in without a redirect, so that a code for another site works here.",
      breaks: "contract",
      createHandler: changeRequest("signInWithIdentity", (request) =>
        request.url.searchParams.has("redirect")
          ? request
          : withQuery(request, { redirect: "https://portal.example/asan-login" }),
      ),
      observe: async ({ call }) => (await call("signInWithIdentity", { query: { code: "citizen-redirect-2" } })).status,
    },
    "one-session-for-identity": {
      operationId: "signInWithIdentity",
      description: "Returns the tokens of an open session of the user instead of new ones.",
      breaks: "contract",
      createHandler: () => {
        const open = new Map<number, { token: string; refreshToken: string }>();
        return async (request, { send, store }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (request.operationId !== "signInWithIdentity" || response.status !== 200 || !isRecord(body))
            return response;
          const session = store.state.sessions.find(({ accessToken }) => accessToken === body["token"]);
          if (session === undefined) return response;
          const known = open.get(session.accountId);
          if (known !== undefined && authenticate(store, known.token) !== undefined)
            return withJson(response, { ...body, ...known });
          open.set(session.accountId, { token: session.accessToken, refreshToken: session.refreshToken });
          return response;
        };
      },
      observe: async ({ call }) => {
        const tokens = [];
        for (const code of ["citizen-bench-first", "citizen-bench-second"])
          tokens.push((await call("signInWithIdentity", identityQuery(code))).at("token"));
        return tokens[0] === tokens[1];
      },
    },
    "beginning-of-redirect": {
      operationId: "signInWithIdentity",
      description: "Accepts a redirect URI whose path only begins like the registered one.",
      breaks: "contract",
      createHandler: answer(["signInWithIdentity"], async (request, { send }) => {
        const redirect = request.url.searchParams.get("redirect") ?? "";
        const [registered] = /^https?:\/\/[^/]+\/asan-login/.exec(redirect) ?? [];
        return send(registered === undefined ? request : withQuery(request, { redirect: registered }));
      }),
      observe: async ({ call }) =>
        (await call("signInWithIdentity", { query: { code: "x", redirect: "http://localhost/asan-login-copy" } }))
          .status,
    },
  }),
  ...defineFaults("statuses", {
    "used-identity-code-500": answersError(
      "signInWithIdentity",
      "Fails with 500 for a code that the state identity service rejects.",
      401,
      withStatus(500),
      { query: { code: "rejected", redirect: "https://portal.example/asan-login" } },
    ),
  }),
  ...defineFaults("transport", {
    "tokens-in-private-cache": {
      operationId: "signInWithIdentity",
      description: "Lets shared caches keep the tokens of a sign-in for a minute.",
      breaks: "contract",
      createHandler: changeSuccess(["signInWithIdentity"], ({ headers }) =>
        headers.set("cache-control", "public, s-maxage=60"),
      ),
      observe: observeResponse("signInWithIdentity", {
        query: { code: "citizen-kiosk-number-1", redirect: "https://portal.example/asan-login" },
      }),
    },
  }),
  ...defineFaults("parameters", {
    "long-code-fails": {
      operationId: "signInWithIdentity",
      description: "Fails with 500 for a code of more than 255 characters.",
      breaks: "specification",
      createHandler: changeResponse(["signInWithIdentity"], (_, { url }) =>
        (url.searchParams.get("code") ?? "").length > 255 ? failure() : undefined,
      ),
      observe: observeResponse("signInWithIdentity", identityQuery("x".repeat(300))),
    },
    "redirect-by-prefix": {
      operationId: "signInWithIdentity",
      description: "Accepts each redirect URI that begins like a registered one.",
      breaks: "contract",
      createHandler: acceptRejected("signInWithIdentity", (request) => {
        const redirect = URL.parse(request.url.searchParams.get("redirect") ?? "");
        if (redirect?.pathname.startsWith(returnPath) !== true) return undefined;
        redirect.pathname = returnPath;
        return withQuery(request, { redirect: redirect.href });
      }),
      observe: async ({ call }) => {
        const query = { code: "citizen-4f2a9c7e", redirect: "https://portal.example/asan-login-test/page" };
        return (await call("signInWithIdentity", { query })).status;
      },
    },
  }),
  ...defineFaults("tokens", {
    "too-long-token": {
      operationId: "signInWithIdentity",
      description: "Returns an access token that is longer than 8192 characters.",
      breaks: "contract",
      createHandler: changeObject(["signInWithIdentity"], (body) => {
        body["token"] = String(body["token"]).padEnd(8193, "k");
      }),
      observe: async ({ call }) =>
        String((await call("signInWithIdentity", identityQuery("citizen-long-one"))).at("token")).length,
    },
    "code-used-twice-at-once": {
      operationId: "signInWithIdentity",
      description: "Checks a code before it marks it as used, so that two requests at the same time both sign in.",
      breaks: "contract",
      createHandler: () => {
        const running = new Map<string, Promise<FaultResponse>>();
        return answer(["signInWithIdentity"], async (request, { store, send }) => {
          const code = request.url.searchParams.get("code") ?? "";
          const earlier = running.get(code);
          if (earlier !== undefined) {
            if ((await earlier).status === 200)
              store.state.usedIdentityCodes = store.state.usedIdentityCodes.filter((used) => used !== code);
            return send(request);
          }
          const response = send(request);
          running.set(code, response);
          try {
            return await response;
          } finally {
            running.delete(code);
          }
        })();
      },
      observe: async ({ call }) => {
        const query = { code: "citizen-at-the-same-time", redirect: "https://portal.example/asan-login" };
        const responses = await Promise.all([1, 2].map(() => call("signInWithIdentity", { query })));
        return responses.map(({ status }) => status).toSorted((a, b) => a - b);
      },
    },
  }),
];
