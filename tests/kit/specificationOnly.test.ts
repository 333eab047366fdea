import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { run } from "../../openapi/kit/verbs/verify.ts";
import { selectPart } from "../support/selection.ts";
import { startSpecificationOnlyBackend, type Fault, type Reply } from "../contract/specificationOnlyBackend.ts";

const operations = listOperations(await readContract());
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** The exit code of a run, its lines and the report page. */
type VerifyResult = { exitCode: number | void; lines: string[]; page: string };

/** Runs `npm run contract -- verify --allow-writes` against the server. */
const runVerify = (fault: Fault | undefined, ...args: string[]): Promise<VerifyResult> =>
  runCommand(fault, "--allow-writes", ...args);

/** Runs `npm run contract -- verify` against the server. */
async function runCommand(fault: Fault | undefined, ...args: string[]): Promise<VerifyResult> {
  const backend = await startSpecificationOnlyBackend(fault);
  const folder = await mkdtemp(join(tmpdir(), "verify-"));
  closers.push(backend.close, () => rm(folder, { recursive: true }));
  vi.stubEnv("CONTRACT_TOKEN", backend.citizenToken);
  vi.stubEnv("CONTRACT_OTHER_TOKEN", backend.otherToken);
  vi.stubEnv("CONTRACT_IDENTITY_CODE", backend.identityCode);
  const lines: string[] = [];
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(
    (text: string) => void lines.push(...stripVTControlCharacters(text).split("\n")),
  );
  const exitCode = await run([backend.apiUrl, "--mailbox", backend.mailboxUrl, "--report", folder, ...args]);
  return { exitCode, lines, page: await readFile(join(folder, "report.html"), "utf8") };
}

describe("verify with a server that has only the specified calls and fields", () => {
  it("finds that it keeps the specification, and names what is missing in notes", async () => {
    const { exitCode, lines, page } = await runVerify(undefined);
    expect(lines.filter((line) => line.includes("✗"))).toEqual([]);
    expect(exitCode).toBe(0);
    expect(lines.at(-1)).toBe("Verdict: keeps the specification");
    expect(page).toContain("Verdict: keeps the specification");
    const proposedIds = operations.filter(({ isProposed }) => isProposed).map(({ id }) => id);
    expect(lines).toContain(`note: proposed calls absent (${proposedIds.length}): ${proposedIds.join(", ")}`);
    // The call center is asked without a token, which the server refuses on any path without "/public".
    expect(lines).toContain(
      "note: of these, not 404 or 501, which alone say that a call is absent (1): readCallCenter",
    );
    expect(lines.filter((line) => proposedIds.some((id) => line.includes(id)))).toHaveLength(2);
    const [, excerpt = ""] = (await readFile("docs/contract-kit.md", "utf8")).split("An excerpt of the output");
    for (const number of [
      /\d+ absent/,
      /note: proposed calls absent \(\d+\)/,
      /note: not run without them \(\d+\): .*/,
    ])
      expect(excerpt.slice(0, 2000)).toContain(number.exec(lines.join("\n"))?.[0]);
    const noteOf = (id: string): string | undefined => {
      const start = lines.findIndex((line) => line.startsWith(`✓ ${id} `));
      return lines.slice(start).find((line) => line.includes("without the optional fields"));
    };
    expect(noteOf("readUser")).toBe(
      "    note: without the optional fields id, fatherName, pin, email, phoneNumber, possessorIds, note",
    );
    expect(noteOf("readNotifications")).toBe(
      "    note: without the optional fields read, id, appealId, push, createdAt",
    );
  });
});

type Fields = Readonly<Record<string, unknown>>;

/** Replaces the reply to one request. */
const withChange =
  (faulty: string, change: (reply: Reply) => Reply): Fault =>
  (request, answer) =>
    request === faulty ? change(answer()) : answer();

