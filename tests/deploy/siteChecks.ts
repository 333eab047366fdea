import { inertPolicy, securityHeaders, transportSecurity } from "../../deploy/headers.ts";
import { acceptsTls, ask, askByHttp2, askForFeed, type Answer, type Question } from "./siteRequest.ts";
import { secretsIn, sendSecrets } from "./secrets.ts";
import type { Site } from "./nginxSite.ts";

/** One thing that has to be true of the portal behind nginx: what is seen, and what should be. */
export type Check = { name: string; seen: (site: Site) => Promise<unknown>; expected: unknown };

/** What a package holds, to ask for it by name. */
export type Holding = {
  /** The policy of its page. */
  policy: string;
  script: string;
  style: string;
  /** A module script of the PDF reader, whose ending servers often do not know. */
  worker: string;
};

const long = "public, max-age=31536000, immutable";
const header = (name: string) => (answer: Answer): unknown => answer.headers[name.toLowerCase()];
const status = (answer: Answer): unknown => answer.status;
const look = (name: string, question: Question | string, of: (answer: Answer) => unknown, expected: unknown): Check => ({
  name,
  seen: async (site) => of(await ask(site, typeof question === "string" ? { path: question } : question)),
  expected,
});

/** What a page says of itself before any script runs: its language, the address it was drawn for, and whether it has a heading. */
const drawn = ({ status: code, body }: Answer): unknown => [code, /<html lang="(\w+)"/.exec(body)?.[1], /<html [^>]*data-page="([^"]*)"/.exec(body)?.[1], body.includes("<h1")];

