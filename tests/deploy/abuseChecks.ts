import { request } from "node:https";
import { requestSite, webSocketHeaders, type SiteRequest } from "./siteRequest.ts";
import { uploadLimit } from "../../deploy/nginx/serverBlock.ts";
import type { SiteCheck } from "./siteChecks.ts";
import type { NginxSite } from "./nginxSite.ts";

/** Returns the status of a response; "closed" when the server closes the connection without one. */
async function getOutcome(site: NginxSite, request: SiteRequest): Promise<number | "closed"> {
  return requestSite(site, request).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) =>
      /socket hang up|ECONNRESET/.test(`${error.message} ${error.code}`) ? "closed" : 0,
  );
}

const outcomeCheck = (name: string, request: SiteRequest, expected: number | "closed"): SiteCheck => ({
  name,
  actual: (site) => getOutcome(site, request),
  expected,
});

/** Begins uploads whose files never arrive. Returns the statuses of the first responses. */
async function beginUploads(site: NginxSite, count: number, responseCount: number): Promise<(number | undefined)[]> {
  const { hostname, port } = new URL(site.origin);
  const statuses: (number | undefined)[] = [];
  const requests = Array.from({ length: count }, () =>
    request({
      hostname,
      port,
      path: "/api/documents",
      method: "POST",
      agent: false,
      ca: site.certificate,
      headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "1000000" },
    }),
  );
  await new Promise<void>((resolve) => {
    for (const each of requests) {
      each.on("error", () => undefined);
      each.on("response", ({ statusCode }) => {
        statuses.push(statusCode);
        if (statuses.length === responseCount) resolve();
      });
      each.flushHeaders();
    }
  });
  for (const each of requests) each.destroy();
  return statuses.slice(0, responseCount);
}

/** Spellings of the control API of the mock backend. */
const controlPaths = [
  "/api/__mock/stats",
  "/api/%5f_mock/stats",
  "/api/x/api/__mock/stats",
  "/api//__mock/stats",
  "//api/__mock/stats",
  "/api/./__mock/stats",
  "/api/%2e/__mock/stats",
  "/api/x/../__mock/stats",
  "/api/x/%2e%2e/__mock/stats",
  "/%61pi/__mock/stats",
  "/api/%255f%255fmock/stats",
  "/%2561pi/__mock/stats",
  "/api/__mock;x=1/stats",
  "/api/__MOCK/stats",
  "/api%2f__mock%2fstats",
  "/api/%5c__mock/stats",
  "/identity/../api/__mock/stats",
  "/identity/%2e%2e/api/__mock/stats",
  "/identity/..%2fapi/__mock/stats",
  "/payment/x/api/__mock/stats",
  "/ws/../api/__mock/stats",
];

/** Headers by which proxies tell a backend of the request that they got. */
export const proxyHeaderNames = [
  "Forwarded",
  "X-Forwarded",
  "X-Forwarded-Access-Token",
  "X-Forwarded-By",
  "X-Forwarded-Client-Cert",
  "X-Forwarded-Email",
  "X-Forwarded-For",
  "X-Forwarded-Groups",
  "X-Forwarded-Host",
  "X-Forwarded-Path",
  "X-Forwarded-Port",
  "X-Forwarded-Prefix",
  "X-Forwarded-Proto",
  "X-Forwarded-Scheme",
  "X-Forwarded-Server",
  "X-Forwarded-Ssl",
  "X-Forwarded-User",
  "X-Real-IP",
  "Client-IP",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "True-Client-IP",
  "CF-Connecting-IP",
  "Fastly-Client-IP",
  "X-Envoy-External-Address",
  "X-Envoy-Original-Path",
  "X-Remote-User",
  "X-Original-URL",
  "X-Original-Host",
  "X-Rewrite-URL",
  "X-URL",
  "X-HTTP-Method",
  "X-HTTP-Method-Override",
  "X-Method-Override",
  "X-Request-Id",
  "Mock-Control-Secret",
];

