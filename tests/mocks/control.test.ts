import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { findControlSecret, publishControlSecret } from "../../mocks/control/controlSecret.ts";
import { controlSecretHeader } from "../../mocks/control/controlHeader.ts";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { parseDurationSeconds } from "../../mocks/control/duration.ts";
import { parseClock } from "../../mocks/parseClock.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const store = createMockStore({ seed: 7 });
const controlSecret = "secret-of-this-test";
const answer = mockBackendMiddleware({ store, controlSecret });
const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server)}`;
const folder = await mkdtemp(join(tmpdir(), "orders-"));
const removeSecret = await publishControlSecret(controlSecret, [Number(new URL(baseUrl).port)]);
afterAll(() => Promise.all([closeServer(server), removeSecret?.(), rm(folder, { recursive: true })]));
beforeEach(() => store.reset());

/** Runs a control command and returns its output. */
const runControlCommand = async (...args: string[]): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, "../../cli.mjs"),
      "mock:control",
      ...args,
      "--at",
      baseUrl,
    ])
  ).stdout.trim();

const post = async (name: string, body: unknown): Promise<{ status: number; answer: unknown }> => {
  const response = await fetch(`${baseUrl}/api/__mock/${name}`, {
    method: "POST",
    headers: { [controlSecretHeader]: controlSecret },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
};

const readUserName = async (token: string): Promise<unknown> =>
  (
    (await (await fetch(`${baseUrl}/api/user/details`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      name?: unknown;
    }
  ).name;

describe("the control command", { timeout: 60_000 }, () => {
  it("signs a persona in and prints only the token", async () =>
    expect(await readUserName(await runControlCommand("persona", "director"))).toBe("Nazlı"));

  it("exports the state to a file and imports it", async () => {
    const token = await runControlCommand("persona", "citizen");
    const file = join(folder, "mock-store.json");
    expect(await runControlCommand("export", file)).toBe("");
    expect(await runControlCommand("reset")).toBe("Done.");
    expect(await readUserName(token)).toBeUndefined();
    expect(await runControlCommand("import", file)).toBe("Done.");
    expect(await readUserName(token)).toBe("Aysel");
  });

  it("answers a reported violation", async () => {
    await runControlCommand("feedback", "532");
    expect(store.state.feedbacks.find(({ id }) => id === 532)?.answer).toMatch(/./);
  });

  it("sets a fault for one operation", async () => {
    await runControlCommand("fault", "listFaq", "503", "2");
    const status = async (path: string): Promise<number> => (await fetch(`${baseUrl}/api${path}`)).status;
    expect([
      await status("/faq/public"),
      await status("/status/public"),
      await status("/faq/public"),
      await status("/faq/public"),
    ]).toEqual([503, 200, 503, 200]);
  });
});

describe("the secret of the control API", { timeout: 60_000 }, () => {
  const file = join(import.meta.dirname, "../../.cache/mock-control", new URL(baseUrl).port);

  it("is in a file that only this account can read", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o077).toBe(0);
  });

  it("replaces a file that others could read", async () => {
    const remove = await publishControlSecret("first", [1]);
    const other = join(dirname(file), "1");
    await chmod(other, 0o644);
    await publishControlSecret("second", [1]);
    expect([(await stat(other)).mode & 0o777, await readFile(other, "utf8")]).toEqual([0o600, "second"]);
    await remove?.();
  });

  it("goes to no other computer, unless the environment holds it", async () => {
    const port = new URL(baseUrl).port;
    expect(await findControlSecret(new URL(`http://evil.example:${port}`))).toBeUndefined();
    expect(await findControlSecret(new URL(`http://localhost.evil.example:${port}`))).toBeUndefined();
    expect(await findControlSecret(new URL(`http://localhost:${port}`))).toBe(controlSecret);
  });

  it.each([undefined, "", "wrong", `${controlSecret}x`])("rejects a request with the secret %j", async (secret) => {
    const headers = secret === undefined ? {} : { [controlSecretHeader]: secret };
    for (const [method, name] of [
      ["POST", "session"],
      ["POST", "reset"],
      ["GET", "outbox"],
      ["GET", "state"],
      ["GET", "nothing"],
    ] as const)
      expect((await fetch(`${baseUrl}/api/__mock/${name}`, { method, headers })).status).toBe(403);
  });
});

describe("a mock backend without control requests", () => {
  const middleware = mockBackendMiddleware({ store });
  const closed = createServer((request, response) => middleware(request, response, () => response.end()));
  afterAll(() => closeServer(closed));

  it("does not serve them to anybody, and the command says how to switch them on", { timeout: 60_000 }, async () => {
    const port = await listenOnFreePort(closed);
    for (const path of ["outbox", "state", "session", "stats"])
      for (const method of ["GET", "POST"])
        expect((await fetch(`http://127.0.0.1:${port}/api/__mock/${path}`, { method })).status).toBe(404);
    await expect(
      promisify(execFile)(process.execPath, [
        join(import.meta.dirname, "../../cli.mjs"),
        "mock:control",
        "reset",
        "--at",
        `http://127.0.0.1:${port}`,
      ]),
    ).rejects.toThrow("Start it with npm start -- --control.");
  });
});