/** Replaces the object in the successful reply to one request. */
const withBody = (faulty: string, change: (body: Fields) => unknown): Fault =>
  withChange(faulty, (reply) => (reply.status === 200 ? { ...reply, body: change(reply.body as Fields) } : reply));

/** Replaces the list in the successful reply to one request. */
const withList = (faulty: string, change: (entries: readonly Fields[]) => unknown): Fault =>
  withChange(faulty, (reply) =>
    reply.status === 200 ? { ...reply, body: change(reply.body as readonly Fields[]) } : reply,
  );

/** Adds headers to the successful replies to one request. */
const withHeaders = (faulty: string, headers: NonNullable<Reply["headers"]>): Fault =>
  withChange(faulty, (reply) => (reply.status === 200 ? { ...reply, headers } : reply));

/** Returns a reply in JSON that is named differently. */
const withType = (reply: Reply, type: string): Reply =>
  reply.body === undefined ? reply : { ...reply, type, body: JSON.stringify(reply.body) };

/** Changes every entry of the list in the reply to one request. */
const withEntries = (faulty: string, change: (entry: Fields) => unknown): Fault =>
  withList(faulty, (entries) => entries.map(change));

/** Replaces the replies with a status to one request. */
const withReply = (faulty: string, status: number, replacement: Reply): Fault =>
  withChange(faulty, (reply) => (reply.status === status ? replacement : reply));

/** Replies to one request without processing it. */
const withoutProcessing =
  (faulty: string, reply: Reply): Fault =>
  (request, answer) =>
    request.startsWith(faulty) ? reply : answer();

/** Applies several changes. */
const combine = (...faults: readonly Fault[]): Fault =>
  faults.reduce(
    (first, second) => (request, answer, sent) => second(request, () => first(request, answer, sent), sent),
  );

const refused: Reply = { status: 400, body: { error: "refused" } };

/** Refuses the choice of the citizen: a call without the number of a certificate. */
const withoutCitizenChoice: Fault = (request, answer, { query, username }) =>
  request === "POST /public/auth/v2/select-structure" && username !== undefined && !query.get("certNumber")
    ? refused
    : answer();

/** A refusal that only its body says. */
const refusedInBody: Reply = { status: 200, body: { success: false, message: "Əməliyyat yerinə yetirilmədi." } };

/** Refuses with the status of a success. Whether a token is valid, the status says. */
const withRefusalsInBodies: Fault = (_request, answer) => {
  const reply = answer();
  return [400, 403].includes(reply.status) ? refusedInBody : reply;
};

