import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ContractReport } from "../../openapi/kit/report/report.ts";
import { parseLatencyBudget, run } from "../../openapi/kit/verbs/verify.ts";
import { CheckSkipped } from "../../openapi/kit/verify/outcomes.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { createEnvironmentSources } from "../../openapi/kit/verify/run/environmentSources.ts";
import { answer, startFaultyBackend, type FaultyBackend, type RunningBackend } from "./verifySupport.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Runs `npm run contract -- verify` against a mock backend. Returns its exit code, lines, report and files. */
async function runVerify(
  addFaults: FaultyBackend | undefined,
  ...args: string[]
): Promise<{ exitCode: number | void; lines: string[]; report: ContractReport; files: string[] }> {
  const backend: RunningBackend = await startFaultyBackend(addFaults);
  const folder = await mkdtemp(join(tmpdir(), "verify-"));
  closers.push(backend.close, () => rm(folder, { recursive: true }));
  const lines: string[] = [];
  const collect = (text: string): void => void lines.push(...stripVTControlCharacters(text).split("\n"));
  vi.spyOn(console, "log").mockImplementation(collect);
  vi.spyOn(console, "info").mockImplementation(collect);
  const exitCode = await run([backend.baseUrl, "--report", folder, "--socket", "none", ...args]);
  const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as ContractReport;
  return { exitCode, lines, report, files: await readdir(folder) };
}

describe("the URL of --push", () => {
  it.each([
    [200, undefined],
    [500, "the URL of --push returned 500"],
  ])("with status %i skips the check that needs it: %s", async (status, reason) => {
    const server = createServer((_request, response) => void response.writeHead(status).end());
    const push = `http://127.0.0.1:${await listenOnFreePort(server)}/push`;
    closers.push(() => closeServer(server));
    const { pushTo, triggerPush } = createEnvironmentSources({ push, mailbox: undefined });
    for (const sendPush of [() => pushTo?.("citizen@example.org"), () => triggerPush?.()])
      if (reason === undefined) await expect(sendPush()).resolves.toBeUndefined();
      else await expect(sendPush()).rejects.toEqual(new CheckSkipped(reason));
  });
});

/** Runs `npm run contract -- verify` with wrong arguments or variables. Returns with which code and sentence it ends. */
async function runInVain(...args: string[]): Promise<{ exitCode: unknown; sentence: string }> {
  let sentence = "";
  vi.spyOn(console, "error").mockImplementation((text) => void (sentence = String(text)));
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${String(code)}`);
  });
  await expect(run(args)).rejects.toThrow("ended with");
  return { exitCode: exit.mock.calls[0]?.[0], sentence };
}

/** Returns a port at which nothing listens. */
async function findClosedPort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await closeServer(server);
  return port;
}

describe("the URL of --mailbox", () => {
  it("that cannot be read ends the command with the reason, before anybody is registered", async () => {
    const methods: (string | undefined)[] = [];
    const backend = await startFaultyBackend((answerRequest) => (request, response) => {
      methods.push(request.method);
      answerRequest(request, response);
    });
    closers.push(backend.close);
    const mailbox = `http://127.0.0.1:${await findClosedPort()}/mails`;
    const { exitCode, sentence } = await runInVain(backend.baseUrl, "--allow-writes", "--mailbox", mailbox);
    expect(exitCode).toBe(1);
    expect(sentence).toMatch(/^✗ the URL of --mailbox cannot be reached: .*ECONNREFUSED.* \(http:.*\/mails\)\.$/);
    expect(methods).not.toContain("POST");
  });
});

describe("--mock-backend", () => {
  it("with a mock backend without control requests ends the command with 2 and what to do", async () => {
    const backend = await startFaultyBackend();
    closers.push(backend.close);
    const { origin } = new URL(backend.baseUrl);
    expect(await runInVain(backend.baseUrl, "--mock-backend", "--operation", "listFaq")).toEqual({
      exitCode: 2,
      sentence: `✗ ${origin} accepts no control requests. Start it with npm start -- --control.`,
    });
  });

  it("with a server at which nothing listens says why it cannot be reached", async () => {
    const { exitCode, sentence } = await runInVain(`http://localhost:${await findClosedPort()}/api`, "--mock-backend");
    expect(exitCode).toBe(1);
    expect(sentence).toMatch(/ cannot be reached: .*ECONNREFUSED/);
  });
});

describe("CONTRACT_REDIRECT", () => {
  it.each([
    ["http://127.0.0.1:3000/asan-login", "http://127.0.0.1:3000/asan-login"],
    ["", "http://localhost/asan-login"],
  ])("with %j lets the command start, with the redirect URI %s", async (redirect, expected) => {
    vi.stubEnv("CONTRACT_REDIRECT", redirect);
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    await expect(import("../../openapi/kit/verbs/verify.ts")).resolves.toHaveProperty("run");
    const { identityRedirectUri } = await import("../../openapi/kit/verify/personas.ts");
    expect(identityRedirectUri).toBe(expected);
  });

  it("that is no URL ends the command with 2 and its name", async () => {
    vi.stubEnv("CONTRACT_REDIRECT", "portal.example/asan-login");
    expect(await runInVain("http://127.0.0.1:1/api")).toEqual({
      exitCode: 2,
      sentence:
        '✗ CONTRACT_REDIRECT needs a URL such as https://portal.example/asan-login, not "portal.example/asan-login".',
    });
  });
});

