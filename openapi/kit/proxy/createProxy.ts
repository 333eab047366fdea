import { createServer, request as requestHttp, type IncomingMessage, type Server } from "node:http";
import { request as requestHttps } from "node:https";
import { connect as connectTcp, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import * as zlib from "node:zlib";
import type { ProxiedCall } from "./judgeCall.ts";

/** Headers of one connection, which a proxy must not forward (RFC 9110, section 7.6.1). */
const connectionHeaders = ["connection", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade"];

/**
 * Creates a server that forwards requests below the URL of another server, and passes its responses through: status, headers
 * and body are those of the server. `onCall` receives each request with its response, after the client got it. Without a
 * response of the server, the connection is closed, and `onError` receives the reason. WebSocket connections are forwarded to
 * the same host.
 */
export function createProxy(
  upstream: URL,
  onCall: (call: ProxiedCall) => void,
  onError: (request: { method: string; path: string }, reason: string) => void = () => undefined,
): Server {
  const basePath = upstream.pathname.replace(/\/$/, "");
  const send = upstream.protocol === "https:" ? requestHttps : requestHttp;
  const server = createServer((incoming, outgoing) => {
    // The portal's own path of the API is not part of the paths of the contract.
    const path = (incoming.url ?? "/").replace(/^\/api(?=\/)/, "");
    // Not relative to the server: "//name" would be the URL of another one.
    const url = URL.parse(`${upstream.origin}${path}`);
    if (url === null) {
      outgoing.writeHead(400).end();
      return;
    }
    const method = incoming.method ?? "GET";
    const sent: Buffer[] = [];
    let isClosed = false;
    const close = (error: Error): void => {
      if (!isClosed) onError({ method, path: url.pathname }, describeError(error));
      outgoing.destroy();
    };
    const outgoingRequest = send(
      new URL(upstream.origin),
      {
        method,
        path: `${basePath}${path}`,
        headers: withHost(incoming.rawHeaders, upstream.host),
        setDefaultHeaders: false,
      },
      (response) => {
        const received: Buffer[] = [];
        outgoing.sendDate = false;
        outgoing.writeHead(response.statusCode ?? 0, response.statusMessage, forwardedHeaders(response.rawHeaders));
        outgoing.flushHeaders();
        response.on("data", (chunk: Buffer) => void received.push(chunk));
        response.on("end", () => {
          outgoing.end();
          onCall({
            method,
            url,
            requestHeaders: toHeaders(incoming),
            requestBody: Buffer.concat(sent),
            status: response.statusCode ?? 0,
            responseHeaders: toHeaders(response),
            responseBody: decodeContent(Buffer.concat(received), response.headers["content-encoding"]),
          });
        });
        response.on("error", close);
        response.pipe(outgoing, { end: false });
      },
    );
    outgoingRequest.on("error", close);
    outgoing.on("close", () => {
      isClosed = true;
      outgoingRequest.destroy();
    });
    incoming.on("data", (chunk: Buffer) => void sent.push(chunk));
    incoming.pipe(outgoingRequest);
  });
  server.on("upgrade", (incoming, stream, head) => {
    const port = Number(upstream.port) || (upstream.protocol === "https:" ? 443 : 80);
    // In a URL, an IPv6 address is in brackets.
    const host = upstream.hostname.replace(/^\[|\]$/g, "");
    const socket =
      upstream.protocol === "https:"
        ? connectTls({ port, host, ...(isIP(host) === 0 && { servername: host }) })
        : connectTcp(port, host);
    const headers = withHost(incoming.rawHeaders, upstream.host, []);
    const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}\r\n`] : []));
    socket.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    socket.write(head);
    stream.pipe(socket).pipe(stream);
    socket.on("error", (error) => {
      if (!stream.destroyed) onError({ method: "GET", path: incoming.url ?? "/" }, describeError(error));
      stream.destroy();
    });
    stream.on("error", () => socket.destroy());
  });
  return server;
}

/** Returns raw headers (name, value, name, value, …) without those of the connection. */
function forwardedHeaders(raw: readonly string[], without: readonly string[] = connectionHeaders): string[] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 && !without.includes(name.toLowerCase()) ? [name, raw[index + 1] ?? ""] : [],
  );
}

const withHost = (raw: readonly string[], host: string, without: readonly string[] = connectionHeaders): string[] => [
  "Host",
  host,
  ...forwardedHeaders(raw, [...without, "host"]),
];

const toHeaders = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );

/** Returns the reason of a failed request. An error of several addresses has no message. */
const describeError = (error: NodeJS.ErrnoException): string => error.message || (error.code ?? error.name);

const decoders: ReadonlyMap<string, ((bytes: Uint8Array) => Uint8Array) | undefined> = new Map([
  ["gzip", zlib.unzipSync],
  ["x-gzip", zlib.unzipSync],
  ["deflate", zlib.inflateSync],
  ["br", zlib.brotliDecompressSync],
  // Node 20 does not have it.
  ["zstd", zlib.zstdDecompressSync],
  ["identity", (bytes: Uint8Array) => bytes],
]);

/** Returns the content of a body, broken content as it is; `undefined` when this Node does not know an encoding. */
function decodeContent(bytes: Uint8Array, encodings = "identity"): Uint8Array | undefined {
  let content = bytes;
  for (const encoding of encodings
    .toLowerCase()
    .split(/\s*,\s*/)
    .toReversed()) {
    const decode = decoders.get(encoding);
    if (decode === undefined) return undefined;
    try {
      content = decode(content);
    } catch {
      return content;
    }
  }
  return content;
}
