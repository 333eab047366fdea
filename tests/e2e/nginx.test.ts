import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { once } from "node:events";
import {
  Agent,
  createServer,
  request as requestPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createContentSecurityPolicy } from "../../deploy/headers.ts";
import { createPackage, hashFolder } from "../../deploy/package.ts";
import { deployRelease } from "../../deploy/release.ts";
import { fallbackPath } from "../../src/config/paths.ts";
import { testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { createSiteChecks } from "../deploy/siteChecks.ts";
import { findNginx } from "../deploy/findNginx.ts";
import { isProgramAvailable } from "../support/isProgramAvailable.ts";
import { startNginxSite, type NginxSite } from "../deploy/nginxSite.ts";
import { requestSite, requestWebSocket } from "../deploy/siteRequest.ts";
import { releaseUnderLoad } from "../deploy/releaseUnderLoad.ts";

const hasNginx = isProgramAvailable(findNginx);

const pageHtml = (version: string, language: string, path: string): string =>
  `<!doctype html><html lang="${language}" data-page="${path}"><title>x</title><style>a{}</style><script>/* ${version.repeat(500)} */</script><script type="module" src="/assets/index-${version}.js"></script><link rel="stylesheet" href="/assets/index-1.css"><div id="root">${path === fallbackPath ? "" : "<h1>x</h1>"}</div>`;
const releaseFiles = (version: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    testedLanguages.flatMap((language) =>
      ["/", "/home", "/my-appeals", fallbackPath].map((path) => [
        (language === "az" ? "" : `${language}/`) +
          (path === fallbackPath ? "shell.html" : `${path}/index.html`.replaceAll(/\/+/g, "/").slice(1)),
        pageHtml(version, language, path),
      ]),
    ),
  ),
  ...Object.fromEntries(
    testedLanguages.map((language) => [
      `${language === "az" ? "" : `${language}/`}404.html`,
      pageHtml(version, language, '*" data-unknown="'),
    ]),
  ),
  "known-paths.json": JSON.stringify({
    knownPaths: "^(/(ru|en))?(/home|/my-appeals(/[^/]+)?|/payments/paid-payments|/asan-login|/e-services/[^/]+)?/*$",
    recordPaths: String.raw`^(?<record_language>/(?:ru|en))?(?<record_path>/e-services/[\w-]+)/*$`,
    release: version,
  }),
  "config.json": "{}",
  "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(50)}</svg>`,
  [`assets/index-${version}.js`]: "export {};".repeat(500),
  "assets/index-1.css": "a{}".repeat(500),
  "assets/pdf-1.mjs": "export {};".repeat(500),
  ".vite/manifest.json": "{}",
});

const longestName = `${["a", "b", "c"].map((letter) => letter.repeat(63)).join(".")}.${"d".repeat(61)}`;

let folder = "";
let site: NginxSite;

/** Publishes a release in a folder, with changes to its nginx configurations. Throws when they change nothing. */
async function publishRelease(version: string, folder: string, changeConf?: (conf: string) => string): Promise<void> {
  for (const [name, text] of Object.entries(releaseFiles(version))) {
    await mkdir(join(folder, version, dirname(name)), { recursive: true });
    await writeFile(join(folder, version, name), text);
  }
  const packageFolder = join(folder, "package");
  await createPackage(join(folder, version), packageFolder, { hasStubPages: true, notices: "" });
  for (const name of changeConf === undefined ? [] : ["nginx.conf", "nginx-tls.conf"]) {
    const file = join(packageFolder, name);
    const conf = await readFile(file, "utf8");
    const changed = changeConf?.(conf) ?? conf;
    if (changed === conf) throw new Error(`The change of ${name} changes nothing.`);
    await writeFile(file, changed);
  }
  await writeFile(join(packageFolder, "id"), await hashFolder(packageFolder));
  await deployRelease(packageFolder, { folder: join(folder, "portal") });
}

