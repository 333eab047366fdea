import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket, WebSocketServer } from "ws";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { createOperationFinder } from "../proxy/judgeCall.ts";
import { closeServer, listenOnFreePort } from "../verify/embeddedBackend.ts";
import type { FaultRequest, FaultResponse, FeedConnection, SeededFault, UpstreamBackend } from "./fault.ts";

/** A running proxy with one seeded fault. */
type FaultProxy = { port: number; close: () => Promise<void> };

const connectionHeaders = /^(host|connection|content-length|transfer-encoding|expect|keep-alive)$/;

/** Sends a request to the mock backend at `port`. */
async function sendUpstream(port: number, { method, url, headers, body }: FaultRequest): Promise<FaultResponse> {
  const target = new URL(url.pathname + url.search, `http://127.0.0.1:${port}`);
  const response = await fetch(target, {
    method,
    headers,
    redirect: "manual",
    ...(body.length > 0 && { body: Buffer.from(body) }),
  });
  return {
    status: response.status,
    headers: new Headers([...response.headers].filter(([name]) => !connectionHeaders.test(name))),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Starts a proxy in front of a mock backend that seeds one fault, and forwards everything else unchanged. */
export async function startFaultProxy({
  backend,
  operations,
  fault,
  waitSeconds = async (seconds) => wait(seconds * 1000),
}: {
  backend: { port: number; store: MockStore };
  operations: readonly ContractOperation[];
  fault: Pick<SeededFault, "createHandler" | "createFrameHandler"> | undefined;
  /** Replaces the waiting time of slow faults. */
  waitSeconds?: (seconds: number) => Promise<void>;
}): Promise<FaultProxy> {
  const { store, port: upstreamPort } = backend;
  const findOperations = createOperationFinder(operations);
  const findOperation = (method: string, path: string): string | undefined =>
    findOperations(path.replace(/^\/api/, "")).find((candidate) => candidate.method === method)?.id;
  const upstream: UpstreamBackend = {
    store,
    send: (request) => sendUpstream(upstreamPort, request),
    wait: waitSeconds,
  };
  const handle = fault?.createHandler?.() ?? ((request: FaultRequest) => upstream.send(request));

  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming, findOperation)
      .then((request) => handle(request, upstream))
      .then(({ status, headers, body }) => {
        outgoing.writeHead(status, Object.fromEntries(headers));
        outgoing.end(body);
      })
      .catch(() => outgoing.destroy());
  });

  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "v12.stomp" });
  server.on("upgrade", (upgradeRequest, stream, head) => {
    sockets.handleUpgrade(upgradeRequest, stream, head, (client) => {
      const socket = new WebSocket(`ws://127.0.0.1:${upstreamPort}${upgradeRequest.url}`, ["v12.stomp"]);
      const queuedFrames: string[] = [];
      const connection: FeedConnection = {
        store,
        sendToClient: (frame) => client.readyState === WebSocket.OPEN && client.send(frame),
        sendToServer: (frame) =>
          socket.readyState === WebSocket.OPEN ? socket.send(frame) : void queuedFrames.push(frame),
        close: () => {
          socket.close();
          client.close();
        },
        wait: waitSeconds,
      };
      const frames = fault?.createFrameHandler?.(connection) ?? {};
      const fromClient = frames.fromClient ?? connection.sendToServer;
      const fromServer = frames.fromServer ?? connection.sendToClient;
      client.on("message", (data) => fromClient(String(data)));
      socket.on("open", () => queuedFrames.splice(0).forEach((frame) => socket.send(frame)));
      socket.on("message", (data) => fromServer(String(data)));
      client.on("close", () => {
        frames.onClose?.();
        socket.close();
      });
      socket.on("close", () => client.close());
      socket.on("error", () => client.terminate());
    });
  });
  const port = await listenOnFreePort(server);
  return {
    port,
    close: () => {
      for (const client of sockets.clients) client.terminate();
      return closeServer(server);
    },
  };
}

async function readRequest(
  incoming: IncomingMessage,
  findOperation: (method: string, path: string) => string | undefined,
): Promise<FaultRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const { method = "GET" } = incoming;
  const url = new URL(incoming.url ?? "/", "http://backend");
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (!connectionHeaders.test(name)) headers.set(name, String(value));
  return { operationId: findOperation(method, url.pathname), method, url, headers, body: Buffer.concat(chunks) };
}
