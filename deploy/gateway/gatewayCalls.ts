import type { IncomingMessage, ServerResponse } from "node:http";
import { noSession, sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { parseJson } from "../../src/config/parseJson.ts";
import { defaultLanguage } from "../../src/i18n/language.ts";
import { toTokenPair, type TokenPair } from "../../src/auth/tokenPair.ts";
import type { RequestTarget } from "../requestTarget.ts";
import { findSession, startSession } from "./apiProxy.ts";
import { readBody } from "./body.ts";
import { getClientHeaders } from "./clientHeaders.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { GatewayContext } from "./gateway.ts";
import { getSingleHeader } from "./requestChecks.ts";
import { describeNote, forwardResponse, sendOwnResponse } from "./responses.ts";
import type { KeyedSession } from "./sessions.ts";
import { getOperation } from "./tokenOperations.ts";

/** How long a pair for the other portal may wait until the browser fetches it, in milliseconds. */
const handOverMaxAgeMs = 60_000;

/** How long tokens that a URL handed over wait for the visitor's confirmation, in seconds. */
export const offerMaxAgeSeconds = 600;

type Handler = (context: GatewayContext, request: IncomingMessage, response: ServerResponse, search: string) => unknown;

/** The gateway's own calls by method and path below `/gateway`. Those that change something have passed the checks for it. */
const handlers: Readonly<Record<string, Handler>> = {
  "GET /session": readSessionState,
  "POST /refresh": refreshSession,
  "POST /sign-out": signOut,
  "POST /offer": receiveOffer,
  "GET /offer": readOffer,
  "POST /offer/accept": acceptOffer,
  "POST /offer/reject": rejectOffer,
  "GET /hand-over": openOtherPortal,
};

/** Handles one of the gateway's own calls. */
export async function handleGatewayCall(
  context: GatewayContext,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: RequestTarget,
): Promise<void> {
  const handler = handlers[`${request.method} ${pathname}`];
  if (handler === undefined) sendOwnResponse(response, 404);
  else await handler(context, request, response, search);
}

/** Answers whether the cookie has a session, without its secrets. */
async function readSessionState(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const cookie = readCookie(request, "session", context.site.isSecure);
  const session = await context.sessions.find(cookie);
  if (session !== undefined) return sendOwnResponse(response, 200, { body: context.sessions.describe(session) });
  return sendOwnResponse(response, 200, { body: { state: cookie === undefined ? "none" : "ended" } });
}

/** Refreshes the tokens of a session, unless that has happened since the version that the portal knows. */
async function refreshSession(
  context: GatewayContext,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
) {
  const session = await findSession(context, request);
  if (session === undefined || session === "over")
    return sendOwnResponse(response, 200, { body: { state: session === undefined ? "none" : "ended" } });
  const isRefreshed = String(session.record.version) !== new URLSearchParams(search).get("version");
  if (isRefreshed) return sendOwnResponse(response, 200, { body: context.sessions.describe(session) });
  const refresh = await context.refresh(session.key, session.record.tokens.access);
  if (refresh.outcome === "failed")
    return sendOwnResponse(response, refresh.status, { retryAfter: refresh.retryAfter });
  const body =
    refresh.outcome === "ended"
      ? { state: "ended" }
      : context.sessions.describe({ key: session.key, record: refresh.record });
  return sendOwnResponse(response, 200, { body });
}

/** Ends the session of the cookie, and asks the backend to end it. Does not wait for the backend. */
async function signOut(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const session = await context.sessions.find(readCookie(request, "session", context.site.isSecure));
  if (session !== undefined) await context.endSession(session);
  setCookie(response, "session", { maxAgeSeconds: 0, isSecure: context.site.isSecure });
  return sendOwnResponse(response, 204);
}

/**
 * Takes the tokens of a URL fragment from the portal, and answers with their user, for the visitor to confirm. Tokens without
 * a user are not kept: they would take the place of others.
 */
async function receiveOffer(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request);
  const { token, refreshToken } = (parseJson(String(body ?? "")) ?? {}) as Record<string, unknown>;
  const tokens = toTokenPair(token, refreshToken ?? "");
  if (tokens === undefined) return sendOwnResponse(response, 400);
  const answer = await readOfferedUser(context, request, tokens);
  const { statusCode: status = 502 } = answer;
  if (status < 200 || status > 299) return forwardResponse(response, answer, { state: "none" });
  return forwardResponse(response, answer, { state: "offer", id: await storeOffer(context, response, tokens) });
}

