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
    const proxy = createPrismProxy(prism.port, { extraHeaders: preferLanguageExample(listOperations(document)) });
    base = `http://127.0.0.1:${await listenOnFreePort(proxy)}/api`;
    closers.push(prism.stop, () => closeServer(proxy));
  }, 60_000);

  it("returns a valid example for every operation of the contract", async () => {
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
    "returns the example for %s with %j in the requested language or by name",
    async (path, headers: Record<string, string>, title) => {
      const { items } = (await (await fetch(base + path, { headers })).json()) as { items: { title: string }[] };
      expect(items[0]?.title).toBe(title);
    },
  );
});

describe("the proxy", { timeout: 60_000 }, () => {
  it("forwards responses unchanged and reports violations by client and server", async () => {
    const middleware = mockBackendMiddleware({ store: createMockStore() });
    const server = createServer((request, response) =>
      request.url?.includes("/status/public")
        ? response.writeHead(200, { "content-type": "application/json" }).end('{"state":"FINE"}')
        : middleware(request, response, () => response.writeHead(404).end()),
    );
    const port = await listenOnFreePort(server);
    const prism = await startPrism((contract) => ["proxy", contract, `http://127.0.0.1:${port}/api`]);
    const violations: string[] = [];
    const proxy = createPrismProxy(prism.port, {
      onResponse: ({ method, path, headers }) =>
        violations.push(...parseViolations(headers["sl-violations"]).map((line) => `${method} ${path} ${line}`)),
    });
    const base = `http://127.0.0.1:${await listenOnFreePort(proxy)}`;
    closers.push(
      prism.stop,
      () => closeServer(proxy),
      () => closeServer(server),
    );

    expect(await (await fetch(`${base}/status/public`)).json()).toEqual({ state: "FINE" });
    expect((await fetch(`${base}/search/public?word=&lang=az`)).status).toBe(400);
    expect((await fetch(`${base}/faq/public`)).status).toBe(200);
    expect(violations.filter((line) => line.startsWith("GET /status/public server: "))).toHaveLength(2);
    expect(violations.find((line) => line.startsWith("GET /search/public"))).toMatch(/client: .*word/);
    expect(violations.filter((line) => line.startsWith("GET /faq"))).toEqual([]);
  });
});
