import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { FrameImpl, Parser } from "@stomp/stompjs";
import { WebSocket, WebSocketServer, type RawData } from "ws";
import { sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { describeId, getClientHeaders } from "./clientHeaders.ts";
import { readCookie } from "./cookies.ts";
import type { GatewayContext } from "./gateway.ts";
import { mayOpenFeed } from "./requestChecks.ts";
import type { KeyedSession } from "./sessions.ts";

/** The code with which a WebSocket is closed that may not be used. */
const policyViolation = 1008;

/** The largest frames, in bytes: those of the browser are small, those of the backend have a notification. */
const maxFrameBytes = { browser: 16 * 1024, backend: 256 * 1024 } as const;

/** How long a browser may take until its CONNECT frame, in milliseconds. */
const connectTimeoutMs = 10_000;

/** How often an open feed records that its session is in use, in milliseconds. */
const useIntervalMs = 60_000;

/** The feeds of one session: one for each tab. */
const maxFeedsPerSession = 50;

/** The data that may wait for a slow browser, and for a slow backend, in bytes. A browser sends little. */
const maxBufferedBytes = { browser: 1024 * 1024, backend: 64 * 1024 } as const;

/** The headers of a CONNECT frame that reach the backend; none that name a user of the broker. */
const connectHeaders: readonly string[] = ["accept-version", "heart-beat", "host"];

/** How long the tokens of a session must be old before a rejected CONNECT frame refreshes them, in milliseconds. */
const minRefreshIntervalMs = 60_000;

/** The live feed of a gateway. */
export type Feed = {
  /** Opens a feed on a connection whose errors are handled. */
  handleUpgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
  close: () => void;
};

/**
 * Returns the relay of the live feed. The browser connects with its cookie, and its CONNECT frame names its session; the
 * gateway replaces that by the access token. A feed is closed when its session ends.
 */
export function createFeed(context: GatewayContext, socketUrl: string): Feed {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes.browser,
    handleProtocols: (offered) => (offered.has("v12.stomp") ? "v12.stomp" : false),
  });

  let isClosed = false;

  async function accept(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (isClosed) return refuse(stream, "503 Service Unavailable");
    if (!context.site.isKnownHost(request.headers.host)) return refuse(stream, "421 Misdirected Request");
    if (!mayOpenFeed(request, context.site)) return refuse(stream, "403 Forbidden");
    const cookie = readCookie(request, "session", context.site.isSecure);
    const session = await context.sessions.find(cookie);
    // A browser logs a refused handshake as an error of the page, and the end of a session is none.
    if (session === undefined || cookie === undefined)
      return server.handleUpgrade(request, stream, head, (socket) => {
        socket.on("error", () => socket.terminate());
        socket.close(policyViolation, "No session");
      });
    if (context.sessions.countListeners(session.key) >= maxFeedsPerSession)
      return refuse(stream, "429 Too Many Requests");
    const clientHeaders = getClientHeaders(context, request);
    const logFailure = (reason: string): void => context.log(`GET /ws${describeId(request)} ${reason}`);
    server.handleUpgrade(request, stream, head, (socket) =>
      relay(context, { socket, session, cookie, socketUrl, clientHeaders, logFailure }),
    );
  }

  return {
    handleUpgrade: (request, stream, head) => {
      accept(request, stream, head).catch(() => stream.destroy());
    },
    close: () => {
      isClosed = true;
      // 1001: the server goes away, and the portal connects again.
      for (const socket of server.clients) socket.close(1001);
      server.close();
    },
  };
}

const refuse = (stream: Duplex, status: string): void =>
  void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** Returns why a socket has failed, for the log. The messages of `ws`, such as that of a timeout, have nothing of the request. */
const describeSocketError = (error: NodeJS.ErrnoException): string => error.code ?? error.message;

