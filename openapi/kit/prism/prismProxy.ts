import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";

/** A forwarded request with the status and headers of its response. */
export type ProxiedResponse = { method: string; path: string; status: number; headers: IncomingHttpHeaders };

/**
 * Creates a server that forwards every request to Prism, without the base path `/api`, which Prism does not support.
 * `extraHeaders` returns headers to add to a request. `onResponse` receives each response. WebSocket connections go to
 * `webSocketTarget`, because Prism does not support them; without it they are closed.
 */
export function createPrismProxy(
  prismPort: number,
  {
    extraHeaders = () => ({}),
    onResponse = () => undefined,
    webSocketTarget,
  }: {
    extraHeaders?: (method: string, url: URL, headers: IncomingHttpHeaders) => Readonly<Record<string, string>>;
    onResponse?: (response: ProxiedResponse) => void;
    webSocketTarget?: URL;
  },
): Server {
  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? "GET";
    const url = new URL((incoming.url ?? "/").replace(/^\/api(?=\/)/, ""), `http://127.0.0.1:${prismPort}`);
    const upstreamRequest = request(
      url,
      { method, headers: { ...incoming.headers, host: url.host, ...extraHeaders(method, url, incoming.headers) } },
      (response) => {
        onResponse({ method, path: url.pathname, status: response.statusCode ?? 0, headers: response.headers });
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    upstreamRequest.on("error", () => outgoing.destroy());
    incoming.pipe(upstreamRequest);
  });
  server.on("upgrade", (incoming, stream, head) => {
    if (webSocketTarget === undefined) return void stream.destroy();
    const upstreamSocket = connect(Number(webSocketTarget.port) || 80, webSocketTarget.hostname, () => {
      upstreamSocket.write(
        `GET ${incoming.url} HTTP/1.1\r\n${Object.entries({ ...incoming.headers, host: webSocketTarget.host })
          .map(([name, value]) => `${name}: ${String(value)}\r\n`)
          .join("")}\r\n`,
      );
      upstreamSocket.write(head);
      stream.pipe(upstreamSocket).pipe(stream);
    });
    upstreamSocket.on("error", () => stream.destroy());
    stream.on("error", () => upstreamSocket.destroy());
  });
  return server;
}
