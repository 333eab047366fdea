import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import type { PersonaId } from "../../mocks/store/personas.ts";
import type { Fields } from "../../src/api/parsers/fields.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import { startFaultProxy } from "../../openapi/kit/mutants/faultProxy.ts";
import { getCommand, getMessage, withFrameBody } from "../../openapi/kit/mutants/shared/frames.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";
import { createBoundaryPasswords } from "../../openapi/kit/verify/operationChecks/passwordChecks/boundaryPasswords.ts";
import { feedOperationId } from "../../openapi/kit/verify/feed/feedChecks.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { selectPart } from "../support/selection.ts";
import { startFaultyServer, type ForwardedRequest, type ServerFault } from "./faultyServer.ts";
import { collectGroups, listFindings } from "./verifySupport.ts";

const document = await readContract();
const operations = listOperations(document);
const validator = createContractValidator(document);
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

/** Returns the findings that did not pass when an operation of a server with a fault is verified. */
async function findFaults(operationId: string, fault: ServerFault): Promise<string[]> {
  const { baseUrl, sources, close } = await startFaultyServer(operations, fault);
  closers.push(close);
  const found: string[] = [];
  for await (const { findings } of verify({
    document,
    validator,
    baseUrl,
    sources,
    feed: undefined,
    allowWrites: true,
    only: [operationId],
  }))
    found.push(
      ...findings.flatMap(({ name, outcome }) =>
        ["failed", "noted"].includes(outcome) ? [`${outcome}: ${name}`] : [],
      ),
    );
  return found;
}

const getToken = ({ headers }: ForwardedRequest): string => (headers.get("authorization") ?? "").replace("Bearer ", "");

const setToken = ({ headers }: ForwardedRequest, token: string | undefined): void => {
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
};

const isTokenOf = (token: string, store: MockStore, persona: PersonaId): boolean => {
  const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
  return store.state.accounts.some((account) => account.persona === persona && account.id === session?.accountId);
};

const isSentBy = (request: ForwardedRequest, store: MockStore, persona: PersonaId): boolean =>
  isTokenOf(getToken(request), store, persona);

const findTokenOf = ({ state }: MockStore, persona: PersonaId): string | undefined =>
  state.sessions.find(({ accountId }) =>
    state.accounts.some((account) => account.persona === persona && account.id === accountId),
  )?.accessToken;

/** A server that takes everybody for the first person, for the paths that match. */
const takeEverybodyForFirst = (paths: RegExp, role: "other" | "anyRole" = "other"): ServerFault => ({
  request: (request, store) => {
    if (!paths.test(request.url.pathname)) return;
    if (role === "anyRole" || isSentBy(request, store, "citizen")) setToken(request, findTokenOf(store, "director"));
  },
});

const ownEntries = "failed: returns only the caller's own entries";
const foreignId = "failed: refuses the id of another person's entry";
const foreignKey = "failed: keeps the Idempotency-Key of each person apart";
const foreignFile = "failed: refuses a file that another person has uploaded";
const organisationDetails = "shows the description and the tax number of an organisation only to its users";

