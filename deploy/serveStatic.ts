import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { feedMediaType } from "../src/i18n/feedPaths.ts";
import { defaultLanguage, languages, type Language } from "../src/i18n/language.ts";
import { getPathLanguage } from "../src/i18n/languagePaths.ts";
import { getCanonicalAddress } from "./canonicalAddress.ts";
import {
  getCacheControl,
  createContentSecurityPolicy,
  createReportHeaders,
  nonPagePolicy,
  securityHeaders,
  serviceWorkerPolicy,
} from "./headers.ts";
import { filesWithOrigin, withoutFeedLinks, withPublicOrigin } from "./pageHead.ts";
import { readPageIndex } from "./pageIndex.ts";
import { parseFeedPath, type FeedAddress } from "./renderer/feedPath.ts";
import type { RenderFeed } from "./renderer/feedRenderer.ts";
import { createRecordPathParser } from "./renderer/recordPath.ts";
import type { RecordAnswer, RenderRecord } from "./renderer/recordRenderer.ts";
import { getRendererFolder, renderPolicyElements } from "./renderer/recordTemplates.ts";

/** Options of a handler that serves a build. */
export type StaticOptions = {
  /** The build is the demo. */
  demo?: boolean;
  /** Other origins for API requests and the STOMP connection. */
  connect?: readonly string[];
  /** Adds `upgrade-insecure-requests` to the policy of pages, for a site with TLS. */
  upgradeInsecureRequests?: boolean;
  /** The https URL to which browsers report violations of the policy. */
  reportUrl?: string | undefined;
  /** The public origin that pages name; by default that of each request. */
  origin?: string | undefined;
  /** Whether the proxy in front says in `X-Forwarded-Proto` that it terminates TLS. */
  trustsForwardedProto?: boolean;
  /** Renders the pages of single records; without it, or when it fails, they are served as the shell. */
  renderRecord?: RenderRecord | undefined;
  /** Renders the feeds; without it there are none, and no page names one. */
  renderFeed?: RenderFeed | undefined;
};

/**
 * Returns a request handler that serves a build as nginx does in production: prerendered pages in the language of the address
 * or of the cookie at one address each, immutable hashed files, `shell.html` for the pages of one record (or the rendered page), and 404 for
 * everything else.
 */