/** Refuses new passwords of more bytes than bcrypt reads, and those without one of a few special characters. */
const withStrictPasswords: Fault = (_request, answer, { body }) => {
  const password = body["newPassword"] ?? (body["repeatedPassword"] === undefined ? undefined : body["password"]);
  const isTaken =
    password === undefined || (/[!@#$%^&*]/.test(String(password)) && Buffer.byteLength(String(password)) <= 72);
  return isTaken ? answer() : refused;
};

/** Refuses new passwords without a capital letter of ASCII. */
const withAsciiCapitals: Fault = (_request, answer, { body }) => {
  const password = body["newPassword"] ?? (body["repeatedPassword"] === undefined ? undefined : body["password"]);
  return password === undefined || /[A-Z]/.test(String(password)) ? answer() : refused;
};

/** Finds at most ten results. */
const withShortPages: Fault = (request, answer, { query }) =>
  request === "GET /search/public" && Number(query.get("perPage")) > 10 ? refused : answer();

/** Ends every session of an account with a change of its password, that of the change too. */
function withEndedSessions(): Fault {
  const ended = new Set<string>();
  const current = new Map<string | undefined, Set<string>>();
  return (request, answer, { username, token }) => {
    if (token !== undefined && ended.has(token)) return { status: 401 };
    const tokens = current.get(username) ?? new Set();
    current.set(username, tokens);
    if (token !== undefined) tokens.add(token);
    const reply = answer();
    if (request === "PUT /user/change-password" && reply.status === 204) for (const used of tokens) ended.add(used);
    return reply;
  };
}

/** Mails a new password after a reset, and takes none from the request. */
const withMailedPasswords: Fault = (request, answer, { body }) => {
  if (request !== "PUT /user/public/password-activation") return answer();
  Object.assign(body, { newPassword: "Mailed#2026", repeatedPassword: "Mailed#2026" });
  return answer();
};

/** Locks an account for good after five wrong passwords in a row. */
function withLockedAccounts(): Fault {
  const failures = new Map<unknown, number>();
  return (request, answer, { body }) => {
    if (request !== login) return answer();
    const count = failures.get(body["username"]) ?? 0;
    if (count >= 5) return { status: 401 };
    const reply = answer();
    failures.set(body["username"], reply.status >= 400 ? count + 1 : 0);
    return reply;
  };
}

/** A tax register that knows one number. */
const withTaxRegister =
  (known: string): Fault =>
  (request, answer, { query }) => {
    const reply = answer();
    const isUnknown = request === "GET /user/tpn-info" && reply.status === 204 && query.get("tpn") !== known;
    return isUnknown ? { status: 404 } : reply;
  };

/** Gives the organisations of the user another tax number. */
const withTaxNumber = (voen: string): Fault =>
  withBody("GET /user/details", (body) => ({
    ...body,
    manufacturers: (body["manufacturers"] as object[]).map((entry) => ({ ...entry, voen })),
  }));

/** Keeps organisations, which only their user may change, and shows each of them to everybody with its description. */
function withPublicPossessors(): Fault {
  const possessors = new Map<string, Fields>();
  const owners = new Map<string, unknown>();
  return (request, answer, { body, username }) => {
    const reply = answer();
    if (reply.status === 401) return reply;
    if (request === "POST /possessors/public") {
      const id = `possessor-${possessors.size}`;
      possessors.set(id, body);
      return { status: 200, body: { id } };
    }
    if (request === "POST /user/public") {
      const ids = [body["possessorIds"] ?? []].flat().map(String);
      if (ids.some((id) => owners.has(id))) return refused;
      for (const id of ids) owners.set(id, body["username"]);
    }
    const [, method, id = ""] = /^(GET|PUT) \/possessors(?:\/public)?\/([^/]+)$/.exec(request) ?? [];
    if (method === undefined) return reply;
    const { name, address, description } = possessors.get(id) ?? {};
    if (!possessors.has(id)) return { status: 404 };
    if (method === "GET") return { status: 200, body: { name, address, description } };
    if (owners.get(id) !== username) return { status: 403 };
    possessors.set(id, body);
    return reply;
  };
}

const html = { status: 200, type: "text/html", body: "<!doctype html><title>Portal</title>" };
const accepted = { status: 204 };
const login = "POST /public/auth/login";

/** Faults, with the operation and the rule that a finding has to name. */
const faults: readonly (readonly [fault: string, id: string, check: string, rule: string, seeded: Fault])[] = [
  [
    "accepts a wrong password",
    "signIn",
    "refuses a wrong password",
    "expected: an error, by the contract 401",
    withReply(login, 400, { status: 200, body: { error: "refused" } }),
  ],
  [
    "names the token of a sign-in differently",
    "signIn",
    "returns 200 in az",
    "the specified token",
    withBody(login, ({ token, ...rest }) => ({ accessToken: token, ...rest })),
  ],
  [
    "returns a token that is not valid",
    "signIn",
    "returns a valid token",
    "status 2xx from readUser",
    withBody(login, (body) => ({ ...body, token: "invalid" })),
  ],
  [
    "answers the identity login without a token",
    "signInWithIdentity",
    "returns 200 in az",
    "must have required property 'token'",
    withBody("POST /public/auth/v2/login/asan", () => ({})),
  ],
  [
    "does not remember the chosen account",
    "chooseAccount",
    "marks the chosen account as selected in the user details",
    "only CERT-1 selected",
    withBody("GET /user/details", (body) => ({
      ...body,
      manufacturers: (body["manufacturers"] as object[]).map((entry) => ({ ...entry, selected: false })),
    })),
  ],
  [
    "renews a session without a refresh token",
    "renewSession",
    "returns 200 in az",
    "the specified refreshToken",
    withBody("POST /public/auth/refresh-token", ({ accessToken }) => ({ accessToken })),
  ],
  [
    "renews a session with any token",
    "renewSession",
    "refuses an unknown refresh token",
    "expected: an error",
    withReply("POST /public/auth/refresh-token", 401, { status: 200, body: {} }),
  ],
  [
    "hands over a session without privileges",
    "handOverSession",
    "returns 200 in az",
    "the specified privileges",
    withBody("POST /public/auth/self", ({ token, refreshToken }) => ({ token, refreshToken })),
  ],
  [
    "answers a page instead of the user",
    "readUser",
    "returns 200 in az",
    "JSON or no body instead of text/html",
    withReply("GET /user/details", 200, html),
  ],
  [
    "answers 403 without a token",
    "readUser",
    "returns 401 without a token",
    "status 401",
    withReply("GET /user/details", 401, { status: 403 }),
  ],
  [
    "returns a user without roles",
    "readUser",
    "returns 200 in az",
    "the specified roles[0].authority",
    withBody("GET /user/details", (body) => ({ ...body, roles: [] })),
  ],
  [
    "lets a shared cache keep the user",
    "readUser",
    "lets no cache give what belongs to one person to another",
    "expected: no public",
    withHeaders("GET /user/details", { "cache-control": "public, max-age=3600" }),
  ],
  [
    "does not have a specified call",
    "updateUser",
    "returns 200 in ru",
    "status 2xx",
    withReply("PUT /user", 204, { status: 404 }),
  ],
  [
    "refuses a valid command in a body",
    "updateContacts",
    "returns 200 in ru",
    "a body that does not refuse the request",
    withReply("PUT /user/asan", 204, refusedInBody),
  ],
  [
    "answers a page to a command",
    "updateContacts",
    "returns 200 in ru",
    "JSON or no body instead of text/html",
    withReply("PUT /user/asan", 204, html),
  ],
  [
    "activates an account with any code",
    "activateAccount",
    "refuses an unknown code",
    "expected: an error",
    withoutProcessing("GET /user/public/activation/", accepted),
  ],
  [
    "changes a password without the current one",
    "changePassword",
    "refuses a wrong current password",
    "expected: an error",
    withReply("PUT /user/change-password", 400, accepted),
  ],
  [
    "does not change the password",
    "changePassword",
    "replaces the password",
    "status 2xx from signIn",
    withoutProcessing("PUT /user/change-password", accepted),
  ],
  [
    "resets a password with any code",
    "resetPassword",
    "refuses an unknown code",
    "expected: an error",
    withReply("PUT /user/public/password-activation", 400, accepted),
  ],
  [
    "registers a possessor with 201",
    "registerPossessor",
    "returns 200 in ru",
    "expected: status 200",
    withReply("POST /possessors/public", 200, { status: 201 }),
  ],
  [
    "counts without a number",
    "countNotifications",
    "returns 200 in az",
    "the specified count, a number",
    withBody("GET /notification/count", () => ({ unread: "many" })),
  ],
  [
    "counts with an empty object",
    "countNotifications",
    "returns 200 in az",
    "the specified count, a number",
    withBody("GET /notification/count", () => ({})),
  ],
  [
    "lists notifications without a title",
    "readNotifications",
    "returns 200 in az",
    "the specified title",
    withEntries("GET /notification", ({ title: _title, ...entry }) => entry),
  ],
  [
    "finds without a place",
    "searchPortal",
    "returns 200 in az",
    "the specified searchPlace",
    withEntries("GET /search/public", ({ searchPlace: _place, ...entry }) => entry),
  ],
  [
    "ignores perPage",
    "searchPortal",
    "returns at most perPage entries, 10 by default",
    "at most 10 entries",
    withList("GET /search/public", (entries) => [...entries, ...entries]),
  ],
  [
    "fails in a search",
    "searchPortal",
    "returns 200 in az",
    "status 2xx",
    withReply("GET /search/public", 200, { status: 500 }),
  ],
];

describe("verify with a fault in that server", () => {
  it.each(selectPart(faults, 3))("finds one that %s, in %s: %s", async (_fault, id, check, rule, seeded) => {
    const { exitCode, lines } = await runVerify(seeded, "--operation", id);
    const found = lines.indexOf(`    ✗ ${check}`);
    expect(lines.slice(0, 1).join()).toMatch(new RegExp(`^✗ ${id} `));
    expect(lines).toContain(`    ✗ ${check}`);
    expect(lines[found + 1]).toContain(rule);
    expect(lines.at(-1)).toMatch(/^Verdict for 1 of \d+ operations: breaks the specification: \d+ findings?$/);
    expect(exitCode).toBe(1);
  });
});

/** What a server may do, with an operation in which it shows. */
const leftOpen: readonly (readonly [choice: string, id: string, seeded: Fault])[] = [
  ["an envelope around the user", "readUser", withBody("GET /user/details", (data) => ({ data }))],
  [
    "null for no organisations",
    "readUser",
    withBody("GET /user/details", ({ manufacturers, ...body }) => ({
      ...body,
      manufacturers: (manufacturers as object[]).length === 0 ? null : manufacturers,
    })),
  ],
  ["a list in an envelope", "searchPortal", withList("GET /search/public", (content) => ({ content }))],
  ...[
    ["GET /user/details", "readUser", "text/plain; charset=utf-8"],
    ["GET /user/details", "readUser", ""],
    [login, "signIn", "text/json"],
    ["POST /public/auth/refresh-token", "renewSession", "text/plain"],
    ["POST /public/auth/self", "handOverSession", ""],
    ["GET /notification", "readNotifications", "text/plain"],
    ["GET /notification/count", "countNotifications", "text/plain"],
    ["GET /search/public", "searchPortal", "text/plain"],
  ].map(
    ([request = "", id = "", type = ""]) =>
      [`JSON of the type "${type}"`, id, withChange(request, (reply) => withType(reply, type))] as const,
  ),
  ["a count as text", "countNotifications", withBody("GET /notification/count", () => "1")],
  [
    "ids as texts",
    "searchPortal",
    withEntries("GET /search/public", (entry) => ({ ...entry, id: `id-${String(entry["id"])}` })),
  ],
  [
    "another error for a wrong password",
    "signIn",
    withReply(login, 400, { status: 422, type: "text/html", body: "<p>No" }),
  ],
  [
    "a tax register that knows only real numbers",
    "lookUpTaxpayer",
    combine(withTaxNumber("1700000099"), withTaxRegister("1700000099")),
  ],
  ["a choice of account that needs an organisation", "chooseAccount", withoutCitizenChoice],
  [
    "a choice of account that needs an organisation, refused with the status of a success",
    "chooseAccount",
    combine(withoutCitizenChoice, withRefusalsInBodies),
  ],
  ["organisations whose description everybody reads", "updateUser", withPublicPossessors()],
  [
    "a notice that everybody gets",
    "readNotifications",
    withEntries("GET /notification", (entry) => ({ ...entry, id: 5, type: "OTHER" })),
  ],
  ...["signIn", "chooseAccount", "registerUser", "activateAccount", "changePassword", "resetPassword"].map(
    (id) => ["refusals with the status of a success", id, withRefusalsInBodies] as const,
  ),
  ["at most ten results of a search", "searchPortal", withShortPages],
  ["sessions that end with a new password", "changePassword", withEndedSessions()],
  ["a new password by e-mail", "resetPassword", withMailedPasswords],
  ["accounts that are locked after five wrong passwords", "signIn", withLockedAccounts()],
  ...["registerUser", "changePassword"].map(
    (id) => ["passwords with a capital letter of ASCII", id, withAsciiCapitals] as const,
  ),
  [
    "another role for foreign organisations",
    "readUser",
    withBody("GET /user/details", (body) => ({
      ...body,
      ...(body["foreign"] === true && { roles: [{ authority: "FOREIGN_ORGANISATION" }] }),
    })),
  ],
  ...["signIn", "registerUser", "changePassword", "resetPassword"].map(
    (id) => ["a greatest length and a few special characters of passwords", id, withStrictPasswords] as const,
  ),
  ...[
    { "cache-control": "max-age=60" },
    { "cache-control": "private, max-age=60" },
    { "cache-control": "public, no-cache" },
    { "cache-control": "public, max-age=60", vary: "Origin, Authorization" },
  ].map(
    (headers) =>
      [
        `a user with ${Object.values(headers).join(" and Vary ")}`,
        "readUser",
        withHeaders("GET /user/details", headers),
      ] as const,
  ),
  [
    "a command that is answered without a body, as a page",
    "updateContacts",
    withReply("PUT /user/asan", 204, { status: 200, type: "text/html", body: "" }),
  ],
  ["a registration that returns 202", "registerUser", withReply("POST /user/public", 201, { status: 202 })],
];

describe("verify with what the specification leaves open", () => {
  it.each(leftOpen)("accepts %s, in %s", async (_choice, id, seeded) => {
    const { exitCode, lines } = await runVerify(seeded, "--operation", id);
    expect(lines.at(-1)).toMatch(/: keeps the specification$/);
    expect(exitCode).toBe(0);
  });

  it.each(["changePassword", "checkOwnPassword"])("reads tokens in an envelope, in %s", async (id) => {
    const seeded = combine(
      withBody(login, (data) => ({ data })),
      withBody("POST /public/auth/self", (data) => ({ data })),
    );
    const { exitCode, page } = await runVerify(seeded, "--operation", id);
    expect(page).not.toContain("received: 401");
    expect(page).not.toContain("the session for the other portal is not valid here");
    expect(exitCode).toBe(0);
  });

  it("reports no password, also not one in other letters or without its last one", async () => {
    const passwords = new Set<string>();
    const record: Fault = (_request, answer, { body }) => {
      const reply = answer();
      const password = String(body["newPassword"] ?? (body["repeatedPassword"] && body["password"]));
      if (reply.status < 300 && password.startsWith("Ədalət#")) passwords.add(password);
      return reply;
    };
    const { page } = await runVerify(record, "--operation", "signIn", "--operation", "changePassword");
    expect(page).toContain("$CONTRACT_WRONG_PASSWORD");
    expect(passwords.size).toBeGreaterThan(2);
    const reported = [...passwords].filter((password) =>
      page.toLowerCase().includes(password.slice(0, -1).toLowerCase()),
    );
    expect(reported).toEqual([]);
  });

  it("skips the tax register when no number is known that it has to have", async () => {
    const seeded = combine(
      withBody("GET /user/details", (body) => ({ ...body, manufacturers: [] })),
      withTaxRegister("1700000099"),
    );
    const { exitCode, lines } = await runVerify(seeded, "--operation", "lookUpTaxpayer");
    expect(lines.join("\n")).toContain("no taxpayer number is known");
    expect(exitCode).toBe(0);
  });

  it("skips the tax register also when it refuses an unknown number in a body", async () => {
    const seeded = combine(
      withBody("GET /user/details", (body) => ({ ...body, manufacturers: [] })),
      withChange("GET /user/tpn-info", (reply) => (reply.status === 204 ? refusedInBody : reply)),
    );
    const { exitCode, lines } = await runVerify(seeded, "--operation", "lookUpTaxpayer");
    expect(lines.join("\n")).toContain("no taxpayer number is known");
    expect(exitCode).toBe(0);
  });

  it("skips the choice of an account that needs an organisation, for a user without any", async () => {
    const seeded = combine(
      withBody("GET /user/details", (body) => ({ ...body, manufacturers: [] })),
      withoutCitizenChoice,
    );
    const { exitCode, lines } = await runVerify(seeded, "--operation", "chooseAccount");
    expect(lines.join("\n")).toContain("the user represents no organisation");
    expect(exitCode).toBe(0);
  });

  it("chooses no organisation without --allow-writes where the citizen cannot be chosen again", async () => {
    const accepted: string[] = [];
    const record: Fault = (request, answer, sent) => {
      const reply = withoutCitizenChoice(request, answer, sent);
      const certNumber = sent.query.get("certNumber") ?? "";
      if (request === "POST /public/auth/v2/select-structure" && reply.status < 300 && certNumber.startsWith("CERT-"))
        accepted.push(certNumber);
      return reply;
    };
    const { exitCode } = await runCommand(record, "--operation", "chooseAccount");
    expect(accepted).toEqual([]);
    expect(exitCode).toBe(0);
  });

  it("says that the server refuses the account that was chosen before", async () => {
    let isOther = false;
    const refuseFirst: Fault = (request, answer, { query }) => {
      if (request !== "POST /public/auth/v2/select-structure") return answer();
      isOther ||= query.get("certNumber") === "CERT-2";
      return isOther && query.get("certNumber") !== "CERT-2" ? refused : answer();
    };
    const { lines } = await runVerify(refuseFirst, "--operation", "chooseAccount");
    expect(lines.join("\n")).toContain("what was changed could not be restored with chooseAccount: 400");
  });

  it("skips the checks of pushed messages when the URL of --push does not push any", async () => {
    const push = createServer((_request, response) => response.writeHead(404).end());
    closers.push(() => closeServer(push));
    const url = `http://127.0.0.1:${await listenOnFreePort(push)}`;
    const { exitCode, lines } = await runVerify(undefined, "--only", "readNotifications", "--push", url);
    expect(lines.join("\n")).toContain("the URL of --push returned 404");
    expect(exitCode).toBe(0);
  });

  it.each([401, 403, 404, 405, 501])("takes a proposed call that returns %i for absent", async (status) => {
    const { exitCode, lines } = await runVerify(
      withoutProcessing("GET /faq/public", { status }),
      "--operation",
      "listFaq",
    );
    expect(lines.join("\n")).toContain("note: proposed calls absent (1): listFaq\n");
    expect(lines.some((line) => line.includes("not 404 or 501"))).toBe([401, 403, 405].includes(status));
    expect(lines.at(-1)).toMatch(/^Verdict for 1 of \d+ operations: no fault in the proposed calls$/);
    expect(exitCode).toBe(0);
  });

  it("does not take a proposed call that needs a token for absent when it returns 403", async () => {
    const { exitCode, lines } = await runVerify(
      withoutProcessing("GET /appeals", { status: 403 }),
      "--operation",
      "listAppeals",
    );
    expect(lines).toContain("    ✗ returns 200 in az");
    expect(exitCode).toBe(1);
  });

  it("says that nothing was tested when no check of a proposed call has run", async () => {
    const { lines } = await runVerify(undefined, "--operation", "listAppeals", "--budget", "0ms");
    expect(lines.at(-1)).toMatch(/^Verdict for 1 of \d+ operations: no call was tested$/);
  });

  it("judges a proposed call once it exists, and does not blame the specification", async () => {
    const { exitCode, lines } = await runVerify(
      withoutProcessing("GET /faq/public", { status: 200, body: {} }),
      "--operation",
      "listFaq",
    );
    expect(lines.at(-1)).toMatch(/: keeps the specification, and breaks the contract of proposed calls: \d+ findings$/);
    expect(exitCode).toBe(1);
  });
});
