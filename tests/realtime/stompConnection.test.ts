import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocketServer } from "ws";
import { createStompBroker } from "../../mocks/stomp/stompBroker.ts";
import { attachStompServer } from "../../mocks/stomp/stompServer.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import type { NotificationMessage } from "../../src/generated/contract.d.ts";
import { openStompConnection, type StompConnection } from "../../src/realtime/stompConnection.ts";
import type { ConnectionState } from "../../src/state/viewState.ts";

/** A STOMP server that can be stopped and started again on the same port. */
type SocketServer = {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  upgradeRequests: IncomingMessage[];
};

const destination = "/user/queue/notifications";
let backend: MockStore;
let socketServer: SocketServer;
let connectionStates: ConnectionState[];
let messages: NotificationMessage[];
let connection: StompConnection | undefined;
/** The SUBSCRIBE frames that a server without receipts has received. */
let subscribeCount: number;

beforeEach(async () => {
  // No jitter: every reconnect delay is 0 ms.
  vi.spyOn(Math, "random").mockReturnValue(0);
  backend = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  connectionStates = [];
  messages = [];
  subscribeCount = 0;
  socketServer = await startSocketServer();
});
afterEach(async () => {
  connection?.close();
  await socketServer.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const attachMockBackend = (server: Server): (() => void) => attachStompServer(server, { store: backend });

/** Attaches a broker that sends only some frames: no receipts, as the simple broker of Spring. */
const attachBroker =
  (isSent: (frame: string) => boolean, closesAfterError = true) =>
  (server: Server): (() => void) => {
    const broker = createStompBroker(backend);
    const sockets = new WebSocketServer({ server, handleProtocols: () => "v12.stomp" });
    sockets.on("connection", (socket) => {
      const peer = broker.accept({
        send: (frame) => isSent(frame) && socket.send(frame),
        close: () => closesAfterError && socket.close(),
      });
      socket.on("message", (data) => {
        const frame = String(data);
        if (frame.startsWith("SUBSCRIBE")) subscribeCount += 1;
        peer.onData(frame);
      });
      socket.on("close", () => peer.onClose());
    });
    return () => {
      // Without a closing handshake, as a network that breaks.
      for (const socket of sockets.clients) socket.terminate();
      broker.close();
      sockets.close();
    };
  };

async function startSocketServer(attach = attachMockBackend): Promise<SocketServer> {
  let server: Server;
  let closeFeed: () => void;
  let port = 0;
  const upgradeRequests: IncomingMessage[] = [];
  const start = async (): Promise<void> => {
    server = createServer();
    server.on("upgrade", (request: IncomingMessage) => upgradeRequests.push(request));
    closeFeed = attach(server);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async (): Promise<void> => {
    closeFeed();
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  await start();
  return { url: `ws://127.0.0.1:${port}/ws`, start, stop, upgradeRequests };
}

function tokenFor(persona: number): () => string {
  const account = backend.state.accounts[persona];
  if (account === undefined) throw new Error("The mock store has too few accounts");
  return () => createSession(backend, account).accessToken;
}

function connect(token: () => string | undefined, options: { destination?: string } = {}): void {
  connection = openStompConnection({
    url: socketServer.url,
    destination,
    getConnectHeaders: () => ({ Authorization: `Bearer ${token() ?? ""}` }),
    onMessage: (message) => messages.push(message),
    onStateChange: (state) => connectionStates.push(state),
    ...options,
  });
}

/**
 * Opens another connection, and waits until it has opened again after a restart of the server. A connection that still
 * reconnected would have done so meanwhile.
 */
async function waitForReconnection(): Promise<void> {
  const states: ConnectionState[] = [];
  const hasOpened = (count: number): Promise<void> =>
    waitUntil(() => states.filter((state) => state === "open").length === count);
  const { close } = openStompConnection({
    url: socketServer.url,
    destination,
    getConnectHeaders: () => ({ Authorization: `Bearer ${tokenFor(1)()}` }),
    onMessage: () => undefined,
    onStateChange: (state) => states.push(state),
  });
  try {
    await hasOpened(1);
    await socketServer.stop();
    await socketServer.start();
    await hasOpened(2);
  } finally {
    close();
  }
}

const waitUntil = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 60_000, interval: 5 });
const waitForEventLoop = (): Promise<unknown> => new Promise(setImmediate);
const openedCount = (): number => connectionStates.filter((state) => state === "open").length;
const accountId = (persona = 0): number => backend.state.accounts[persona]?.id ?? 0;

describe("a STOMP connection", () => {
  it("delivers the messages of its user, and no others", async () => {
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    backend.pushNotification(accountId(1), welcomeNotification);
    backend.pushNotification(accountId(0), welcomeNotification);
    await waitUntil(() => messages.length > 0);
    expect(messages).toEqual([expect.objectContaining({ title: welcomeNotification.title.az })]);
    expect(connectionStates).toEqual(["connecting", "open"]);
  });

  it("sends the current token in a header of each connection, never in the URL", async () => {
    const token = vi.fn<() => string>(tokenFor(0));
    connect(token);
    await waitUntil(() => openedCount() === 1);
    await socketServer.stop();
    await socketServer.start();
    await waitUntil(() => openedCount() === 2);
    expect(new Set(token.mock.results.map(({ value }) => value as string)).size).toBe(token.mock.calls.length);
    expect(socketServer.upgradeRequests.map(({ url }) => url)).toEqual(["/ws", "/ws"]);
  });

  it("reconnects after a restart of the server, and reports both states", async () => {
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    await socketServer.stop();
    await waitUntil(() => connectionStates.includes("down"));
    await socketServer.start();
    await waitUntil(() => openedCount() === 2);
    backend.pushNotification(accountId(), welcomeNotification);
    await waitUntil(() => messages.length === 1);
  });

  it("stops after five rejected subscriptions", async () => {
    connect(tokenFor(0), { destination: "/queue/of-somebody-else" });
    await waitUntil(() => connectionStates.at(-1) === "stopped");
    expect(connectionStates).toEqual(["connecting", "down", "down", "down", "down", "stopped"]);
    expect(socketServer.upgradeRequests).toHaveLength(5);
    await waitForReconnection();
    // Two requests of the other connection.
    expect(socketServer.upgradeRequests).toHaveLength(5 + 2);
  });

  it("retries when the server rejects its token, because the next token may be valid", async () => {
    const getValidToken = tokenFor(0);
    let count = 0;
    connect(() => ((count += 1) > 2 ? getValidToken() : "expired"));
    await waitUntil(() => openedCount() === 1);
    expect(connectionStates.filter((state) => state === "stopped")).toEqual([]);
  });

  it("reports nothing and does not reconnect after it is closed", async () => {
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    connection?.close();
    backend.pushNotification(accountId(), welcomeNotification);
    await waitForReconnection();
    expect(connectionStates).toEqual(["connecting", "open"]);
    expect(messages).toEqual([]);
    // Two requests of the other connection.
    expect(socketServer.upgradeRequests).toHaveLength(1 + 2);
  });

  it("opens again at once after it was suspended, and reports only that", async () => {
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    connection?.suspend();
    backend.pushNotification(accountId(), welcomeNotification);
    await waitForReconnection();
    expect([connectionStates, messages]).toEqual([["connecting", "open"], []]);
    connection?.resume();
    await waitUntil(() => openedCount() === 2);
    expect(connectionStates).toEqual(["connecting", "open", "open"]);
    backend.pushNotification(accountId(), welcomeNotification);
    await waitUntil(() => messages.length === 1);
    // Only a suspended one.
    connection?.resume();
    connection?.close();
    connection?.resume();
    await waitForReconnection();
    expect(openedCount()).toBe(2);
  });

  it("connects once when it is suspended and resumed while it waits to reconnect", async () => {
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    await socketServer.stop();
    await waitUntil(() => connectionStates.includes("down"));
    connection?.suspend();
    connection?.resume();
    await socketServer.start();
    await waitUntil(() => openedCount() === 2);
    backend.pushNotification(accountId(), welcomeNotification);
    await waitUntil(() => messages.length === 1);
    await waitForReconnection();
    expect(messages).toHaveLength(1);
  });

  it("connects at once when it is tried again while it waits to reconnect", async () => {
    // The longest delay of each attempt.
    vi.spyOn(Math, "random").mockReturnValue(1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    await socketServer.stop();
    for (const count of [1, 2, 3]) {
      await waitUntil(() => connectionStates.filter((state) => state === "down").length === count);
      await vi.advanceTimersByTimeAsync(200);
      if (count < 3) connection?.retry();
    }
    // The delay grows no further with these attempts.
    await socketServer.start();
    await vi.advanceTimersByTimeAsync(1000);
    await waitUntil(() => openedCount() === 2);
    // Nothing is to be done for one that is open.
    connection?.retry();
    await waitForEventLoop();
    expect(connectionStates).toEqual(["connecting", "open", "down", "down", "down", "open"]);
  });

  it("stays open in a hidden page, whose timers browsers run once a minute", async () => {
    vi.useFakeTimers();
    const startMs = Date.now();
    const broker = createStompBroker(backend);
    const connectFrames: string[] = [];
    vi.stubGlobal(
      "WebSocket",
      class {
        readyState = 0;
        onopen = (): void => undefined;
        onmessage = (_event: { data: string }): void => undefined;
        onclose = (_event: { wasClean: boolean }): void => undefined;
        readonly #peer = broker.accept({
          send: (data) => queueMicrotask(() => this.onmessage({ data })),
          close: () => this.close(),
        });
        constructor() {
          queueMicrotask(() => {
            this.readyState = 1;
            this.onopen();
          });
        }
        send(data: string): void {
          if (data.startsWith("CONNECT")) connectFrames.push(data);
          if (data !== "\n" || (Date.now() - startMs) % 60_000 === 0) this.#peer.onData(data);
        }
        close(): void {
          this.readyState = 3;
          this.onclose({ wasClean: true });
        }
      },
    );
    connect(tokenFor(0));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(connectionStates).toEqual(["connecting", "open"]);
    expect(connectFrames).toEqual([expect.stringContaining("heart-beat:60000,10000\n")]);
    broker.close();
    vi.unstubAllGlobals();
  });

  it("never connects when it is closed first", async () => {
    connect(tokenFor(0));
    connection?.close();
    await waitForReconnection();
    expect(connectionStates).toEqual(["connecting"]);
    // Two requests of the other connection.
    expect(socketServer.upgradeRequests).toHaveLength(2);
  });
});

describe("a STOMP connection that breaks soon after each subscription", () => {
  it("waits longer each time, until one is stable", async () => {
    // The delays of the attempts to reconnect, apart from the first 200 ms of each.
    const delaysMs: number[] = [];
    const randomDelay = 0.5;
    vi.spyOn(Math, "random").mockReturnValue(randomDelay);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const timeout = vi.spyOn(globalThis, "setTimeout");
    connect(tokenFor(0));
    await waitUntil(() => openedCount() === 1);
    const drop = async (): Promise<void> => {
      const opened = openedCount();
      timeout.mockClear();
      await socketServer.stop();
      await waitUntil(() => connectionStates.at(-1) === "down");
      await socketServer.start();
      await vi.advanceTimersByTimeAsync(200);
      delaysMs.push(Math.max(...timeout.mock.calls.map(([, delayMs = 0]) => delayMs).filter((ms) => ms < 5000)));
      await vi.advanceTimersByTimeAsync(4000);
      await waitUntil(() => openedCount() === opened + 1);
    };
    await drop();
    await drop();
    await drop();
    await vi.advanceTimersByTimeAsync(15_000);
    await drop();
    expect(delaysMs).toEqual([500, 1000, 2000, 500]);
  });
});

describe("a STOMP connection to a broker without receipts", () => {
  const isNoReceipt = (frame: string): boolean => !frame.startsWith("RECEIPT");
  const replaceServer = async (attach: (server: Server) => () => void): Promise<void> => {
    await socketServer.stop();
    socketServer = await startSocketServer(attach);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  };
  const waitForSubscribe = (count: number): Promise<void> => waitUntil(() => subscribeCount === count);

  it("is open when five seconds have passed without a rejection", async () => {
    await replaceServer(attachBroker(isNoReceipt));
    connect(tokenFor(0));
    await waitForSubscribe(1);
    vi.advanceTimersByTime(4900);
    expect(connectionStates).toEqual(["connecting"]);
    vi.advanceTimersByTime(100);
    expect(connectionStates).toEqual(["connecting", "open"]);
  });

  it("is open at the first message, once", async () => {
    await replaceServer(attachBroker(isNoReceipt));
    connect(tokenFor(0));
    await waitForSubscribe(1);
    backend.pushNotification(accountId(), welcomeNotification);
    await waitUntil(() => messages.length === 1);
    expect(connectionStates).toEqual(["connecting", "open"]);
    vi.advanceTimersByTime(5000);
    expect(connectionStates).toEqual(["connecting", "open"]);
  });

  it("is open after six early drops", async () => {
    await replaceServer(attachBroker(isNoReceipt));
    connect(tokenFor(0));
    await waitForSubscribe(1);
    for (let drop = 1; drop <= 6; drop += 1) {
      await socketServer.stop();
      await socketServer.start();
      await waitForSubscribe(1 + drop);
    }
    expect(new Set(connectionStates)).toEqual(new Set(["connecting", "down"]));
    vi.advanceTimersByTime(5000);
    expect(connectionStates.at(-1)).toBe("open");
    backend.pushNotification(accountId(), welcomeNotification);
    await waitUntil(() => messages.length === 1);
  });

  it.each([
    ["an ERROR frame and closes", attachBroker(isNoReceipt)],
    ["an ERROR frame and does not close", attachBroker(isNoReceipt, false)],
    ["nothing and closes", attachBroker((frame) => isNoReceipt(frame) && !frame.startsWith("ERROR"))],
  ])("stops after five rejected subscriptions when the broker sends %s", async (_name, attach) => {
    await replaceServer(attach);
    connect(tokenFor(0), { destination: "/queue/of-somebody-else" });
    await waitUntil(() => connectionStates.at(-1) === "stopped");
    expect(connectionStates).toEqual(["connecting", "down", "down", "down", "down", "stopped"]);
    expect(subscribeCount).toBe(5);
    vi.advanceTimersByTime(60_000);
    expect(connectionStates.at(-1)).toBe("stopped");
  });

  it("keeps trying when the server closes each connection before it accepts it", async () => {
    await replaceServer((server) => {
      const sockets = new WebSocketServer({ server, handleProtocols: () => "v12.stomp" });
      sockets.on("connection", (socket) => socket.close());
      return () => sockets.close();
    });
    connect(tokenFor(0));
    await waitUntil(() => socketServer.upgradeRequests.length > 6 || connectionStates.includes("stopped"));
    expect(new Set(connectionStates)).toEqual(new Set(["connecting", "down"]));
  });

  it("reports nothing when it is closed before it is open", async () => {
    await replaceServer(attachBroker(isNoReceipt));
    connect(tokenFor(0));
    await waitForSubscribe(1);
    connection?.close();
    vi.advanceTimersByTime(5000);
    expect(connectionStates).toEqual(["connecting"]);
  });
});
