import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { feedMediaType } from "../../src/i18n/feedPaths.ts";
import { defaultLanguage } from "../../src/i18n/language.ts";
import { nonPagePolicy, securityHeaders } from "../headers.ts";
import { releaseHeader } from "../nginx/rendererLocation.ts";
import type { PageIndex } from "../pageIndex.ts";
import { parseFeedPath, type FeedAddress } from "./feedPath.ts";
import type { RenderFeed } from "./feedRenderer.ts";
import { createRecordPathParser } from "./recordPath.ts";
import type { RenderRecord } from "./recordRenderer.ts";

/** Options of a renderer for a server of `node:http`. */
export type RendererServerOptions = {
  index: Pick<PageIndex, "recordPaths" | "release">;
  render: RenderRecord;
  /** Renders the feeds; without it, or without an origin, there are none. */
  renderFeed?: RenderFeed | undefined;
  /** The public origin that pages name. */
  origin?: string | undefined;
  /** Receives one line of JSON for each page: its path without a query, and no header but the id of the request. */
  log?: (line: string) => void;
};

type Answer = { status: number; text?: string; mediaType?: string; reason?: string };

/**
 * Returns a request handler that renders the pages of single records and the feeds for nginx: 200 with the page, 404 for a
 * record that does not exist, and 503 when nginx has to serve the shell. It reads nothing of a request but method, path and three headers.
 */
export function createRendererHandler({
  index: { recordPaths, release },
  render,
  renderFeed,
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
    if (result.kind === "page") return { status: 200, text: result.html, mediaType: "text/html" };
    return result.kind === "missing" ? { status: 404 } : { status: 503, reason: result.reason };
  };

  const answerFeed = async (address: FeedAddress): Promise<Answer> => {
    if (renderFeed === undefined || origin === undefined)
      return { status: 404, reason: "a feed needs the option --origin" };
    const result = await renderFeed(address, origin);
    if (result.kind === "feed") return { status: 200, text: result.xml, mediaType: feedMediaType };
    return result.kind === "missing" ? { status: 404 } : { status: 503, reason: result.reason };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAtMs = performance.now();
    const path = request.url?.split("?")[0] ?? "/";
    if (request.method !== "GET" && request.method !== "HEAD") return send(request, response, { status: 405 });
    if (path === "/healthz") return send(request, response, { status: 200 });
    const feed = parseFeedPath(path);
    const result = await (feed === undefined ? answer(path, readHeader(request, releaseHeader)) : answerFeed(feed));
    await send(request, response, result);
    const id = readHeader(request, "X-Request-Id");
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        ...(id !== undefined && /^[\w-]{1,64}$/.test(id) && { id }),
        path: feed === undefined && parseRecordPath(path) === undefined ? "-" : path,
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

/** Returns the tag of a text, the same in each encoding. */
const createEntityTag = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

const readHeader = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
};

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, mediaType = "text/plain" }: Answer,
): Promise<void> {
  const { body, encoding } = await encode(
    text ?? (status === 200 ? "ok\n" : `${status}\n`),
    text === undefined ? "" : (readHeader(request, "Accept-Encoding") ?? ""),
  );
  response.writeHead(status, {
    ...securityHeaders,
    // nginx sets the policy of pages. Opened directly, the page can do nothing.
    "Content-Security-Policy": nonPagePolicy,
    "Cache-Control": "no-store",
    "Content-Type": `${mediaType}; charset=utf-8`,
    "Content-Length": body.length,
    // Readers of feeds ask for them again and again.
    ...(mediaType === feedMediaType && text !== undefined && { ETag: createEntityTag(text) }),
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