export function serveStatic(
  folder: string,
  {
    demo = false,
    connect = [],
    upgradeInsecureRequests = false,
    reportUrl,
    origin,
    trustsForwardedProto = false,
    renderRecord,
    renderFeed,
  }: StaticOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const shell = existsSync(join(folder, "shell.html")) ? "shell.html" : "index.html";
  const policy = createContentSecurityPolicy({
    html: readFileSync(join(folder, shell), "utf8") + renderPolicyElements(getRendererFolder(folder)),
    isDemo: demo,
    connectOrigins: connect,
    upgradeInsecureRequests,
    reportUrl,
  });
  const { knownPaths: knownPathPattern, recordPaths } = readPageIndex(folder);
  const knownPaths = new RegExp(knownPathPattern, "i");
  const parseRecordPath = createRecordPathParser(recordPaths);
  const headers = { ...securityHeaders, ...createReportHeaders(reportUrl) };
  const setHeaders = (response: ServerResponse, path: string, status = 200): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const isPage = path.endsWith(".html");
    const isWorker = demo && path.endsWith("/mockServiceWorker.js");
    response.setHeader("Content-Security-Policy", isPage ? policy : isWorker ? serviceWorkerPolicy : nonPagePolicy);
    response.setHeader("Cache-Control", getCacheControl(path, status));
  };
  const originOf = (request: IncomingMessage): string => origin ?? getOrigin(request, trustsForwardedProto);
  const sendText = (request: IncomingMessage, response: ServerResponse, file: string, text: string): void => {
    const status = file.endsWith("404.html") ? 404 : 200;
    setHeaders(response, file, status);
    response.writeHead(status, { "Content-Type": getTextType(file), "Content-Length": Buffer.byteLength(text) });
    response.end(request.method === "HEAD" ? undefined : text);
  };
  const sendFile = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const feed = parseFeedPath(getPath(request));
    if (feed !== undefined) return sendFeed(request, response, feed);
    const rendered = await renderRecordOf(request);
    if (rendered?.kind === "page") return sendText(request, response, shell, rendered.html);
    const candidates = listCandidates(request, knownPaths, shell).filter(
      (candidate) => rendered?.kind !== "missing" || candidate.endsWith("404.html"),
    );
    const file = candidates.find((candidate) => existsSync(join(folder, candidate)));
    if (file === undefined) return sendOtherFile(request, response);
    const text = withPublicOrigin(await readFile(join(folder, file), "utf8"), originOf(request));
    sendText(request, response, file, renderFeed === undefined ? withoutFeedLinks(text) : text);
  };
  const sendFeed = async (request: IncomingMessage, response: ServerResponse, address: FeedAddress): Promise<void> => {
    const feed = await renderFeed?.(address, originOf(request));
    if (feed?.kind !== "feed") return sendNotFound(response, feed?.kind === "failed" ? 503 : 404);
    setHeaders(response, "/feed.xml");
    response.writeHead(200, {
      "Content-Type": `${feedMediaType}; charset=utf-8`,
      "Content-Length": Buffer.byteLength(feed.xml),
    });
    response.end(request.method === "HEAD" ? undefined : feed.xml);
  };
  const renderRecordOf = async (request: IncomingMessage): Promise<RecordAnswer | undefined> => {
    const record = renderRecord && parseRecordPath(getPath(request));
    return record && renderRecord?.(record.path, record.language ?? getCookieLanguage(request), originOf(request));
  };
  const sendNotFound = (response: ServerResponse, status = 404): void => {
    setHeaders(response, "/x.txt", status);
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${status}\n`);
  };
  const sendOtherFile = (request: IncomingMessage, response: ServerResponse): void => {
    const path = getPath(request);
    // The compressed copies of a package are for nginx.
    if (/\.(br|gz)$/.test(path)) return sendNotFound(response);
    send(request, path, {
      root: folder,
      // A response to a part that does not exist would have the caching of the file.
      acceptRanges: false,
      cacheControl: false,
      dotfiles: path.startsWith("/.well-known/") ? "allow" : "ignore",
      index: false,
    })
      .on("headers", () => setHeaders(response, path))
      .on("directory", () => sendNotFound(response))
      .on("error", ({ status }: { status: number }) => {
        if (response.headersSent) response.destroy();
        else sendNotFound(response, status);
      })
      .pipe(response);
  };
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      setHeaders(response, "/x.txt", 405);
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const canonicalAddress = getCanonicalAddress(request.url ?? "/");
    if (canonicalAddress !== undefined) {
      setHeaders(response, "/x.txt", 308);
      response.writeHead(308, { Location: canonicalAddress }).end();
      return;
    }
    sendFile(request, response).catch(() => response.destroy());
  };
}

/** Returns the origin of a request. Of several proxies, the last one is next to this server. */
function getOrigin({ headers }: IncomingMessage, trustsForwardedProto: boolean): string {
  const forwarded = String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1);
  const scheme = trustsForwardedProto && forwarded?.trim() === "https" ? "https" : "http";
  return `${scheme}://${headers.host ?? "localhost"}`;
}

const getPath = ({ url = "/" }: IncomingMessage): string => url.split("?")[0] ?? "/";

function getCookieLanguage({ headers }: IncomingMessage): Language {
  const [, cookie] = /(?:^|;\s*)(?:__Host-)?locale=(\w+)/.exec(headers.cookie ?? "") ?? [];
  return languages.find(({ code }) => code === cookie)?.code ?? defaultLanguage;
}

const getTextType = (file: string): string =>
  `${file.endsWith(".xml") ? "application/xml" : file.endsWith(".txt") ? "text/plain" : "text/html"}; charset=utf-8`;

/** Returns the files that may hold the text for a URL, in order of preference; an empty list for any other file. */
function listCandidates(request: IncomingMessage, knownPaths: RegExp, shell: string): string[] {
  const path = getPath(request);
  if (filesWithOrigin.includes(path.slice(1))) return [path];
  if (path.endsWith(".html") && !path.includes("..")) return [path];
  if (/\.[a-z0-9]+$/i.test(path)) return [];
  const addressLanguage = getPathLanguage(path);
  const language = addressLanguage ?? getCookieLanguage(request);
  const languageFolder = language === defaultLanguage ? "" : `/${language}`;
  const [, page] = /^(\/[\w/-]*)$/.exec(path) ?? [];
  return [
    ...(page === undefined
      ? []
      : [addressLanguage === undefined ? languageFolder : "", ""].map(
          (prefix) => `${prefix}${page.replace(/\/+$/, "")}/index.html`,
        )),
    ...(knownPaths.test(decodePath(path)) ? [`${languageFolder}/${shell}`, `/${shell}`] : []),
    `${languageFolder}/404.html`,
  ];
}

/** Returns a path as a browser shows it; an invalid one unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
