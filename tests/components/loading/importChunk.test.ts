// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importChunk } from "../../../src/components/loading/importChunk.ts";
import type * as Release from "../../../src/components/loading/release.ts";

const firstView = vi.hoisted(() => ({ isOver: true }));
vi.mock(import("../../../src/components/loading/firstView.ts"), () => ({ isFirstViewOver: () => firstView.isOver }));
const report = vi.hoisted(() => vi.fn<typeof Release.reportMissingChunk>());
vi.mock(import("../../../src/components/loading/release.ts"), () => ({ reportMissingChunk: report }));

/** The responses to come, by path. */
const responses = new Map<string, Response | Error>();
const requestedPaths: string[] = [];
const script = (): Response => new Response("", { headers: { "content-type": "text/javascript; charset=utf-8" } });
const getError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index.js"></script>';
  requestedPaths.length = 0;
  firstView.isOver = true;
  vi.stubGlobal("fetch", async (path: string) => {
    requestedPaths.push(path);
    const response = responses.get(path) ?? script();
    if (response instanceof Error) throw response;
    return response;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  responses.clear();
  report.mockClear();
});

describe("importChunk", () => {
  it("imports a chunk when its files are there, and requests them once", async () => {
    const requestsBefore: number[] = [];
    const load = async (): Promise<string> => {
      requestsBefore.push(requestedPaths.length);
      return "module";
    };
    const files = ["assets/page.js", "assets/shared.js"];
    expect([await importChunk(load, files), await importChunk(load, files)]).toEqual(["module", "module"]);
    expect([requestedPaths, requestsBefore]).toEqual([
      ["/assets/page.js", "/assets/shared.js"],
      [2, 2],
    ]);
  });

  it.each([
    ["a lost connection", new TypeError("Failed to fetch")],
    ["a missing file", new Response("", { status: 404, headers: { "content-type": "text/javascript" } })],
    ["a page of a proxy", new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } })],
  ])("never imports a chunk after %s, and requests the file again the next time", async (name, response) => {
    const file = `assets/${name.replaceAll(" ", "-")}.js`;
    responses.set(`/${file}`, response);
    const load = vi.fn<() => Promise<string>>(async () => "module");
    expect(await getError(importChunk(load, [file]))).toBeInstanceOf(TypeError);
    expect([load.mock.calls, report.mock.calls]).toEqual([[], [[expect.any(TypeError), false]]]);
    responses.clear();
    expect(await importChunk(load, [file])).toBe("module");
  });

  it("imports at once during the first view, and preloads what the chunk imports", async () => {
    firstView.isOver = false;
    expect(await importChunk(async () => "module", ["assets/first.js", "assets/firstShared.js"])).toBe("module");
    expect([...document.querySelectorAll("[rel=modulepreload]")].map((link) => link.getAttribute("href"))).toEqual([
      "/assets/first.js",
      "/assets/firstShared.js",
    ]);
    expect(requestedPaths).toEqual([]);
  });

  it("does not request again what the page requests itself", async () => {
    document.head.insertAdjacentHTML("beforeend", '<link rel="modulepreload" crossorigin href="/assets/early.js">');
    expect(await importChunk(async () => "module", ["assets/early.js", "assets/index.js"])).toBe("module");
    expect(requestedPaths).toEqual([]);
  });

  it.each([
    ["Failed to fetch dynamically imported module: /assets/kept.js", undefined, true],
    ["error loading dynamically imported module: /assets/kept.js", undefined, true],
    ["Importing a module script failed.", undefined, true],
    ["Importing a module script failed.", new TypeError("Load failed"), false],
    ["undefined is not a function", undefined, false],
  ])("reports the failed import “%s” with whether only a reload can load it", async (message, response, isKept) => {
    document.head.insertAdjacentHTML("beforeend", '<link rel="modulepreload" crossorigin href="/assets/kept.js">');
    if (response !== undefined) responses.set("/assets/kept.js", response);
    const error = new TypeError(message);
    expect(await getError(importChunk(() => Promise.reject(error), ["assets/kept.js"]))).toBe(error);
    expect(report.mock.calls).toEqual([[error, isKept]]);
  });
});
