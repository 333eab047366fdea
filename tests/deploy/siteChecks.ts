import { nonPagePolicy, securityHeaders, transportSecurityHeaders } from "../../deploy/headers.ts";
import {
  acceptsTls,
  requestSite,
  requestOverHttp2,
  requestWebSocket,
  type SiteResponse,
  type SiteRequest,
} from "./siteRequest.ts";
import { findLoggedSecrets, sendSecrets } from "./secrets.ts";
import type { NginxSite } from "./nginxSite.ts";

/** One thing that has to be true of the portal behind nginx: what is seen, and what should be. */
export type SiteCheck = { name: string; actual: (site: NginxSite) => Promise<unknown>; expected: unknown };

/** What a package holds, to ask for it by name. */
export type PackageContents = {
  /** The policy of its page. */
  pagePolicy: string;
  scriptPath: string;
  stylePath: string;
  /** A module script of the PDF reader, whose ending servers often do not know. */
  workerPath: string;
};

const immutableCacheControl = "public, max-age=31536000, immutable";
const headerValue =
  (name: string) =>
  (answer: SiteResponse): unknown =>
    answer.headers[name.toLowerCase()];
const statusCode = (answer: SiteResponse): unknown => answer.status;
const responseCheck = (
  name: string,
  request: SiteRequest | string,
  select: (answer: SiteResponse) => unknown,
  expected: unknown,
): SiteCheck => ({
  name,
  actual: async (site) => select(await requestSite(site, typeof request === "string" ? { path: request } : request)),
  expected,
});

/** What a page says of itself before any script runs: its language, the address it was drawn for, and whether it has a heading. */
const prerenderInfo = ({ status: code, body }: SiteResponse): unknown => [
  code,
  /<html lang="(\w+)"/.exec(body)?.[1],
  /<html [^>]*data-page="([^"]*)"/.exec(body)?.[1],
  body.includes("<h1"),
];

