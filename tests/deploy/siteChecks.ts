import { listContractMethods } from "../../deploy/contractMethods.ts";
import { nonPagePolicy, securityHeaders, transportSecurityHeaders } from "../../deploy/headers.ts";
import {
  acceptsTls,
  requestSite,
  requestOverHttp2,
  requestWebSocket,
  type SiteResponse,
  type SiteRequest,
} from "./siteRequest.ts";
import { createAbuseChecks, createLimitChecks } from "./abuseChecks.ts";
import { findLoggedSecrets, sendSecrets } from "./secrets.ts";
import { waitForLog, type NginxSite } from "./nginxSite.ts";

/** A check of the portal behind nginx: `actual` must resolve to `expected`. */
export type SiteCheck = { name: string; actual: (site: NginxSite) => Promise<unknown>; expected: unknown };

/** The policy and file names of a package. */
export type PackageContents = {
  pagePolicy: string;
  scriptPath: string;
  stylePath: string;
  /** The worker of pdf.js; many servers do not know the media type of its extension `.mjs`. */
  workerPath: string;
};

const immutableCacheControl = "public, max-age=31536000, immutable";
const headerValue =
  (name: string) =>
  (response: SiteResponse): unknown =>
    response.headers[name.toLowerCase()];
const cacheOfResponse = (response: SiteResponse): unknown => [response.status, response.headers["cache-control"]];
const statusCode = (response: SiteResponse): unknown => response.status;
const responseCheck = (
  name: string,
  request: SiteRequest | string,
  select: (response: SiteResponse) => unknown,
  expected: unknown,
): SiteCheck => ({
  name,
  actual: async (site) => select(await requestSite(site, typeof request === "string" ? { path: request } : request)),
  expected,
});

/** Returns the status, language and path of a prerendered page, and whether it has a heading. */
const prerenderInfo = ({ status, body }: SiteResponse): unknown => [
  status,
  /<html lang="(\w+)"/.exec(body)?.[1],
  /<html [^>]*data-page="([^"]*)"/.exec(body)?.[1],
  body.includes("<h1"),
];

