import { createHash } from "node:crypto";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Certificate } from "./certificate.ts";

/** A reverse proxy with HTTP/2, TLS and brotli, as in a deployment. */
export type BenchProxy = {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
};

/** HTML that replaces the server's pages, by path. */
export type PageOverrides = ReadonlyMap<string, string>;

type ProxiedRequest = IncomingMessage | Http2ServerRequest;
type BufferedResponse = { status: number; headers: Record<string, string | string[]>; body: Buffer };

const brotliCompressAsync = promisify(brotliCompress);
const compressibleTypes = /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)/;
/** Headers of one connection, which a proxy must not forward. */
const hopByHopHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "host",
  "content-length",
  "http2-settings",
]);

/** Starts a proxy for the server on `port` of localhost. */
export async function startProxy(
  port: number,
  { key, cert }: Certificate,
  pages: PageOverrides = new Map(),
): Promise<BenchProxy> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  });
  const sockets = new Set<Duplex>();
  server.on("connection", (socket: Duplex) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    tunnelUpgrade(port, incoming, socket, head),
  );
  // A page that is closed during a request causes a session error.
  server.on("sessionError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function respond(incoming: ProxiedRequest, response: Http2ServerResponse): Promise<void> {
    const page =
      incoming.headers["sec-fetch-dest"] === "document"
        ? pages.get((incoming.url ?? "/").split("?")[0] ?? "/")
        : undefined;
    const { status, headers, body } =
      page === undefined
        ? await forwardRequest(port, incoming)
        : {
            status: 200,
            headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
            body: Buffer.from(page),
          };
    const shouldCompress =
      headers["content-encoding"] === undefined &&
      compressibleTypes.test(String(headers["content-type"])) &&
      body.length > 200;
    const sent = shouldCompress ? await compressOnce(body) : body;
    response.writeHead(status, {
      ...headers,
      ...(shouldCompress && { "content-encoding": "br", vary: "Accept-Encoding" }),
      "content-length": String(sent.length),
    });
    if (incoming.method === "HEAD") response.end();
    else response.end(sent);
  }
}

/** Compressed bodies by hash, for all proxies, so that a response is as fast as a file with a compressed copy. */
const compressedBodies = new Map<string, Promise<Buffer>>();

function compressOnce(body: Buffer): Promise<Buffer> {
  const hash = createHash("sha1").update(body).digest("hex");
  const compressed =
    compressedBodies.get(hash) ??
    brotliCompressAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  compressedBodies.set(hash, compressed);
  return compressed;
}

/** Sends a request to the upstream server and buffers its response. */
async function forwardRequest(port: number, incoming: ProxiedRequest): Promise<BufferedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(
      { port, host: "127.0.0.1", method: incoming.method, path: incoming.url, headers: forwardedHeaders(incoming) },
      resolve,
    );
    outgoing.on("error", reject);
    incoming.pipe(outgoing);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined || hopByHopHeaders.has(name) ? [] : [[name, value] as const],
  );
  return { status: response.statusCode ?? 502, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) };
}

function forwardedHeaders({
  headers,
}: {
  headers: IncomingHttpHeaders & { ":authority"?: string | undefined };
}): Record<string, string | string[]> {
  const forwarded = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(":") || hopByHopHeaders.has(name) || name === "accept-encoding"
      ? []
      : [[name, value] as const],
  );
  return { ...Object.fromEntries(forwarded), host: headers[":authority"] ?? headers.host ?? "localhost" };
}

/** Connects an upgraded socket to the upstream server, in both directions. */
function tunnelUpgrade(port: number, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream: Socket = connect(port, "127.0.0.1", () => {
    const lines = incoming.rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${incoming.rawHeaders[index + 1] ?? ""}`] : [],
    );
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on("error", () => socket.destroy()).on("close", () => socket.destroy());
  socket.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
}
