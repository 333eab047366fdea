import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { personas } from "../../../../../mocks/store/personas.ts";
import { endSessions } from "../../../../../mocks/store/sessions.ts";
import {
  defineFaults,
  type FaultDefinition,
  type FaultRequest,
  type RequestHandler,
  type SeededFault,
} from "../../fault.ts";
import { answersError, withProblem, withStatus } from "../../shared/errors.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { rejectsLongest } from "../../shared/lengths.ts";
import { observeResponse } from "../../shared/observers.ts";
import {
  changeOwn,
  foreignEmail,
  foreignPassword,
  register,
  otherPassword,
  signInWith,
} from "../../shared/passwords.ts";
import { failsFor } from "../../shared/robustness.ts";
import { entries, rename } from "../../shared/schemas.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeErrors,
  changeObject,
  changeResponse,
  mapTexts,
  parseJson,
  withBody,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { identityQuery, readStatus } from "../../shared/tokens.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns whether there is an account with the e-mail address of a sign-in. */
const isKnownAddress = (request: FaultRequest, { state }: MockStore): boolean =>
  findAccountByEmail(state.accounts, String(readBody(request)["username"])) !== undefined;

/** Accepts a rejected sign-in whose password equals the right one after `normalize`. */
const compareLoosely = (normalize: (password: string) => string): (() => RequestHandler) =>
  acceptRejected("signIn", (request, { store }) => {
    const { username, password } = readBody(request);
    const right = findAccountByEmail(store.state.accounts, String(username))?.passwords.at(-1);
    if (right === undefined || typeof password !== "string" || normalize(password) !== normalize(right))
      return undefined;
    return withBody(request, { username, password: right });
  });

const loosePassword = (
  description: string,
  normalize: (password: string) => string,
  attempt: string,
): FaultDefinition => ({
  operationId: "signIn",
  description,
  breaks: "contract",
  createHandler: compareLoosely(normalize),
  observe: (caller) => signInWith(caller, attempt),
});

/** The e-mail address of the user of the mock store who has not confirmed it. */
const unconfirmedEmail = personas.unverified.signIn.email;

/** The bytes of a password that bcrypt reads. */
const hashedBytes = 72;

/** Returns the part of a password that bcrypt reads, one character for each byte. */
const getHashedPart = (password: string): string => Buffer.from(password).toString("latin1").slice(0, hashedBytes);

