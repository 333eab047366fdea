import { JSDOM } from "jsdom";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { getDynamicRoutes, readFeed, renderRecord, setBackend } from "../src/prerender.tsx";
import { describeRecord } from "../src/app/recordHead.ts";
import { renderPageHead, withPublicOrigin } from "../deploy/pageHead.ts";
import { createLimitedFetch } from "../deploy/renderer/limitedFetch.ts";
import { languages } from "../src/i18n/language.ts";
import { withLanguage } from "../src/i18n/languagePaths.ts";

const backend = "http://backend.example/api";
const service = {
  id: "101",
  type: "E_SERVICE",
  title: "Certificate </script><b>",
  summary: "A certificate of quality",
  code: "S-1",
  audience: "Everybody",
  durationWorkingDays: 3,
  serviceFee: 0,
  governmentFee: 0,
  steps: [],
  requiredDocuments: [],
  legalBasis: [],
};
const post = {
  id: "7",
  place: "news",
  title: "News of today",
  summary: "First lines",
  publishedAt: "2026-03-20T08:00:00Z",
  content: '<p>Text<script>alert(1)</script><img src=x onerror="alert(2)"></p>',
  related: [],
};

const requests: Request[] = [];
/** Answers each request of the backend in this way. */
function respondWith(respond: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal("fetch", (request: Request) => {
    requests.push(request);
    return Promise.resolve(respond(request));
  });
}
const render = (path: string, timeoutMs = 20_000) => renderRecord(path, "en", AbortSignal.timeout(timeoutMs));

beforeAll(() => {
  setBackend(backend);
  globalThis.sanitizerWindow = new JSDOM("").window;
});
afterEach(() => {
  requests.length = 0;
  vi.unstubAllGlobals();
});

describe("a rendered record", () => {
  it("has its content, title, description, breadcrumbs and data, and asks the backend once without credentials", async () => {
    respondWith(() => Response.json(service));
    const record = await render("/e-services/101");
    expect(record?.html).toContain("Certificate &lt;/script&gt;&lt;b&gt;");
    expect(record?.html).toContain("https://schema.org/GovernmentService");
    expect(record?.html).not.toMatch(/\sstyle="|<style|<script\b|\son\w+=/);
    expect(record?.html.match(/aria-busy="true"/g), "only the skeleton of the related services").toHaveLength(1);
    expect(record?.title).toMatch(/^Certificate <\/script><b> – /);
    expect(record?.head).toMatchObject({ description: "A certificate of quality", canonicalPath: "/e-services/101" });
    const head = renderPageHead(record?.head, { language: "en", title: record?.title ?? "", portal: "competition" });
    expect(head).toContain("BreadcrumbList");
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(record?.data).toMatchObject({
      title: { title: service.title },
      responses: [[["readService", "101", { lang: "en" }], service]],
    });
    expect(requests.map(({ url, method }) => [method, url])).toEqual([
      ["GET", `${backend}/services/public/101?lang=en`],
    ]);
    expect([...(requests[0]?.headers.keys() ?? [])].filter((name) => /cookie|authorization/.test(name))).toEqual([]);
  });

  it("of an article is sanitised", async () => {
    respondWith(() => Response.json(post));
    const record = await render("/post/7");
    expect(record?.html).toContain("<p>Text</p>");
    expect(record?.html).not.toMatch(/alert|onerror/);
    expect(record?.head?.openGraphType).toBe("article");
  });

  it("does not mix with another one that is rendered at the same time", async () => {
    respondWith((request) => Response.json(request.url.includes("/posts/") ? post : service));
    const [first, second] = await Promise.all([render("/post/7"), render("/e-services/101")]);
    expect([first?.html.includes("News of today"), first?.html.includes("A certificate of quality")]).toEqual([
      true,
      false,
    ]);
    expect([second?.html.includes("News of today"), second?.html.includes("A certificate of quality")]).toEqual([
      false,
      true,
    ]);
  });

  it("does not exist when the backend says so, or has no price of the product", async () => {
    respondWith(() => Response.json({ message: "none" }, { status: 404 }));
    expect(await render("/e-services/999")).toBeUndefined();
    respondWith(() => new Response(null, { status: 404 }));
    expect(await render("/e-services/999")).toBeUndefined();
    respondWith(() => new Response(null, { status: 410 }));
    expect(await render("/e-services/999")).toBeUndefined();
    const headers = { "content-type": "text/plain" };
    respondWith(() => new Response('{"message":"none"}', { status: 404, headers }));
    expect(await render("/e-services/999")).toBeUndefined();
    respondWith(() => Response.json({ page: 1, perPage: 100, total: 0, items: [], categories: [], regions: [] }));
    expect(await render("/information-center/market-prices/none")).toBeUndefined();
  });

  it.each<[string, string, () => Response | Promise<Response>]>([
    ["is unavailable", "unavailable", () => new Response(null, { status: 503 })],
    ["cannot be reached", "offline", () => Promise.reject(new TypeError("fetch failed"))],
    ["sends another structure", "invalidResponse", () => Response.json({ title: 1 })],
    [
      "sends the page of a proxy",
      "invalidResponse",
      () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    ],
    [
      "sends 404 with the page of a proxy",
      "unavailable",
      () => new Response("<html>", { status: 404, headers: { "content-type": "text/html" } }),
    ],
    [
      "sends 404 with the text of a proxy",
      "unavailable",
      () =>
        new Response("404 page not found", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } }),
    ],
    ["demands a sign-in", "unauthorized", () => new Response(null, { status: 401 })],
  ])("fails when the backend %s", async (_what, message, respond) => {
    respondWith(respond);
    await expect(render("/e-services/101")).rejects.toThrow(message);
  });

  it.each([403, 501])(
    "fails when the backend answers %d, as it may to every call that it does not have",
    async (status) => {
      vi.stubGlobal(
        "fetch",
        createLimitedFetch({ send: () => Promise.resolve(Response.json({ message: "none" }, { status })) }),
      );
      await expect(render("/e-services/101")).rejects.toThrow("offline");
    },
  );

  it("fails in time when the backend does not answer", async () => {
    vi.stubGlobal("fetch", (_request: Request, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      return promise;
    });
    await expect(render("/e-services/101", 20)).rejects.toThrow(/timeout/i);
  });
});

