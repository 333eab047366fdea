import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../../mocks/store/state.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { changeFrames, feedFault } from "../../feedSeeds.ts";
import { withHeader } from "../../frames.ts";
import { changeOwn, foreignEmail, readBody, requestReset } from "../../passwordCalls.ts";
import { createTokenOf, getPrincipal } from "../../recordOwners.ts";
import {
  acceptRejected,
  answer,
  bodyOf,
  changeJson,
  changeRequest,
  changeRequestBody,
  createResponse,
  getEntries,
  withBody,
  withJson,
  withQuery,
} from "../../seeds.ts";

const foreign: CallOptions = { as: "foreign" };
const possessor: CallOptions = { ...foreign, path: 7001 };
const nordvik = { name: "Nordvik Foods AB", address: "Skeppsbron 4, 111 30 Stockholm" };
const returnPath = "/asan-login";
const repeatPeriodMs = 30_000;
/** The bytes of a password that bcrypt reads. */
const hashedBytes = 72;

/** Returns the part of a password that bcrypt reads, one character for each byte. */
const getHashedPart = (password: string): string => Buffer.from(password).toString("latin1").slice(0, hashedBytes);

/** The faults of accounts, sessions and the live feed. */
export const twelfthAccountFaults = [
  ...defineFaults("parameters", {
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
  ...defineFaults("inputs", {
    "tags-removed": {
      operationId: "updatePossessor",
      description: "Removes from the note about an organisation what looks like a tag of HTML.",
      breaks: "contract",
      createHandler: changeRequestBody("updatePossessor", (body) => ({
        ...body,
        ...(typeof body["description"] === "string" && {
          description: body["description"].replaceAll(/<[^\s>][^>]*(?:>|$)/g, ""),
        }),
      })),
      observe: async ({ call }) => {
        const body = { ...nordvik, description: "Weight<2 kg, see <catalogue>" };
        return (await call("updatePossessor", { ...possessor, body })).at("description");
      },
    },
    "plus-as-space": {
      operationId: "requestPasswordReset",
      description: "Decodes the address twice, so that a plus sign in it becomes a space and is refused.",
      breaks: "contract",
      createHandler: changeRequest("requestPasswordReset", (request) =>
        withQuery(request, { username: request.url.searchParams.get("username")?.replaceAll("+", " ") }),
      ),
      observe: async (caller) => (await requestReset(caller, "emma+portal@nordvik.example")).status,
    },
  }),
  ...defineFaults("errors", {
    "saved-in-spite-of-conflict": {
      operationId: "updatePossessor",
      description: "Reports that the organisation was changed meanwhile, after it has saved the request.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { send }) => {
        const response = await send(request);
        if (response.status !== 412) return response;
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        await send({ ...request, headers });
        return response;
      }),
      observe: async ({ call }) => {
        const body = { ...nordvik, description: "Exports cheese." };
        await call("updatePossessor", { ...possessor, body, headers: { "if-match": 'W/"earlier"' } });
        return (await call("readPossessor", possessor)).text;
      },
    },
  }),
  ...defineFaults("values", {
    "two-selected": {
      operationId: "chooseAccount",
      description: "Leaves the organisation selected that the user acted for before.",
      breaks: "contract",
      createHandler: () => {
        const chosen = new Map<number, Set<string>>();
        return async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id ?? 0;
          const response = await send(request);
          if (response.status !== 200) return response;
          const certificates = chosen.get(accountId) ?? new Set();
          chosen.set(accountId, certificates);
          const certNumber = request.url.searchParams.get("certNumber");
          if (request.operationId === "chooseAccount" && certNumber !== null) certificates.add(certNumber);
          if (request.operationId !== "readUser") return response;
          const user = bodyOf(response);
          const manufacturers = getEntries(user["manufacturers"]).map((organisation) =>
            certificates.has(String(organisation["selectedCertNumber"]))
              ? { ...organisation, selected: true }
              : organisation,
          );
          return withJson(response, { ...user, manufacturers });
        };
      },
      observe: async ({ call }) => {
        let token = "";
        for (const certNumber of ["AZ-2026-000481", "AZ-2026-000482"]) {
          const choice = await call("chooseAccount", { as: "representative", query: { certNumber } });
          token = String(choice.at("token"));
        }
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
    "earlier-passwords-forgotten": {
      operationId: "checkOwnPassword",
      description: "Accepts a password that the user had before the current one.",
      breaks: "contract",
      createHandler: changeJson(["checkOwnPassword"], (value, request, { store }) => {
        const pass = request.url.searchParams.get("pass") ?? "";
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        return passwords.slice(0, -1).includes(pass) && passwords.at(-1) !== pass ? { valid: true } : value;
      }),
      observe: async (caller) => {
        const [first, second] = ["Qızıl#Alma-2027", "Mavi#Dəniz-2028"];
        await changeOwn(caller, first);
        await changeOwn(caller, second, first);
        return (await caller.call("checkOwnPassword", { ...foreign, query: { pass: first } })).at("valid");
      },
    },
  }),
  ...defineFaults("persistence", {
    "language-of-session": {
      operationId: "chooseLanguage",
      description: "Keeps the chosen language for the session only, so that other devices keep theirs.",
      breaks: "contract",
      createHandler: () => {
        const languages = new Map<number, unknown>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          const before = principal?.account.language;
          const response = await send(request);
          if (response.status !== 200 || principal === undefined || before === undefined) return response;
          const { account, session } = principal;
          if (request.operationId === "chooseLanguage") {
            languages.set(session.id, readBody(request)["isoCode"]);
            account.language = before;
          }
          const isoCode = languages.get(session.id);
          if (request.operationId !== "readUser" || isoCode === undefined) return response;
          return withJson(response, { ...bodyOf(response), language: { isoCode } });
        };
      },
      observe: async ({ call, store }) => {
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "en" } });
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        return (await call("readUser", { token })).at("language");
      },
    },
  }),
  ...defineFaults("statuses", {
    "limit-for-known-addresses": {
      operationId: "requestPasswordReset",
      description: "Limits the attempts only for addresses that have an account.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return async (request, { store, send }) => {
          const response = await send(request);
          if (request.operationId !== "requestPasswordReset" || response.status !== 429) return response;
          const username = request.url.searchParams.get("username") ?? "";
          if (findAccountByEmail(store.state.accounts, username) !== undefined) return response;
          count += 1;
          return send(withQuery(request, { username: `nobody${count}@poct.example` }));
        };
      },
      observe: async (caller) => {
        const statuses = [];
        for (let index = 0; index < 8; index += 1)
          statuses.push((await requestReset(caller, "unknown@poct.example")).status);
        return statuses;
      },
    },
  }),
  ...defineFaults("tokens", {
    "repeated-after-sign-out": {
      operationId: "signOut",
      description: "Returns a new pair for a used refresh token within 30 seconds, although the session has ended.",
      breaks: "contract",
      createHandler: () => {
        const ended: SessionRecord[] = [];
        return async (request, { store, send }) => {
          const before = [...store.state.sessions];
          const response = await send(request);
          if (request.operationId === "signOut")
            ended.push(...before.filter((session) => !store.state.sessions.includes(session)));
          if (request.operationId !== "renewSession" || response.status !== 401) return response;
          const refreshToken = request.url.searchParams.get("refreshToken");
          const session = ended.find(({ usedRefreshTokens }) =>
            usedRefreshTokens.some(
              ({ token, usedAt }) => token === refreshToken && store.now() - usedAt < repeatPeriodMs,
            ),
          );
          const account = store.state.accounts.find(({ id }) => id === session?.accountId);
          if (session === undefined || account === undefined) return response;
          const created = createSession(store, account, session);
          return createResponse(200, { accessToken: created.accessToken, refreshToken: created.refreshToken });
        };
      },
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("citizen");
        const renewed = await call("renewSession", { query: { refreshToken } });
        await call("signOut", { body: { refreshToken: renewed.at("refreshToken") } });
        return (await call("renewSession", { query: { refreshToken } })).status;
      },
    },
  }),
  ...defineFaults("sessions", {
    "organisation-lost-with-renewal": {
      operationId: "readUser",
      description: "Forgets the organisation that the user acts for when the session is renewed.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { store, send }) => {
        const response = await send(request);
        const { accessToken } = bodyOf(response);
        const session = store.state.sessions.find((candidate) => candidate.accessToken === accessToken);
        if (session !== undefined) delete session.certNumber;
        return response;
      }),
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("director");
        const token = String((await call("renewSession", { query: { refreshToken } })).at("accessToken"));
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("boundaries", {
    "password-of-72-bytes": {
      operationId: "signIn",
      description: "Compares only the first 72 bytes of a password, like bcrypt.",
      breaks: "contract",
      createHandler: acceptRejected("signIn", (request, { store }) => {
        const body = readBody(request);
        const entered = String(body["password"]);
        const stored = findAccountByEmail(store.state.accounts, String(body["username"]))?.passwords.at(-1);
        return stored !== undefined && getHashedPart(entered) === getHashedPart(stored)
          ? withBody(request, { ...body, password: stored })
          : undefined;
      }),
      observe: async (caller) => {
        const password = `Qızıl#Alma-2027 ${"ananas ".repeat(12)}`;
        await changeOwn(caller, `${password}!`);
        return (await caller.call("signIn", { body: { username: foreignEmail, password: `${password}?` } })).status;
      },
    },
  }),
  ...defineFaults("transport", {
    "length-in-characters": feedFault(
      "States the length of a message in characters, although it has letters of several bytes.",
      changeFrames("MESSAGE", (frame) => {
        const body = frame.slice(frame.indexOf("\n\n") + 2).replace(/\0$/, "");
        return withHeader(frame, "content-length", String(body.length));
      }),
    ),
  }),
];
