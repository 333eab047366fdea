import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";

/** What passed a front: the request's line, the answer's status and headers. */
export type ProxiedExchange = { method: string; path: string; status: number; headers: IncomingHttpHeaders };

/**
 * A server that hands every request on to Prism, whose paths have no base: what is asked below `/api` is found too. `change`
 * may add headers to a request, `tell` hears of each answer; sockets go past Prism, which cannot carry them, to `socket`.
 */
export function createPrismProxy(
  prismPort: number,
  {
    change = () => ({}),
    tell = () => undefined,
    socket,
  }: {
    change?: (method: string, url: URL, headers: IncomingHttpHeaders) => Readonly<Record<string, string>>;
    tell?: (passed: ProxiedExchange) => void;
    socket?: URL;
  },
): Server {
  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? "GET";
    const url = new URL((incoming.url ?? "/").replace(/^\/api(?=\/)/, ""), `http://127.0.0.1:${prismPort}`);
    const onward = request(
      url,
      { method, headers: { ...incoming.headers, host: url.host, ...change(method, url, incoming.headers) } },
      (answer) => {
        tell({ method, path: url.pathname, status: answer.statusCode ?? 0, headers: answer.headers });
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on("upgrade", (incoming, stream, head) => {
    if (socket === undefined) return void stream.destroy();
    const onward = connect(Number(socket.port) || 80, socket.hostname, () => {
      onward.write(
        `GET ${incoming.url} HTTP/1.1\r\n${Object.entries({ ...incoming.headers, host: socket.host })
          .map(([name, value]) => `${name}: ${String(value)}\r\n`)
          .join("")}\r\n`,
      );
      onward.write(head);
      stream.pipe(onward).pipe(stream);
    });
    onward.on("error", () => stream.destroy());
    stream.on("error", () => onward.destroy());
  });
  return server;
}
