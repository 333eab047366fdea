import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createPrismProxy } from "../../openapi/kit/prism/prismProxy.ts";
import { preferLanguageExample, startPrism } from "../../openapi/kit/prism/startPrism.ts";
import { parseViolations } from "../../openapi/kit/prism/parseViolations.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const document = await readContract();
const closers: (() => unknown)[] = [];
afterAll(async () => void (await Promise.all(closers.map((close) => close()))));

describe("the mock server", { timeout: 60_000 }, () => {
  let base = "";
  beforeAll(async () => {
    const prism = await startPrism((contract) => ["mock", contract]);
    const front = createPrismProxy(prism.port, { change: preferLanguageExample(listOperations(document)) });
    base = `http://127.0.0.1:${await listenOnFreePort(front)}/api`;
    closers.push(prism.stop, () => closeServer(front));
  }, 60_000);

  it("answers every operation of the contract with its example", async () => {
    const groups = [];
    for await (const group of verify({
      document,
      baseUrl: base,
      feed: undefined,
      sources: {},
      allowWrites: true,
      examplesOnly: true,
    }))
      groups.push(group);
    expect(groups.flatMap(({ findings }) => findings.flatMap(({ details }) => details))).toEqual([]);
    expect(groups.map(({ outcome }) => outcome)).toEqual(listOperations(document).map(() => "passed"));
  });

  it.each([
    ["/search/public?word=a&lang=ru", {}, "Сертификат качества для экспорта"],
    ["/search/public?word=a&lang=en", {}, "Quality certificate for export"],
    ["/search/public?word=a", {}, "İxrac üçün keyfiyyət sertifikatı"],
    ["/search/public?word=a&lang=ru", { prefer: "example=nothing" }, undefined],
  ])(
    "answers %s with %j in the language that is asked for, or by the name of an example",
    async (path, headers: Record<string, string>, title) => {
      const { items } = (await (await fetch(base + path, { headers })).json()) as { items: { title: string }[] };
      expect(items[0]?.title).toBe(title);
    },
  );
});

describe("the watching proxy", { timeout: 60_000 }, () => {
  it("passes answers as they are, and tells who broke what", async () => {
    const world = createMockStore();
    const answer = mockBackendMiddleware({ store: world });
    const server = createServer((request, response) =>
      request.url?.includes("/status/public")
        ? response.writeHead(200, { "content-type": "application/json" }).end('{"state":"FINE"}')
        : answer(request, response, () => response.writeHead(404).end()),
    );
    const port = await listenOnFreePort(server);
    const prism = await startPrism((contract) => ["proxy", contract, `http://127.0.0.1:${port}/api`]);
    const told: string[] = [];
    const front = createPrismProxy(prism.port, {
      tell: ({ method, path, headers }) =>
        told.push(...parseViolations(headers["sl-violations"]).map((line) => `${method} ${path} ${line}`)),
    });
    const base = `http://127.0.0.1:${await listenOnFreePort(front)}`;
    closers.push(
      prism.stop,
      () => closeServer(front),
      () => closeServer(server),
    );

    expect(await (await fetch(`${base}/status/public`)).json()).toEqual({ state: "FINE" });
    expect((await fetch(`${base}/search/public?word=&lang=az`)).status).toBe(400);
    expect((await fetch(`${base}/faq/public`)).status).toBe(200);
    expect(told.filter((line) => line.startsWith("GET /status/public the server: "))).toHaveLength(2);
    expect(told.find((line) => line.startsWith("GET /search/public"))).toMatch(/whoever asked: .*word/);
    expect(told.filter((line) => line.startsWith("GET /faq"))).toEqual([]);
  });
});