describe.skipIf(!hasNginx)("behind nginx", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "portal-nginx-"));
    await publishRelease("a", folder);
    const environment = { SERVER_NAMES: `localhost 127.0.0.1 ${longestName}` };
    site = await startNginxSite(join(folder, "portal/current"), folder, { environment });
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  const siteOptions = {
    pagePolicy: createContentSecurityPolicy({ html: pageHtml("a", "az", fallbackPath), upgradeInsecureRequests: true }),
    scriptPath: "/assets/index-a.js",
    stylePath: "/assets/index-1.css",
    workerPath: "/assets/pdf-1.mjs",
  };
  test.each(createSiteChecks(siteOptions))("$name", async ({ actual, expected }) => {
    expect(await actual(site)).toEqual(expected);
  });

  test("answers for the longest name that a host can have", async () => {
    expect(longestName).toHaveLength(253);
    const { status } = await requestSite(site, { path: "/home", headers: { Host: longestName } });
    expect(status).toBe(200);
  });

  test("sends a change once when the backend crashes", async () => {
    // The next request reuses its connection.
    expect((await requestSite(site, { path: "/api/posts/public?place=news" })).status).toBe(200);
    let changes = 0;
    const crash = ({ method, socket }: IncomingMessage): void => {
      if (method !== "PUT") return;
      changes += 1;
      socket.destroy();
    };
    const backend = site.backendServer();
    backend?.prependListener("request", crash);
    const request = { method: "PUT", path: "/api/user/set-language", body: '{"language":"en"}' };
    const { status } = await requestSite(site, request);
    backend?.off("request", crash);
    expect([status, changes]).toEqual([502, 1]);
  });

  test("switches to a new release without a failed request", async () => {
    const { failures, servesNewRelease } = await releaseUnderLoad(site, async () => {
      await publishRelease("b", folder);
      site.reload();
    });
    expect({ failures, last: servesNewRelease }).toEqual({ failures: [], last: true });
  });
});

describe.skipIf(!hasNginx)("behind nginx, a backend with several addresses of which one is down", () => {
  let ownFolder = "";
  let ownSite: NginxSite;
  beforeAll(async () => {
    ownFolder = await mkdtemp(join(tmpdir(), "portal-addresses-"));
    // nginx would not try the first one for ten seconds after a failure. Nothing listens there.
    await publishRelease("a", ownFolder, (conf) =>
      conf.replace(
        /server @BACKEND_HOST@[^;]*;/,
        "server 127.0.0.1:1 max_fails=0; server @BACKEND_HOST@ max_fails=0; server @BACKEND_HOST@ max_fails=0;",
      ),
    );
    ownSite = await startNginxSite(join(ownFolder, "portal/current"), ownFolder);
  });
  afterAll(async () => {
    await ownSite.close();
    await rm(ownFolder, { recursive: true });
  });

  test("answers requests that read, requests that change and live feeds", async () => {
    for (let count = 0; count < 6; count += 1) {
      const read = await requestSite(ownSite, { path: "/api/posts/public?place=news" });
      const change = await requestSite(ownSite, { path: "/api/public/auth/sign-out", method: "POST" });
      const feed = await requestWebSocket(ownSite, ownSite.origin);
      expect([read.status, change.status < 500, feed.status]).toEqual([200, true, 101]);
    }
  });

  test("goes on with addresses of which each has lost some connections", async () => {
    const siteFolder = await mkdtemp(join(tmpdir(), "portal-lost-"));
    await publishRelease("a", siteFolder, (conf) => conf.replace(/server @BACKEND_HOST@[^;]*;/, "$& $&"));
    const site = await startNginxSite(join(siteFolder, "portal/current"), siteFolder);
    const loseConnection = (request: IncomingMessage): void => void request.socket.destroy();
    const path = "/api/posts/public?place=news";
    site.backendServer()?.prependListener("request", loseConnection);
    for (let count = 0; count < 2; count += 1) expect((await requestSite(site, { path })).status).toBe(502);
    site.backendServer()?.off("request", loseConnection);
    // Each worker counts by itself.
    for (let count = 0; count < 6; count += 1) expect((await requestSite(site, { path })).status).toBe(200);
    await site.close();
    await rm(siteFolder, { recursive: true });
  });

  test("sends the Location of a hand-over with two tokens", async () => {
    const location = `https://quality.example/?token=${"t".repeat(8000)}`;
    const gateway = createServer((_request, response) => response.writeHead(303, { Location: location }).end());
    const environment = { BACKEND_URL: `http://127.0.0.1:${await listenOnFreePort(gateway)}/api` };
    const site = await startNginxSite(join(ownFolder, "portal/current"), join(ownFolder, "gateway"), { environment });
    const response = await requestSite(site, { path: "/api/gateway/hand-over" });
    expect([response.status, response.headers["location"]]).toEqual([303, location]);
    await site.close();
    await closeServer(gateway);
  });

  test("sends a PUT whose connection breaks to no other address", async () => {
    let count = 0;
    ownSite.backendServer()?.prependListener("request", (request: IncomingMessage) => {
      if (request.method !== "PUT") return;
      count += 1;
      request.socket.destroy();
    });
    // How often one PUT has arrived: never at the address where nothing listens.
    const received = new Set<number>();
    await waitForExpect(async () => {
      const before = count;
      await requestSite(ownSite, { path: "/api/user/set-language?lang=az", method: "PUT" });
      received.add(count - before);
      return [...received].toSorted((a, b) => a - b);
    }).toEqual([0, 1]);
  });
});

