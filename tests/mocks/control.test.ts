import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { parseDurationSeconds } from "../../mocks/control/duration.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const store = createMockStore({ seed: 7 });
const answer = mockBackendMiddleware({ store });
const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server)}`;
const folder = await mkdtemp(join(tmpdir(), "orders-"));
afterAll(() => Promise.all([closeServer(server), rm(folder, { recursive: true })]));
beforeEach(() => store.reset());

/** Gives an order as a person would, and answers what it printed. */
const runControlCommand = async (...words: string[]): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, "../../mocks/control/controlCommand.ts"),
      ...words,
      "--at",
      baseUrl,
    ])
  ).stdout.trim();

const post = async (name: string, body: unknown): Promise<{ status: number; answer: unknown }> => {
  const response = await fetch(`${baseUrl}/api/__world/${name}`, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
};

const readUserName = async (token: string): Promise<unknown> =>
  (
    (await (await fetch(`${baseUrl}/api/user/details`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      name?: unknown;
    }
  ).name;

describe("an order to the world", { timeout: 60_000 }, () => {
  it("signs somebody in, with a token that a shell can take", async () =>
    expect(await readUserName(await runControlCommand("persona", "director"))).toBe("Nazlı"));

  it("keeps everything in a file, and takes it over again", async () => {
    const token = await runControlCommand("persona", "citizen");
    const file = join(folder, "world.json");
    expect(await runControlCommand("export", file)).toBe("");
    expect(await runControlCommand("reset")).toBe("Done.");
    expect(await readUserName(token)).toBeUndefined();
    expect(await runControlCommand("import", file)).toBe("Done.");
    expect(await readUserName(token)).toBe("Aysel");
  });

  it("orders a fault for one call, and no other", async () => {
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

describe("the door to the world", () => {
  it("makes all calls slower, or one, and leaves faults that were ordered alone", async () => {
    await post("fault", { operationId: "listFaq", status: 503 });
    await post("latency", { seconds: 2 });
    expect(store.state.faults.filter(({ delaySeconds }) => delaySeconds === 2).length).toBeGreaterThan(50);
    await post("latency", { seconds: 0 });
    expect(store.state.faults).toEqual([{ operationId: "listFaq", status: 503, times: 1, delaySeconds: 0 }]);
    await post("latency", { seconds: 1, operationId: "readUser" });
    expect(store.state.faults.map(({ operationId }) => operationId)).toEqual(["listFaq", "readUser"]);
  });

  it("puts the world into a scenario", async () => {
    await post("scenario", { name: "down" });
    expect(await (await fetch(`${baseUrl}/api/status/public`)).json()).toMatchObject({ state: "DOWN" });
  });

  it("speaks Azerbaijani to everybody, or in long words, when a scenario says so", async () => {
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
    ["session", { persona: "nobody" }],
    ["session", {}],
    ["scenario", { name: "rain" }],
    ["state", { edition: 0 }],
    ["state", {}],
  ])("does not guess: %s %j", async (name, body) => {
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
  ])("reads the span %s as %s seconds", (span, seconds) => expect(parseDurationSeconds(span)).toBe(seconds));
});
