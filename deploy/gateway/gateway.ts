import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { findOperation } from "../../src/api/findOperation.ts";
import { getSessionExpiry } from "../../src/auth/sessionExpiry.ts";
import { defaultLanguage } from "../../src/i18n/language.ts";
import { parseRequestTarget, type RequestTarget } from "../requestTarget.ts";
import { handleOperation } from "./apiProxy.ts";
import { createBackend, describeBackendError, type Backend } from "./backend.ts";
import { RefusedBody } from "./body.ts";
import { describeId } from "./clientHeaders.ts";
import { createFeed } from "./feed.ts";
import { handleGatewayCall, offerMaxAgeSeconds } from "./gatewayCalls.ts";
import { isPageRequest, redirectWithoutTokens } from "./pageQuery.ts";
import { createRefresh, type RefreshResult } from "./refresh.ts";
import { mayUseApi, type SiteOptions } from "./requestChecks.ts";
import { sendOwnResponse } from "./responses.ts";
import { createSessions, type KeyedSession, type Sessions } from "./sessions.ts";
import { createMemoryStore, type SessionRecord, type SessionStore } from "./sessionStore.ts";
import { getOperation } from "./tokenOperations.ts";

/** Options of a gateway. */
export type GatewayOptions = {
  /** The base URL of the backend's API; it replaces `/api`. */
  backendUrl: string;
  /** The ws: or wss: URL of the backend's live feed. */
  socketUrl: string;
  site: SiteOptions;
  /** Serves everything but the API and the live feed. Without it, all of that is 404. */
  servePage?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns the URL of the other portal, if there is one. */
  getOtherPortalUrl?: (request: IncomingMessage) => Promise<string | undefined>;
  store?: SessionStore;
  idleSeconds?: number;
  lifetimeSeconds?: number;
  /** Whether the proxy in front says in `X-Forwarded-For` where a request comes from. */
  isBehindProxy?: boolean;
  /**
   * Receives one line for each request to the API: its operation, status, duration and id, whether its response was cut off, and
   * what kept the backend from answering. No secret. A refresh that the backend has not answered and a live feed that it has not opened have a line of
   * their own.
   */
  log?: (line: string) => void;
  now?: () => number;
};

/** What the parts of a gateway share. */
export type GatewayContext = {
  backend: Backend;
  site: SiteOptions;
  sessions: Sessions;
  /** Tokens that a URL handed over, until the visitor has confirmed their user. */
  offers: Sessions;
  /** Refreshes the tokens of a session, once for all requests that used the same access token. */
  refresh: (key: string, usedAccess: string) => Promise<RefreshResult>;
  /** Returns an access token that is valid for a while; `undefined` when the session has ended. */
  getFreshAccess: (key: string) => Promise<string | undefined>;
  /** Returns whether an access token says that it expires within a time; false for an opaque one. */
  expiresWithin: (record: SessionRecord, ms: number) => boolean;
  /** Ends a session here, and asks the backend to end it without waiting for the answer. */
  endSession: (session: KeyedSession) => Promise<void>;
  getOtherPortalUrl: (request: IncomingMessage) => Promise<string | undefined>;
  isBehindProxy: boolean;
  log: (line: string) => void;
  now: () => number;
};

/** A gateway for a server of `node:http`. */
export type Gateway = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  handleUpgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
  /** Closes all feeds and opens no more. */
  closeFeeds: () => void;
  /** Closes all feeds and the connections to the backend, those in use included. */
  close: () => void;
};

/** Where the live feed is opened. */
const socketPath = "/ws";
const apiPrefix = "/api";
const gatewayPrefix = `${apiPrefix}/gateway`;

/** How many unconfirmed offers are kept: anybody can send one. */
const maxOffers = 1000;

/** How long a session lives without a request or an open feed, in seconds. */
export const defaultIdleSeconds = 3600;

/** How long a session lives at most, in seconds. */
export const defaultLifetimeSeconds = 12 * 3600;

/**
 * Creates a gateway: it keeps the tokens of visitors in sessions that only a cookie addresses, which no script can read, and
 * adds them to the requests that it passes on to the backend.
 */