/** Keeps tokens that a URL handed over until the visitor has confirmed their user. Resolves to the id of the offer. */
export async function storeOffer(
  context: GatewayContext,
  response: ServerResponse,
  tokens: TokenPair,
): Promise<string> {
  const { cookieValue, record } = await context.offers.create(tokens);
  setCookie(response, "offer", {
    value: cookieValue,
    maxAgeSeconds: offerMaxAgeSeconds,
    isSecure: context.site.isSecure,
  });
  return record.id;
}

const findOffer = (context: GatewayContext, request: IncomingMessage): Promise<KeyedSession | undefined> =>
  context.offers.find(readCookie(request, "offer", context.site.isSecure));

/** Returns whether a request names an offer: another tab may have replaced the one whose user the visitor sees. */
const isNamed = ({ record }: KeyedSession, request: IncomingMessage): boolean =>
  getSingleHeader(request, sessionHeader) === describeNote({ state: "offer", id: record.id });

/** Answers with the user of the tokens that the query of a page handed over. */
async function readOffer(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const offer = await findOffer(context, request);
  if (offer === undefined) return sendOwnResponse(response, 404);
  const { id, tokens } = offer.record;
  return forwardResponse(response, await readOfferedUser(context, request, tokens), { state: "offer", id });
}

function readOfferedUser(
  context: GatewayContext,
  request: IncomingMessage,
  { access }: TokenPair,
): Promise<IncomingMessage> {
  const { method, path } = getOperation("readUser");
  return context.backend.send({
    method,
    target: `${path}?lang=${defaultLanguage}`,
    headers: {
      ...getClientHeaders(context, request),
      accept: "application/json",
      authorization: `Bearer ${access}`,
    },
  });
}

/** Signs the visitor in who has confirmed the offered user. */
async function acceptOffer(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const offer = await findOffer(context, request);
  if (offer === undefined || !isNamed(offer, request)) return sendOwnResponse(response, 404);
  await context.offers.end(offer.key);
  setCookie(response, "offer", { maxAgeSeconds: 0, isSecure: context.site.isSecure });
  await startSession(context, response, offer.record.tokens);
  return sendOwnResponse(response, 204);
}

/** Forgets the offer that a request names. One that names none comes from a tab that has not asked about its user. */
async function rejectOffer(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const offer = await findOffer(context, request);
  const isAny = getSingleHeader(request, sessionHeader) === noSession;
  if (offer !== undefined && !isAny && !isNamed(offer, request)) return sendOwnResponse(response, 404);
  if (offer !== undefined) await context.offers.end(offer.key);
  setCookie(response, "offer", { maxAgeSeconds: 0, isSecure: context.site.isSecure });
  return sendOwnResponse(response, 204);
}

/**
 * Sends the browser to the other portal with the pair that the backend has issued for it, in the fragment, once. The page
 * that asked for it is left, so its scripts never see the address.
 */
async function openOtherPortal(context: GatewayContext, request: IncomingMessage, response: ServerResponse) {
  const url = await context.getOtherPortalUrl(request);
  if (url === undefined) return sendOwnResponse(response, 404);
  const address = new URL(url);
  const mode = request.headers["sec-fetch-mode"];
  const session = await context.sessions.find(readCookie(request, "session", context.site.isSecure));
  const handOver = session?.record.handOver;
  if (session !== undefined && handOver !== undefined && (mode === undefined || mode === "navigate")) {
    await context.sessions.update(session.key, ({ handOver: _sent, ...record }) => record);
    if (context.now() - handOver.createdAtMs < handOverMaxAgeMs)
      address.hash = new URLSearchParams({
        token: handOver.tokens.access,
        refreshToken: handOver.tokens.refresh,
      }).toString();
  }
  response.setHeader("Location", address.href);
  return sendOwnResponse(response, 303);
}
