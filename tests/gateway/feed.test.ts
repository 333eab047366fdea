import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createGateway, type Gateway } from "../../deploy/gateway/gateway.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { signInAtGateway } from "../e2e/support/gatewaySession.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import { defaultSettings } from "../../src/config/settings.ts";

const store = createMockStore({ welcomeDelaySeconds: 60, questionDelaySeconds: 60 });
const backend = createPortalServer(Promise.resolve(""), store);
const server = createServer((request, response) => gateway?.handle(request, response));
server.on("upgrade", (request, stream, head) => gateway?.handleUpgrade(request, stream, head));
let gateway: Gateway | undefined;
let origin = "";
const sockets: WebSocket[] = [];
let log: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.server.listen(0, "127.0.0.1", resolve));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
const startGateway = (socketUrl?: string, isBehindProxy = false): void => {
  const host = `127.0.0.1:${(backend.server.address() as AddressInfo).port}`;
  // A gateway of an earlier test may still log.
  const lines: string[] = [];
  log = lines;
  gateway = createGateway({
    backendUrl: `http://${host}/api`,
    socketUrl: socketUrl ?? `ws://${host}/ws`,
    site: { isKnownHost: () => true, isSecure: false },
    isBehindProxy,
    log: (line) => lines.push(line),
    now: store.now,
  });
};
beforeEach(() => {
  store.reset();
  startGateway();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
  gateway?.close();
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await backend.close();
});

/** A signed-in browser: its cookie and the id of its session. */
async function signIn(): Promise<{ cookie: string; id: string }> {
  const { cookies, entries } = await signInAtGateway(origin, signedInLocalStorage(store, "citizen"));
  const { id } = JSON.parse(entries["gatewaySession"] ?? "{}") as { id: string };
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "), id };
}

/** What happened to a feed: the frames that it received, and the status or the word with which it ended. */
type OpenFeed = { frames: string[]; end: Promise<number | "closed">; send: (frame: string) => void };

function openFeed(headers: Record<string, string>, frame?: string): OpenFeed {
  const socket = new WebSocket(`${origin.replace("http", "ws").replace("localhost", "127.0.0.1")}/ws`, ["v12.stomp"], {
    headers: { host: new URL(origin).host, ...headers },
  });
  sockets.push(socket);
  const frames: string[] = [];
  const end = Promise.withResolvers<number | "closed">();
  socket.on("message", (data) => frames.push(String(data)));
  socket.on("unexpected-response", (_request, { statusCode = 0 }) => end.resolve(statusCode));
  socket.on("close", () => end.resolve("closed"));
  socket.on("error", () => undefined);
  if (frame !== undefined) socket.on("open", () => socket.send(frame));
  return { frames, end: end.promise, send: (text) => socket.send(text) };
}

const connectFrame = (id: string, headers = "Authorization:Bearer forged\n"): string =>
  `CONNECT\naccept-version:1.2\nheart-beat:0,0\nx-portal-session:${id}\n${headers}\n\0`;

