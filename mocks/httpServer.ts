import type { IncomingMessage, ServerResponse } from "node:http";
import { getResponse } from "msw";
import { documentUploadFile as maxFileBytes } from "../src/generated/maxLengths.ts";
import { getProblemExample } from "./operations.ts";
import { createHandlers } from "./handlers.ts";
import { handleExternalRequest } from "./external/handleExternalRequest.ts";
import { handleIdentityRequest } from "./identity/handleIdentityRequest.ts";
import { getRequestLanguage } from "./parseRequest.ts";
import { isSameOrigin } from "./isSameOrigin.ts";
import { handlePaymentRequest } from "./payment/handlePaymentRequest.ts";
import { createJsonResponse } from "./handleOperation.ts";
import { translate } from "./store/localizedText.ts";
import { messages } from "./store/messages.ts";
import type { MockStore } from "./store/mockStore.ts";

export { attachStompServer } from "./stomp/stompServer.ts";

/** A handler for connect, Vite and Node's HTTP server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The largest accepted request body, in bytes. A form contains one file and some overhead. */
const maxBodyBytes = { json: 1024 * 1024, form: maxFileBytes + 64 * 1024 } as const;

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/**
 * Returns the Node adapter of the mock backend. It serves `/api/*`, and the stub pages of the identity login, of the
 * bank and of other sites below `/identity/*`, `/payment/*` and `/external/*`. All other requests go to `next`.
 */
export function mockBackendMiddleware({ store }: { store: MockStore }): Middleware {
  const handlers = createHandlers(store);
  return (incoming, outgoing, next) => {
    const { pathname } = getUrl(incoming);
    const handler = [
      { prefix: "/api/", handle: handleApiRequest },
      { prefix: "/identity/", handle: () => handleIdentityRequest(getUrl(incoming)) },
      { prefix: "/payment/", handle: handlePayment },
      { prefix: "/external/", handle: () => Promise.resolve(handleExternalRequest(getUrl(incoming))) },
    ].find(({ prefix }) => pathname.startsWith(prefix))?.handle;
    if (handler === undefined) return next();
    handler(incoming)
      .then((response) => writeResponse(outgoing, response))
      .catch((error: unknown) => {
        // A client that closed the connection needs no response.
        if (!incoming.readableAborted) console.error("The mock backend failed:", error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      });
  };

  async function handlePayment(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method !== "POST") return handlePaymentRequest(store, getUrl(incoming));
    if (!isSameOrigin(incoming)) return new Response(null, { status: 403 });
    return handlePaymentRequest(store, getUrl(incoming), String((await readBody(incoming, maxBodyBytes.json)) ?? ""));
  }

  async function handleApiRequest(incoming: IncomingMessage): Promise<Response> {
    const url = getUrl(incoming);
    if (url.pathname.startsWith("/api/__mock/") && !isSameOrigin(incoming)) return new Response(null, { status: 403 });
    const body = await readBody(incoming, isMultipart(incoming) ? maxBodyBytes.form : maxBodyBytes.json);
    const { method = "GET" } = incoming;
    // The constructor of `Request` rejects both methods.
    if (method === "TRACE" || method === "CONNECT") return new Response(null, { status: 405 });
    const hasNoBody = method === "GET" || method === "HEAD";
    const request = new Request(url, {
      method,
      headers: getHeaders(incoming),
      ...(!hasNoBody && body !== undefined && { body }),
    });
    if (body === undefined) {
      const lang = getRequestLanguage(request);
      const problem = isMultipart(incoming)
        ? getProblemExample("uploadDocument", 413, lang)
        : { message: translate(messages.tooLarge, lang), code: "TOO_LARGE" };
      return createJsonResponse(lang, 413, problem, { connection: "close" });
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

/** Returns the request body, or `undefined` when it is larger than `maxBytes`. */
async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}

async function writeResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  // A configured connection loss: the client gets a network error.
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