/** Returns all checks of a site. The order matters: the last ones stop the backend. */
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
    "/ru/home",
    "/asan-login?code=SECRET-1&state=SECRET-2",
  ];
  const requests: Readonly<Record<string, SiteRequest>> = {
    "a page": { path: "/home" },
    "a hashed file": { path: scriptPath },
    "the settings": { path: "/config.json" },
    "an API response": { path: "/api/posts/public" },
    "an unknown operation": { path: "/api/nothing" },
    "a missing hashed file": { path: "/assets/gone-abc123.js" },
    "a missing file": { path: "/nothing.png" },
    "a rejected method": { path: "/home", method: "DELETE" },
    "a dotfile": { path: "/.git/HEAD" },
    "an invalid path": { path: "/%" },
  };
  return [
    ...pages.flatMap((path) => [
      responseCheck(
        `${path} returns the page`,
        path,
        (response) => [response.status, response.headers["content-type"], response.body.includes('<div id="root">')],
        [200, "text/html; charset=utf-8", true],
      ),
      responseCheck(`${path} is not stored`, path, headerValue("Cache-Control"), "no-store"),
      responseCheck(
        `${path} has the policy of its own inline scripts`,
        path,
        headerValue("Content-Security-Policy"),
        pagePolicy,
      ),
    ]),
    ...Object.entries(requests).flatMap(([kind, request]) => [
      ...Object.entries({ ...securityHeaders, ...transportSecurityHeaders }).map(([name, value]) =>
        responseCheck(`${kind}: ${name}`, request, headerValue(name), value),
      ),
      responseCheck(
        `${kind}: the right policy, once`,
        request,
        headerValue("Content-Security-Policy"),
        kind === "a page" ? pagePolicy : nonPagePolicy,
      ),
      responseCheck(
        `${kind}: no server name`,
        request,
        (response) => [response.headers["server"], response.headers["x-powered-by"]],
        [undefined, undefined],
      ),
    ]),

    ...[
      ["", "az"],
      ["__Host-locale=ru", "ru"],
      ["theme=1; __Host-locale=en; a=b", "en"],
      ["locale=ru", "ru"],
      ["theme=1; locale=en", "en"],
      ["locale=xx", "az"],
      ["mylocale=ru", "az"],
      ["locale=russian", "az"],
      ["locale=../../etc", "az"],
    ].flatMap(([cookie = "", language]) => [
      responseCheck(
        `/home with the cookie "${cookie}" is prerendered in ${language}`,
        { path: "/home", headers: { Cookie: cookie } },
        prerenderInfo,
        [200, language, "/home", true],
      ),
      responseCheck(
        `/ with the cookie "${cookie}" is the home page in ${language}`,
        { path: "/", headers: { Cookie: cookie } },
        prerenderInfo,
        [200, language, "/", true],
      ),
    ]),
    responseCheck(
      "a personal page has its layout and title in the language of the cookie",
      { path: "/my-appeals", headers: { Cookie: "locale=ru" } },
      prerenderInfo,
      [200, "ru", "/my-appeals", true],
    ),
    responseCheck(
      "the page of a record has the shell in the language of the cookie",
      { path: "/e-services/101", headers: { Cookie: "locale=ru" } },
      prerenderInfo,
      [200, "ru", "*", false],
    ),
    ...[
      ["/ru/home", "", "ru"],
      ["/en/home", "locale=ru", "en"],
      ["/ru/", "locale=en", "ru"],
    ].map(([path = "", cookie = "", language]) =>
      responseCheck(
        `${path} with the cookie "${cookie}" is prerendered in ${language}`,
        { path, headers: { Cookie: cookie } },
        (response) => [response.status, /<html lang="(\w+)"/.exec(response.body)?.[1]],
        [200, language],
      ),
    ),
    responseCheck(
      "the page of a record has the shell in the language of the address",
      { path: "/en/e-services/101", headers: { Cookie: "locale=ru" } },
      prerenderInfo,
      [200, "en", "*", false],
    ),
    ...[
      ["/no/such/page", "", "az"],
      ["/no/such/page", "locale=ru", "ru"],
      ["/en/no-such-page", "locale=ru", "en"],
    ].map(([path = "", cookie = "", language]) =>
      responseCheck(
        `${path} with the cookie "${cookie}" is the page for unknown addresses in ${language}, with the policy of pages`,
        { path, headers: { Cookie: cookie } },
        (response) => [
          response.status,
          /<html lang="(\w+)"/.exec(response.body)?.[1],
          response.body.includes("data-unknown"),
          response.headers["content-security-policy"],
          response.headers["cache-control"],
        ],
        [404, language, true, pagePolicy, "no-store"],
      ),
    ),
    responseCheck("a hashed file is immutable", scriptPath, headerValue("Cache-Control"), immutableCacheControl),
    responseCheck("a style sheet is immutable", stylePath, headerValue("Cache-Control"), immutableCacheControl),
    responseCheck(
      "a missing hashed file is 404, not the page",
      "/assets/gone-abc123.js",
      (response) => [response.status, response.body.includes("root")],
      [404, false],
    ),
    responseCheck(
      "the 404 of a hashed file is not stored",
      "/assets/gone-abc123.js",
      headerValue("Cache-Control"),
      "no-store",
    ),
    responseCheck("a missing file is 404", "/nothing.png", statusCode, 404),
    responseCheck("a folder is not listed", "/assets/", statusCode, 404),
    responseCheck(
      "the PDF worker has the media type of a script",
      workerPath,
      headerValue("Content-Type"),
      "text/javascript; charset=utf-8",
    ),
    responseCheck(
      "a script has its media type",
      scriptPath,
      headerValue("Content-Type"),
      "text/javascript; charset=utf-8",
    ),
    responseCheck(
      "a style sheet has its media type",
      stylePath,
      headerValue("Content-Type"),
      "text/css; charset=utf-8",
    ),
    responseCheck(
      "the icon has its media type",
      "/icon.svg",
      headerValue("Content-Type"),
      "image/svg+xml; charset=utf-8",
    ),
    responseCheck("the settings are revalidated", "/config.json", headerValue("Cache-Control"), "no-cache"),
    ...(["br", "gzip"] as const).flatMap((coding) =>
      Object.entries({ script: scriptPath, style: stylePath, page: "/home" }).flatMap(([kind, path]) => [
        responseCheck(
          `a ${kind} is sent as ${coding} when accepted`,
          { path, headers: { "Accept-Encoding": coding } },
          headerValue("Content-Encoding"),
          coding,
        ),
        responseCheck(
          `a ${kind} as ${coding} varies by Accept-Encoding`,
          { path, headers: { "Accept-Encoding": coding } },
          headerValue("Vary"),
          "Accept-Encoding",
        ),
      ]),
    ),
    responseCheck(
      "a request without Accept-Encoding gets an uncompressed file",
      scriptPath,
      headerValue("Content-Encoding"),
      undefined,
    ),
    responseCheck(
      "an API response is compressed",
      { path: "/api/posts/public", headers: { "Accept-Encoding": "gzip" } },
      headerValue("Content-Encoding"),
      "gzip",
    ),
    {
      name: "a compressed API response has a weak entity tag, which reaches the backend with an update",
      actual: async (site) => {
        const backend = site.backendServer();
        backend?.prependOnceListener("request", (_request, response) => response.setHeader("ETag", '"7"'));
        const request = { path: "/api/call-center", headers: { "Accept-Encoding": "gzip" } };
        const { etag = "" } = (await requestSite(site, request)).headers;
        let received: unknown = "no request";
        backend?.once("request", ({ headers }) => (received = headers["if-match"]));
        await requestSite(site, { path: "/api/user/asan", method: "PUT", headers: { "If-Match": etag } });
        return [etag, received];
      },
      expected: ['W/"7"', 'W/"7"'],
    },
    {
      name: "an unchanged file is 304",
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
    ].map((path) => responseCheck(`${path} is not served`, path, statusCode, 404)),
    responseCheck("path traversal is rejected", "/assets/../../nginx.conf", statusCode, 400),
    responseCheck("encoded path traversal is rejected", "/assets/%2e%2e/%2e%2e/nginx.conf", statusCode, 400),
    ...["TRACE", "DELETE", "PATCH", "POST", "PUT", "PROPFIND"].map((method) =>
      responseCheck(`${method} of a page is rejected`, { path: "/home", method }, statusCode, 405),
    ),
    responseCheck(
      "a rejected method gets an Allow header",
      { path: "/home", method: "DELETE" },
      headerValue("Allow"),
      "GET, HEAD",
    ),
    responseCheck("TRACE of the API is rejected", { path: "/api/posts/public", method: "TRACE" }, statusCode, 405),
    ...["DELETE", "PATCH", "PROPFIND"]
      .filter((method) => !listContractMethods().includes(method))
      .map((method) =>
        responseCheck(
          `${method} of the API is rejected: the contract has none`,
          { path: "/api/posts/public", method },
          statusCode,
          405,
        ),
      ),
    responseCheck(
      "HEAD of a page has no body",
      { path: "/home", method: "HEAD" },
      (response) => [response.status, response.body],
      [200, ""],
    ),
    responseCheck("the health check succeeds", "/healthz", (response) => [response.status, response.body], [
      200,
      "ok\n",
    ]),

    responseCheck(
      "an API request reaches the backend",
      "/api/posts/public",
      (response) => [response.status, response.headers["content-type"]],
      [200, "application/json; charset=utf-8"],
    ),
    responseCheck(
      "public content of the API is kept as the backend says",
      "/api/posts/public",
      headerValue("Cache-Control"),
      "public, no-cache",
    ),
    {
      name: "public content of the API that has not changed is 304, and kept as before",
      actual: async (site) => {
        const { headers } = await requestSite(site, { path: "/api/posts/public" });
        return cacheOfResponse(
          await requestSite(site, { path: "/api/posts/public", headers: { "If-None-Match": headers.etag ?? "" } }),
        );
      },
      expected: [304, "public, no-cache"],
    },
    responseCheck("any other API response is not stored", "/api/call-center", cacheOfResponse, [200, "no-store"]),
    responseCheck(
      "the response to a PUT is not stored",
      { path: "/api/user/set-language", method: "PUT" },
      headerValue("Cache-Control"),
      "no-store",
    ),
    {
      name: "a PUT reaches the backend, and is logged, with its own path and query",
      actual: async (site) => {
        let url: unknown = "no request";
        site.backendServer()?.once("request", (request) => (url = request.url));
        await requestSite(site, { path: "/api/user/set-language/%41?lang=az", method: "PUT" });
        return [url, await waitForLog(site, '"method":"PUT","path":"/api/user/set-language/A"')];
      },
      expected: ["/api/user/set-language/A?lang=az", true],
    },
    responseCheck("the location of PUT requests is not reachable itself", "/api-once/posts/public", statusCode, 404),
    {
      name: "an API request from the portal is accepted",
      actual: async (site) =>
        (await requestSite(site, { path: "/api/posts/public", headers: { Origin: site.origin } })).status,
      expected: 200,
    },
    ...["https://evil.example", "null", "http://localhost.evil.example"].map((origin) =>
      responseCheck(
        `an API request from ${origin} is rejected`,
        { path: "/api/posts/public", headers: { Origin: origin } },
        statusCode,
        403,
      ),
    ),
    responseCheck(
      "a preflight request from another origin is rejected",
      {
        path: "/api/posts/public",
        method: "OPTIONS",
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "GET" },
      },
      (response) => [response.status, response.headers["access-control-allow-origin"]],
      [403, undefined],
    ),
    responseCheck(
      "a body beyond the limit is rejected",
      { path: "/api/user/public", method: "POST", body: "x".repeat(1024 * 1024 + 1) },
      statusCode,
      413,
    ),
    responseCheck(
      "the stub page of the identity provider has its own policy",
      { path: "/identity/" },
      headerValue("Content-Security-Policy"),
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),

    responseCheck(
      "the style sheet of the stub pages has its media type",
      "/identity/identity.css",
      (response) => [response.status, response.headers["content-type"]],
      [200, "text/css; charset=utf-8"],
    ),
    responseCheck(
      "a stub page with a form sends its origin",
      "/payment/",
      headerValue("Referrer-Policy"),
      "same-origin",
    ),

    {
      name: "a STOMP connection from the portal is accepted",
      actual: async (site) => (await requestWebSocket(site, site.origin)).status,
      expected: 101,
    },
    ...["https://evil.example", "null", undefined].map((origin): SiteCheck => ({
      name: `a STOMP connection from ${origin ?? "a client without an origin"} is rejected`,
      actual: async (site) => (await requestWebSocket(site, origin)).status,
      expected: 403,
    })),
    {
      name: "a STOMP connection from a host with our prefix is rejected",
      actual: async (site) => (await requestWebSocket(site, `${site.origin}.evil.example`)).status,
      expected: 403,
    },
    {
      name: "a STOMP connection from our origin without TLS is rejected",
      actual: async (site) => (await requestWebSocket(site, site.origin.replace("https:", "http:"))).status,
      expected: 403,
    },

    { name: "HTTP/2 is supported", actual: (site) => requestOverHttp2(site, "/home"), expected: 200 },
    { name: "TLS 1.3 is supported", actual: (site) => acceptsTls(site, "TLSv1.3"), expected: true },
    { name: "TLS 1.2 is supported", actual: (site) => acceptsTls(site, "TLSv1.2"), expected: true },
    { name: "TLS 1.1 is not supported", actual: (site) => acceptsTls(site, "TLSv1.1"), expected: false },
    {
      name: "a plain HTTP request is redirected to HTTPS with its query",
      actual: async (site) => {
        const { status, headers } = await requestSite(site, { path: "/home?x=1", usesPlainHttp: true });
        return [status, headers.location?.replace(site.origin, "")];
      },
      expected: [308, "/home?x=1"],
    },
    responseCheck(
      "the redirect has no server name and the policy of other responses",
      { path: "/", usesPlainHttp: true },
      (response) => [response.headers["server"], response.headers["content-security-policy"]],
      [undefined, nonPagePolicy],
    ),

    ...createAbuseChecks(stylePath),
    {
      name: "sign-ins from one address are limited, other requests are not",
      actual: async (site) => {
        const responses = await Promise.all(
          Array.from({ length: 40 }, () =>
            requestSite(site, {
              path: "/api/public/auth/login",
              method: "POST",
              body: "{}",
              headers: { "Content-Type": "application/json" },
            }),
          ),
        );
        const statuses = new Set(responses.map(({ status }) => status));
        return [
          statuses.has(429),
          statuses.has(400) || statuses.has(401) || statuses.has(422),
          (await requestSite(site, { path: "/api/posts/public" })).status,
        ];
      },
      expected: [true, true, 200],
    },
    ...createLimitChecks(),
    {
      name: "no secret of a query, path, Referer or header is logged",
      actual: async (site) => {
        await sendSecrets(site);
        return findLoggedSecrets(site);
      },
      expected: [],
    },
    {
      name: "without its backend the portal opens, API requests get 502 with all headers, and no secret is logged",
      actual: async (site) => {
        await site.setBackendRunning(false);
        const [apiResponse, page] = [
          await requestSite(site, { path: "/api/posts/public" }),
          await requestSite(site, { path: "/home" }),
        ];
        await sendSecrets(site);
        const webSocket = await requestWebSocket(site, site.origin);
        await site.setBackendRunning(true);
        return [
          apiResponse.status,
          page.status,
          webSocket.status,
          apiResponse.headers["content-security-policy"],
          apiResponse.headers["cache-control"],
          await findLoggedSecrets(site),
        ];
      },
      expected: [502, 200, 502, nonPagePolicy, "no-store", []],
    },
    {
      name: "the backend is used again after its restart",
      actual: async (site) => statusAfterBackendReturns(site),
      expected: 200,
    },
  ];
}

/** Returns the status of an API request, with retries: nginx does not try a failed upstream for up to ten seconds. */
async function statusAfterBackendReturns(site: NginxSite): Promise<number> {
  let status = 0;
  for (let attempt = 0; attempt < 60 && status !== 200; attempt += 1) {
    status = (await requestSite(site, { path: "/api/posts/public" })).status;
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return status;
}
