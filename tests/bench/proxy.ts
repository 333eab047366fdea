import { createHash } from "node:crypto";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Certificate } from "./certificate.ts";

/** HTTP/2 with TLS and brotli before a server that speaks neither, as a deployment has it. */
export type Front = {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
};

/** Pages that are given out instead of the server's own, by their path. */
export type Pages = ReadonlyMap<string, string>;

type Asked = IncomingMessage | Http2ServerRequest;
type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer };

const compress = promisify(brotliCompress);
const compressible = /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)/;
/** Headers of one connection, which the next must not hear of. */
const ownOf = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "host", "content-length", "http2-settings"]);

/** Opens a front before the server on `port` of this machine. */
export async function openFront(port: number, { key, cert }: Certificate, pages: Pages = new Map()): Promise<Front> {
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
  server.on("upgrade", (asked: IncomingMessage, socket: Duplex, head: Buffer) => tunnel(port, asked, socket, head));
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

  async function respond(asked: Asked, answering: Http2ServerResponse): Promise<void> {
    const page = asked.headers["sec-fetch-dest"] === "document" ? pages.get((asked.url ?? "/").split("?")[0] ?? "/") : undefined;
    const { status, headers, body } = page === undefined ? await pass(port, asked) : { status: 200, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }, body: Buffer.from(page) };
    const plain = headers["content-encoding"] === undefined && compressible.test(String(headers["content-type"])) && body.length > 200;
    const sent = plain ? await pack(body) : body;
    answering.writeHead(status, { ...headers, ...(plain && { "content-encoding": "br", vary: "Accept-Encoding" }), "content-length": String(sent.length) });
    if (asked.method === "HEAD") answering.end();
    else answering.end(sent);
  }
}

/** Everything is compressed once, whichever front gives it out: it is as fast as a file that was compressed beforehand. */
const packed = new Map<string, Promise<Buffer>>();

function pack(body: Buffer): Promise<Buffer> {
  const name = createHash("sha1").update(body).digest("hex");
  const found = packed.get(name) ?? compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  packed.set(name, found);
  return found;
}

/** Asks the server behind, and reads its whole answer. */
async function pass(port: number, asked: Asked): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request({ port, host: "127.0.0.1", method: asked.method, path: asked.url, headers: headersFor(asked) }, resolve);
    asking.on("error", reject);
    asked.pipe(asking);
  });
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  const headers = Object.entries(answer.headers).flatMap(([name, value]) => (value === undefined || ownOf.has(name) ? [] : [[name, value] as const]));
  return { status: answer.statusCode ?? 502, headers: Object.fromEntries(headers), body: Buffer.concat(parts) };
}

function headersFor({ headers }: { headers: IncomingHttpHeaders & { ":authority"?: string | undefined } }): Record<string, string | string[]> {
  const kept = Object.entries(headers).flatMap(([name, value]) => (value === undefined || name.startsWith(":") || ownOf.has(name) || name === "accept-encoding" ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(kept), host: headers[":authority"] ?? headers.host ?? "localhost" };
}

/** Hands a socket on as it is, both ways. */
function tunnel(port: number, asked: IncomingMessage, socket: Duplex, head: Buffer): void {
  const behind: Socket = connect(port, "127.0.0.1", () => {
    const lines = asked.rawHeaders.flatMap((name, place) => (place % 2 === 0 ? [`${name}: ${asked.rawHeaders[place + 1] ?? ""}`] : []));
    behind.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  for (const [one, other] of [[behind, socket], [socket, behind]] as const) one.on("error", () => other.destroy()).on("close", () => other.destroy());
}
