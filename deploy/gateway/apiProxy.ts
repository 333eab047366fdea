import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { findOperation } from "../../src/api/findOperation.ts";
import { noSession, sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { defaultLanguage } from "../../src/i18n/language.ts";
import type { RequestTarget } from "../requestTarget.ts";
import { readText } from "./backend.ts";
import { readBody } from "./body.ts";
import { getClientHeaders } from "./clientHeaders.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { GatewayContext } from "./gateway.ts";
import { getSingleHeader } from "./requestChecks.ts";
import { forwardResponse, sendOwnResponse, type SessionNote } from "./responses.ts";
import { withTokens, type KeyedSession } from "./sessions.ts";
import { findTokenOperation, getOperation, headerParameters, type TokenOperation } from "./tokenOperations.ts";
import { takeTokens, toPair } from "./tokenResponse.ts";

/** The headers of a request that go to the backend: never a cookie, and no authorization of the browser. */
const forwardedHeaders: readonly string[] = [
  "accept",
  "accept-encoding",
  "accept-language",
  "content-length",
  "content-type",
  "if-modified-since",
  "if-none-match",
  "user-agent",
  ...headerParameters,
];

/** The paths of the operations that take a refresh token. Only the gateway has one, so it sends them itself. */
const ownPaths: ReadonlySet<string> = new Set([getOperation("renewSession").path, getOperation("signOut").path]);

/** How long before its expiry an access token is refreshed, in milliseconds. */
const refreshAheadMs = 20_000;

/** How long the transfer of a file may pause, in milliseconds. */
const fileTimeoutMs = 300_000;

/**
 * Handles a request to an operation of the contract. `path` is below the API base. A path outside the contract may only be
 * read, without a token: it is a file such as the picture of a post.
 */
export async function handleOperation(
  context: GatewayContext,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname: path, search }: RequestTarget,
): Promise<void> {
  const method = request.method ?? "GET";
  const [, template = "", bearerAuth] = findOperation(method === "HEAD" ? "GET" : method, path) ?? [];
  const tokenOperation = findTokenOperation(method, template);
  if (ownPaths.has(template) || (bearerAuth === undefined && method !== "GET" && method !== "HEAD"))
    return sendOwnResponse(response, 404);

  const takesToken = bearerAuth !== undefined && bearerAuth !== "none";
  const found = await findSession(context, request);
  // A request that names a session which is over must not be answered as if nobody had been signed in.
  if (found === "over" && takesToken)
    return sendOwnResponse(response, 401, { note: { state: await describeCookie(context, request) } });
  const session = found === "over" ? undefined : found;
  const body = await readBody(request);
  const prepared: PreparedRequest = {
    method,
    target: path + addMessengerToken(search, tokenOperation, session),
    headers: getForwardedHeaders(context, request, tokenOperation),
    body,
  };
  if (session === undefined || !takesToken) {
    const answer = await context.backend.send(prepared);
    return finish(context, response, { answer, tokenOperation, session, note: toNote(session) });
  }
  return handleAuthorized(context, response, { prepared, session, tokenOperation });
}

type PreparedRequest = {
  method: string;
  target: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | Readable | undefined;
};

/** Sends a request with the access token of a session. Refreshes the tokens before they expire, and once after a 401. */
async function handleAuthorized(
  context: GatewayContext,
  response: ServerResponse,
  {
    prepared,
    session,
    tokenOperation,
  }: { prepared: PreparedRequest; session: KeyedSession; tokenOperation: TokenOperation | undefined },
): Promise<void> {
  const { key } = session;
  let { record } = session;
  const send = () =>
    context.backend.send({
      ...prepared,
      headers: { ...prepared.headers, authorization: `Bearer ${record.tokens.access}` },
      timeoutMs: isStream(prepared.body) ? fileTimeoutMs : undefined,
    });
  if (context.expiresWithin(record, refreshAheadMs)) {
    const early = await context.refresh(key, record.tokens.access);
    if (early.outcome === "ended") return sendOwnResponse(response, 401, { note: { state: "ended" } });
    // A refresh that fails for now leaves the token valid for its last seconds.
    if (early.outcome === "refreshed") ({ record } = early);
  }
  const answer = await send();
  if (answer.statusCode !== 401)
    return finish(context, response, { answer, tokenOperation, session: { key, record }, note: toNote({ record }) });

  const refresh = await context.refresh(key, record.tokens.access);
  if (refresh.outcome !== "refreshed") {
    answer.resume();
    return refresh.outcome === "ended"
      ? sendOwnResponse(response, 401, { note: { state: "ended" } })
      : sendOwnResponse(response, refresh.status, { note: toNote({ record }), retryAfter: refresh.retryAfter });
  }
  ({ record } = refresh);
  // A stream has been sent. The portal still has the file, and sends it again.
  if (isStream(prepared.body)) return forwardResponse(response, answer, { state: "replay", version: record.version });
  answer.resume();
  const secondAnswer = await send();
  return finish(context, response, {
    answer: secondAnswer,
    tokenOperation,
    session: { key, record },
    note: toNote({ record }),
  });
}