/** Operations with personal data, the paths that take everybody for the first person, and the finding. */
const takenForFirst: readonly (readonly [operationId: string, paths: RegExp, finding: string])[] = [
  ["listAppeals", /\/appeals$/, ownEntries],
  ["listDocuments", /\/documents$/, ownEntries],
  ["listObligations", /\/obligations$/, ownEntries],
  ["listPaidPayments", /\/paid$/, ownEntries],
  ["listReports", /\/reports$/, ownEntries],
  ["listFeedbacks", /\/feedbacks$/, ownEntries],
  ["readNotifications", /\/notification$/, ownEntries],
  ["readAppeal", /\/appeals\/\d+$/, foreignId],
  ["withdrawAppeal", /\/withdraw$/, foreignId],
  ["downloadDocument", /\/file$/, foreignId],
  ["startPayment", /\/start$/, foreignId],
  ["downloadReceipt", /\/receipt$/, foreignId],
  ["submitReport", /\/reports\/\d+$/, foreignId],
  ["sendAppeal", /\/appeals$/, foreignKey],
  ["uploadDocument", /\/documents$/, foreignKey],
  ["sendFeedback", /\/feedbacks$/, foreignKey],
  ["sendAppeal", /\/documents$/, foreignFile],
  ["sendFeedback", /\/documents$/, foreignFile],
  ["submitReport", /\/documents$/, foreignFile],
  ["keepDraft", /\/drafts\//, "failed: keeps the drafts of each person apart"],
  ["readUser", /\/details$/, "failed: returns the person of the token"],
  ["sendEvaluation", /\/evaluations\//, "failed: refuses an evaluation of another person's appeal"],
];

describe("verify finds a server that gives one person the data of another:", () => {
  it.each(selectPart(takenForFirst, 3))("%s at %s", async (operationId, paths, finding) =>
    expect(await findFaults(operationId, takeEverybodyForFirst(paths))).toContain(finding),
  );

  it("readNotifications, when nothing says that they are about an appeal", async () => {
    const everybody = takeEverybodyForFirst(/\/notification$/);
    const withoutAppeals: ServerFault = {
      ...everybody,
      response: (response, { url }) => {
        if (!url.pathname.endsWith("/notification") || response.status !== 200) return;
        const entries = JSON.parse(new TextDecoder().decode(response.body)) as object[];
        response.body = replaceBody(entries.map((entry) => ({ ...entry, appealId: undefined })));
      },
    };
    expect(await findFaults("readNotifications", withoutAppeals)).toContain(ownEntries);
  });

  it("chooseAccount", async () =>
    expect(
      await findFaults("chooseAccount", {
        request: ({ url }, store) => {
          if (!url.pathname.endsWith("/select-structure")) return;
          const { selectedCertNumber } =
            store.state.accounts.find(({ persona }) => persona === "director")?.organisations[0] ?? {};
          if (selectedCertNumber === url.searchParams.get("certNumber")) url.searchParams.delete("certNumber");
        },
      }),
    ).toContain("failed: refuses an organisation that the person does not represent"));

  it("updatePossessor", async () =>
    expect(
      await findFaults("updatePossessor", {
        request: ({ method, url }, store) => {
          if (method !== "PUT") return;
          const id = Number(url.pathname.split("/").at(-1));
          for (const account of store.state.accounts)
            if (!account.possessorIds.includes(id)) account.possessorIds.push(id);
        },
      }),
    ).toContain(foreignId));

  it("readPossessor, when both are foreign users", async () =>
    expect(
      await findFaults("readPossessor", {
        request: (request, store) => {
          const id = Number(request.url.pathname.split("/").at(-1));
          const { accounts, sessions } = store.state;
          const reader = sessions.find(({ accessToken }) => accessToken === getToken(request))?.accountId;
          const owner = accounts.find(({ possessorIds }) => possessorIds.includes(id))?.id;
          if (request.method === "GET" && accounts.some((account) => account.id === reader && account.foreign))
            setToken(request, sessions.find(({ accountId }) => accountId === owner)?.accessToken);
        },
      }),
    ).toContainEqual(expect.stringContaining(organisationDetails)));

  it("readPossessor, when everybody gets the tax number", async () =>
    expect(
      await findFaults("readPossessor", {
        response: (response, { method, url }, store) => {
          const id = url.pathname.split("/").at(-1);
          const taxNumber = store.state.possessors.find((possessor) => String(possessor.id) === id)?.taxNumber;
          if (method !== "GET" || response.status !== 200 || taxNumber === undefined) return;
          const body: unknown = JSON.parse(new TextDecoder().decode(response.body));
          response.body = new TextEncoder().encode(JSON.stringify({ ...(body as object), taxNumber }));
        },
      }),
    ).toContainEqual(expect.stringContaining(organisationDetails)));

  it("and a server that serves a person of any role", async () =>
    expect(await findFaults("listAppeals", takeEverybodyForFirst(/\/appeals$/, "anyRole"))).toContain(
      "failed: refuses other roles than ASAN_USER and ADMIN",
    ));
});

/** Replaces the token of a request by that of the session that `find` returns. */
const acceptTokenOf = (find: (token: string, accessToken: string, refreshToken: string) => boolean): ServerFault => ({
  request: (request, store) =>
    setToken(
      request,
      store.state.sessions.find(({ accessToken, refreshToken }) => find(getToken(request), accessToken, refreshToken))
        ?.accessToken,
    ),
});

const partOf = (token: string, index: number): string | undefined => token.split(".")[index];

describe("verify with two tokens of one person", () => {
  const listFailed = async (...only: string[]): Promise<string[]> => {
    const { port, sources, close } = await startEmbeddedBackend();
    closers.push(close);
    const groups = await collectGroups({
      baseUrl: `http://127.0.0.1:${port}/api`,
      sources: { ...sources, nextOtherIdentityCode: sources.nextIdentityCode },
      valuesPerField: 1,
      only,
    });
    return listFindings(groups, "failed", "noted").map(({ name, details }) => `${name}: ${details.join("; ")}`);
  };

  it("does not say that the server shows the data of another person", async () =>
    expect(await listFailed("listAppeals", "readAppeal", "keepDraft")).toEqual([]));

  it("says so where the person is read", async () =>
    expect((await listFailed("readUser")).join("\n")).toContain("expected: two persons"));
});

describe("verify finds a server with weak sessions:", () => {
  it.each<[name: string, operationId: string, fault: ServerFault, finding: string]>([
    [
      "it ignores the signature",
      "readUser",
      acceptTokenOf((token, access) => partOf(token, 1) === partOf(access, 1)),
      "failed: refuses a token with a changed signature",
    ],
    [
      "it takes the algorithm from the token",
      "readUser",
      acceptTokenOf(
        (token, access) => partOf(token, 1) === partOf(access, 1) && partOf(token, 0) !== partOf(access, 0),
      ),
      "failed: refuses a token without a signature",
    ],
    [
      "it does not sign the claims",
      "readUser",
      acceptTokenOf((token, access) => partOf(token, 2) === partOf(access, 2)),
      "failed: refuses a token whose claims were changed",
    ],
    [
      "it takes a refresh token for an access token",
      "readUser",
      acceptTokenOf((token, _access, refresh) => token === refresh),
      "failed: refuses a refresh token as access token",
    ],
    [
      "its tokens never expire",
      "readUser",
      {
        request: (_request, { state, now }) =>
          state.sessions.forEach((session) => (session.accessExpiresAt = now() + 1000)),
      },
      "failed: refuses an expired token",
    ],
    [
      "it takes an access token for a refresh token",
      "renewSession",
      {
        request: ({ url }, { state }) => {
          const session = state.sessions.find(
            ({ accessToken }) => accessToken === url.searchParams.get("refreshToken"),
          );
          if (session !== undefined) url.searchParams.set("refreshToken", session.refreshToken);
        },
      },
      "failed: refuses an access token as refresh token",
    ],
    [
      "a refresh ends the other sessions of the person",
      "renewSession",
      {
        response: ({ status }, { url }, { state }) => {
          if (url.pathname.endsWith("/refresh-token") && status === 200)
            state.sessions = state.sessions.filter(({ usedRefreshTokens }) => usedRefreshTokens.length > 0);
        },
      },
      "noted: leaves other sessions of the same person open",
    ],
    [
      "it signs in for any redirect URI",
      "signInWithIdentity",
      {
        request: ({ url }) =>
          url.searchParams.has("redirect") && url.searchParams.set("redirect", "http://localhost/asan-login"),
      },
      "noted: refuses a redirect URI of another site",
    ],
    [
      "it accepts an activation code twice",
      "activateAccount",
      {
        response: (response, { url }) => {
          if (/activation\/\d{6}$/.test(url.pathname) && !url.pathname.endsWith("000000")) response.status = 200;
        },
      },
      "noted: accepts a code once",
    ],
  ])("%s", async (_name, operationId, fault, finding) =>
    expect(await findFaults(operationId, fault)).toContain(finding),
  );
});

it("verify only notes a sign-in without a redirect, which the specification does not require", async () => {
  const found = await findFaults("signInWithIdentity", {
    request: ({ url }) => {
      const isSignIn = url.pathname.endsWith("/login/asan") && !url.searchParams.has("redirect");
      if (isSignIn) url.searchParams.set("redirect", "http://localhost/asan-login");
    },
  });
  expect(found).toContain("noted: refuses a code without its redirect URI");
  expect(found.filter((line) => line.startsWith("failed"))).toEqual([]);
});

type PasswordBody = { username?: string; password?: string; newPassword?: string; repeatedPassword?: string };

/** Changes the body of a request of an operation. */
const changeBody = (path: RegExp, change: (body: PasswordBody, store: MockStore) => PasswordBody): ServerFault => ({
  request: (request, store) => {
    if (path.test(request.url.pathname) && request.body.startsWith("{"))
      request.body = JSON.stringify(change(JSON.parse(request.body) as PasswordBody, store));
  },
});

const setNewPassword = (change: (password: string) => string): ServerFault =>
  changeBody(/change-password$/, (body) => ({
    ...body,
    newPassword: change(body.newPassword ?? ""),
    repeatedPassword: change(body.newPassword ?? ""),
  }));

const replaceBody = (body: object): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(JSON.stringify(body)));

describe("verify finds a server with weak passwords:", () => {
  it.each<[name: string, operationId: string, fault: ServerFault, finding: string]>([
    [
      "it says that an address has no account",
      "signIn",
      {
        response: (response, { url, body }, { state }) => {
          if (!url.pathname.endsWith("/auth/login") || response.status !== 401) return;
          const { username } = JSON.parse(body) as PasswordBody;
          if (!state.accounts.some(({ email }) => email === username))
            response.body = replaceBody({ message: "There is no account with this address." });
        },
      },
      "noted: does not tell a wrong password from an unknown address",
    ],
    [
      "it ignores spaces around a password at sign-in",
      "signIn",
      changeBody(/auth\/login$/, (body) => ({ ...body, password: body.password?.trim() ?? "" })),
      "failed: compares the whole password, with its case and spaces",
    ],
    [
      "it tells at a reset whether an address has an account",
      "requestPasswordReset",
      {
        response: (response, { url }, { state }) => {
          if (!state.accounts.some(({ email }) => email === url.searchParams.get("username"))) response.status = 404;
        },
      },
      "noted: does not tell whether an address has an account",
    ],
    [
      "it accepts a password that is too short",
      "changePassword",
      setNewPassword((password) => (password.length === 9 ? `${password}x` : password)),
      "noted: rejects each password that just breaks a rule",
    ],
    [
      "it cuts a long password off",
      "changePassword",
      setNewPassword((password) => password.slice(0, 72)),
      "failed: keeps a password as it was entered, to its end",
    ],
    [
      "it demands a Latin letter",
      "changePassword",
      {
        request: (request) => {
          if (/[А-Я]/u.test(request.body)) request.body = "{}";
        },
      },
      "noted: accepts each password that just meets the rules of the contract",
    ],
    [
      "it trims a new password",
      "changePassword",
      setNewPassword((password) => password.trim()),
      "failed: keeps a password as it was entered, to its end",
    ],
    [
      "the old password goes on working after a reset",
      "resetPassword",
      {
        request: (request, { state }) => {
          if (!request.url.pathname.endsWith("/auth/login")) return;
          const { username, password = "" } = JSON.parse(request.body) as PasswordBody;
          const account = state.accounts.find(({ email }) => email === username);
          if (account?.passwords.includes(password) === true)
            request.body = JSON.stringify({ username, password: account.passwords.at(-1) });
        },
      },
      "noted: accepts a code once, and the new password replaces the old one",
    ],
  ])("%s", async (_name, operationId, fault, finding) =>
    expect(await findFaults(operationId, fault)).toContain(finding),
  );

  it("and derives the boundary values from the schema", () => {
    const pointer = "#/components/schemas/NewPassword";
    const { accepted, rejected } = createBoundaryPasswords(
      document,
      { $ref: pointer },
      (password) => validator.valueErrors(pointer, password).length === 0,
    );
    const rulesOf = (passwords: readonly { rule: string }[]): string[] => passwords.map(({ rule }) => rule);
    expect(rulesOf(rejected)).toEqual([
      "9 characters",
      "9 characters, some of them of several bytes",
      "9 characters, some of them of several bytes",
      "9 characters, some of them of several bytes",
      "257 characters",
      "4 different characters",
      "no upper-case letter",
      "no lower-case letter",
      "no digit",
      "no special character",
      "a space as its only special character",
      "a combining mark as its only special character",
    ]);
    expect(rulesOf(accepted)).toEqual([
      "10 characters",
      "11 characters",
      "255 characters",
      "256 characters",
      "5 different characters",
      "different characters by their case only",
      "an upper-case letter of another alphabet",
      "a space in the middle",
      "a lower-case letter of another alphabet",
      "an underscore as its only special character",
      "a special character outside ASCII",
    ]);
  });
});

/** Returns the findings of the feed that did not pass. */
async function findFeedFaults(url: string, baseUrl: string, sources: PersonaSources): Promise<string[]> {
  const feed = { url, destination: "/user/queue/notifications", timeoutMs: 500 };
  const found: string[] = [];
  for await (const { findings } of verify({
    document,
    validator,
    baseUrl,
    sources,
    feed,
    allowWrites: true,
    only: [feedOperationId],
  }))
    found.push(...findings.flatMap(({ name, outcome }) => (outcome === "failed" ? [name] : [])));
  return found;
}

/** Writes JSON as other languages do: with escapes in place of letters outside ASCII. */
const toAsciiJson = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /[^\u0020-\u007E]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

describe("verify finds a feed", () => {
  it.each([
    ["numbers", (id: unknown) => id],
    ["texts", (id: unknown) => `5f0c1f6e-${String(id)}`],
    ["absent", () => undefined],
  ])("that delivers the messages of one person to another, with ids that are %s", async (_kind, changeId) => {
    const rewrite = ({ id, ...message }: Fields): string => toAsciiJson({ ...message, id: changeId(id) });
    const backend = await startEmbeddedBackend();
    const proxy = await startFaultProxy({
      backend,
      operations,
      fault: {
        createFrameHandler: ({ store, sendToServer, sendToClient }) => ({
          fromServer: (frame) =>
            sendToClient(getCommand(frame) === "MESSAGE" ? withFrameBody(frame, rewrite(getMessage(frame))) : frame),
          fromClient: (frame) => {
            const [, token = ""] = /^Authorization:Bearer (\S+)/m.exec(frame) ?? [];
            const isOther = token !== "" && isTokenOf(token, store, "citizen");
            sendToServer(isOther ? frame.replace(token, findTokenOf(store, "director") ?? "") : frame);
          },
        }),
      },
    });
    closers.push(proxy.close, backend.close);
    const address = `127.0.0.1:${proxy.port}`;
    const found = await findFeedFaults(`ws://${address}/ws`, `http://${address}/api`, backend.sources);
    expect(found).toContain("delivers a message only to its own user");
  });

  it("that accepts a connection without a token", async () => {
    const { port, sources, close } = await startEmbeddedBackend();
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    closers.push(close, () => Promise.resolve(server.close()));
    server.on("connection", (socket) =>
      socket.on("message", (data) => {
        const frame = String(data);
        const receipt = /receipt:(.*)/.exec(frame)?.[1];
        if (frame.includes("unknown-token")) socket.send("ERROR\nmessage:Unknown token\n\n\0");
        else if (frame.startsWith("CONNECT")) socket.send("CONNECTED\nversion:1.2\n\n\0");
        if (receipt !== undefined) socket.send(`RECEIPT\nreceipt-id:${receipt}\n\n\0`);
      }),
    );
    const found = await findFeedFaults(
      `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
      `http://127.0.0.1:${port}/api`,
      { ...sources, triggerPush: undefined },
    );
    expect(found).toEqual(["rejects a connection without a token"]);
  });
});
