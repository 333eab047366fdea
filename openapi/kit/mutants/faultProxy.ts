import { createServer, type IncomingMessage } from "node:http";
import { WebSocket, WebSocketServer } from "ws";
import type { ContractOperation } from "../contract/operations.ts";
import { closeServer, listenOnFreePort } from "../verify/embeddedBackend.ts";

/** A request to the mock backend. A fault may change it. */
export type FaultProxyRequest = { url: URL; method: string; headers: Headers; body: Uint8Array };

/** A response of the mock backend. `body` is parsed JSON, or bytes for other content types. */
export type FaultProxyResponse = { status: number; headers: Headers; body: unknown };

/** One violation of the contract that the proxy injects. */
export type SeededFault = {
  /** The kind of fault, shared by all operations. */
  kind: string;
  /** The operation with the fault, or the feed. */
  operationId: string;
  /** Changes a request before it reaches the mock backend. */
  changeRequest?: (request: FaultProxyRequest) => void;
  /** Changes the response in place, or returns another one. */
  changeResponse?: (response: FaultProxyResponse, request: FaultProxyRequest) => FaultProxyResponse | void;
  /** Changes a STOMP frame of the server; `undefined` drops it. */
  changeServerFrame?: (text: string) => string | undefined;
  /** Changes a STOMP frame of the client. */
  changeClientFrame?: (text: string) => string;
};

/** Returns the regular expression for a path template. */
const pathPattern = ({ path }: ContractOperation): RegExp =>
  new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** Starts a proxy to the mock backend that injects the fault set with `setFault`, and forwards everything else unchanged. */
export async function startFaultProxy(
  upstreamPort: number,
  operations: readonly ContractOperation[],
): Promise<{ port: number; setFault: (fault: SeededFault | undefined) => void; close: () => Promise<void> }> {
  let fault: SeededFault | undefined;
  // Paths without parameters come first, because a path parameter would match them too.
  const patterns = operations
    .toSorted((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")))
    .map((operation) => ({ operation, pattern: pathPattern(operation) }));
  const getOperationId = (method: string, path: string): string | undefined =>
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation.id;

  const server = createServer((incoming, outgoing) => {
    void forward(incoming)
      .then(({ status, headers, body }) => {
        outgoing.writeHead(status, Object.fromEntries(headers));
        outgoing.end(body instanceof Uint8Array ? body : body === undefined ? "" : JSON.stringify(body));
      })
      .catch(() => outgoing.destroy());
  });

  async function forward(incoming: IncomingMessage): Promise<FaultProxyResponse> {
    const request: FaultProxyRequest = {
      url: new URL(incoming.url ?? "/", `http://127.0.0.1:${upstreamPort}`),
      method: incoming.method ?? "GET",
      headers: new Headers(),
      body: await readBody(incoming),
    };
    for (const [name, value] of Object.entries(incoming.headers))
      if (!/^(host|connection|content-length|transfer-encoding|expect|keep-alive)$/.test(name))
        request.headers.set(name, String(value));
    const active = fault?.operationId === getOperationId(request.method, request.url.pathname) ? fault : undefined;
    active?.changeRequest?.(request);
    const upstreamResponse = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body.length > 0 && { body: Buffer.from(request.body) }),
    });
    const headers = new Headers(
      [...upstreamResponse.headers].filter(
        ([name]) => !/^(connection|content-length|transfer-encoding|keep-alive)$/.test(name),
      ),
    );
    const bytes = new Uint8Array(await upstreamResponse.arrayBuffer());
    const response: FaultProxyResponse = {
      status: upstreamResponse.status,
      headers,
      body: /json/.test(headers.get("content-type") ?? "")
        ? (JSON.parse(new TextDecoder().decode(bytes)) as unknown)
        : bytes,
    };
    return active?.changeResponse?.(response, request) ?? response;
  }

  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "v12.stomp" });
  server.on("upgrade", (upgradeRequest, stream, head) => {
    sockets.handleUpgrade(upgradeRequest, stream, head, (client) => {
      const upstream = new WebSocket(`ws://127.0.0.1:${upstreamPort}${upgradeRequest.url}`, ["v12.stomp"]);
      const queuedFrames: string[] = [];
      client.on("message", (data) => {
        const text = fault?.changeClientFrame?.(String(data)) ?? String(data);
        if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
        else queuedFrames.push(text);
      });
      upstream.on("open", () => queuedFrames.splice(0).forEach((text) => upstream.send(text)));
      upstream.on("message", (data) => {
        const text = fault?.changeServerFrame === undefined ? String(data) : fault.changeServerFrame(String(data));
        if (text !== undefined) client.send(text);
      });
      client.on("close", () => upstream.close());
      upstream.on("close", () => client.close());
      upstream.on("error", () => client.terminate());
    });
  });
  const port = await listenOnFreePort(server);
  return {
    port,
    setFault: (next) => {
      fault = next;
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      return closeServer(server);
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