describe("the live feed", () => {
  it("is opened with the token of the session, which the browser never sees", async () => {
    const { cookie, id } = await signIn();
    const feed = openFeed({ cookie, origin }, connectFrame(id));
    await expect.poll(() => feed.frames.at(0)).toMatch(/^CONNECTED/);
    feed.send(`SUBSCRIBE\nid:n\ndestination:${defaultSettings.socketDestination}\nreceipt:r\n\n\0`);
    await expect.poll(() => feed.frames.at(-1)).toMatch(/^RECEIPT/);
    const [session] = store.state.sessions;
    expect(feed.frames.join("")).not.toContain(session?.accessToken);
  });

  it.each([
    ["another site", { origin: "https://other.example" }, 403],
    ["no origin", { origin: "" }, 403],
    ["no cookie", { cookie: "" }, "closed"],
    ["another cookie", { cookie: `portal-session-1=${"a".repeat(43)}` }, "closed"],
  ] as const)("is not opened for %s", async (_name, changed, status) => {
    const { cookie, id } = await signIn();
    const headers = Object.entries({ cookie, origin, ...changed }).filter(([, value]) => value !== "");
    expect(await openFeed(Object.fromEntries(headers), connectFrame(id)).end).toBe(status);
  });

  it("is closed for a tab that believes in another session, and for anything but CONNECT", async () => {
    const { cookie } = await signIn();
    expect(await openFeed({ cookie, origin }, connectFrame("another")).end).toBe("closed");
    expect(await openFeed({ cookie, origin }, "SUBSCRIBE\nid:n\n\n\0").end).toBe("closed");
    for (const frame of [`CONNECT\nx:${"y".repeat(20_000)}\n\n\0`, "CONNECT\n:\n\n\0", "\ud800\n\n\0"])
      expect(await openFeed({ cookie, origin }, frame).end).toBe("closed");
  });

  it("is closed when the session ends", async () => {
    const { cookie, id } = await signIn();
    const feeds = [openFeed({ cookie, origin }, connectFrame(id)), openFeed({ cookie, origin }, connectFrame(id))];
    for (const { frames } of feeds) await expect.poll(() => frames.at(0)).toMatch(/^CONNECTED/);
    await fetch(`${origin}/api/gateway/sign-out`, {
      method: "POST",
      headers: { cookie, origin, "x-portal-session": id },
    });
    expect(await Promise.all(feeds.map(({ end }) => end))).toEqual(["closed", "closed"]);
  });

  it("refreshes tokens that the backend no longer accepts, for the next connection", async () => {
    const { cookie, id } = await signIn();
    store.advanceClock(61);
    expireTokens(store, "access");
    expect(await openFeed({ cookie, origin }, connectFrame(id)).end).toBe("closed");
    await expect.poll(() => store.state.requestCounts.renewSession).toBe(1);
    const feed = openFeed({ cookie, origin }, connectFrame(id));
    await expect.poll(() => feed.frames.at(0)).toMatch(/^CONNECTED/);
  });
});

