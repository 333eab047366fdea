import { createHash } from "node:crypto";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Certificate } from "./certificate.ts";

/** HTTP/2 with TLS and brotli before a server that speaks neither, as a deployment has it. */
export type BenchProxy = {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
};

/** Pages that are given out instead of the server's own, by their path. */
export type PageOverrides = ReadonlyMap<string, string>;

type ProxiedRequest = IncomingMessage | Http2ServerRequest;
type BufferedResponse = { status: number; headers: Record<string, string | string[]>; body: Buffer };

const brotliCompressAsync = promisify(brotliCompress);
const compressibleTypes = /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)/;
/** Headers of one connection, which the next must not hear of. */
const hopByHopHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "host",
  "content-length",
  "http2-settings",
]);

/** Opens a front before the server on `port` of this machine. */
export async function startProxy(
  port: number,
  { key, cert }: Certificate,
  pages: PageOverrides = new Map(),
): Promise<BenchProxy> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answering) => {
    respond(asked, answering).catch((error: unknown) => {
      if (!answering.headersSent) answering.writeHead(502);
      answering.end(String(error));
    });
  });
  const sockets = new Set<Duplex>();
  server.on("connection", (socket: Duplex) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (asked: IncomingMessage, socket: Duplex, head: Buffer) =>
    tunnelUpgrade(port, asked, socket, head),
  );
  // Whoever closes a page in the middle of a request is expected here.
  server.on("sessionError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function respond(asked: ProxiedRequest, answering: Http2ServerResponse): Promise<void> {
    const page =
      asked.headers["sec-fetch-dest"] === "document" ? pages.get((asked.url ?? "/").split("?")[0] ?? "/") : undefined;
    const { status, headers, body } =
      page === undefined
        ? await forwardRequest(port, asked)
        : {
            status: 200,
            headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
            body: Buffer.from(page),
          };
    const plain =
      headers["content-encoding"] === undefined &&
      compressibleTypes.test(String(headers["content-type"])) &&
      body.length > 200;
    const sent = plain ? await compressOnce(body) : body;
    answering.writeHead(status, {
      ...headers,
      ...(plain && { "content-encoding": "br", vary: "Accept-Encoding" }),
      "content-length": String(sent.length),
    });
    if (asked.method === "HEAD") answering.end();
    else answering.end(sent);
  }
}

/** Everything is compressed once, whichever front gives it out: it is as fast as a file that was compressed beforehand. */
const compressedBodies = new Map<string, Promise<Buffer>>();

function compressOnce(body: Buffer): Promise<Buffer> {
  const name = createHash("sha1").update(body).digest("hex");
  const found =
    compressedBodies.get(name) ??
    brotliCompressAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  compressedBodies.set(name, found);
  return found;
}

/** Asks the server behind, and reads its whole answer. */
async function forwardRequest(port: number, incoming: ProxiedRequest): Promise<BufferedResponse> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(
      { port, host: "127.0.0.1", method: incoming.method, path: incoming.url, headers: forwardedHeaders(incoming) },
      resolve,
    );
    asking.on("error", reject);
    incoming.pipe(asking);
  });
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || hopByHopHeaders.has(name) ? [] : [[name, value] as const],
  );
  return { status: answer.statusCode ?? 502, headers: Object.fromEntries(headers), body: Buffer.concat(parts) };
}

function forwardedHeaders({
  headers,
}: {
  headers: IncomingHttpHeaders & { ":authority"?: string | undefined };
}): Record<string, string | string[]> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(":") || hopByHopHeaders.has(name) || name === "accept-encoding"
      ? []
      : [[name, value] as const],
  );
  return { ...Object.fromEntries(kept), host: headers[":authority"] ?? headers.host ?? "localhost" };
}

/** Hands a socket on as it is, both ways. */
function tunnelUpgrade(port: number, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const behind: Socket = connect(port, "127.0.0.1", () => {
    const lines = incoming.rawHeaders.flatMap((name, place) =>
      place % 2 === 0 ? [`${name}: ${incoming.rawHeaders[place + 1] ?? ""}`] : [],
    );
    behind.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  for (const [one, other] of [
    [behind, socket],
    [socket, behind],
  ] as const)
    one.on("error", () => other.destroy()).on("close", () => other.destroy());
}
