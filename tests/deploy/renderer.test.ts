import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { createLimitedFetch } from "../../deploy/renderer/limitedFetch.ts";
import { createRecordPathParser } from "../../deploy/renderer/recordPath.ts";
import type { RecordAnswer } from "../../deploy/renderer/recordRenderer.ts";
import { createRendererHandler } from "../../deploy/renderer/rendererServer.ts";
import { fillTemplate, recordPlaceholders } from "../../deploy/renderer/recordTemplates.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { getRecordPathPattern } from "../../src/prerender.tsx";
import { findFreePort } from "../support/ports.ts";
import { isRenderedPage } from "./rendererLoad.ts";

const recordPaths = getRecordPathPattern();
const answers: Readonly<Record<string, RecordAnswer>> = {
  "/e-services/1": { kind: "page", html: "<p>page</p>" },
  "/e-services/2": { kind: "missing" },
};
const lines: string[] = [];
const server = createServer(
  createRendererHandler({
    index: { recordPaths, release: "r1" },
    render: (path, language, origin) =>
      Promise.resolve(
        path === "/e-services/3"
          ? { kind: "page", html: `${language} ${origin}` }
          : (answers[path] ?? { kind: "failed", reason: "unavailable 503" }),
      ),
    renderFeed: ({ placement, language }, origin) =>
      Promise.resolve(
        placement === "news"
          ? { kind: "feed", xml: `<feed>${language} ${origin}</feed>` }
          : language === "az"
            ? { kind: "missing" }
            : { kind: "failed", reason: "timeout" },
      ),
    origin: "https://portal.example.org",
    log: (line) => lines.push(line),
  }),
);
const base = `http://127.0.0.1:${await listenOnFreePort(server)}`;
afterAll(() => closeServer(server));

describe("the renderer of single records", () => {
  it.each([
    ["/e-services/1", {}, 200, "<p>page</p>"],
    ["/e-services/1", { "X-Portal-Release": "r1" }, 200, "<p>page</p>"],
    ["/ru/e-services/3", { "Accept-Encoding": "gzip" }, 200, "ru https://portal.example.org"],
    ["/e-services/3", { "Accept-Encoding": "br", Cookie: "locale=ru" }, 200, "az https://portal.example.org"],
    ["/e-services/1", { "X-Portal-Release": "r2" }, 503, "503\n"],
    ["/e-services/2", {}, 404, "404\n"],
    ["/e-services/9", {}, 503, "503\n"],
    ["/home", {}, 404, "404\n"],
    ["/healthz", {}, 200, "ok\n"],
  ])("answers %s with %j by %d", async (path, headers, status, text) => {
    const response = await fetch(base + path, { headers });
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect([response.headers.get("cache-control"), response.headers.get("x-content-type-options")]).toEqual([
      "no-store",
      "nosniff",
    ]);
  });

  it.each([
    ["/feeds/news.xml", 200, "<feed>az https://portal.example.org</feed>"],
    ["/ru/feeds/news.xml?utm_source=x", 200, "<feed>ru https://portal.example.org</feed>"],
    ["/feeds/bulletin.xml", 404, "404\n"],
    ["/en/feeds/bulletin.xml", 503, "503\n"],
    ["/feeds/services.xml", 404, "404\n"],
    ["/az/feeds/news.xml", 404, "404\n"],
  ])("answers the feed %s by %d", async (path, status, text) => {
    const response = await fetch(base + path);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get("content-type")).toBe(
      status === 200 ? "application/atom+xml; charset=utf-8" : "text/plain; charset=utf-8",
    );
    expect(response.headers.get("etag") !== null).toBe(status === 200);
  });

  it("accepts only requests that read", async () => {
    expect((await fetch(`${base}/e-services/1`, { method: "POST", body: "x" })).status).toBe(405);
  });

  it("logs the path, the status and the reason, and nothing that may be secret", async () => {
    lines.length = 0;
    const headers = { Authorization: "Bearer secret", Cookie: "a=secret", "X-Request-Id": "id-1" };
    await fetch(`${base}/e-services/9?code=secret`, { headers });
    await fetch(`${base}/secret`, { headers: { "X-Request-Id": 'secret" x' } });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { id: "id-1", path: "/e-services/9", status: 503, reason: "unavailable 503" },
      { path: "-", status: 404 },
    ]);
    expect(lines.join("")).not.toContain("secret");
  });
});

