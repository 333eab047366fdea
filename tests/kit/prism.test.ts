import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createPrismProxy } from "../../openapi/kit/prism/prismProxy.ts";
import { preferLanguageExample, startPrism } from "../../openapi/kit/prism/startPrism.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const document = await readContract();
const closers: (() => unknown)[] = [];
afterAll(async () => void (await Promise.all(closers.map((close) => close()))));

/** A response of the mock server: a list, or an error. */
type Example = { items?: { title: string }[]; message?: string };

describe("the mock server", () => {
  let base = "";
  beforeAll(async () => {
    const prism = await startPrism((contract) => ["mock", contract]);
    const proxy = createPrismProxy(prism.port, { extraHeaders: preferLanguageExample(listOperations(document)) });
    base = `http://127.0.0.1:${await listenOnFreePort(proxy)}/api`;
    closers.push(prism.stop, () => closeServer(proxy));
  });

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
    ["/faq/public?lang=ru", { prefer: "code=503" }, "Служба временно недоступна. Попробуйте немного позже."],
    [
      "/faq/public?lang=en",
      { prefer: "code=503" },
      "The service is temporarily unavailable. Try again a little later.",
    ],
  ])(
    "returns the example for %s with %j in the requested language or by name",
    async (path, headers: Record<string, string>, text) => {
      const { items, message } = (await (await fetch(base + path, { headers })).json()) as Example;
      expect(message ?? items?.[0]?.title).toBe(text);
    },
  );
});

it("lets each response wait for the delay", async () => {
  const upstream = createServer((_request, response) => void response.end("{}"));
  const proxy = createPrismProxy(await listenOnFreePort(upstream), { delayMs: 50 });
  const url = `http://127.0.0.1:${await listenOnFreePort(proxy)}`;
  closers.push(
    () => closeServer(proxy),
    () => closeServer(upstream),
  );
  const timers = vi.spyOn(globalThis, "setTimeout");
  expect(await (await fetch(url)).text()).toBe("{}");
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(50);
  timers.mockRestore();
});
