import { authenticate, endSessions } from "../../../../mocks/store/sessions.ts";
import { defineFaults } from "../fault.ts";
import { changeObject, changeRequest, changeResponse, getToken, withBody, withQuery } from "../seeds.ts";
import { rememberTokens, identityQuery, readStatus } from "../tokenSeeds.ts";

export const sessionFaults = defineFaults("sessions", {
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
  "sign-out-without-effect": {
    operationId: "signOut",
    description: "Confirms a sign-out without ending the session.",
    breaks: "contract",
    createHandler: changeRequest("signOut", (request) => withBody(request, { refreshToken: "unknown" })),
    observe: async (caller) => {
      const { accessToken, refreshToken } = caller.getSession("citizen");
      await caller.call("signOut", { body: { refreshToken } });
      return readStatus(caller, { token: accessToken });
    },
  },
  "sign-out-keeps-access-token": {
    operationId: "signOut",
    description: "Ends only the refresh token at sign-out; the access token stays valid.",
    breaks: "contract",
    createHandler: rememberTokens(({ operationId }) => operationId !== "renewSession"),
    observe: async (caller) => {
      const { accessToken, refreshToken } = caller.getSession("citizen");
      await readStatus(caller, { token: accessToken });
      await caller.call("signOut", { body: { refreshToken } });
      return readStatus(caller, { token: accessToken });
    },
  },
  "sign-out-everywhere": {
    operationId: "signOut",
    description: "Ends the sessions of every user at a sign-out.",
    breaks: "contract",
    createHandler: changeResponse(["signOut"], (_response, _request, { store }) => endSessions(store, () => true)),
    observe: async (caller) => {
      const other = caller.getSession("citizen").accessToken;
      await caller.call("signOut", { body: { refreshToken: "nothing-known" } });
      return readStatus(caller, { token: other });
    },
  },
  "choice-without-effect": {
    operationId: "chooseAccount",
    description: "Confirms the choice of an account, and the session goes on with the old one.",
    breaks: "specification",
    createHandler: changeObject(["chooseAccount"], (body) => {
      delete body["token"];
      delete body["refreshToken"];
    }),
    observe: async ({ call }) => {
      const query = { certNumber: "AZ-2026-000482" };
      const chosen = await call("chooseAccount", { as: "representative", query });
      const token = chosen.at("token");
      const user = await call("readUser", typeof token === "string" ? { token } : { as: "representative" });
      return user.at("manufacturers.1.selected");
    },
  },
  "citizen-not-choosable": {
    operationId: "chooseAccount",
    description: "Keeps the organisation selected when its representative chooses to act as a citizen.",
    breaks: "contract",
    createHandler: changeRequest("chooseAccount", (request, { store }) => {
      const selected = authenticate(store, getToken(request))?.session.certNumber;
      return request.url.searchParams.has("certNumber") ? request : withQuery(request, { certNumber: selected });
    }),
    observe: async ({ call }) => {
      const token = String((await call("chooseAccount", { as: "director" })).at("token"));
      return (await call("readUser", { token })).at("manufacturers.0.selected");
    },
  },
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
  "one-session-per-user": {
    operationId: "signIn",
    description:
      "Ends the earlier sessions of a user at each sign-in, so that a second device signs the first one out.",
    breaks: "quality",
    createHandler: changeResponse(["signIn", "signInWithIdentity"], (response, _request, { store }) => {
      const newest = store.state.sessions.at(-1);
      if (response.status === 200)
        endSessions(store, ({ id, accountId }) => id !== newest?.id && accountId === newest?.accountId);
    }),
    observe: async (caller) => {
      const { accessToken } = caller.getSession("citizen");
      await caller.call("signInWithIdentity", identityQuery("citizen-second-device"));
      return readStatus(caller, { token: accessToken });
    },
  },
});