describe("the path of a record", () => {
  const parse = createRecordPathParser(recordPaths);
  it.each([
    ["/e-services/101", { path: "/e-services/101", language: undefined }],
    ["/ru/post/a-1/", { path: "/post/a-1", language: "ru" }],
    [
      "/en/information-center/market-prices/apples",
      { path: "/information-center/market-prices/apples", language: "en" },
    ],
    ["/e-services", undefined],
    ["/az/e-services/101", undefined],
    ["/RU/e-services/101", undefined],
    ["/e-services/..", undefined],
    ["/e-services/1/2", undefined],
    ["/e-services/%2e", undefined],
    ["/my-appeals/1", undefined],
  ])("of %s is %j", (path, expected) => {
    expect(parse(path)).toEqual(expected);
  });
  it("does not exist in a build without them", () => {
    expect(createRecordPathParser(undefined)("/e-services/101")).toBeUndefined();
  });
});

describe("the load of a renderer", () => {
  const shell = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
  const page = shell.replace("</body>", '<script type="application/json" id="page-data">{}</script></body>');
  it("counts as rendered only a page with the data of a record, not the shell in its place", () => {
    expect(isRenderedPage(200, brotliCompressSync(page))).toBe(true);
    expect(isRenderedPage(200, brotliCompressSync(shell))).toBe(false);
    expect(isRenderedPage(503, brotliCompressSync(page))).toBe(false);
  });
});

describe("the requests of a renderer", () => {
  const respond =
    (body: string): typeof fetch =>
    () =>
      Promise.resolve(new Response(body, { status: 203 }));
  it("read responses up to a size", async () => {
    const read = async (body: string): Promise<unknown[]> => {
      const response = await createLimitedFetch({ send: respond(body), maxBytes: 5 })("http://backend.example/");
      return [response.status, await response.text()];
    };
    expect(await read("12345")).toEqual([203, "12345"]);
    await expect(read("123456")).rejects.toThrow("too large");
  });
  it("follow no redirect and send no credentials", async () => {
    const sent: (RequestInit | undefined)[] = [];
    const send: typeof fetch = (_input, init) => {
      sent.push(init);
      return Promise.resolve(new Response(null));
    };
    await createLimitedFetch({ send })("http://backend.example/");
    expect(sent).toEqual([{ redirect: "error", credentials: "omit" }]);
  });
  it("say why the backend does not answer them", async () => {
    const backend = createServer((request, response) => {
      if (request.url === "/moved") response.writeHead(302, { location: "/" }).end();
      else if (request.url === "/absent") response.writeHead(501).end();
    });
    const address = `http://127.0.0.1:${await listenOnFreePort(backend)}`;
    const reasons: string[] = [];
    const send = createLimitedFetch({ onFailure: (reason) => reasons.push(reason) });
    const signal = AbortSignal.timeout(50);
    await expect(send(`http://127.0.0.1:${await findFreePort()}/`)).rejects.toThrow("fetch failed");
    await expect(send(`${address}/moved`)).rejects.toThrow("fetch failed");
    await expect(send(`${address}/absent`)).rejects.toThrow("501");
    await expect(send(`${address}/slow`, { signal })).rejects.toThrow("timeout");
    await closeServer(backend);
    expect(reasons).toEqual(["ECONNREFUSED", "unexpected redirect", "status 501", expect.stringContaining("timeout")]);
  });
});

it("a text of a record with the name of a placeholder stays as it is", () => {
  const values = {
    path: "/a",
    title: "%RECORD_HTML%",
    browserNotice: "",
    headElements: "",
    html: "<p>",
    data: "",
    style: "",
  };
  expect(fillTemplate(`${recordPlaceholders.title} ${recordPlaceholders.html} %OTHER%`, values)).toBe(
    "%RECORD_HTML% <p> %OTHER%",
  );
});

it("a template of a later version, with a placeholder that the renderer does not know, is refused", () => {
  const values = { path: "", title: "", browserNotice: "", headElements: "", html: "", data: "", style: "" };
  expect(() => fillTemplate("<p>%RECORD_AUTHOR%</p>", values)).toThrow("does not know %RECORD_AUTHOR%");
});