const isStream = (body: PreparedRequest["body"]): boolean => body !== undefined && !Buffer.isBuffer(body);

const toNote = (session: Pick<KeyedSession, "record"> | undefined): SessionNote =>
  session === undefined ? { state: noSession } : { state: "active", version: session.record.version };

/** Passes the response on, without its tokens: they become the session, replace those of one, or wait for the other portal. */
async function finish(
  context: GatewayContext,
  response: ServerResponse,
  {
    answer,
    tokenOperation,
    session,
    note,
  }: {
    answer: IncomingMessage;
    tokenOperation: TokenOperation | undefined;
    session: KeyedSession | undefined;
    note: SessionNote;
  },
): Promise<void> {
  const status = answer.statusCode ?? 502;
  if (tokenOperation === undefined || status < 200 || status > 299) return forwardResponse(response, answer, note);
  const taken = takeTokens(tokenOperation, await readText(answer));
  // What cannot be read may hold a token in an unknown form.
  if (taken === undefined) return sendOwnResponse(response, 502, { note });
  const tokens = toPair(taken);
  if (tokens === undefined) return sendOwnResponse(response, status, { body: taken.body, note });

  if (tokenOperation.id === "handOverSession") {
    if (session === undefined) return sendOwnResponse(response, 502, { note });
    await context.sessions.update(session.key, (record) => ({
      ...record,
      handOver: { tokens, createdAtMs: context.now() },
    }));
  } else if (session !== undefined && tokenOperation.requiredTokens.length === 0) {
    await context.sessions.update(session.key, (record) =>
      withTokens(record, { access: tokens.access, refresh: taken.refresh ?? record.tokens.refresh }, context.now()),
    );
  } else {
    await startSession(context, response, tokens, taken.otherTokens);
  }
  return sendOwnResponse(response, status, { body: taken.body, note });
}

/**
 * How long the cookie outlives its session, in seconds. Only a sign-out removes it, and with it the drafts of other tabs, which
 * are kept after the session has ended.
 */
const endedCookieSeconds = 24 * 3600;

/** Starts a session with new tokens. The cookie is new, and the session of the old one ends. */
export async function startSession(
  context: GatewayContext,
  response: ServerResponse,
  tokens: KeyedSession["record"]["tokens"],
  otherTokens: Readonly<Record<string, string>> = {},
): Promise<void> {
  const previous = await context.sessions.find(readCookie(response.req, "session", context.site.isSecure));
  const { cookieValue } = await context.sessions.create(tokens, otherTokens);
  if (previous !== undefined) await context.endSession(previous);
  setCookie(response, "session", {
    value: cookieValue,
    maxAgeSeconds: context.sessions.lifetimeSeconds + endedCookieSeconds,
    isSecure: context.site.isSecure,
  });
}

/**
 * Returns the session of a request, if its cookie and its header name the same one; "over" when the header names a session
 * that has ended or that another one has replaced.
 */
export async function findSession(
  context: GatewayContext,
  request: IncomingMessage,
): Promise<KeyedSession | "over" | undefined> {
  const id = getSingleHeader(request, sessionHeader);
  if (id === undefined || id === noSession) return undefined;
  const session = await context.sessions.find(readCookie(request, "session", context.site.isSecure));
  return session?.record.id === id ? session : "over";
}

/** Returns "ended" for a cookie whose session is over, and "none" without a cookie or for one of another session. */
async function describeCookie(context: GatewayContext, request: IncomingMessage): Promise<"ended" | "none"> {
  const cookie = readCookie(request, "session", context.site.isSecure);
  return cookie !== undefined && (await context.sessions.find(cookie)) === undefined ? "ended" : "none";
}

/** Adds the token of the conversation with the call center, which the browser does not have. */
function addMessengerToken(
  search: string,
  tokenOperation: TokenOperation | undefined,
  session: KeyedSession | undefined,
): string {
  const token = session?.record.otherTokens["messengerToken"];
  if (tokenOperation?.id !== "signInWithIdentity" || token === undefined) return search;
  const query = new URLSearchParams(search);
  query.set("messengerToken", token);
  return `?${query.toString()}`;
}

function getForwardedHeaders(
  context: GatewayContext,
  request: IncomingMessage,
  tokenOperation: TokenOperation | undefined,
): OutgoingHttpHeaders {
  const { headers } = request;
  return {
    ...Object.fromEntries(
      forwardedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    ),
    "accept-language": headers["accept-language"] ?? defaultLanguage,
    // The gateway reads a response with tokens.
    ...(tokenOperation !== undefined && { "accept-encoding": "identity" }),
    ...getClientHeaders(context, request),
  };
}