/** Spellings of the calls that try a secret or write without an account. */
const limitedCalls: readonly SiteRequest[] = [
  { path: "/api/public/auth/login/", method: "POST" },
  { path: "/api/public/auth//login", method: "POST" },
  { path: "/%61pi/public/auth/%6cogin", method: "POST" },
  { path: "/api/public/auth/login;x=1", method: "POST" },
  { path: "/api/public/auth/LOGIN", method: "POST" },
  { path: "/api/user/public/change-password?username=a@b.example", method: "PUT" },
  { path: "/api/user/public/password-activation?verificationCode=1", method: "PUT" },
  { path: "/api/user/public/activation/000000" },
  { path: "/api/user/public/activation/000001/" },
  { path: "/api/user/public", method: "POST" },
  { path: "/api/possessors/public/", method: "POST" },
  { path: "/api/evaluations/public;x=1", method: "POST" },
  { path: "/api/remarks/%70ublic", method: "POST" },
];

/** Returns the checks of requests that no browser of a visitor sends. `stylePath` is a hashed file. */
export const createAbuseChecks = (stylePath: string): readonly SiteCheck[] => [
  ...["evil.example", "localhost.evil.example", "evil.localhost", "192.0.2.7"].flatMap((host) => [
    outcomeCheck(`a request for the host "${host}" is not answered`, { path: "/", headers: { Host: host } }, "closed"),
    outcomeCheck(
      `a plain HTTP request for the host "${host}" is not redirected`,
      { path: "/", headers: { Host: host }, usesPlainHttp: true },
      "closed",
    ),
  ]),
  outcomeCheck(
    "an API request for another host is not answered",
    { path: "/api/posts/public", headers: { Host: "evil.example" } },
    "closed",
  ),
  outcomeCheck(
    "an absolute address of another host is not answered",
    { path: "http://evil.example/api/posts/public" },
    "closed",
  ),
  outcomeCheck("the health check needs no host name", { path: "/healthz", headers: { Host: "10.0.0.7:8080" } }, 200),
  {
    name: "the backend gets a host that nginx answers for, with its port",
    actual: async (site) => {
      const seen: unknown[] = [];
      const listener = ({ headers }: { headers: Readonly<Record<string, unknown>> }): void =>
        void seen.push(headers["host"], headers["x-forwarded-host"]);
      site.backendServer()?.on("request", listener);
      const { host } = new URL(site.origin);
      await requestSite(site, { path: "/api/posts/public" });
      await requestSite(site, { path: `${site.origin}/api/posts/public`, headers: { Host: "evil.example" } });
      await requestSite(site, { path: "/api/posts/public", headers: { Host: "localhost:1@evil.example" } });
      site.backendServer()?.off("request", listener);
      return seen.map((name) => (name === host ? "with port" : name));
    },
    expected: ["with port", "with port", "localhost", "localhost", "localhost", "localhost"],
  },
  ...["/api/posts/public", "/ws"].map((path): SiteCheck => ({
    name: `the backend gets no address, host, path or method for ${path} that a client has written into a header`,
    actual: async (site) => {
      const seen: string[] = [];
      const listener = ({ headers }: { headers: Readonly<Record<string, unknown>> }): void =>
        void seen.push(
          ...Object.entries(headers).flatMap(([name, value]) => (String(value).includes("evil") ? [name] : [])),
        );
      const server = site.backendServer();
      for (const event of ["request", "upgrade"]) server?.on(event, listener);
      await requestSite(site, {
        path,
        headers: {
          ...(path === "/ws" && webSocketHeaders(site.origin)),
          ...Object.fromEntries(proxyHeaderNames.map((name) => [name, "evil"])),
        },
      });
      for (const event of ["request", "upgrade"]) server?.off(event, listener);
      return seen;
    },
    expected: [],
  })),
  ...["h2c", "websocket, h2c", "WebSocket/13", undefined].map((protocol): SiteCheck => ({
    name: `a connection to /ws with ${protocol === undefined ? "no protocol" : `the protocol "${protocol}"`} does not reach the backend`,
    actual: async (site) => {
      let count = 0;
      const listener = (): void => void (count += 1);
      const server = site.backendServer();
      for (const event of ["request", "upgrade"]) server?.on(event, listener);
      const status = await getOutcome(site, {
        path: "/ws",
        headers: {
          Origin: site.origin,
          ...(protocol !== undefined && {
            Connection: "Upgrade, HTTP2-Settings",
            Upgrade: protocol,
            "HTTP2-Settings": "AAMAAABkAAQAoAAAAAIAAAAA",
          }),
        },
      });
      for (const event of ["request", "upgrade"]) server?.off(event, listener);
      return [status, count];
    },
    expected: [400, 0],
  })),
  ...["/api/posts/public", "/api/public/auth/login", "/API/posts/public", "/%61pi/posts/public", "/api", "/ws"].map(
    (path) => outcomeCheck(`${path} over plain HTTP is refused, not redirected`, { path, usesPlainHttp: true }, 403),
  ),
  {
    name: "the address for security reports is published",
    actual: async (site) => {
      const { status, headers, body } = await requestSite(site, { path: "/.well-known/security.txt" });
      return [status, headers["content-type"], body.split("\n")[0]];
    },
    expected: [200, "text/plain; charset=utf-8", "Contact: mailto:security@portal.example"],
  },
  {
    name: "a redirect names no host",
    actual: async (site) => {
      const { headers } = await requestSite(site, { path: "/assets" });
      return headers.location === undefined || headers.location.startsWith("/");
    },
    expected: true,
  },
  ...controlPaths.map((path): SiteCheck => ({
    name: `${path} does not reach the mock backend`,
    actual: async (site) => {
      const responses = [
        await requestSite(site, { path }),
        await requestSite(site, { path, method: "POST", headers: { "Mock-Control-Secret": site.controlSecret } }),
      ];
      return responses.filter(
        ({ status, body }) => (status < 400 && !body.includes('<div id="root">')) || /"calls"|"sessions"/.test(body),
      );
    },
    expected: [],
  })),
  {
    name: "the mock backend behind nginx never gets the secret of its control API",
    actual: async (site) => {
      let secret: unknown = "no request";
      site.backendServer()?.once("request", ({ headers }) => (secret = headers["mock-control-secret"]));
      await requestSite(site, { path: "/api/posts/public", headers: { "Mock-Control-Secret": site.controlSecret } });
      return secret;
    },
    expected: undefined,
  },
  ...["bytes=999999999-", "bytes=0-1", "bytes=5-1"].map((range): SiteCheck => ({
    name: `a hashed file with the range ${range} is sent whole`,
    actual: async (site) => {
      const { status, headers } = await requestSite(site, { path: stylePath, headers: { Range: range } });
      return [status, headers["content-range"]];
    },
    expected: [200, undefined],
  })),
];

/** Returns the checks of the limit on calls that try a secret. They use it up for a minute. */
export const createLimitChecks = (): readonly SiteCheck[] => [
  ...limitedCalls.map((request): SiteCheck => ({
    name: `${request.method ?? "GET"} ${request.path} is limited`,
    actual: async (site) =>
      (await Promise.all(Array.from({ length: 25 }, () => getOutcome(site, request)))).includes(429),
    expected: true,
  })),
  {
    name: `one client address sends at most ${uploadLimit} files at the same time`,
    actual: (site) => beginUploads(site, uploadLimit + 3, 3),
    expected: [429, 429, 429],
  },
  ...["/api/user/public/pass-validation?pass=a", "/api/evaluations/public?perPage=1"].map((path): SiteCheck => ({
    name: `GET ${path} is not limited`,
    actual: async (site) =>
      (await Promise.all(Array.from({ length: 40 }, () => getOutcome(site, { path })))).includes(429),
    expected: false,
  })),
];