describe("the control API", () => {
  it("sets the latency of all operations or one and keeps faults", async () => {
    await post("fault", { operationId: "listFaq", status: 503 });
    await post("latency", { seconds: 2 });
    expect(store.state.faults.filter(({ delaySeconds }) => delaySeconds === 2).length).toBeGreaterThan(50);
    await post("latency", { seconds: 0 });
    expect(store.state.faults).toEqual([{ operationId: "listFaq", status: 503, times: 1, delaySeconds: 0 }]);
    await post("latency", { seconds: 1, operationId: "readUser" });
    expect(store.state.faults.map(({ operationId }) => operationId)).toEqual(["listFaq", "readUser"]);
  });

  it("sets a fault beside a latency, before it", async () => {
    await post("latency", { seconds: 1, operationId: "listFaq" });
    await post("fault", { operationId: "listFaq", status: 503 });
    expect(store.state.faults.map(({ status, delaySeconds }) => [status, delaySeconds])).toEqual([
      [503, 0],
      [200, 1],
    ]);
    await post("fault", { operationId: "listFaq", times: 0 });
    expect(store.state.faults.map(({ status, delaySeconds }) => [status, delaySeconds])).toEqual([[200, 1]]);
  });

  it.each([
    [204, null],
    [429, "30"],
  ])("sets a fault with status %i, which says to wait for %s seconds", async (status, seconds) => {
    await post("fault", { operationId: "listFaq", status });
    const response = await fetch(`${baseUrl}/api/faq/public`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, seconds]);
    expect((await response.text()) === "").toBe(status === 204);
  });

  it.each([
    [201, 7001],
    [302, 7001],
    [400, undefined],
  ])("answers a registration with the fault %i and what belongs to it", async (status, id) => {
    await post("fault", { operationId: "registerPossessor", status });
    const response = await fetch(`${baseUrl}/api/possessors/public`, { method: "POST", redirect: "manual" });
    const body = (await response.json()) as { id?: number };
    expect([response.status, body.id]).toEqual([status, id]);
    expect(response.headers.get("content-type")).toBe(`application/${status < 400 ? "json" : "problem+json"}`);
  });

  it("loses the response of an operation that was performed", async () => {
    await post("fault", { operationId: "sendRemark", status: "lost" });
    const sendRemark = () =>
      fetch(`${baseUrl}/api/remarks/public`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ page: "/faq", text: "Sual iki dəfə yazılıb." }),
      });
    await expect(sendRemark()).rejects.toThrow("fetch failed");
    expect(store.state.remarks).toHaveLength(1);
    expect((await sendRemark()).status).toBe(200);
  });

  it("applies a scenario", async () => {
    await post("scenario", { name: "down" });
    expect(await (await fetch(`${baseUrl}/api/status/public`)).json()).toMatchObject({ state: "DOWN" });
  });

  it("returns untranslated content or long words in a scenario", async () => {
    const firstTitle = async (): Promise<{ title: string; lang?: string }> =>
      (
        (await (await fetch(`${baseUrl}/api/faq/public?lang=ru`)).json()) as {
          items: { title: string; lang?: string }[];
        }
      ).items[0] ?? { title: "" };
    const before = JSON.stringify(await firstTitle());
    expect(before).toMatch(/[а-я]/);
    await post("scenario", { name: "untranslated" });
    expect(JSON.stringify(await firstTitle())).not.toMatch(/[а-я]/);
    await post("scenario", { name: "longWords" });
    expect(JSON.stringify(await firstTitle())).toMatch(/[а-яё]{30}/i);
    await post("reset", {});
    expect(JSON.stringify(await firstTitle())).toBe(before);
  });

  it.each([
    ["latency", { seconds: -1 }],
    ["latency", { seconds: 1, operationId: "nothing" }],
    ["push", { persona: "citizen", type: "QUESTON" }],
    ["fault", { operationId: "readUser", status: 999 }],
    ["fault", { operationId: "readUser", status: 100 }],
    ["session", { persona: "nobody" }],
    ["session", {}],
    ["scenario", { name: "rain" }],
    ["state", { version: 0 }],
    ["state", {}],
  ])("rejects invalid input: %s %j", async (name, body) => {
    expect((await post(name, body)).status).toBe(400);
  });

  it.each([
    ["15m", 900],
    ["2h", 7200],
    ["1d", 86_400],
    ["0.5s", 0.5],
    ["15", undefined],
    ["m", undefined],
    ["-1s", undefined],
    ["1 h", undefined],
  ])("parses the duration %s as %s seconds", (span, seconds) => expect(parseDurationSeconds(span)).toBe(seconds));
});

describe("the time at which a started portal stops its clock", () => {
  it.each([
    ["2026-12-31T22:00", "2026-12-31T18:00:00Z"],
    ["2026-12-31 22:00", "2026-12-31T18:00:00Z"],
    ["2026-12-31", "2026-12-30T20:00:00Z"],
    ["2026-12-31T22:00Z", "2026-12-31T22:00:00Z"],
    ["2026-12-31T22:00+02:00", "2026-12-31T20:00:00Z"],
    ["soon", undefined],
  ])("is a time of Baku without an offset: %s", (text, expected) => {
    expect(parseClock(text)).toBe(expected === undefined ? Number.NaN : Date.parse(expected));
  });
});
