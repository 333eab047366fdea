import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import type { ReportGroup } from "../../openapi/kit/report/report.ts";
import { runWorkflows } from "../../openapi/kit/verify/runWorkflows.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";
import { feedOperationId, verify, type VerifyOptions } from "../../openapi/kit/verify/verify.ts";
import {
  closeServer,
  listenOnFreePort,
  startEmbeddedBackend,
  embeddedBackendSources,
} from "../../openapi/kit/verify/embeddedBackend.ts";

const document = await readContract();
const operations = listOperations(document);
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function collectGroups(plan: Omit<VerifyOptions, "document">): Promise<readonly ReportGroup[]> {
  const groups: ReportGroup[] = [];
  for await (const group of verify({ document, ...plan })) groups.push(group);
  return groups;
}

const failureLines = (groups: readonly ReportGroup[]): string[] =>
  groups.flatMap(({ name, findings }) =>
    findings
      .filter(({ outcome }) => outcome !== "passed")
      .map((one) => `${name}: ${one.name}: ${one.details.join(" ")}`),
  );

/** A server of one's own before a new world. */
async function serveMockBackend(listener: (service: RequestListener) => RequestListener): Promise<string> {
  const answer = mockBackendMiddleware({ store: createMockStore() });
  const server = createServer(
    listener((request, response) => answer(request, response, () => response.writeHead(404).end())),
  );
  closers.push(() => closeServer(server));
  return `http://127.0.0.1:${await listenOnFreePort(server)}/api`;
}

describe("the verification of the embedded service", () => {
  it("passes every operation and the feed, with every check, in everything it may change", async () => {
    const world = await startEmbeddedBackend();
    closers.push(world.close);
    const base = `http://127.0.0.1:${world.port}/api`;
    const groups = await collectGroups({
      baseUrl: base,
      feed: { url: `ws://127.0.0.1:${world.port}/ws`, destination: "/user/queue/notifications", timeoutMs: 5000 },
      sources: embeddedBackendSources(base),
      allowWrites: true,
    });
    expect(failureLines(groups)).toEqual([]);
    expect(groups.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
      [...operations.map(({ id }) => id), feedOperationId].map((name) => `${name} passed`),
    );
  });

  it("walks every journey to its end", async () => {
    const world = await startEmbeddedBackend();
    closers.push(world.close);
    const base = `http://127.0.0.1:${world.port}/api`;
    const groups = await runWorkflows({
      baseUrl: base,
      sources: embeddedBackendSources(base),
      allowWrites: true,
      absentOperationIds: [],
    });
    expect(failureLines(groups)).toEqual([]);
    expect(groups.map(({ name }) => name)).toEqual(
      ["appeal", "notifications", "register", "search", "sign-in"].map((name) => `journey ${name}`),
    );
    expect(groups.every(({ findings }) => findings.length > 3)).toBe(true);
  });
});

describe("a server that has only what is agreed", () => {
  it("lacks what is only proposed, and fails in nothing", async () => {
    const proposed = operations
      .filter((one) => one.isProposed)
      .map(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
    const base = await serveMockBackend(
      (service) => (request, response) =>
        proposed.some((path) => path.test(request.url?.split("?")[0] ?? ""))
          ? response.writeHead(404).end("Not here")
          : service(request, response),
    );
    const groups = await collectGroups({
      baseUrl: base,
      feed: undefined,
      sources: embeddedBackendSources(base),
      allowWrites: true,
    });
    expect(groups.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
      operations.map(({ id, isProposed }) => `${id} ${isProposed ? "absent" : "passed"}`),
    );
    const journeys = await runWorkflows({
      baseUrl: base,
      sources: embeddedBackendSources(base),
      allowWrites: true,
      absentOperationIds: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])),
    });
    expect(journeys.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      "journey appeal absent",
      "journey notifications passed",
      "journey register passed",
      "journey search absent",
      "journey sign-in passed",
    ]);
  });
});

describe("a verification without leave to write", () => {
  it("asks nothing that changes data, and says what it could not look at", async () => {
    const asked: string[] = [];
    const base = await serveMockBackend((service) => (request, response) => {
      asked.push(`${request.method} ${request.url?.split("?")[0]}`);
      service(request, response);
    });
    const sources: PersonaSources = { ...embeddedBackendSources(base), mailboxUrl: undefined };
    const groups = await collectGroups({ baseUrl: base, feed: undefined, sources, allowWrites: false });
    const changing = operations.filter(({ isMutating }) => isMutating);
    expect(changing.length).toBeGreaterThan(15);
    const paths = changing.map(
      ({ method, path }) => new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    );
    expect(
      asked.filter((line) => !line.startsWith("POST /api/public/auth/") && paths.some((path) => path.test(line))),
    ).toEqual([]);
    expect(groups.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    for (const { id } of changing) expect(groups.find(({ name }) => name === id)?.outcome, id).toBe("unreachable");
  });
});

describe("what a verification says", () => {
  it("holds no secret, and repeats a request with the names of the variables", async () => {
    const token = "a-token-that-nobody-may-see-0123456789";
    const password = "Not+For-Anybody-31";
    const given = ["a-token-of-the-server-0123456789", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"];
    // It says a token also where nobody would look for one.
    const base = await serveMockBackend(
      () => (_request, response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ token: given[0], greeting: given[1] })),
    );
    const groups = await collectGroups({
      baseUrl: base,
      feed: undefined,
      sources: { token, username: "somebody@portal.example", password },
      allowWrites: false,
    });
    const told = JSON.stringify(groups);
    expect(groups.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(20);
    expect(told.includes("Bearer $CONTRACT_TOKEN")).toBe(true);
    for (const secret of [token, password, encodeURIComponent(password), "somebody@portal.example", ...given])
      expect(told.includes(secret), secret).toBe(false);
  });

  it("names what was expected, what came and how to repeat it", async () => {
    const base = await serveMockBackend(
      (service) => (request, response) =>
        request.url?.startsWith("/api/status/public")
          ? response
              .writeHead(200, { "content-type": "application/json" })
              .end('{"state":"FINE","since":"2026-03-20T08:00:00Z"}')
          : service(request, response),
    );
    const [group] = await collectGroups({
      baseUrl: base,
      feed: undefined,
      sources: {},
      allowWrites: false,
      only: ["readServiceStatus"],
    });
    expect(group?.outcome).toBe("failed");
    expect(group?.findings[0]?.details).toEqual([
      expect.stringMatching(
        /^expected: \/state must be equal to one of the allowed values: OK, DEGRADED, DOWN$/,
      ) as string,
      'came:     200 {"state":"FINE","since":"2026-03-20T08:00:00Z"}',
      `repeat:   curl -i -X GET "${base}/status/public?lang=az"`,
    ]);
  });
});
