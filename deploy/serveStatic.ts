import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import { cacheControl, contentSecurityPolicy, nonPagePolicy, securityHeaders, serviceWorkerPolicy } from "./headers.ts";

/**
 * Serves a build as a deployment would: pages with the content security policy, those drawn in advance in the reader's
 * language, hashed files for ever, the shell for every other address without a file ending, 404 for a file that is not there.
 */
export function serveStatic(
  folder: string,
  { demo = false, connect = [] }: { demo?: boolean; connect?: readonly string[] } = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const shell = existsSync(join(folder, "shell.html")) ? "shell.html" : "index.html";
  const policy = contentSecurityPolicy({
    html: readFileSync(join(folder, shell), "utf8"),
    isDemo: demo,
    connectOrigins: connect,
  });
  const setHeaders = (response: ServerResponse, path: string, status = 200): void => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const isPage = path.endsWith(".html") || !/\.[a-z0-9]+$/i.test(path);
    const isWorker = demo && path.endsWith("/mockServiceWorker.js");
    response.setHeader(
      "Content-Security-Policy",
      isPage && status === 200 ? policy : isWorker ? serviceWorkerPolicy : nonPagePolicy,
    );
    response.setHeader("Cache-Control", cacheControl(isPage ? "/index.html" : path, status));
  };
  const files = sirv(folder, {
    single: shell,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => setHeaders(response, path),
  });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      setHeaders(response, "/x.txt", 405);
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const page = prerenderedCandidates(request).find((file) => existsSync(join(folder, file)));
    if (page !== undefined) request.url = page;
    files(request, response, () => {
      setHeaders(response, "/x.txt", 404);
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("404\n");
    });
  };
}

/** Where the page of an address may be, the best one first, in the language that the reader's cookie names; nothing for an address with a file ending. */
function prerenderedCandidates({ url = "/", headers }: IncomingMessage): string[] {
  const [, language] = /(?:^|;\s*)locale=(\w+)/.exec(headers.cookie ?? "") ?? [];
  const pages =
    languages.some(({ code }) => code === language) && language !== defaultLanguage ? `/pages/${language}` : "";
  const [, path] = /^(\/[\w/-]*)(?:\?|$)/.exec(url) ?? [];
  return path === undefined ? [] : [`${pages}${path.replace(/\/+$/, "")}/index.html`, `${pages}/shell.html`];
}
