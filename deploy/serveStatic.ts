import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import {
  getCacheControl,
  createContentSecurityPolicy,
  nonPagePolicy,
  securityHeaders,
  serviceWorkerPolicy,
} from "./headers.ts";

/**
 * Returns a request handler that serves a build as nginx does in production: prerendered pages in the language of the cookie,
 * immutable hashed files, `shell.html` for other paths without a file extension, and 404 for missing files.
 */
export function serveStatic(
  folder: string,
  { demo = false, connect = [] }: { demo?: boolean; connect?: readonly string[] } = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const shell = existsSync(join(folder, "shell.html")) ? "shell.html" : "index.html";
  const policy = createContentSecurityPolicy({
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
    response.setHeader("Cache-Control", getCacheControl(isPage ? "/index.html" : path, status));
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
    // A response to a part that does not exist would have the caching of the file.
    delete request.headers.range;
    const page = prerenderedCandidates(request).find((file) => existsSync(join(folder, file)));
    if (page !== undefined) request.url = page;
    files(request, response, () => {
      setHeaders(response, "/x.txt", 404);
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("404\n");
    });
  };
}

/** Returns the files that may hold the page of a URL, in order of preference; an empty list for a URL with a file extension. */
function prerenderedCandidates({ url = "/", headers }: IncomingMessage): string[] {
  const [, language] = /(?:^|;\s*)(?:__Host-)?locale=(\w+)/.exec(headers.cookie ?? "") ?? [];
  const pages =
    languages.some(({ code }) => code === language) && language !== defaultLanguage ? `/pages/${language}` : "";
  const [, path] = /^(\/[\w/-]*)(?:\?|$)/.exec(url) ?? [];
  return path === undefined ? [] : [`${pages}${path.replace(/\/+$/, "")}/index.html`, `${pages}/shell.html`];
}
