import { randomBytes } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { runWorkflows } from "../../openapi/kit/verify/run/runWorkflows.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";
import {
  closeServer,
  listenOnFreePort,
  startEmbeddedBackend,
  startStoreSources,
} from "../../openapi/kit/verify/embeddedBackend.ts";
import { collectGroups, document, listFailures } from "./verifySupport.ts";

const operations = listOperations(document);
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

/** Starts a server with a mock backend behind `listener`. Returns the base URL of its API. */
async function serveMockBackend(
  wrap: (backend: RequestListener) => RequestListener,
  store: MockStore = createMockStore(),
): Promise<string> {
  const middleware = mockBackendMiddleware({ store });
  const server = createServer(
    wrap((request, response) => middleware(request, response, () => response.writeHead(404).end())),
  );
  closers.push(() => closeServer(server));
  return `http://127.0.0.1:${await listenOnFreePort(server)}/api`;
}

describe("verify with the embedded mock backend", () => {
  it("sets the clock back that its checks have advanced", async () => {
    const store = createMockStore({ now: () => Date.UTC(2026, 2, 18, 6) });
    const before = store.now();
    const { sources, close } = await startStoreSources(store);
    for (const seconds of [90, -7200]) await sources.advanceClock?.(seconds);
    expect(store.now()).toBe(before - 7110 * 1000);
    await close();
    expect(store.now()).toBe(before);
  });

  it("runs all steps of every workflow", async () => {
    const backend = await startEmbeddedBackend();
    closers.push(backend.close);
    const baseUrl = `http://127.0.0.1:${backend.port}/api`;
    const groups = await runWorkflows({
      baseUrl,
      sources: backend.sources,
      allowWrites: true,
      absentOperationIds: [],
    });
    expect(listFailures(groups)).toEqual([]);
    expect(groups.map(({ name }) => name)).toEqual(
      ["appeal", "notifications", "register", "search", "sign-in"].map((name) => `workflow ${name}`),
    );
    expect(groups.every(({ findings }) => findings.length > 3)).toBe(true);
  });
});

describe("verify with a server that implements only the specified operations", () => {
  it("reports proposed operations as absent and no failures", async () => {
    const proposed = operations
      .filter(({ isProposed }) => isProposed)
      .map(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
    const store = createMockStore();
    const { sources, close } = await startStoreSources(store);
    closers.push(close);
    const baseUrl = await serveMockBackend(
      (backend) => (request, response) =>
        proposed.some((path) => path.test(request.url?.split("?")[0] ?? ""))
          ? response.writeHead(404).end("Not here")
          : backend(request, response),
      store,
    );
    const groups = await collectGroups({ baseUrl, sources });
    expect(groups.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
      operations.map(({ id, isProposed }) => `${id} ${isProposed ? "absent" : "passed"}`),
    );
    const workflows = await runWorkflows({
      baseUrl,
      sources,
      allowWrites: true,
      absentOperationIds: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])),
    });
    expect(workflows.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      "workflow appeal absent",
      "workflow notifications passed",
      "workflow register passed",
      "workflow search absent",
      "workflow sign-in passed",
    ]);
  });
});

describe("verify without permission to write", () => {
  it("sends no mutating request and reports mutating operations as skipped", async () => {
    const requestLines: string[] = [];
    const baseUrl = await serveMockBackend((backend) => (request, response) => {
      requestLines.push(`${request.method} ${request.url?.split("?")[0]}`);
      backend(request, response);
    });
    const sources: PersonaSources = { nextIdentityCode: () => `director-${randomBytes(4).toString("hex")}` };
    // Which requests are sent does not depend on the number of values.
    const groups = await collectGroups({ baseUrl, sources, allowWrites: false, valuesPerField: 1 });
    const mutating = operations.filter(({ isMutating }) => isMutating);
    expect(mutating.length).toBeGreaterThan(15);
    const paths = mutating.map(
      ({ method, path }) => new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    );
    expect(
      requestLines.filter(
        (line) => !line.startsWith("POST /api/public/auth/") && paths.some((path) => path.test(line)),
      ),
    ).toEqual([]);
    expect(groups.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    for (const { id } of mutating) expect(groups.find(({ name }) => name === id)?.outcome, id).toBe("skipped");
  });
});

describe("the findings of verify", () => {
  it("contain no secret, and name the environment variables in curl commands", async () => {
    const token = "a-token-that-nobody-may-see-0123456789";
    const password = "Not+For-Anybody-31";
    const serverTokens = ["a-token-of-the-server-0123456789", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"];
    // The server also returns a token in a field without "token" in its name.
    const baseUrl = await serveMockBackend(
      () => (_request, response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ token: serverTokens[0], greeting: serverTokens[1] })),
    );
    const groups = await collectGroups({
      baseUrl,
      sources: { token, username: "somebody@portal.example", password },
      allowWrites: false,
    });
    const output = JSON.stringify(groups);
    expect(groups.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(20);
    expect(output.includes("Bearer $CONTRACT_TOKEN")).toBe(true);
    for (const secret of [token, password, encodeURIComponent(password), "somebody@portal.example", ...serverTokens])
      expect(output.includes(secret), secret).toBe(false);
  });

  it("contain the expected value, the received value and a command to repeat the request", async () => {
    const baseUrl = await serveMockBackend(
      (backend) => (request, response) =>
        request.url?.startsWith("/api/status/public")
          ? response
              .writeHead(200, { "content-type": "application/json" })
              .end('{"state":"FINE","since":"2026-03-20T08:00:00Z"}')
          : backend(request, response),
    );
    const [group] = await collectGroups({
      baseUrl,
      sources: {},
      allowWrites: false,
      only: ["readServiceStatus"],
    });
    expect(group?.outcome).toBe("failed");
    expect(group?.findings[0]?.details).toEqual([
      expect.stringMatching(
        /^expected: \/state must be equal to one of the allowed values: OK, DEGRADED, DOWN$/,
      ) as string,
      'received: 200 {"state":"FINE","since":"2026-03-20T08:00:00Z"}',
      `repeat:   curl -i -X GET "${baseUrl}/status/public?lang=az"`,
    ]);
  });
});
