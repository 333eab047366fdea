import type { IncomingMessage, ServerResponse } from "node:http";
import { getResponse } from "msw";
import { maxFileBytes } from "./behaviour/documents.ts";
import { getProblemExample } from "./operations.ts";
import { createHandlers } from "./handlers.ts";
import { handleIdentityRequest } from "./identity/handleIdentityRequest.ts";
import { getRequestLanguage } from "./parseRequest.ts";
import { isSameOrigin } from "./isSameOrigin.ts";
import { handlePaymentRequest } from "./payment/handlePaymentRequest.ts";
import { jsonResponse } from "./handleOperation.ts";
import { translate } from "./store/localizedText.ts";
import { messages } from "./store/messages.ts";
import type { MockStore } from "./store/mockStore.ts";

export { attachStompServer } from "./stomp/stompServer.ts";

/** A handler as connect, Vite and Node's own server take it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The largest body that is read, in bytes; a form may hold a file, with a little around it. */
const maxBodyBytes = { json: 1024 * 1024, form: maxFileBytes + 64 * 1024 } as const;

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/**
 * The Node door of the embedded service: answers `/api/*` from the world, `/identity/*` and `/payment/*` with the
 * stand-ins for the state identity and the bank, and leaves everything else to `next`. Each call goes through the same
 * handlers as in the browser.
 */
export function mockBackendMiddleware({ store }: { store: MockStore }): Middleware {
  const handlers = createHandlers(store);
  return (incoming, outgoing, next) => {
    const { pathname } = getUrl(incoming);
    const respond = [
      { below: "/api/", answer: answerCall },
      { below: "/identity/", answer: () => handleIdentityRequest(getUrl(incoming)) },
      { below: "/payment/", answer: pay },
    ].find(({ below }) => pathname.startsWith(below))?.answer;
    if (respond === undefined) return next();
    respond(incoming)
      .then((response) => writeResponse(outgoing, response))
      .catch((error: unknown) => {
        // Whoever went away in the middle of their request needs no answer.
        if (!incoming.readableAborted) console.error("The embedded service failed:", error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      });
  };

  async function pay(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method !== "POST") return handlePaymentRequest(store, getUrl(incoming));
    if (!isSameOrigin(incoming)) return new Response(null, { status: 403 });
    return handlePaymentRequest(store, getUrl(incoming), String((await readBody(incoming, maxBodyBytes.json)) ?? ""));
  }

  async function answerCall(incoming: IncomingMessage): Promise<Response> {
    const address = getUrl(incoming);
    if (address.pathname.startsWith("/api/__world/") && !isSameOrigin(incoming))
      return new Response(null, { status: 403 });
    const body = await readBody(incoming, isMultipart(incoming) ? maxBodyBytes.form : maxBodyBytes.json);
    const { method = "GET" } = incoming;
    // Fetch's own Request takes neither of the two.
    if (method === "TRACE" || method === "CONNECT") return new Response(null, { status: 405 });
    const bodyless = method === "GET" || method === "HEAD";
    const request = new Request(address, {
      method,
      headers: getHeaders(incoming),
      ...(!bodyless && body !== undefined && { body }),
    });
    if (body === undefined) {
      const lang = getRequestLanguage(request);
      const problem = isMultipart(incoming)
        ? getProblemExample("uploadDocument", 413, lang)
        : { message: translate(messages.tooLarge, lang), code: "TOO_LARGE" };
      return jsonResponse(lang, 413, problem, { connection: "close" });
    }
    return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
  }
}

const getUrl = (incoming: IncomingMessage): URL =>
  URL.parse(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`) ?? new URL("http://localhost/");

const getHeaders = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );

/** The whole body, or `undefined` when it has more bytes than are read. */
async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
  }
  return size > maxBytes ? undefined : Buffer.concat(parts);
}

async function writeResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  // An ordered loss of connection: the caller sees the network fail.
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