/** Returns which page nginx sends for a path, and with which policy. */
async function openPage(openedSite: NginxSite, path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await requestSite(openedSite, { path, headers });
  const policy = String(response.headers["content-security-policy"]);
  const [text] = /rendered[^<]*|data-unknown|data-page="\*"(?! data-unknown)/.exec(response.body) ?? ["other"];
  return {
    status: response.status,
    page: { "data-unknown": "unknown", 'data-page="*"': "shell" }[text] ?? text,
    isPolicyOfPages: policy.includes("require-trusted-types-for"),
  };
}
const page = (text: string) => ({ status: 200, page: text, isPolicyOfPages: true });

describe.skipIf(!hasNginx)("behind nginx, a renderer of single records", () => {
  const records = createFakeRenderer();
  let ownFolder = "";
  let rendered: NginxSite;
  beforeAll(async () => {
    ownFolder = await mkdtemp(join(tmpdir(), "portal-renderer-"));
    await publishRelease("a", ownFolder);
    const port = await listenOnFreePort(records.server);
    const environment = { RENDERER: `127.0.0.1:${port}` };
    rendered = await startNginxSite(join(ownFolder, "portal/current"), ownFolder, { environment });
  });
  afterAll(async () => {
    await rendered.close();
    await closeServer(records.server);
    await rm(ownFolder, { recursive: true });
  });

  const open = (path: string, headers?: Readonly<Record<string, string>>) => openPage(rendered, path, headers);

  test("sends a rendered page, keeps it for each language and path, and passes nothing of the visitor on", async () => {
    const cookie = "locale=ru; session=secret";
    expect(await open("/e-services/1?utm_source=x", { cookie, authorization: "Bearer secret" })).toEqual(
      page("rendered /ru/e-services/1"),
    );
    const [received] = records.requests;
    expect(received?.url).toBe("/ru/e-services/1");
    expect(Object.keys(received?.headers ?? {}).toSorted()).toEqual([
      "accept-encoding",
      "host",
      "x-portal-release",
      "x-request-id",
    ]);
    expect(await open("/e-services/1")).toEqual(page("rendered /e-services/1"));
    expect(await open("/en/e-services/1/")).toEqual(page("rendered /en/e-services/1"));
    const count = records.requests.length;
    for (const path of ["/ru/e-services/1", "/e-services/1?a=b", "/en/e-services/1#x"])
      expect((await open(path)).page).toMatch(/^rendered/);
    expect(records.requests).toHaveLength(count);
    const { headers } = await requestSite(rendered, { path: "/e-services/1" });
    expect([headers["cache-control"], headers["set-cookie"], headers["content-type"]]).toEqual([
      "no-store",
      undefined,
      "text/html; charset=utf-8",
    ]);
  });

  test.each([
    ["error", 2],
    ["nonsense", 3],
    ["slow", 4],
    ["redirect", 5],
    ["closed", 6],
  ] as const)("sends the shell when the renderer answers with: %s", async (mode, id) => {
    const path = `/e-services/${id}`;
    records.mode = mode;
    expect(await open(path)).toEqual(page("shell"));
    expect(await open("/e-services/1"), "a page that is in the cache").toEqual(page("rendered /e-services/1"));
    records.mode = "page";
    const count = records.requests.length;
    await open(path);
    // nginx has kept nothing and asks again. On a busy machine the renderer may answer later than nginx waits for it.
    await waitForExpect(() => records.requests.slice(count).map(({ url }) => url)).toContain(path);
    await waitForExpect(() => open(path)).toEqual(page(`rendered ${path}`));
  });

  test("sends the page of unknown addresses for a record that does not exist", async () => {
    records.mode = "missing";
    expect(await open("/en/e-services/7")).toEqual({ status: 404, page: "unknown", isPolicyOfPages: true });
    records.mode = "page";
  });

  test("sends a feed, keeps it for each language, and answers its tag with 304", async () => {
    const read = async (path: string, headers = {}) => {
      const response = await requestSite(rendered, { path, headers });
      return { status: response.status, type: response.headers["content-type"], body: response.body };
    };
    const feed = { status: 200, type: "application/atom+xml; charset=utf-8" };
    expect(await read("/ru/feeds/news.xml?a=b", { cookie: "locale=en" })).toEqual({
      ...feed,
      body: "feed /ru/feeds/news.xml",
    });
    expect(await read("/feeds/news.xml", { cookie: "locale=ru" })).toEqual({ ...feed, body: "feed /feeds/news.xml" });
    const count = records.requests.length;
    expect((await read("/feeds/news.xml", { "if-none-match": 'W/"1"' })).status).toBe(304);
    expect(records.requests).toHaveLength(count);
    records.mode = "error";
    expect([(await read("/feeds/news.xml")).status, (await read("/feeds/bulletin.xml")).status]).toEqual([200, 503]);
    records.mode = "page";
    expect((await read("/feeds/other.xml")).status).toBe(404);
  });

  test("asks for every page again after a release", async () => {
    await open("/e-services/1");
    await publishRelease("b", ownFolder);
    rendered.reload();
    const count = records.requests.length;
    await waitForExpect(async () => {
      await open("/e-services/1");
      return records.requests.slice(count).map(({ url, headers }) => [url, headers["x-portal-release"]]);
    }).toEqual([["/e-services/1", "b"]]);
  });
});

