import { createServer, type IncomingMessage } from "node:http";
import { WebSocket, WebSocketServer } from "ws";
import type { ContractOperation } from "../contract/operations.ts";
import { closeServer, listenOnFreePort } from "../verify/embeddedBackend.ts";

/** A request on its way to the service. A fault may change it. */
export type FaultProxyRequest = { url: URL; method: string; headers: Headers; body: Uint8Array };

/** An answer on its way back. `body` is what JSON says, or the bytes of anything else. */
export type FaultProxyResponse = { status: number; headers: Headers; body: unknown };

/** One way of breaking the contract. */
export type SeededFault = {
  /** What kind of fault it is, the same over all operations. */
  kind: string;
  /** The operation that has it, or the feed. */
  operationId: string;
  /** Changes a request before the service sees it. */
  changeRequest?: (asked: FaultProxyRequest) => void;
  /** Changes the answer; may return another one. */
  changeResponse?: (given: FaultProxyResponse, asked: FaultProxyRequest) => FaultProxyResponse | void;
  /** Changes a text that the feed sends; `undefined` keeps it from the person. */
  changeServerFrame?: (text: string) => string | undefined;
  /** Changes a text that a person sends to the feed. */
  changeClientFrame?: (text: string) => string;
};

/** The regular expression that a path of the contract is. Fixed paths come first, so that a part in braces does not take them. */
const pathPattern = ({ path }: ContractOperation): RegExp =>
  new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** A server that keeps the contract but for the fault that is set on it; everything else passes as it is. */
export async function startFaultProxy(
  upstreamPort: number,
  operations: readonly ContractOperation[],
): Promise<{ port: number; setFault: (fault: SeededFault | undefined) => void; close: () => Promise<void> }> {
  let fault: SeededFault | undefined;
  const patterns = operations
    .toSorted((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")))
    .map((operation) => ({ operation, pattern: pathPattern(operation) }));
  const idOf = (method: string, path: string): string | undefined =>
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation.id;

  const server = createServer((incoming, outgoing) => {
    void pass(incoming)
      .then(({ status, headers, body }) => {
        outgoing.writeHead(status, Object.fromEntries(headers));
        outgoing.end(body instanceof Uint8Array ? body : body === undefined ? "" : JSON.stringify(body));
      })
      .catch(() => outgoing.destroy());
  });

  async function pass(incoming: IncomingMessage): Promise<FaultProxyResponse> {
    const asked: FaultProxyRequest = {
      url: new URL(incoming.url ?? "/", `http://127.0.0.1:${upstreamPort}`),
      method: incoming.method ?? "GET",
      headers: new Headers(),
      body: await readBody(incoming),
    };
    for (const [name, value] of Object.entries(incoming.headers))
      if (!/^(host|connection|content-length|transfer-encoding|expect|keep-alive)$/.test(name))
        asked.headers.set(name, String(value));
    const active = fault?.operationId === idOf(asked.method, asked.url.pathname) ? fault : undefined;
    active?.changeRequest?.(asked);
    const answer = await fetch(asked.url, {
      method: asked.method,
      headers: asked.headers,
      ...(asked.body.length > 0 && { body: Buffer.from(asked.body) }),
    });
    const headers = new Headers(
      [...answer.headers].filter(([name]) => !/^(connection|content-length|transfer-encoding|keep-alive)$/.test(name)),
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const given: FaultProxyResponse = {
      status: answer.status,
      headers,
      body: /json/.test(headers.get("content-type") ?? "")
        ? (JSON.parse(new TextDecoder().decode(bytes)) as unknown)
        : bytes,
    };
    return active?.changeResponse?.(given, asked) ?? given;
  }

  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "v12.stomp" });
  server.on("upgrade", (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (person) => {
      const service = new WebSocket(`ws://127.0.0.1:${upstreamPort}${request.url}`, ["v12.stomp"]);
      const waiting: string[] = [];
      person.on("message", (data) => {
        const text = fault?.changeClientFrame?.(String(data)) ?? String(data);
        if (service.readyState === WebSocket.OPEN) service.send(text);
        else waiting.push(text);
      });
      service.on("open", () => waiting.splice(0).forEach((text) => service.send(text)));
      service.on("message", (data) => {
        const text = fault?.changeServerFrame === undefined ? String(data) : fault.changeServerFrame(String(data));
        if (text !== undefined) person.send(text);
      });
      person.on("close", () => service.close());
      service.on("close", () => person.close());
      service.on("error", () => person.terminate());
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
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