it.each([
  ["does not listen", () => "ws://127.0.0.1:1/ws", "ECONNREFUSED"],
  ["answers without a WebSocket", () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/health`, "404"],
])("logs why no feed is open at a backend that %s", async (_name, getSocketUrl, reason) => {
  gateway?.close();
  startGateway(getSocketUrl());
  const { cookie, id } = await signIn();
  expect(await openFeed({ cookie, origin, "x-request-id": "id-1" }, connectFrame(id)).end).toBe("closed");
  expect(log.filter((line) => line.startsWith("GET /ws"))).toEqual([`GET /ws id=id-1 ${reason}`]);
});

it.each(["/x", "/%", "/ws"])("a client that breaks off its upgrade of %s ends its connection only", (url) => {
  const stream = new PassThrough();
  gateway?.handleUpgrade({ url, headers: {} } as IncomingMessage, stream, Buffer.alloc(0));
  // Without a listener, this throws.
  stream.emit("error", new Error("write ECONNRESET"));
  expect(stream.destroyed).toBe(true);
});

describe("a live feed before a broker", () => {
  let broker: WebSocketServer;
  let connections: WebSocket[];
  let handshakes: IncomingHttpHeaders[];
  let frames: string[];
  let onFrame: (socket: WebSocket) => void;

  beforeEach(async () => {
    connections = [];
    handshakes = [];
    frames = [];
    onFrame = () => undefined;
    broker = new WebSocketServer({ host: "127.0.0.1", port: 0, handleProtocols: () => "v12.stomp" });
    broker.on("connection", (socket, request) => {
      connections.push(socket);
      handshakes.push(request.headers);
      socket.on("message", (data) => {
        frames.push(String(data));
        onFrame(socket);
      });
    });
    await new Promise((resolve) => broker.once("listening", resolve));
    startFeeds();
  });
  const startFeeds = (isBehindProxy = false): void => {
    gateway?.close();
    startGateway(`ws://127.0.0.1:${(broker.address() as AddressInfo).port}/ws`, isBehindProxy);
  };
  afterEach(async () => {
    for (const connection of connections) connection.terminate();
    await new Promise((resolve) => broker.close(resolve));
  });

  it("passes on what STOMP needs of a CONNECT frame, and no name or password of the browser", async () => {
    const { cookie, id } = await signIn();
    const headers =
      "host:portal\nlogin:guest\npasscode:guest\nAUTHORIZATION:Bearer forged\nauthorization:Bearer forged\n";
    openFeed({ cookie, origin }, connectFrame(id, headers));
    await expect.poll(() => frames).toHaveLength(1);
    expect(frames[0]?.match(/[^\n\0]+/g)?.toSorted()).toEqual([
      expect.stringMatching(/^Authorization:Bearer (?!forged)/),
      "CONNECT",
      "accept-version:1.2",
      "heart-beat:0,0",
      "host:portal",
    ]);
  });

  it.each([
    ["that the proxy in front names", true, "203.0.113.7"],
    ["of the connection without one", false, "127.0.0.1"],
  ])("is opened for the address %s, under the id of its request", async (_name, isBehindProxy, address) => {
    startFeeds(isBehindProxy);
    const { cookie, id } = await signIn();
    openFeed({ cookie, origin, "x-forwarded-for": "203.0.113.7", "x-request-id": "id-1" }, connectFrame(id));
    await expect.poll(() => handshakes).toHaveLength(1);
    expect(handshakes[0]).toMatchObject({ "x-forwarded-for": address, "x-request-id": "id-1" });
    expect(handshakes[0]).not.toHaveProperty("cookie");
  });

  const getFeedLog = (): string[] => log.filter((line) => line.startsWith("GET /ws"));

  it("logs which first frame of the broker rejects it, or how the broker closes it, and no token", async () => {
    const { cookie, id } = await signIn();
    onFrame = (socket) => {
      socket.send(`ERROR\nmessage:${frames.at(-1)}\n\n\0`);
      socket.close(1002);
    };
    await openFeed({ cookie, origin, "x-request-id": "id-1" }, connectFrame(id)).end;
    onFrame = (socket) => socket.close(1013);
    await openFeed({ cookie, origin }, connectFrame(id)).end;
    await expect.poll(getFeedLog).toEqual(["GET /ws id=id-1 ERROR", "GET /ws closed 1013"]);
  });

  it("logs nothing of a feed that was open, or that the browser closes", async () => {
    onFrame = (socket) => {
      socket.send("CONNECTED\nversion:1.2\n\n\0");
      socket.close();
    };
    const { cookie, id } = await signIn();
    await openFeed({ cookie, origin }, connectFrame(id)).end;
    openFeed({ cookie, origin }, connectFrame(id));
    await expect.poll(() => frames).toHaveLength(2);
    for (const socket of sockets) socket.terminate();
    expect(getFeedLog()).toEqual([]);
  });

  it("is closed at a second CONNECT frame, and leaves no connection open", async () => {
    const { cookie, id } = await signIn();
    expect(await openFeed({ cookie, origin }, connectFrame(id).repeat(2)).end).toBe("closed");
    await expect.poll(() => connections.filter(({ readyState }) => readyState !== WebSocket.CLOSED)).toEqual([]);
  });

  it("is closed when the broker reads nothing more", async () => {
    onFrame = (socket) => {
      socket.send("CONNECTED\nversion:1.2\n\n\0");
      socket.pause();
    };
    const { cookie, id } = await signIn();
    const feed = openFeed({ cookie, origin }, connectFrame(id));
    await expect.poll(() => feed.frames).toHaveLength(1);
    const frame = `SEND\ndestination:d\n\n${"x".repeat(15_000)}\0`;
    // More than the buffers of the operating system take.
    for (let count = 0; count < 2000; count += 1) feed.send(frame);
    expect(await feed.end).toBe("closed");
  });
});