describe("CONTRACT_TOKEN", () => {
  it("that has expired ends the command with 2 and the time", async () => {
    const claims = Buffer.from(JSON.stringify({ exp: 1_760_000_000 })).toString("base64url");
    vi.stubEnv("CONTRACT_TOKEN", `e30.${claims}.c2ln`);
    expect(await runInVain("http://127.0.0.1:1/api")).toEqual({
      exitCode: 2,
      sentence: "✗ CONTRACT_TOKEN has expired at 2025-10-09T08:53:20.000Z.",
    });
  });
});

describe("the URL of the server", () => {
  it("says why it cannot be reached, also with several addresses", async () => {
    const { exitCode, sentence } = await runInVain(`http://localhost:${await findClosedPort()}/api`);
    expect(exitCode).toBe(1);
    expect(sentence).toMatch(/ cannot be reached: .*ECONNREFUSED/);
  });

  it("is questioned when no call exists below it", async () => {
    const { lines } = await runVerify(answer(/./, 404), "--operation", "list*");
    expect(lines.join("\n")).toMatch(/note: none of \d+ calls succeeds below http:\S+\/api; is its path right\?/);
  });

  it("may lead to another one, to which no call goes", async () => {
    const { exitCode } = await runVerify(
      (backend) => (request, response) =>
        request.url === "/api"
          ? void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()
          : backend(request, response),
      "--operation",
      "listFaq",
    );
    expect(exitCode).toBe(0);
  });
});

describe("--latency-budget", () => {
  it("is what the contract recommends for a server, none for a mock backend, and none for 0", () => {
    expect(parseLatencyBudget(undefined, false)).toBe(2000);
    expect(parseLatencyBudget(undefined, true)).toBeUndefined();
    expect(parseLatencyBudget("800", true)).toBe(800);
    expect(parseLatencyBudget("0", false)).toBeUndefined();
  });
});

describe("contract verify", () => {
  it("prints the seed first and the slowest operations last, and writes four files", async () => {
    const { exitCode, lines, report, files } = await runVerify(undefined, "--operation", "listFaq", "--seed", "42");
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe("Seed 42; --seed 42 repeats this run.");
    expect(lines.at(-2)).toMatch(/^\d+\.\d s\. The slowest: listFaq \d+\.\d s$/);
    expect(report.description).toContain("seed 42");
    expect(files.toSorted()).toEqual(["junit.xml", "report.html", "report.json", "report.sarif"]);
  });

  it("verifies the operations whose id or path matches a pattern", async () => {
    const { report } = await runVerify(undefined, "--operation", "list*s", "--operation", "/faq/*");
    const names = report.groups.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["listServices", "listPosts", "listFaq"]));
    expect(names.filter((name) => !/^list.*s$|^listFaq$/.test(name))).toEqual([]);
  });

  it("lists what was not run within the budget", async () => {
    const { lines, report } = await runVerify(undefined, "--budget", "0ms");
    const reason = "not run: the budget of 0 s is spent";
    expect(lines.find((line) => line.startsWith(`note: ${reason}. Not run: signIn, `))).toContain("workflow appeal");
    for (const group of report.groups) expect(group.outcome, group.name).toMatch(/^(skipped|absent)$/);
    expect(lines.at(-1)).toBe("Verdict: no specified call was tested");
  });

  it("says of each finding whether its rule must or should hold, and where the contract states it", async () => {
    vi.stubEnv("GITHUB_ACTIONS", "true");
    const { exitCode, lines } = await runVerify(answer(/^GET \/api\/faq/, 200, {}), "--operation", "listFaq");
    expect(exitCode).toBe(1);
    expect(lines.find((line) => line.startsWith("      rule:"))).toMatch(
      /^ {6}rule: {5}must, by openapi\/\S+\.yaml:\d+$/,
    );
    expect(lines.find((line) => line.startsWith("::error file=openapi/"))).toMatch(
      /^::error file=openapi\/\S+\.yaml,line=\d+,title=listFaq%3A returns 200 in az::expected: /,
    );
  });

  it("ends with a report when the server stops answering", async () => {
    const { exitCode, lines, report } = await runVerify(
      (backend) => (request, response) => {
        if (request.url?.startsWith("/api/faq") !== true) {
          backend(request, response);
          return;
        }
        void closers.shift()?.();
        request.socket.destroy();
      },
      "--operation",
      "listFaq",
      "--operation",
      "readServiceStatus",
    );
    expect(exitCode).toBe(1);
    expect(lines.join("\n")).toContain("your server stopped answering after this request: GET /faq/public");
    expect(lines.find((line) => line.startsWith("note: blocked"))).toMatch(
      /: the server stopped answering after GET \/faq\/public\. Not run: listFaq \(\d+ of \d+ checks\), readServiceStatus$/,
    );
    expect(report.groups.map(({ outcome }) => outcome)).toEqual(["failed", "skipped"]);
  });
});
