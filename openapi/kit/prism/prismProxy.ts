import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";

/** A forwarded request with the status and headers of its response. */
export type ProxiedResponse = { method: string; path: string; status: number; headers: IncomingHttpHeaders };

/**
 * Creates a server that forwards every request to Prism, without the base path `/api`, which Prism does not support.
 * `extraHeaders` returns headers to add to a request. `onResponse` receives each response, `onError` the reason when there is
 * none and the connection is closed. A response waits for `delayMs`.
 * WebSocket connections are closed, because Prism does not support them.
 */
export function createPrismProxy(
  prismPort: number,
  {
    extraHeaders = () => ({}),
    onResponse = () => undefined,
    onError = () => undefined,
    delayMs = 0,
  }: {
    extraHeaders?: (method: string, url: URL, headers: IncomingHttpHeaders) => Readonly<Record<string, string>>;
    onResponse?: (response: ProxiedResponse) => void;
    onError?: (request: { method: string; path: string }, reason: string) => void;
    delayMs?: number;
  },
): Server {
  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? "GET";
    // Not relative to Prism: "//name" would be the URL of another server.
    const url = URL.parse(`http://127.0.0.1:${prismPort}${(incoming.url ?? "/").replace(/^\/api(?=\/)/, "")}`);
    if (url === null) {
      outgoing.writeHead(400).end();
      return;
    }
    const upstreamRequest = request(
      url,
      { method, headers: { ...incoming.headers, host: url.host, ...extraHeaders(method, url, incoming.headers) } },
      (response) => {
        const pass = (): void => {
          onResponse({ method, path: url.pathname, status: response.statusCode ?? 0, headers: response.headers });
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        };
        if (delayMs > 0) setTimeout(pass, delayMs);
        else pass();
      },
    );
    upstreamRequest.on("error", ({ message }) => {
      onError({ method, path: url.pathname }, message);
      outgoing.destroy();
    });
    incoming.pipe(upstreamRequest);
  });
  server.on("upgrade", (_request, stream) => stream.destroy());
  return server;
}