describe.skipIf(!hasNginx)("behind nginx, a rendered page that has been in the cache for too long", () => {
  const records = createFakeRenderer();
  let ownFolder = "";
  let rendered: NginxSite;
  let environment: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    ownFolder = await mkdtemp(join(tmpdir(), "portal-cache-"));
    await publishRelease("a", ownFolder, (conf) =>
      conf
        .replaceAll("proxy_cache_valid 200 1m;", "proxy_cache_valid 200 1s;")
        // On a busy machine the renderer may answer later than a request waits for the first one.
        .replaceAll(/proxy_cache_lock_(timeout|age) \w+;/g, "proxy_cache_lock_$1 20s;"),
    );
    environment = { RENDERER: `127.0.0.1:${await listenOnFreePort(records.server)}` };
    rendered = await startNginxSite(join(ownFolder, "portal/current"), ownFolder, { environment });
  });
  afterAll(async () => {
    await rendered.close();
    await closeServer(records.server);
    await rm(ownFolder, { recursive: true });
  });
  beforeEach(() => {
    records.mode = "page";
    records.version = "";
  });

  /** Starts another nginx for the time of one test. */
  async function startOther(otherVariables: Readonly<Record<string, string>> = {}) {
    const folder = await mkdtemp(join(tmpdir(), "portal-other-"));
    const other = await startNginxSite(join(ownFolder, "portal/current"), folder, {
      environment: { ...environment, ...otherVariables },
    });
    onTestFinished(async () => {
      await other.close();
      await rm(folder, { recursive: true });
    });
    return { other, pagesFolder: join(folder, "run/pages") };
  }
  const open = (path: string) => openPage(rendered, path);
  /** Opens a page until nginx has it, then lets the renderer answer in another way. */
  async function keepPage(path: string, mode: RendererMode): Promise<void> {
    await waitForExpect(() => open(path)).toEqual(page(`rendered ${path}`));
    records.mode = mode;
  }

  test("is sent while nginx waits for a new one", async () => {
    const path = "/e-services/11";
    await keepPage(path, "slow");
    const count = records.requests.length;
    await waitForExpect(async () => {
      const opened = await open(path);
      // Another request, so that the renderer has noticed by then when nginx no longer waits for it.
      await requestSite(rendered, { path: "/healthz" });
      const isPending = records.requests.length > count && records.pendingCount > 0;
      return [opened, isPending];
    }).toEqual([page(`rendered ${path}`), true]);
  });

  test.each([
    ["error", 12],
    ["closed", 13],
    ["nonsense", 14],
  ] as const)("is sent again and again while the renderer answers with: %s", async (mode, id) => {
    const path = `/e-services/${id}`;
    await keepPage(path, mode);
    const count = records.requests.length;
    const sent = new Set<string>();
    await waitForExpect(async () => {
      sent.add((await open(path)).page);
      return records.requests.length - count;
    }).toBeGreaterThanOrEqual(3);
    expect([...sent]).toEqual([`rendered ${path}`]);
  });

  test("is replaced by a new one, and by the page of unknown addresses when its record is gone", async () => {
    const path = "/e-services/15";
    await keepPage(path, "page");
    records.version = " again";
    await waitForExpect(() => open(path)).toEqual(page(`rendered ${path} again`));
    records.mode = "missing";
    await waitForExpect(() => open(path)).toEqual({ status: 404, page: "unknown", isPolicyOfPages: true });
  });

  test("is removed with its file", async () => {
    const path = "/e-services/16";
    // Of its own: requests that are under way during a reload may fail.
    const { other, pagesFolder } = await startOther();
    await waitForExpect(() => openPage(other, path)).toEqual(page(`rendered ${path}`));
    records.mode = "error";
    await rm(pagesFolder, { recursive: true });
    other.reload();
    await waitForExpect(() => openPage(other, path)).toEqual(page("shell"));
  });

  test("is requested once for all who open it at the same time", async () => {
    const path = "/e-services/17";
    const opened = await Promise.all(Array.from({ length: 10 }, () => open(path)));
    expect(opened).toEqual(Array.from({ length: 10 }, () => page(`rendered ${path}`)));
    expect(records.requests.filter(({ url }) => url === path)).toHaveLength(1);
  });

  test("delays no other request on the connection of a proxy in front", async () => {
    const path = "/e-services/18";
    const { other } = await startOther({ CERTIFICATES: "" });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const read = async (requestedPath: string): Promise<string> => {
      const sent = requestPlain({ host: "127.0.0.1", port: new URL(other.origin).port, path: requestedPath, agent });
      const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
      return readText(response);
    };
    await waitForExpect(() => read(path)).toContain("rendered");
    records.mode = "slow";
    const count = records.requests.length;
    await waitForExpect(async () => {
      await read(path);
      await read("/healthz");
      return records.requests.length > count && records.pendingCount > 0;
    }).toBe(true);
    agent.destroy();
  });
});

