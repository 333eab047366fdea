import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { serviceMiddleware } from "../../mocks/httpServer.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { operationsOf } from "../../openapi/kit/contract/operations.ts";
import type { Group } from "../../openapi/kit/report/report.ts";
import { runJourneys } from "../../openapi/kit/verify/runWorkflows.ts";
import type { Sources } from "../../openapi/kit/verify/personas.ts";
import { feedName, verify, type Plan } from "../../openapi/kit/verify/verify.ts";
import { closed, listening, openWorld, worldSources } from "../../openapi/kit/verify/embeddedBackend.ts";

const document = await readContract();
const operations = operationsOf(document);
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function outcomes(plan: Omit<Plan, "document">): Promise<readonly Group[]> {
  const groups: Group[] = [];
  for await (const group of verify({ document, ...plan })) groups.push(group);
  return groups;
}

const failures = (groups: readonly Group[]): string[] => groups.flatMap(({ name, findings }) => findings.filter(({ outcome }) => outcome !== "passed").map((one) => `${name}: ${one.name}: ${one.lines.join(" ")}`));

/** A server of one's own before a new world. */
async function serve(listener: (service: RequestListener) => RequestListener): Promise<string> {
  const answer = serviceMiddleware({ world: createWorld() });
  const server = createServer(listener((request, response) => answer(request, response, () => response.writeHead(404).end())));
  closers.push(() => closed(server));
  return `http://127.0.0.1:${await listening(server)}/api`;
}

describe("the verification of the embedded service", () => {
  it("passes every operation and the feed, with every check, in everything it may change", async () => {
    const world = await openWorld();
    closers.push(world.close);
    const base = `http://127.0.0.1:${world.port}/api`;
    const groups = await outcomes({ base, feed: { url: `ws://127.0.0.1:${world.port}/ws`, destination: "/user/queue/notifications", patience: 5000 }, sources: worldSources(base), writes: true });
    expect(failures(groups)).toEqual([]);
    expect(groups.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([...operations.map(({ id }) => id), feedName].map((name) => `${name} passed`));
  });

  it("walks every journey to its end", async () => {
    const world = await openWorld();
    closers.push(world.close);
    const base = `http://127.0.0.1:${world.port}/api`;
    const groups = await runJourneys({ base, sources: worldSources(base), writes: true, absent: [] });
    expect(failures(groups)).toEqual([]);
    expect(groups.map(({ name }) => name)).toEqual(["appeal", "notifications", "register", "search", "sign-in"].map((name) => `journey ${name}`));
    expect(groups.every(({ findings }) => findings.length > 3)).toBe(true);
  });
});

describe("a server that has only what is agreed", () => {
  it("lacks what is only proposed, and fails in nothing", async () => {
    const proposed = operations.filter((one) => one.proposed).map(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
    const base = await serve((service) => (request, response) => (proposed.some((path) => path.test(request.url?.split("?")[0] ?? "")) ? response.writeHead(404).end("Not here") : service(request, response)));
    const groups = await outcomes({ base, feed: undefined, sources: worldSources(base), writes: true });
    expect(groups.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(operations.map(({ id, proposed: isProposed }) => `${id} ${isProposed ? "absent" : "passed"}`));
    const journeys = await runJourneys({ base, sources: worldSources(base), writes: true, absent: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])) });
    expect(journeys.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(["journey appeal absent", "journey notifications passed", "journey register passed", "journey search absent", "journey sign-in passed"]);
  });
});

describe("a verification without leave to write", () => {
  it("asks nothing that changes data, and says what it could not look at", async () => {
    const asked: string[] = [];
    const base = await serve((service) => (request, response) => {
      asked.push(`${request.method} ${request.url?.split("?")[0]}`);
      service(request, response);
    });
    const sources: Sources = { ...worldSources(base), mailbox: undefined };
    const groups = await outcomes({ base, feed: undefined, sources, writes: false });
    const changing = operations.filter(({ changes }) => changes);
    expect(changing.length).toBeGreaterThan(15);
    const paths = changing.map(({ method, path }) => new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
    expect(asked.filter((line) => !line.startsWith("POST /api/public/auth/") && paths.some((path) => path.test(line)))).toEqual([]);
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
    const base = await serve(() => (_request, response) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ token: given[0], greeting: given[1] })));
    const groups = await outcomes({ base, feed: undefined, sources: { token, username: "somebody@portal.example", password }, writes: false });
    const told = JSON.stringify(groups);
    expect(groups.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(20);
    expect(told.includes("Bearer $CONTRACT_TOKEN")).toBe(true);
    for (const secret of [token, password, encodeURIComponent(password), "somebody@portal.example", ...given]) expect(told.includes(secret), secret).toBe(false);
  });

  it("names what was expected, what came and how to repeat it", async () => {
    const base = await serve((service) => (request, response) => (request.url?.startsWith("/api/status/public") ? response.writeHead(200, { "content-type": "application/json" }).end('{"state":"FINE","since":"2026-03-20T08:00:00Z"}') : service(request, response)));
    const [group] = await outcomes({ base, feed: undefined, sources: {}, writes: false, only: ["readServiceStatus"] });
    expect(group?.outcome).toBe("failed");
    expect(group?.findings[0]?.lines).toEqual([
      expect.stringMatching(/^expected: \/state must be equal to one of the allowed values: OK, DEGRADED, DOWN$/) as string,
      'came:     200 {"state":"FINE","since":"2026-03-20T08:00:00Z"}',
      `repeat:   curl -i -X GET "${base}/status/public?lang=az"`,
    ]);
  });
});
