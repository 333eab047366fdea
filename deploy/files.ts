import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { cacheControl, contentSecurityPolicy, inertPolicy, securityHeaders, workerPolicy } from "./headers.ts";

/**
 * Serves a build as a deployment would: pages with the content security policy, hashed files for ever, the page for every
 * address without a file ending, 404 for a file that is not there.
 */
export function serveFiles(folder: string, { demo = false, connect = [] }: { demo?: boolean; connect?: readonly string[] } = {}): (request: IncomingMessage, response: ServerResponse) => void {
  const policy = contentSecurityPolicy({ html: readFileSync(join(folder, "index.html"), "utf8"), demo, connect });
  const setHeaders = (response: ServerResponse, path: string, status = 200): void => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const isPage = path.endsWith(".html") || !/\.[a-z0-9]+$/i.test(path);
    const isWorker = demo && path.endsWith("/mockServiceWorker.js");
    response.setHeader("Content-Security-Policy", isPage && status === 200 ? policy : isWorker ? workerPolicy : inertPolicy);
    response.setHeader("Cache-Control", cacheControl(isPage ? "/index.html" : path, status));
  };
  const files = sirv(folder, { single: true, etag: true, dotfiles: false, setHeaders: (response, path) => setHeaders(response, path) });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      setHeaders(response, "/x.txt", 405);
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    files(request, response, () => {
      setHeaders(response, "/x.txt", 404);
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("404\n");
    });
  };
}