describe("what search engines read on a rendered page", () => {
  const origin = "https://portal.example.org";
  const codes = languages.map(({ code }) => code);
  const records = [
    { path: "/e-services/101", type: "GovernmentService", name: "name", record: service },
    { path: "/post/7", type: "NewsArticle", name: "headline", record: post },
  ] as const;

  /** Returns the head and the microdata of a record in one language, as documents. */
  async function readPage(path: string, language: (typeof codes)[number]) {
    const rendered = await renderRecord(path, language, AbortSignal.timeout(20_000));
    if (rendered === undefined) throw new Error(`${path} does not exist`);
    const { head, title, html } = rendered;
    const headHtml = withPublicOrigin(renderPageHead(head, { language, title, portal: "competition" }), origin);
    const read = (markup: string) => new JSDOM(markup).window.document as Document;
    return { title, head: read(headHtml), body: read(html) };
  }
  const readAlternates = (head: Document) =>
    Object.fromEntries(
      [...head.querySelectorAll("link[hreflang]")].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    );

  it.each(records)("of $path is its place on the site, and the same alternates in every language", async (record) => {
    respondWith(() => Response.json(record.record));
    for (const code of codes) {
      const { head, title } = await readPage(record.path, code);
      const url = origin + withLanguage(record.path, code);
      expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(url);
      expect(readAlternates(head)).toEqual({
        ...Object.fromEntries(codes.map((other) => [other, origin + withLanguage(record.path, other)])),
        "x-default": origin + record.path,
      });
      expect(title.startsWith(`${record.record.title} – `), title).toBe(true);
      const [data, ...others] = [...head.querySelectorAll("script")].map(
        (script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>,
      );
      expect([data?.["@context"], data?.["@type"], others]).toEqual(["https://schema.org", "BreadcrumbList", []]);
      const items = data?.["itemListElement"] as Record<string, string | number>[];
      expect(items.map(({ "@type": type, position }) => [type, position])).toEqual(
        items.map((_item, index) => ["ListItem", index + 1]),
      );
      expect(items.every(({ name, item }) => /\S/.test(String(name)) && String(item).startsWith(`${origin}/`))).toBe(
        true,
      );
      expect(items.at(-1)).toMatchObject({ name: record.record.title, item: url });
    }
  });

  it.each(records)(
    "of $path is what it is about, with values that are not empty",
    async ({ path, type, name, record }) => {
      respondWith(() => Response.json(record));
      const { body } = await readPage(path, "en");
      const item = body.querySelector(`[itemtype="https://schema.org/${type}"]`);
      expect(item?.querySelector(`[itemprop=${name}]`)?.getAttribute("content")).toBe(record.title);
      const values = [...(item?.querySelectorAll("meta[itemprop]") ?? [])].map((meta) => meta.getAttribute("content"));
      expect(values.length).toBeGreaterThan(1);
      expect(values.filter((value) => !/\S/.test(value ?? ""))).toEqual([]);
    },
  );

  it("differs between two records: title and description", async () => {
    respondWith((request) => Response.json(request.url.includes("/posts/") ? post : service));
    const pages = await Promise.all(records.map(({ path }) => readPage(path, "ru")));
    const descriptions = pages.map(({ head }) => head.querySelector("meta[name=description]")?.getAttribute("content"));
    expect(descriptions).toEqual([service.summary, post.summary]);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });
});

it("every public route of one record describes its page", () => {
  const prices = { items: [{ productId: 1, product: "Apples", category: { title: "Fruit" } }] };
  for (const { name } of getDynamicRoutes())
    expect(describeRecord(name, { ...service, ...post, ...prices }, { id: "1" })?.title.title, name).toBeTruthy();
});

describe("a feed", () => {
  const read = () => readFeed("bulletin", "ru", AbortSignal.timeout(20_000));
  it("has the newest posts of its placement, its title and its author, and sends no credentials", async () => {
    respondWith(() => Response.json({ page: 1, perPage: 20, total: 1, items: [{ ...post, place: "bulletin" }] }));
    expect(await read()).toMatchObject({
      title: expect.stringContaining("Журнал «Бюллетень» – "),
      author: expect.stringMatching(/^Служба/),
      pagePath: "/news-letters",
      posts: [{ id: "7", title: post.title }],
    });
    expect(requests.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
      [`${backend}/posts/public?place=bulletin&page=1&perPage=20&lang=ru`, null],
    ]);
  });
  it("does not exist where the backend has no posts, and fails where the backend does", async () => {
    respondWith(() => Response.json({ message: "Not found" }, { status: 404 }));
    expect(await read()).toBeUndefined();
    respondWith(() => Response.json({ message: "Fault" }, { status: 500 }));
    await expect(read()).rejects.toThrow(/./);
  });
});
