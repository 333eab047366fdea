import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { defaultLanguage } from "../../src/i18n/language.ts";
import { nonPagePolicy, securityHeaders } from "../headers.ts";
import { releaseHeader } from "../nginx/rendererLocation.ts";
import type { PageIndex } from "../pageIndex.ts";
import { createRecordPathParser } from "./recordPath.ts";
import type { RenderRecord } from "./recordRenderer.ts";

/** Options of a renderer for a server of `node:http`. */
export type RendererServerOptions = {
  index: Pick<PageIndex, "recordPaths" | "release">;
  render: RenderRecord;
  /** The public origin that pages name. */
  origin?: string | undefined;
  /** Receives one line of JSON for each page: its path without a query, and no header but the id of the request. */
  log?: (line: string) => void;
};

type Answer = { status: number; html?: string; reason?: string };

/**
 * Returns a request handler that renders the pages of single records for nginx: 200 with the page, 404 for a record that does
 * not exist, and 503 when nginx has to serve the shell. It reads nothing of a request but method, path and three headers.
 */
export function createRendererHandler({
  index: { recordPaths, release },
  render,
  origin,
  log = () => undefined,
}: RendererServerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const parseRecordPath = createRecordPathParser(recordPaths);

  const answer = async (path: string, requestedRelease: string | undefined): Promise<Answer> => {
    // Its pages name the files of its own release.
    if (requestedRelease !== undefined && requestedRelease !== release)
      return { status: 503, reason: `nginx serves release ${requestedRelease.slice(0, 20)}` };
    const record = parseRecordPath(path);
    if (record === undefined) return { status: 404, reason: "no path of a record" };
    const result = await render(record.path, record.language ?? defaultLanguage, origin);
    if (result.kind === "page") return { status: 200, html: result.html };
    return result.kind === "missing" ? { status: 404 } : { status: 503, reason: result.reason };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAtMs = performance.now();
    const path = request.url?.split("?")[0] ?? "/";
    if (request.method !== "GET" && request.method !== "HEAD") return send(request, response, { status: 405 });
    if (path === "/healthz") return send(request, response, { status: 200 });
    const result = await answer(path, readHeader(request, releaseHeader));
    await send(request, response, result);
    const id = readHeader(request, "X-Request-Id");
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        ...(id !== undefined && /^[\w-]{1,64}$/.test(id) && { id }),
        path: parseRecordPath(path) === undefined ? "-" : path,
        status: result.status,
        ms: Math.round(performance.now() - startedAtMs),
        ...(result.reason !== undefined && { reason: result.reason }),
      }),
    );
  };
  return (request, response) => {
    handle(request, response).catch(() => response.destroy());
  };
}

const readHeader = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
};

async function send(request: IncomingMessage, response: ServerResponse, { status, html }: Answer): Promise<void> {
  const text = html ?? (status === 200 ? "ok\n" : `${status}\n`);
  const { body, encoding } = await encode(
    text,
    html === undefined ? "" : (readHeader(request, "Accept-Encoding") ?? ""),
  );
  response.writeHead(status, {
    ...securityHeaders,
    // nginx sets the policy of pages. Opened directly, the page can do nothing.
    "Content-Security-Policy": nonPagePolicy,
    "Cache-Control": "no-store",
    "Content-Type": `text/${html === undefined ? "plain" : "html"}; charset=utf-8`,
    "Content-Length": body.length,
    ...(encoding !== undefined && { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Compresses a page: nginx keeps a copy for each encoding. */
async function encode(text: string, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  const body = Buffer.from(text);
  if (/\bbr\b/.test(accepted))
    return {
      body: await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      encoding: "br",
    };
  return /\bgzip\b/.test(accepted) ? { body: await promisify(gzip)(body), encoding: "gzip" } : { body };
}
