import { mkdtempSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { getCanonicalAddress } from "../../deploy/canonicalAddress.ts";
import { serveStatic } from "../../deploy/serveStatic.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-static-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>x</title>");
for (const file of ["a-1.js", "a-1.js.br", "a-1.js.gz"]) writeFileSync(join(folder, "assets", file), "export {};");
mkdirSync(join(folder, ".well-known"));
writeFileSync(join(folder, ".well-known/security.txt"), "Contact: x");
writeFileSync(join(folder, ".hidden.txt"), "x");
for (const language of ["", "ru"]) {
  mkdirSync(join(folder, language, "home"), { recursive: true });
  for (const file of ["shell.html", "404.html", "home/index.html"])
    writeFileSync(join(folder, language, file), `${language}/${file} https://origin.invalid/`);
}
writeFileSync(join(folder, "known-paths.json"), JSON.stringify({ knownPaths: "^(/ru)?(/home|/post/[^/]+)?/*$" }));
const server = createServer(serveStatic(folder));
const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

it.each(["bytes=999-", "bytes=5-1", "bytes=0-1", "bytes=x"])(
  "a hashed file with the range %s is sent whole, so that no cache keeps an error for a year",
  async (range) => {
    const response = await fetch(`${origin}/assets/a-1.js`, { headers: { range } });
    expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      "export {};",
    ]);
  },
);

it.each([
  ["/home", "", 200, "/home/index.html"],
  ["/home", "locale=ru", 200, "ru/home/index.html"],
  ["/ru/home/", "", 200, "ru/home/index.html"],
  ["/ru/home?x=1", "locale=az", 200, "ru/home/index.html"],
  ["/post/7", "", 200, "/shell.html"],
  ["/ru/post/7", "", 200, "ru/shell.html"],
  ["/post/7", "a=b; __Host-locale=ru", 200, "ru/shell.html"],
  ["/post/%D1%8F", "", 200, "/shell.html"],
  ["/nothing", "", 404, "/404.html"],
  ["/ru/nothing", "", 404, "ru/404.html"],
  ["/nothing", "locale=ru", 404, "ru/404.html"],
])("%s with the cookie “%s” is %d with %s, which names the origin", async (path, cookie, status, text) => {
  const response = await fetch(origin + path, { headers: { cookie } });
  expect([response.status, await response.text()]).toEqual([status, `${text} ${origin}/`]);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it.each([
  ["/index.html", "/"],
  ["/home/index.html?x=1", "/home?x=1"],
  ["/ru/home/index.html", "/ru/home"],
  ["//home", "/home"],
  ["///example.org//home?word=//a?b", "/example.org/home?word=//a?b"],
  ["/ru//home/", "/ru/home/"],
  ["/RU/home", "/ru/home"],
  ["/Ru", "/ru"],
])("%s redirects to %s, the address of the page", async (path, location) => {
  const response = await fetch(origin + path, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([308, location]);
});

it.each(["//%5Cexample.org", "//\\example.org", "/Russia", "/%0d%0a//x"])(
  "%s redirects nowhere: it is no other spelling of a page",
  (path) => expect(getCanonicalAddress(path)).toBeUndefined(),
);

it.each([
  [true, "https", "https"],
  [true, "http, https", "https"],
  [true, "https, http", "http"],
  [true, "javascript", "http"],
  [false, "https", "http"],
])(
  "a page names its origin: behind a trusted proxy %s, with X-Forwarded-Proto “%s”, %s",
  async (isTrusted, value, scheme) => {
    const proxied = createServer(serveStatic(folder, { trustsForwardedProto: isTrusted }));
    const port = await listenOnFreePort(proxied);
    const response = await fetch(`http://127.0.0.1:${port}/home`, { headers: { "x-forwarded-proto": value } });
    expect(await response.text()).toBe(`/home/index.html ${scheme}://127.0.0.1:${port}/`);
    await closeServer(proxied);
  },
);

it.each([
  ["/.well-known/security.txt", 200],
  ["/.hidden.txt", 404],
  ["/assets/..%2f..%2fsecret.txt", 403],
  ["/assets/%zz.js", 400],
  ["/assets/missing.js", 404],
  ["/assets/a-1.js.br", 404],
  ["/assets/a-1.js%2Egz?x", 404],
])("the file %s is %d", async (path, status) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("a file that was deleted meanwhile is 404, and the server goes on", async () => {
  const file = join(folder, "assets/b-2.js");
  writeFileSync(file, "export {};");
  expect((await fetch(`${origin}/assets/b-2.js`)).status).toBe(200);
  rmSync(file);
  const response = await fetch(`${origin}/assets/b-2.js`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect((await fetch(`${origin}/home`)).status).toBe(200);
});

it.runIf(process.platform === "linux")("a file is closed when its download is aborted", async () => {
  const file = join(folder, "assets/large-3.js");
  writeFileSync(file, " ".repeat(20_000_000));
  const isOpen = (): boolean =>
    readdirSync("/proc/self/fd").some((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`) === file;
      } catch {
        return false;
      }
    });
  const controller = new AbortController();
  const { body } = await fetch(`${origin}/assets/large-3.js`, { signal: controller.signal });
  await body?.getReader().read();
  expect(isOpen()).toBe(true);
  controller.abort();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