/** Faults of `signIn`. */
export const signInFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "unconfirmed-with-any-password": {
      operationId: "signIn",
      description: "Says that an address is not confirmed yet whatever the password is.",
      breaks: "contract",
      createHandler: answer(["signIn"], async (request, { store, send }) => {
        const body = readBody(request);
        const account = findAccountByEmail(store.state.accounts, String(body["username"]));
        return send(
          account?.emailVerified === false
            ? withBody(request, { ...body, password: account.passwords.at(-1) })
            : request,
        );
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: "lukas.brandt@kornhaus.example", password: "Not-this-1" } })).status,
    },
    "retry-after-a-second": {
      operationId: "signIn",
      description: "Names one second in Retry-After, and refuses attempts for a minute.",
      breaks: "contract",
      createHandler: changeErrors(["signIn"], (response) =>
        response.status === 429 ? withHeaderOf(response, "retry-after", "1") : undefined,
      ),
      observe: async ({ call }) => {
        const body = { username: "nobody@alder.example", password: "Not-this-1" };
        for (let count = 0; count < 8; count += 1) await call("signIn", { body });
        return (await call("signIn", { body })).headers.get("retry-after");
      },
    },
  }),
  ...defineFaults("boundaries", {
    "sign-in-password-five": {
      ...rejectsLongest({
        operationId: "signIn",
        field: "password",
        limit: 5,
        rest: { username: "reader@mail.example" },
      }),
      description: "Rejects a password of exactly five characters at sign-in as invalid.",
    },
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
  ...defineFaults("sessions", {
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
    "no-second-code": {
      operationId: "signIn",
      description: "Answers 409 for an unconfirmed address without sending the code again.",
      breaks: "contract",
      createHandler: changeResponse(["signIn"], ({ status }, _, { store }) => {
        if (status === 409) store.state.outbox = store.state.outbox.slice(0, -1);
      }),
      observe: async ({ call, store }) => {
        const body = { username: "lukas.brandt@kornhaus.example", password: "Ganz+Klarer-Preis-31" };
        await call("signIn", { body });
        return store.state.outbox.length;
      },
    },
  }),
  ...defineFaults("passwords", {
    "sign-in-trims": loosePassword(
      "Ignores spaces around the password at sign-in.",
      (password) => password.trim(),
      ` ${foreignPassword} `,
    ),
    "sign-in-ignores-case": loosePassword(
      "Ignores the case of the password at sign-in.",
      (password) => password.toLowerCase(),
      foreignPassword.toUpperCase(),
    ),
    "sign-in-compares-start": loosePassword(
      "Compares only the first eight characters of the password at sign-in.",
      (password) => password.slice(0, 8),
      `${foreignPassword.slice(0, 8)}…`,
    ),
    "unknown-address-404": {
      operationId: "signIn",
      description: "Returns 404 for an unknown e-mail address at sign-in.",
      breaks: "contract",
      createHandler: changeResponse(["signIn"], (response, request, { store }) => {
        const isKnown = isKnownAddress(request, store);
        return response.status === 401 && !isKnown ? { ...response, status: 404 } : undefined;
      }),
      observe: (caller) => signInWith(caller, "Wolken&Ziegel82", "nobody@alder.example"),
    },
    "challenge-for-known-addresses": {
      operationId: "signIn",
      description: "Adds WWW-Authenticate to the refusal of a wrong password only where the e-mail address is known.",
      breaks: "contract",
      createHandler: changeResponse(["signIn"], (response, request, { store }) => {
        const isKnown = isKnownAddress(request, store);
        return response.status === 401 && isKnown ? withHeaderOf(response, "www-authenticate", "Bearer") : undefined;
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: foreignEmail, password: "Wolken&Ziegel82" } })).headers.has(
          "www-authenticate",
        ),
    },
    "unknown-address-message": {
      operationId: "signIn",
      description: "Names the reason when the e-mail address is unknown at sign-in.",
      breaks: "contract",
      createHandler: changeResponse(["signIn"], (response, request, { store }) => {
        const isKnown = isKnownAddress(request, store);
        if (response.status !== 401 || isKnown) return undefined;
        return withJson(
          response,
          mapTexts(parseJson(response.body), (text, name) => (name === "message" ? `${text} ?` : text)),
        );
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: "nobody@alder.example", password: "Wolken&Ziegel82" } })).text,
    },
    "password-of-any-account": {
      operationId: "signIn",
      description: "Signs a user in with the password of any account.",
      breaks: "specification",
      createHandler: acceptRejected("signIn", (request, { store: { state } }) => {
        const { username, password } = readBody(request);
        const own = state.accounts.find(({ email, foreign }) => foreign && email === username)?.passwords.at(-1);
        const isKnown = state.accounts.some(({ passwords }) => passwords.at(-1) === password);
        return isKnown && own !== undefined ? withBody(request, { username, password: own }) : undefined;
      }),
      observe: async (caller) => {
        const password = "Ziegel&Wolken82";
        await register(caller, { password, repeatedPassword: password });
        return (await caller.call("signIn", { body: { username: foreignEmail, password } })).status;
      },
    },
    "unconfirmed-revealed": {
      operationId: "signIn",
      description:
        "Answers a wrong password with 409 when the address is not confirmed yet, which reveals the account.",
      breaks: "contract",
      createHandler: acceptRejected("signIn", (request, { store }) => {
        const { username, ...rest } = readBody(request);
        const account = findAccountByEmail(store.state.accounts, String(username));
        return account?.emailVerified === false && rest["password"] !== account.passwords.at(-1)
          ? withBody(request, { ...rest, username, password: account.passwords.at(-1) })
          : undefined;
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: unconfirmedEmail, password: otherPassword } })).status,
    },
    "first-letters-of-password": {
      operationId: "signIn",
      description: "Compares only the first 12 characters of the password at sign-in.",
      breaks: "specification",
      createHandler: answer(["signIn"], (request, { send, store }) => {
        const body = parseJson(request.body);
        if (!isRecord(body)) return send(request);
        const account = store.state.accounts.find((candidate) => candidate.email === body["username"]);
        const current = account?.passwords.at(-1);
        const isSimilar = current !== undefined && String(body["password"]).startsWith(current.slice(0, 12));
        return send(isSimilar ? withBody(request, { ...body, password: current }) : request);
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: foreignEmail, password: `${foreignPassword}?` } })).status,
    },
  }),
  ...defineFaults("statuses", {
    "wrong-password-200": answersError(
      "signIn",
      "Returns 200 with a message for a wrong password.",
      401,
      withStatus(200),
      { body: { username: "reader@mail.example", password: "Wolken&Ziegel82" } },
      "specification",
    ),
  }),
  ...defineFaults("languages", {
    "sign-in-errors-in-azerbaijani": {
      operationId: "signIn",
      description: "Returns the error for a wrong password in Azerbaijani, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["signIn"], async (response, request, { send }) =>
        response.status === 401 ? send(withQuery(request, { lang: "az" })) : response,
      ),
      observe: observeResponse("signIn", {
        query: { lang: "en" },
        body: { username: "a@b.example", password: "wrong" },
      }),
    },
  }),
  ...defineFaults("transport", {
    "retry-after-missing": {
      operationId: "signIn",
      description: "Sends no Retry-After when there were too many attempts.",
      breaks: "contract",
      createHandler: changeResponse(["signIn"], (response) => {
        if (response.status === 429) response.headers.delete("retry-after");
      }),
      observe: async ({ call }) => {
        const body = { username: "someone@alder.example", password: "Wolken&Ziegel82" };
        let last: string | null = null;
        for (let count = 0; count < 8; count += 1) last = (await call("signIn", { body })).headers.get("retry-after");
        return last;
      },
    },
  }),
  ...defineFaults("robustness", {
    "empty-body": failsFor(
      "signIn",
      "Fails with 500 for an empty body.",
      (request) => request.body.length === 0,
      500,
      {},
    ),
  }),
  ...defineFaults("roles", {
    "unconfirmed-account": {
      operationId: "signIn",
      description: "Signs a user in whose e-mail address is not confirmed.",
      breaks: "contract",
      createHandler: acceptRejected("signIn", (request, { store }) => {
        const body = parseJson(request.body);
        const account = findAccountByEmail(store.state.accounts, isRecord(body) ? String(body["username"]) : "");
        if (
          account === undefined ||
          account.emailVerified ||
          account.passwords.at(-1) !== (isRecord(body) && body["password"])
        )
          return undefined;
        account.emailVerified = true;
        return request;
      }),
      observe: async ({ call, store }) => {
        const account = store.state.accounts.find(({ emailVerified }) => !emailVerified);
        const body = { username: account?.email, password: account?.passwords[0] };
        return (await call("signIn", { body })).status;
      },
    },
  }),
  ...defineFaults("errors", {
    "code-in-lower-case": answersError(
      "signIn",
      "Returns error codes in lower case with hyphens.",
      401,
      withProblem((problem) => {
        problem["code"] = "wrong-credentials";
      }),
      {
        body: { username: "reader@mail.example", password: "Wolken&Ziegel82" },
      },
    ),
  }),
  ...defineFaults("schemas", {
    "token-renamed": entries(
      "signIn",
      "Returns the access token as accessToken at sign-in.",
      rename("token", "accessToken"),
      "specification",
    ),
    "refresh-token-renamed": entries(
      "signIn",
      "Returns the refresh token as refresh_token at sign-in.",
      rename("refreshToken", "refresh_token"),
      "specification",
    ),
  }),
  ...defineFaults("tokens", {
    "refresh-token-of-nobody": {
      operationId: "signIn",
      description: "Returns a refresh token that renews nothing.",
      breaks: "specification",
      createHandler: changeObject(["signIn"], (body) => {
        if (typeof body["refreshToken"] === "string") body["refreshToken"] = `${body["refreshToken"]}0`;
      }),
      observe: async ({ call }) => {
        const { at } = await call("signIn", { body: { username: foreignEmail, password: foreignPassword } });
        return (await call("renewSession", { query: { refreshToken: String(at("refreshToken")) } })).status;
      },
    },
  }),
];