type RendererMode = "page" | "missing" | "error" | "nonsense" | "slow" | "redirect" | "closed";

/** Returns a renderer that answers with the path of each page, or as its mode says, and keeps the requests. */
function createFakeRenderer() {
  const state = {
    mode: "page" as RendererMode,
    /** What it adds to the path. */
    version: "",
    /** The requests that it has not answered and whose connection is open. */
    pendingCount: 0,
    requests: [] as { url: string | undefined; headers: IncomingHttpHeaders }[],
    server: createServer((request, response) => {
      const { url, headers } = request;
      state.requests.push({ url, headers });
      state.pendingCount += 1;
      response.on("close", () => (state.pendingCount -= 1));
      const answers: Readonly<Record<RendererMode, () => unknown>> = {
        page: () =>
          url?.endsWith(".xml")
            ? response
                .writeHead(200, { "Content-Type": "application/atom+xml; charset=utf-8", ETag: 'W/"1"' })
                .end(`feed ${url}`)
            : response
                .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Set-Cookie": "a=b" })
                .end(`<p>rendered ${url}${state.version}</p>`),
        missing: () => response.writeHead(404).end("404"),
        error: () => response.writeHead(503).end("busy"),
        nonsense: () => request.socket.end("HTTP/1.1 200 OK\r\nnot a header\u0000\r\n\r\n<p>rendered nothing</p>"),
        slow: () => undefined,
        redirect: () => response.writeHead(302, { Location: "https://example.org/" }).end(),
        closed: () => request.socket.destroy(),
      };
      answers[state.mode]();
    }),
  };
  return state;
}
