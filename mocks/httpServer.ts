import type { IncomingMessage, ServerResponse } from "node:http";
import { getResponse } from "msw";
import { documentUploadFile as maxFileBytes } from "../src/generated/maxLengths.ts";
import { getProblemExample } from "./operations.ts";
import { createControlHandlers } from "./control/controlHandlers.ts";
import { controlPath, controlSecretHeader } from "./control/controlHeader.ts";
import { isControlSecret } from "./control/controlSecret.ts";
import { createHandlers, internalOrigin } from "./handlers.ts";
import { handleContractRequest } from "./contractPage/handleContractRequest.ts";
import { handleExternalRequest } from "./external/handleExternalRequest.ts";
import { handleIdentityRequest } from "./identity/handleIdentityRequest.ts";
import { getRequestLanguage } from "./parseRequest.ts";
import { isSameOrigin } from "./isSameOrigin.ts";
import { createHostCheck, getHostHeader, unknownHostMessage, type IsKnownHost } from "./knownHosts.ts";
import { rejectRequest } from "./rejectRequest.ts";
import { handlePaymentRequest } from "./payment/handlePaymentRequest.ts";
import { parseRequestTarget } from "../deploy/requestTarget.ts";
import { clientAddressHeader, createJsonResponse } from "./handleOperation.ts";
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

/** The options of the Node adapter. */
export type MockBackendOptions = {
  store: MockStore;
  /** Returns whether a `Host` names this server; by default only those of this computer do. */
  isKnownHost?: IsKnownHost;
  /** Switches the control API on, for requests with this secret. */
  controlSecret?: string | undefined;
  /** Whether the last address of `X-Forwarded-For` is that of the client, because a proxy adds it. */
  isBehindProxy?: boolean;
};

/**
 * Returns the Node adapter of the mock backend. It serves `/api/*`, the stub pages of the identity login, of the bank and
 * of other sites below `/identity/*`, `/payment/*` and `/external/*`, and the reference of the contract at `/contract`. All other requests go to `next`.
 *
 * The path is parsed once, before any rule looks at it. A request for an unknown host, with an ambiguous path, or to the
 * mock backend from another origin is rejected.
 */
export function mockBackendMiddleware({
  store,
  isKnownHost = createHostCheck(),
  controlSecret,
  isBehindProxy = false,
}: MockBackendOptions): Middleware {
  const handlers = [...(controlSecret === undefined ? [] : createControlHandlers(store)), ...createHandlers(store)];
  return (incoming, outgoing, next) => {
    const target = parseRequestTarget(incoming.url ?? "/");
    if (!isKnownHost(getHostHeader(incoming))) return rejectRequest(outgoing, 421, unknownHostMessage);
    if (target === undefined) return rejectRequest(outgoing, 400, "The path of this request is not valid.\n");
    // The host is known, so the URL is valid.
    const url = new URL(target.pathname + target.search, `http://${incoming.headers.host}`);
    const handler = [
      { prefix: "/api/", handle: handleApiRequest },
      { prefix: "/identity/", handle: () => handleIdentityRequest(url) },
      { prefix: "/payment/", handle: handlePayment },
      { prefix: "/contract/", handle: () => handleContractRequest(url) },
      { prefix: "/external/", handle: () => Promise.resolve(handleExternalRequest(url)) },
    ].find(
      ({ prefix }) => url.pathname.startsWith(prefix) || (url.pathname === "/contract" && prefix === "/contract/"),
    )?.handle;
    if (handler === undefined) return next();
    if (!isSameOrigin(incoming)) return rejectRequest(outgoing, 403, "Another site may not use the mock backend.\n");
    handler(incoming, url)
      .then((response) => writeResponse(outgoing, response))
      .catch((error: unknown) => {
        // A client that closed the connection needs no response.
        if (!incoming.readableAborted) console.error("The mock backend failed:", error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      });
  };

  async function handlePayment(incoming: IncomingMessage, url: URL): Promise<Response> {
    if (incoming.method !== "POST") return handlePaymentRequest(store, url);
    return handlePaymentRequest(store, url, String((await readBody(incoming, maxBodyBytes.json)) ?? ""));
  }

  async function handleApiRequest(incoming: IncomingMessage, { pathname, search }: URL): Promise<Response> {
    if (
      controlSecret !== undefined &&
      pathname.startsWith(controlPath) &&
      !isControlSecret(controlSecret, incoming.headers[controlSecretHeader])
    )
      return Response.json({ message: `The control API needs its secret in ${controlSecretHeader}.` }, { status: 403 });
    const body = await readBody(incoming, isMultipart(incoming) ? maxBodyBytes.form : maxBodyBytes.json);
    const { method = "GET" } = incoming;
    // The constructor of `Request` rejects both methods.
    if (method === "TRACE" || method === "CONNECT") return new Response(null, { status: 405 });
    const hasNoBody = method === "GET" || method === "HEAD";
    const request = new Request(internalOrigin + pathname + search, {
      method,
      headers: [...getHeaders(incoming), [clientAddressHeader, getClientAddress(incoming, isBehindProxy)]],
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

/** Returns the headers of a request, without an address that the client could have made up. */
const getHeaders = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct)
    .filter(([name]) => name !== clientAddressHeader)
    .flatMap(([name, values]) => (values ?? []).map((value): [string, string] => [name, value]));

/** Returns the address of the connection, or the one that the proxy in front has added. */
function getClientAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? String(headers[clientAddressHeader] ?? "").split(",") : [];
  return forwarded.at(-1)?.trim() || (socket.remoteAddress ?? "");
}

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