export function createGateway({
  backendUrl,
  socketUrl,
  site,
  servePage = (_request, response) => sendOwnResponse(response, 404),
  getOtherPortalUrl = () => Promise.resolve(undefined),
  store,
  idleSeconds = defaultIdleSeconds,
  lifetimeSeconds = defaultLifetimeSeconds,
  isBehindProxy = false,
  log = () => undefined,
  now = Date.now,
}: GatewayOptions): Gateway {
  const backend = createBackend(backendUrl);
  const sessions = createSessions({ store: store ?? createMemoryStore({ now }), idleSeconds, lifetimeSeconds, now });
  const refresh = createRefresh({ sessions, backend, endAtBackend, log, now });
  const context: GatewayContext = {
    backend,
    site,
    sessions,
    offers: createSessions({
      store: createMemoryStore({ maxSessions: maxOffers, now }),
      idleSeconds: offerMaxAgeSeconds,
      lifetimeSeconds: offerMaxAgeSeconds,
      now,
    }),
    refresh,
    expiresWithin,
    getFreshAccess: async (key) => {
      const record = await sessions.read(key);
      if (record === undefined || !expiresWithin(record, freshMs)) return record?.tokens.access;
      const result = await refresh(key, record.tokens.access);
      if (result.outcome === "refreshed") return result.record.tokens.access;
      return result.outcome === "ended" ? undefined : record.tokens.access;
    },
    endSession: async ({ key, record }) => {
      await sessions.end(key);
      endAtBackend(record.tokens.refresh);
    },
    getOtherPortalUrl,
    isBehindProxy,
    log,
    now,
  };
  const feed = createFeed(context, socketUrl);

  /** Returns whether an access token says that it expires within a time, counted from when the gateway received it. */
  function expiresWithin({ tokens, receivedAtMs }: SessionRecord, ms: number): boolean {
    if (tokens.refresh === "") return false;
    const expiry = getSessionExpiry({ refresh: tokens.access, at: receivedAtMs });
    return expiry !== undefined && expiry.expiresAtMs - now() < Math.min(ms, expiry.lifetimeMs / 2);
  }

  /** The tokens of the session are valid at a backend without this operation until they expire. */
  function endAtBackend(refreshToken: string): void {
    if (refreshToken === "") return;
    const { method, path } = getOperation("signOut");
    const body = Buffer.from(JSON.stringify({ refreshToken }));
    backend
      .send({
        method,
        target: `${path}?lang=${defaultLanguage}`,
        headers: { "content-type": "application/json", "content-length": body.length, accept: "application/json" },
        body,
      })
      .then(
        (answer) => answer.resume(),
        () => undefined,
      );
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === "/healthz") return sendOwnResponse(response, 200, { body: "ok" });
    const target = parseRequestTarget(request.url ?? "/");
    if (!site.isKnownHost(request.headers.host)) return sendOwnResponse(response, 421);
    if (target === undefined) return sendOwnResponse(response, 400);
    if (target.pathname === apiPrefix || target.pathname.startsWith(`${apiPrefix}/`)) {
      // A backend, or a proxy before it, that decodes it would leave the base path or find another operation.
      if (target.pathname.includes("%2F")) return sendOwnResponse(response, 400);
      if (!mayUseApi(request, site)) return sendOwnResponse(response, 403);
      return isBelow(gatewayPrefix, target)
        ? handleGatewayCall(context, request, response, stripPrefix(gatewayPrefix, target))
        : handleOperation(context, request, response, stripPrefix(apiPrefix, target));
    }
    if (isPageRequest(request, target) && (await redirectWithoutTokens(context, response, target))) return undefined;
    return servePage(request, response);
  }

  return {
    handle: (request, response) => {
      const startedAtMs = performance.now();
      let failure: unknown;
      response.on("close", () => {
        const line = describeRequest(request);
        const duration = `${Math.round(performance.now() - startedAtMs)} ms`;
        // That of a backend which breaks off its response.
        const error = response.errored ?? failure;
        const reason = error === undefined ? "" : ` ${describeBackendError(error)}`;
        if (line !== undefined) log(`${line} ${describeOutcome(response)} ${duration}${describeId(request)}${reason}`);
      });
      route(request, response).catch((error: unknown) => {
        if (!(error instanceof RefusedBody)) failure = error;
        if (response.headersSent) response.destroy();
        else if (error instanceof RefusedBody) {
          response.setHeader("Connection", "close");
          sendOwnResponse(response, error.status);
        } else sendOwnResponse(response, 502);
      });
    },
    handleUpgrade: (request, stream, head) => {
      // A client may break off before its answer, and an error that nobody listens to ends the process.
      stream.on("error", () => stream.destroy());
      if (parseRequestTarget(request.url ?? "/")?.pathname === socketPath) feed.handleUpgrade(request, stream, head);
      else stream.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    },
    closeFeeds: feed.close,
    close: () => {
      feed.close();
      backend.close();
    },
  };
}

/** How long an access token must be valid for a feed to be opened with it, in milliseconds. */
const freshMs = 20_000;

const isBelow = (prefix: string, { pathname }: RequestTarget): boolean => pathname.startsWith(`${prefix}/`);

const stripPrefix = (prefix: string, { pathname, search }: RequestTarget): RequestTarget => ({
  pathname: pathname.slice(prefix.length),
  search,
});

/** Returns the status that was sent, and whether its body was not; 499, as in nginx, when the client did not wait for it. */
function describeOutcome({ headersSent, statusCode, writableFinished }: ServerResponse): string {
  if (!headersSent) return "499";
  return writableFinished ? String(statusCode) : `${statusCode} incomplete`;
}

/** Returns the method and the path of an API request for the log: a template of the contract, which has no codes. */
function describeRequest({ method = "GET", url = "/" }: IncomingMessage): string | undefined {
  const pathname = parseRequestTarget(url)?.pathname;
  if (pathname === undefined || !pathname.startsWith(`${apiPrefix}/`)) return undefined;
  if (pathname.startsWith(`${gatewayPrefix}/`)) return `${method} /gateway`;
  const [, template = "(unknown)"] = findOperation(method, pathname.slice(apiPrefix.length)) ?? [];
  return `${method} ${template}`;
}