/** Everything that is asked of one site. The last ones take its service away, so they go in this order. */
export function checksOf({ policy, script, style, worker }: Holding): readonly Check[] {
  const pages = ["/", "/home", "/index.html", "/my-appeals/481", "/payments/paid-payments", "/no/such/page", "/asan-login?code=SECRET-1&state=SECRET-2"];
  const kinds: Readonly<Record<string, Question>> = {
    "a page": { path: "/home" },
    "a hashed file": { path: script },
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
      look(`${path} is the page`, path, (answer) => [answer.status, answer.headers["content-type"], answer.body.includes('<div id="root">')], [200, "text/html; charset=utf-8", true]),
      look(`${path} is never kept`, path, header("Cache-Control"), "no-store"),
      look(`${path} has the policy of its own scripts`, path, header("Content-Security-Policy"), policy),
    ]),
    ...Object.entries(kinds).flatMap(([kind, question]) => [
      ...Object.entries({ ...securityHeaders, ...transportSecurity }).map(([name, value]) => look(`${kind}: ${name}`, question, header(name), value)),
      look(`${kind}: one policy, and the right one`, question, header("Content-Security-Policy"), kind === "a page" ? policy : inertPolicy),
      look(`${kind}: nothing of who serves it`, question, (answer) => [answer.headers["server"], answer.headers["x-powered-by"]], [undefined, undefined]),
    ]),

    ...[["", "az"], ["locale=ru", "ru"], ["theme=1; locale=en", "en"], ["locale=xx", "az"], ["locale=../../etc", "az"]].flatMap(([cookie = "", language]) => [
      look(`/home for a reader whose cookie is "${cookie}" is in ${language}, drawn`, { path: "/home", headers: { Cookie: cookie } }, drawn, [200, language, "/home", true]),
      look(`/ for the same reader is the home page in ${language}`, { path: "/", headers: { Cookie: cookie } }, drawn, [200, language, "/", true]),
    ]),
    look("a personal page has its frame and title in the reader's language", { path: "/my-appeals", headers: { Cookie: "locale=ru" } }, drawn, [200, "ru", "/my-appeals", true]),
    look("an address of one thing has the frame in the reader's language", { path: "/e-services/101", headers: { Cookie: "locale=ru" } }, drawn, [200, "ru", "*", false]),
    look("a hashed file is kept for ever", script, header("Cache-Control"), long),
    look("a style sheet is kept for ever", style, header("Cache-Control"), long),
    look("a hashed file that is gone is 404, not the page", "/assets/gone-abc123.js", (answer) => [answer.status, answer.body.includes("root")], [404, false]),
    look("a hashed file that is gone is not kept", "/assets/gone-abc123.js", header("Cache-Control"), "no-store"),
    look("a file that is not there is 404", "/nothing.png", status, 404),
    look("a folder is not listed", "/assets/", status, 404),
    look("a module script is a script", worker, header("Content-Type"), "text/javascript; charset=utf-8"),
    look("a script is a script", script, header("Content-Type"), "text/javascript; charset=utf-8"),
    look("a style sheet is a style sheet", style, header("Content-Type"), "text/css; charset=utf-8"),
    look("the icon is an icon", "/icon.svg", header("Content-Type"), "image/svg+xml; charset=utf-8"),
    look("the settings are asked for each time", "/config.json", header("Cache-Control"), "no-cache"),
    ...(["br", "gzip"] as const).flatMap((coding) =>
      Object.entries({ script, style, page: "/home" }).flatMap(([what, path]) => [
        look(`a ${what} comes as ${coding} to who takes that`, { path, headers: { "Accept-Encoding": coding } }, header("Content-Encoding"), coding),
        look(`a ${what} in ${coding} says that it may come otherwise`, { path, headers: { "Accept-Encoding": coding } }, header("Vary"), "Accept-Encoding"),
      ]),
    ),
    look("who takes nothing compressed gets it plain", script, header("Content-Encoding"), undefined),
    look("what the service answers is compressed too", { path: "/api/posts/public", headers: { "Accept-Encoding": "gzip" } }, header("Content-Encoding"), "gzip"),
    {
      name: "a file that has not changed is not sent again",
      seen: async (site) => {
        const { headers } = await ask(site, { path: "/icon.svg" });
        return (await ask(site, { path: "/icon.svg", headers: { "If-None-Match": headers.etag ?? "" } })).status;
      },
      expected: 304,
    },

    ...["/.git/HEAD", "/.env", "/.vite/manifest.json", "/%2egit/HEAD", `${script}.map`, `${script}.br`, "/src/main.tsx", "/nginx.conf", "/README.md", "/start.sh", "/mockServiceWorker.js", "/api/__world/stats", "/api/%5f_world/stats"].map((path) => look(`${path} is not given out`, path, status, 404)),
    look("nobody climbs out of the folder", "/assets/../../nginx.conf", status, 400),
    look("nobody climbs out of the folder by another spelling", "/assets/%2e%2e/%2e%2e/nginx.conf", status, 400),
    ...["TRACE", "DELETE", "PATCH", "POST", "PUT", "PROPFIND"].map((method) => look(`${method} of a page is refused`, { path: "/home", method }, status, 405)),
    look("a refused method is told which ones there are", { path: "/home", method: "DELETE" }, header("Allow"), "GET, HEAD"),
    look("TRACE of a call is refused", { path: "/api/posts/public", method: "TRACE" }, status, 405),
    look("DELETE of a call is refused: the contract has none", { path: "/api/posts/public", method: "DELETE" }, status, 405),
    look("HEAD of a page is answered", { path: "/home", method: "HEAD" }, (answer) => [answer.status, answer.body], [200, ""]),
    look("the check of health is answered", "/healthz", (answer) => [answer.status, answer.body], [200, "ok\n"]),

    look("a call is answered by the service", "/api/posts/public", (answer) => [answer.status, answer.headers["content-type"]], [200, "application/json; charset=utf-8"]),
    look("a call's answer is not kept", "/api/posts/public", header("Cache-Control"), "no-store"),
    { name: "a call from our own page is answered", seen: async (site) => (await ask(site, { path: "/api/posts/public", headers: { Origin: site.origin } })).status, expected: 200 },
    ...["https://evil.example", "null", "http://localhost.evil.example"].map((origin) => look(`a call from a page of ${origin} is refused`, { path: "/api/posts/public", headers: { Origin: origin } }, status, 403)),
    look("a page of another site may not ask beforehand either", { path: "/api/posts/public", method: "OPTIONS", headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "GET" } }, (answer) => [answer.status, answer.headers["access-control-allow-origin"]], [403, undefined]),
    look("what is larger than a form may be is refused", { path: "/api/user/public", method: "POST", body: "x".repeat(1024 * 1024 + 1) }, status, 413),
    look("the state identity's stand-in has its own policy", { path: "/identity/" }, header("Content-Security-Policy"), "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),

    look("the stand-ins' style is a style sheet", "/identity/identity.css", (answer) => [answer.status, answer.headers["content-type"]], [200, "text/css; charset=utf-8"]),
    look("a page of the stand-ins with a form may say where it is sent from", "/payment/", header("Referrer-Policy"), "same-origin"),

    { name: "the feed opens to our own page", seen: async (site) => (await askForFeed(site, site.origin)).status, expected: 101 },
    ...["https://evil.example", "null", undefined].map((origin): Check => ({ name: `the feed stays shut to ${origin ?? "who says no origin"}`, seen: async (site) => (await askForFeed(site, origin)).status, expected: 403 })),
    { name: "the feed stays shut to a host that begins like ours", seen: async (site) => (await askForFeed(site, `${site.origin}.evil.example`)).status, expected: 403 },
    { name: "the feed stays shut to our page without TLS", seen: async (site) => (await askForFeed(site, site.origin.replace("https:", "http:"))).status, expected: 403 },

    { name: "HTTP/2 is spoken", seen: (site) => askByHttp2(site, "/home"), expected: 200 },
    { name: "TLS 1.3 is spoken", seen: (site) => acceptsTls(site, "TLSv1.3"), expected: true },
    { name: "TLS 1.2 is spoken", seen: (site) => acceptsTls(site, "TLSv1.2"), expected: true },
    { name: "TLS 1.1 is not", seen: (site) => acceptsTls(site, "TLSv1.1"), expected: false },
    {
      name: "a plain request is sent on to TLS, query included",
      seen: async (site) => {
        const { status: code, headers } = await ask(site, { path: "/home?x=1", plain: true });
        return [code, headers.location?.replace(site.origin, "")];
      },
      expected: [308, "/home?x=1"],
    },
    look("a plain answer names nobody and can do nothing", { path: "/", plain: true }, (answer) => [answer.headers["server"], answer.headers["content-security-policy"]], [undefined, inertPolicy]),

    {
      name: "many sign-ins from one address are slowed down, and nothing else is",
      seen: async (site) => {
        const tries = await Promise.all(Array.from({ length: 40 }, () => ask(site, { path: "/api/public/auth/login", method: "POST", body: "{}", headers: { "Content-Type": "application/json" } })));
        const told = new Set(tries.map((answer) => answer.status));
        return [told.has(429), told.has(400) || told.has(401) || told.has(422), (await ask(site, { path: "/api/posts/public" })).status];
      },
      expected: [true, true, 200],
    },
    {
      name: "no secret is logged, neither of a query nor of a path, a Referer or a header",
      seen: async (site) => {
        await sendSecrets(site);
        return secretsIn(site);
      },
      expected: [],
    },
    {
      name: "without its service the portal still opens, calls are told 502 with every header, and no secret is logged",
      seen: async (site) => {
        await site.service(false);
        const [call, page] = [await ask(site, { path: "/api/posts/public" }), await ask(site, { path: "/home" })];
        await sendSecrets(site);
        const feed = await askForFeed(site, site.origin);
        await site.service(true);
        return [call.status, page.status, feed.status, call.headers["content-security-policy"], call.headers["cache-control"], await secretsIn(site)];
      },
      expected: [502, 200, 502, inertPolicy, "no-store", []],
    },
    { name: "the service is found again when it comes back", seen: async (site) => answersAgain(site), expected: 200 },
  ];
}

/** nginx rests a service that failed for ten seconds at most. */
async function answersAgain(site: Site): Promise<number> {
  let last = 0;
  for (let tries = 0; tries < 60 && last !== 200; tries += 1) {
    last = (await ask(site, { path: "/api/posts/public" })).status;
    if (last !== 200) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return last;
}
