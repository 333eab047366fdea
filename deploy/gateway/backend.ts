import { Agent as HttpAgent, request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";

/** A request to the backend. */
export type BackendRequest = {
  method: string;
  /** The path below the API base with its query. */
  target: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | Readable | undefined;
  /** How long the backend may send nothing, in milliseconds. */
  timeoutMs?: number | undefined;
};

/** Sends requests to the backend. */
export type Backend = {
  /** Resolves to the response once its headers are there. Rejects without a response. */
  send: (request: BackendRequest) => Promise<IncomingMessage>;
  close: () => void;
};

/** How long the backend may send nothing, in milliseconds. The portal waits half as long. */
const defaultTimeoutMs = 30_000;

/** The largest response that is read as a whole, in characters: one with tokens. */
const maxTextLength = 256 * 1024;

/** How long an unused connection is kept, in milliseconds: less than servers keep one. */
const idleTimeoutMs = 4000;

/** Returns a backend below a base URL, with connections that are reused. */
export function createBackend(baseUrl: string): Backend {
  const base = new URL(baseUrl);
  const isTls = base.protocol === "https:";
  const agentOptions = { keepAlive: true, timeout: idleTimeoutMs };
  const agent = isTls ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const prefix = base.pathname.replace(/\/+$/, "");

  const attempt = ({ method, target, headers, body, timeoutMs = defaultTimeoutMs }: BackendRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        method,
        agent,
        // `hostname` takes no brackets.
        hostname: base.hostname.replace(/^\[|\]$/g, ""),
        port: base.port,
        path: prefix + target,
        headers: { ...headers, ...getFraming(body, headers), host: base.host },
        timeout: timeoutMs,
      };
      const request = isTls ? requestHttps(options, resolve) : requestHttp(options, resolve);
      request.on("timeout", () =>
        request.destroy(Object.assign(new Error("The backend did not answer in time."), { code: "ETIMEDOUT" })),
      );
      request.on("error", (error: NodeJS.ErrnoException) =>
        reject(Object.assign(error, { isStaleConnection: request.reusedSocket && error.code === "ECONNRESET" })),
      );
      if (body === undefined || Buffer.isBuffer(body)) request.end(body);
      // The client has broken off while the gateway was refreshing the tokens.
      else if (body.errored) request.destroy(body.errored);
      else {
        body.on("error", (error: Error) => request.destroy(error));
        body.pipe(request);
      }
    });

  return {
    send: async (request) => {
      try {
        return await attempt(request);
      } catch (error) {
        // The backend has closed an idle connection in the moment in which it was reused, or has crashed while it was busy
        // with this request.
        if (!isRepeatable(request) || !(error as { isStaleConnection?: boolean }).isStaleConnection) throw error;
        return attempt(request);
      }
    },
    close: () => agent.destroy(),
  };
}

/**
 * Returns the header that says where a body ends. Node adds none for methods such as GET and DELETE: the backend would read
 * the body as the next request of the connection, which may be that of another visitor.
 */
function getFraming(body: BackendRequest["body"], headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders {
  if (Buffer.isBuffer(body)) return { "content-length": body.length };
  return body === undefined || headers["content-length"] !== undefined ? {} : { "transfer-encoding": "chunked" };
}

/** Returns whether a request does nothing more when the backend receives it twice. */
const isRepeatable = ({ method, headers, body }: BackendRequest): boolean =>
  (body === undefined || Buffer.isBuffer(body)) &&
  (method === "GET" || method === "HEAD" || headers?.["idempotency-key"] !== undefined);

/** Returns what kept the backend from answering, for the log: the code or name of the error, which has nothing of the request. */
export const describeBackendError = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : "unknown";

/** Reads a response as text. Rejects when it is too long for one with tokens. */
export async function readText(response: IncomingMessage): Promise<string> {
  let length = 0;
  response.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxTextLength)
      response.destroy(Object.assign(new Error("The response is too long."), { code: "EMSGSIZE" }));
  });
  return text(response);
}