/** Everything that is asked of one site. The last ones take its service away, so they go in this order. */
export function createSiteChecks({
  pagePolicy,
  scriptPath,
  stylePath,
  workerPath,
}: PackageContents): readonly SiteCheck[] {
  const pages = [
    "/",
    "/home",
    "/index.html",
    "/my-appeals/481",
    "/payments/paid-payments",
    "/no/such/page",
    "/asan-login?code=SECRET-1&state=SECRET-2",
  ];
  const kinds: Readonly<Record<string, SiteRequest>> = {
    "a page": { path: "/home" },
    "a hashed file": { path: scriptPath },
    "the settings": { path: "/config.json" },
    "a call": { path: "/api/posts/public" },
    "a call that does not exist": { path: "/api/nothing" },
    "a hashed file that is gone": { path: "/assets/gone-abc123.js" },
    "a file that is not there": { path: "/nothing.png" },
    "a method that is refused": { path: "/home", method: "DELETE" },
    "a dotfile": { path: "/.git/HEAD" },
    "an address that is none": { path: "/%" },
  };
  return [
    ...pages.flatMap((path) => [
      responseCheck(
        `${path} is the page`,
        path,
        (answer) => [answer.status, answer.headers["content-type"], answer.body.includes('<div id="root">')],
        [200, "text/html; charset=utf-8", true],
      ),
      responseCheck(`${path} is never kept`, path, headerValue("Cache-Control"), "no-store"),
      responseCheck(
        `${path} has the policy of its own scripts`,
        path,
        headerValue("Content-Security-Policy"),
        pagePolicy,
      ),
    ]),
    ...Object.entries(kinds).flatMap(([kind, question]) => [
      ...Object.entries({ ...securityHeaders, ...transportSecurityHeaders }).map(([name, value]) =>
        responseCheck(`${kind}: ${name}`, question, headerValue(name), value),
      ),
      responseCheck(
        `${kind}: one policy, and the right one`,
        question,
        headerValue("Content-Security-Policy"),
        kind === "a page" ? pagePolicy : nonPagePolicy,
      ),
      responseCheck(
        `${kind}: nothing of who serves it`,
        question,
        (answer) => [answer.headers["server"], answer.headers["x-powered-by"]],
        [undefined, undefined],
      ),
    ]),

    ...[
      ["", "az"],
      ["locale=ru", "ru"],
      ["theme=1; locale=en", "en"],
      ["locale=xx", "az"],
      ["locale=../../etc", "az"],
    ].flatMap(([cookie = "", language]) => [
      responseCheck(
        `/home for a reader whose cookie is "${cookie}" is in ${language}, drawn`,
        { path: "/home", headers: { Cookie: cookie } },
        prerenderInfo,
        [200, language, "/home", true],
      ),
      responseCheck(
        `/ for the same reader is the home page in ${language}`,
        { path: "/", headers: { Cookie: cookie } },
        prerenderInfo,
        [200, language, "/", true],
      ),
    ]),
    responseCheck(
      "a personal page has its frame and title in the reader's language",
      { path: "/my-appeals", headers: { Cookie: "locale=ru" } },
      prerenderInfo,
      [200, "ru", "/my-appeals", true],
    ),
    responseCheck(
      "an address of one thing has the frame in the reader's language",
      { path: "/e-services/101", headers: { Cookie: "locale=ru" } },
      prerenderInfo,
      [200, "ru", "*", false],
    ),
    responseCheck("a hashed file is kept for ever", scriptPath, headerValue("Cache-Control"), immutableCacheControl),
    responseCheck("a style sheet is kept for ever", stylePath, headerValue("Cache-Control"), immutableCacheControl),
    responseCheck(
      "a hashed file that is gone is 404, not the page",
      "/assets/gone-abc123.js",
      (answer) => [answer.status, answer.body.includes("root")],
      [404, false],
    ),
    responseCheck(
      "a hashed file that is gone is not kept",
      "/assets/gone-abc123.js",
      headerValue("Cache-Control"),
      "no-store",
    ),
    responseCheck("a file that is not there is 404", "/nothing.png", statusCode, 404),
    responseCheck("a folder is not listed", "/assets/", statusCode, 404),
    responseCheck(
      "a module script is a script",
      workerPath,
      headerValue("Content-Type"),
      "text/javascript; charset=utf-8",
    ),
    responseCheck("a script is a script", scriptPath, headerValue("Content-Type"), "text/javascript; charset=utf-8"),
    responseCheck("a style sheet is a style sheet", stylePath, headerValue("Content-Type"), "text/css; charset=utf-8"),
    responseCheck("the icon is an icon", "/icon.svg", headerValue("Content-Type"), "image/svg+xml; charset=utf-8"),
    responseCheck("the settings are asked for each time", "/config.json", headerValue("Cache-Control"), "no-cache"),
    ...(["br", "gzip"] as const).flatMap((coding) =>
      Object.entries({ script: scriptPath, style: stylePath, page: "/home" }).flatMap(([what, path]) => [
        responseCheck(
          `a ${what} comes as ${coding} to who takes that`,
          { path, headers: { "Accept-Encoding": coding } },
          headerValue("Content-Encoding"),
          coding,
        ),
        responseCheck(
          `a ${what} in ${coding} says that it may come otherwise`,
          { path, headers: { "Accept-Encoding": coding } },
          headerValue("Vary"),
          "Accept-Encoding",
        ),
      ]),
    ),
    responseCheck("who takes nothing compressed gets it plain", scriptPath, headerValue("Content-Encoding"), undefined),
    responseCheck(
      "what the service answers is compressed too",
      { path: "/api/posts/public", headers: { "Accept-Encoding": "gzip" } },
      headerValue("Content-Encoding"),
      "gzip",
    ),
    {
      name: "a file that has not changed is not sent again",
      actual: async (site) => {
        const { headers } = await requestSite(site, { path: "/icon.svg" });
        return (await requestSite(site, { path: "/icon.svg", headers: { "If-None-Match": headers.etag ?? "" } }))
          .status;
      },
      expected: 304,
    },

    ...[
      "/.git/HEAD",
      "/.env",
      "/.vite/manifest.json",
      "/%2egit/HEAD",
      `${scriptPath}.map`,
      `${scriptPath}.br`,
      "/src/main.tsx",
      "/nginx.conf",
      "/README.md",
      "/start.sh",
      "/mockServiceWorker.js",
      "/api/__mock/stats",
      "/api/%5f_world/stats",
    ].map((path) => responseCheck(`${path} is not given out`, path, statusCode, 404)),
    responseCheck("nobody climbs out of the folder", "/assets/../../nginx.conf", statusCode, 400),
    responseCheck(
      "nobody climbs out of the folder by another spelling",
      "/assets/%2e%2e/%2e%2e/nginx.conf",
      statusCode,
      400,
    ),
    ...["TRACE", "DELETE", "PATCH", "POST", "PUT", "PROPFIND"].map((method) =>
      responseCheck(`${method} of a page is refused`, { path: "/home", method }, statusCode, 405),
    ),
    responseCheck(
      "a refused method is told which ones there are",
      { path: "/home", method: "DELETE" },
      headerValue("Allow"),
      "GET, HEAD",
    ),
    responseCheck("TRACE of a call is refused", { path: "/api/posts/public", method: "TRACE" }, statusCode, 405),
    responseCheck(
      "DELETE of a call is refused: the contract has none",
      { path: "/api/posts/public", method: "DELETE" },
      statusCode,
      405,
    ),
    responseCheck(
      "HEAD of a page is answered",
      { path: "/home", method: "HEAD" },
      (answer) => [answer.status, answer.body],
      [200, ""],
    ),
    responseCheck("the check of health is answered", "/healthz", (answer) => [answer.status, answer.body], [
      200,
      "ok\n",
    ]),

    responseCheck(
      "a call is answered by the service",
      "/api/posts/public",
      (answer) => [answer.status, answer.headers["content-type"]],
      [200, "application/json; charset=utf-8"],
    ),
    responseCheck("a call's answer is not kept", "/api/posts/public", headerValue("Cache-Control"), "no-store"),
    {
      name: "a call from our own page is answered",
      actual: async (site) =>
        (await requestSite(site, { path: "/api/posts/public", headers: { Origin: site.origin } })).status,
      expected: 200,
    },
    ...["https://evil.example", "null", "http://localhost.evil.example"].map((origin) =>
      responseCheck(
        `a call from a page of ${origin} is refused`,
        { path: "/api/posts/public", headers: { Origin: origin } },
        statusCode,
        403,
      ),
    ),
    responseCheck(
      "a page of another site may not ask beforehand either",
      {
        path: "/api/posts/public",
        method: "OPTIONS",
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "GET" },
      },
      (answer) => [answer.status, answer.headers["access-control-allow-origin"]],
      [403, undefined],
    ),
    responseCheck(
      "what is larger than a form may be is refused",
      { path: "/api/user/public", method: "POST", body: "x".repeat(1024 * 1024 + 1) },
      statusCode,
      413,
    ),
    responseCheck(
      "the state identity's stand-in has its own policy",
      { path: "/identity/" },
      headerValue("Content-Security-Policy"),
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),

    responseCheck(
      "the stand-ins' style is a style sheet",
      "/identity/identity.css",
      (answer) => [answer.status, answer.headers["content-type"]],
      [200, "text/css; charset=utf-8"],
    ),
    responseCheck(
      "a page of the stand-ins with a form may say where it is sent from",
      "/payment/",
      headerValue("Referrer-Policy"),
      "same-origin",
    ),

    {
      name: "the feed opens to our own page",
      actual: async (site) => (await requestWebSocket(site, site.origin)).status,
      expected: 101,
    },
    ...["https://evil.example", "null", undefined].map((origin): SiteCheck => ({
      name: `the feed stays shut to ${origin ?? "who says no origin"}`,
      actual: async (site) => (await requestWebSocket(site, origin)).status,
      expected: 403,
    })),
    {
      name: "the feed stays shut to a host that begins like ours",
      actual: async (site) => (await requestWebSocket(site, `${site.origin}.evil.example`)).status,
      expected: 403,
    },
    {
      name: "the feed stays shut to our page without TLS",
      actual: async (site) => (await requestWebSocket(site, site.origin.replace("https:", "http:"))).status,
      expected: 403,
    },

    { name: "HTTP/2 is spoken", actual: (site) => requestOverHttp2(site, "/home"), expected: 200 },
    { name: "TLS 1.3 is spoken", actual: (site) => acceptsTls(site, "TLSv1.3"), expected: true },
    { name: "TLS 1.2 is spoken", actual: (site) => acceptsTls(site, "TLSv1.2"), expected: true },
    { name: "TLS 1.1 is not", actual: (site) => acceptsTls(site, "TLSv1.1"), expected: false },
    {
      name: "a plain request is sent on to TLS, query included",
      actual: async (site) => {
        const { status: code, headers } = await requestSite(site, { path: "/home?x=1", usesPlainHttp: true });
        return [code, headers.location?.replace(site.origin, "")];
      },
      expected: [308, "/home?x=1"],
    },
    responseCheck(
      "a plain answer names nobody and can do nothing",
      { path: "/", usesPlainHttp: true },
      (answer) => [answer.headers["server"], answer.headers["content-security-policy"]],
      [undefined, nonPagePolicy],
    ),

    {
      name: "many sign-ins from one address are slowed down, and nothing else is",
      actual: async (site) => {
        const tries = await Promise.all(
          Array.from({ length: 40 }, () =>
            requestSite(site, {
              path: "/api/public/auth/login",
              method: "POST",
              body: "{}",
              headers: { "Content-Type": "application/json" },
            }),
          ),
        );
        const told = new Set(tries.map((answer) => answer.status));
        return [
          told.has(429),
          told.has(400) || told.has(401) || told.has(422),
          (await requestSite(site, { path: "/api/posts/public" })).status,
        ];
      },
      expected: [true, true, 200],
    },
    {
      name: "no secret is logged, neither of a query nor of a path, a Referer or a header",
      actual: async (site) => {
        await sendSecrets(site);
        return findLoggedSecrets(site);
      },
      expected: [],
    },
    {
      name: "without its service the portal still opens, calls are told 502 with every header, and no secret is logged",
      actual: async (site) => {
        await site.setBackendRunning(false);
        const [call, page] = [
          await requestSite(site, { path: "/api/posts/public" }),
          await requestSite(site, { path: "/home" }),
        ];
        await sendSecrets(site);
        const feed = await requestWebSocket(site, site.origin);
        await site.setBackendRunning(true);
        return [
          call.status,
          page.status,
          feed.status,
          call.headers["content-security-policy"],
          call.headers["cache-control"],
          await findLoggedSecrets(site),
        ];
      },
      expected: [502, 200, 502, nonPagePolicy, "no-store", []],
    },
    {
      name: "the service is found again when it comes back",
      actual: async (site) => statusAfterBackendReturns(site),
      expected: 200,
    },
  ];
}

/** nginx rests a service that failed for ten seconds at most. */
async function statusAfterBackendReturns(site: NginxSite): Promise<number> {
  let last = 0;
  for (let tries = 0; tries < 60 && last !== 200; tries += 1) {
    last = (await requestSite(site, { path: "/api/posts/public" })).status;
    if (last !== 200) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return last;
}