/** Connects a browser's socket with a socket to the backend. */
function relay(
  context: GatewayContext,
  {
    socket,
    session,
    cookie,
    socketUrl,
    clientHeaders,
    logFailure,
  }: {
    socket: WebSocket;
    session: KeyedSession;
    cookie: string;
    socketUrl: string;
    clientHeaders: Record<string, string>;
    /** Logs what kept the backend from opening the feed. */
    logFailure: (reason: string) => void;
  },
): void {
  let backend: WebSocket | undefined;
  let hasConnectFrame = false;
  let isConnected = false;
  let hasErrorFrame = false;
  let isOver = false;
  let receivedBytes = 0;
  const close = (): void => {
    isOver = true;
    clearTimeout(connectTimer);
    clearInterval(useTimer);
    removeListener();
    socket.close();
    backend?.close();
  };
  const fail = (reason: string): void => {
    // The browser may have closed its socket first.
    if (!isOver) logFailure(reason);
    close();
  };
  const connectTimer = setTimeout(close, connectTimeoutMs);
  const useTimer = setInterval(() => {
    context.sessions.find(cookie).then((found) => {
      if (found === undefined) close();
    }, close);
  }, useIntervalMs);
  const removeListener = context.sessions.onEnd(session.key, close);

  const parser = new Parser(
    (raw) => {
      const { command, headers } = FrameImpl.fromRawFrame(raw, false);
      clearTimeout(connectTimer);
      const isConnect = command === "CONNECT" || command === "STOMP";
      // A second one would open another connection to the backend, which nobody closes.
      if (hasConnectFrame || !isConnect || headers[sessionHeader] !== session.record.id) return close();
      hasConnectFrame = true;
      connect(command, headers).catch(close);
    },
    () => undefined,
  );

  async function connect(command: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const access = await context.getFreshAccess(session.key);
    if (access === undefined || socket.readyState !== WebSocket.OPEN) return close();
    const passedHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => connectHeaders.includes(name)));
    const frame = FrameImpl.marshall({
      command,
      headers: { ...passedHeaders, Authorization: `Bearer ${access}` },
      escapeHeaderValues: false,
      skipContentLengthHeader: true,
    });
    backend = new WebSocket(socketUrl, ["v12.stomp"], {
      headers: clientHeaders,
      maxPayload: maxFrameBytes.backend,
      handshakeTimeout: connectTimeoutMs,
      followRedirects: false,
    });
    backend.on("open", () => backend?.send(String(frame)));
    backend.on("message", (data, isBinary) => {
      if (!isConnected) handleFirstMessage(String(data), access);
      if (socket.bufferedAmount > maxBufferedBytes.browser) close();
      else if (socket.readyState === WebSocket.OPEN) socket.send(data, { binary: isBinary });
    });
    backend.on("close", (code) => (isConnected || hasErrorFrame ? close() : fail(`closed ${code}`)));
    backend.on("unexpected-response", (_request, { statusCode }) => fail(String(statusCode)));
    backend.on("error", (error) => fail(describeSocketError(error)));
  }

  /** A backend that rejects the token has expired it earlier than it said: the next connection gets another one. */
  function handleFirstMessage(text: string, access: string): void {
    isConnected = text.startsWith("CONNECTED");
    hasErrorFrame = text.startsWith("ERROR");
    // Its message may have the token.
    if (hasErrorFrame) logFailure("ERROR");
    if (!hasErrorFrame || context.now() - session.record.receivedAtMs < minRefreshIntervalMs) return;
    context.refresh(session.key, access).catch(() => undefined);
  }

  socket.on("message", (data: RawData, isBinary) => {
    if (backend !== undefined) {
      if (backend.bufferedAmount > maxBufferedBytes.backend) close();
      else if (backend.readyState === WebSocket.OPEN) backend.send(data, { binary: isBinary });
      return;
    }
    const bytes = new TextEncoder().encode(String(data));
    receivedBytes += bytes.length;
    if (receivedBytes > maxFrameBytes.browser) return close();
    try {
      parser.parseChunk(bytes.buffer);
    } catch {
      close();
    }
  });
  socket.on("close", close);
  socket.on("error", close);
}
