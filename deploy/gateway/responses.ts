import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { noSession, sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { nonPagePolicy, securityHeaders } from "../headers.ts";

/**
 * The headers of a response that go to the browser. The backend's cookies, its own security headers and everything that
 * concerns only its connection stay behind.
 */
const forwardedHeaders = [
  "content-type",
  "content-length",
  "content-encoding",
  "content-disposition",
  "content-language",
  "etag",
  "last-modified",
  "vary",
  "retry-after",
  "x-request-id",
] as const;

/**
 * What a response says about the session of the request: it is active, and how often its tokens were refreshed; it is active
 * and the portal should send the request again; it has ended; it waits for a confirmation; or the request belongs to none.
 */
export type SessionNote =
  | { state: "active" | "replay"; version: number }
  | { state: "ended" }
  | { state: "offer"; id: string }
  | { state: "none" };

/** Returns the value of the session header for a note. With that of an offer, the portal accepts or rejects it. */
export function describeNote(note: SessionNote): string {
  if (note.state === "offer") return `${note.state} ${note.id}`;
  return "version" in note ? `${note.state} ${note.version}` : note.state;
}

/** Sets the headers that every response of the gateway has. */
function setOwnHeaders(response: ServerResponse, note: SessionNote = { state: noSession }): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", nonPagePolicy);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader(sessionHeader, describeNote(note));
}

/** Sends a response of the gateway itself, as JSON when there is a body. */
export function sendOwnResponse(
  response: ServerResponse,
  status: number,
  { body, note, retryAfter }: { body?: unknown; note?: SessionNote; retryAfter?: string | undefined } = {},
): void {
  setOwnHeaders(response, note);
  if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter);
  if (body === undefined) response.writeHead(status).end();
  else response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** Passes a response of the backend on. Rejects when the backend or the client breaks off. */
export async function forwardResponse(
  response: ServerResponse,
  backendResponse: IncomingMessage,
  note: SessionNote,
): Promise<void> {
  setOwnHeaders(response, note);
  for (const name of forwardedHeaders) {
    const value = backendResponse.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(backendResponse.statusCode ?? 502);
  await pipeline(backendResponse, response);
}
