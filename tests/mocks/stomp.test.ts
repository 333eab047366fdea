import { Client, type IMessage, type StompConfig } from "@stomp/stompjs";
import { EventEmitter } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { createContractAjv } from "../../codegen/ajv.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import { attachStompServer, mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { questionNotification, welcomeNotification } from "../../mocks/store/notifications.ts";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { createMockStore, type MockStore, type MockStoreOptions } from "../../mocks/store/mockStore.ts";
import type { NotificationMessage } from "../../src/generated/contract.d.ts";

const destination = "/user/queue/notifications";
const isNotificationMessage = createContractAjv(document).getSchema("contract#/components/schemas/NotificationMessage");
const cleanups: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of cleanups.splice(0).toReversed()) await close();
});

/** Starts a mock backend on a free port. Initial notifications are disabled by default. */
async function startTestServer(options: MockStoreOptions & { heartbeat?: number } = {}) {
  const { heartbeat, ...rules } = options;
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0, ...rules });
  const middleware = mockBackendMiddleware({ store });
  const server: Server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  const closeFeed = attachStompServer(server, {
    store,
    ...(heartbeat !== undefined && { heartbeatMs: heartbeat }),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  cleanups.push(() => {
    closeFeed();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { store, http: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}/ws` };
}

let signIns = 0;

async function signIn(http: string, persona: PersonaId): Promise<string> {
  signIns += 1;
  const response = await fetch(
    `${http}/api/public/auth/v2/login/asan?code=${persona}-${String(signIns).padStart(8, "0")}&redirect=${http}/asan-login`,
    { method: "POST" },
  );
  return ((await response.json()) as { token: string }).token;
}

/** Connects a STOMP client. `until` waits for a condition on the received data. */
async function connect(
  socket: string,
  { token, subscribe = destination, ...config }: { token: string; subscribe?: string } & StompConfig,
) {
  const received = {
    messages: [] as NotificationMessage[],
    errors: [] as string[],
    receipts: [] as string[],
    closed: 0,
    connected: 0,
  };
  const client = new Client({
    webSocketFactory: () => new WebSocket(socket, ["v12.stomp"]),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatIncoming: 0,
    heartbeatOutgoing: 0,
    ...config,
    onConnect: () => {
      received.connected += 1;
      client.watchForReceipt("subscribed", (frame) => received.receipts.push(frame.headers["receipt-id"] ?? ""));
      client.subscribe(
        subscribe,
        (message: IMessage) => received.messages.push(JSON.parse(message.body) as NotificationMessage),
        { receipt: "subscribed" },
      );
    },
    onStompError: ({ headers }) => received.errors.push(headers["message"] ?? ""),
    onWebSocketClose: () => {
      received.closed += 1;
    },
  });
  cleanups.push(() => client.deactivate({ force: true }));
  client.activate();
  await expect
    .poll(() => received.receipts.length + received.errors.length + received.closed, { interval: 5, timeout: 4000 })
    .toBeGreaterThan(0);
  return { client, seen: received };
}

const soon = { interval: 5, timeout: 4000 };

describe("the STOMP endpoint", () => {
  it("sends a notification to each connection of its account only, in the user's language", async () => {
    const { store, http, socket } = await startTestServer();
    const token = await signIn(http, "director");
    const [first, second, other] = [
      await connect(socket, { token }),
      await connect(socket, { token }),
      await connect(socket, { token: await signIn(http, "citizen") }),
    ];
    const { id } = store.pushNotification("director", questionNotification);
    await expect.poll(() => [first.seen.messages.length, second.seen.messages.length], soon).toEqual([1, 1]);
    const [message] = first.seen.messages;
    expect(message).toMatchObject({ id, type: "QUESTION", title: "Оцените портал" });
    expect(isNotificationMessage?.(message), JSON.stringify(isNotificationMessage?.errors)).toBe(true);
    expect(second.seen.messages).toEqual(first.seen.messages);
    // The next message of the other account is its first one.
    const { id: otherId } = store.pushNotification("citizen", welcomeNotification);
    await expect.poll(() => other.seen.messages.length, soon).toBe(1);
    expect(other.seen.messages).toEqual([expect.objectContaining({ id: otherId })]);
  });

  it("names what is acknowledged in the messages of a subscription that acknowledges them, and in no other", async () => {
    const { store, http, socket } = await startTestServer();
    const { client, seen } = await connect(socket, { token: await signIn(http, "citizen") });
    const acknowledged: (string | undefined)[] = [];
    const confirmed = vi.fn<() => void>();
    for (const ack of ["auto", "client-individual"] as const) {
      client.watchForReceipt(ack, confirmed);
      client.subscribe(
        destination,
        (message) => {
          acknowledged.push(message.headers["ack"]);
          message.ack();
        },
        { id: ack, ack, receipt: ack },
      );
    }
    await expect.poll(() => confirmed.mock.calls.length, soon).toBe(2);
    store.pushNotification("citizen", questionNotification);
    const { id } = store.pushNotification("citizen", welcomeNotification);
    await expect.poll(() => acknowledged.length, soon).toBe(4);
    expect(acknowledged.slice(2)).toEqual([undefined, `client-individual-${id}`]);
    expect(seen.errors).toEqual([]);
  });

  it("uses a language that was changed after the connection", async () => {
    const { store, http, socket } = await startTestServer();
    const token = await signIn(http, "citizen");
    const { seen: received } = await connect(socket, { token });
    await fetch(`${http}/api/user/set-language`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: '{"isoCode":"en"}',
    });
    store.pushNotification("citizen", welcomeNotification);
    await expect.poll(() => received.messages[0]?.title, soon).toBe("Welcome");
  });

  it("delivers 500 notifications completely and in order", async () => {
    const { store, http, socket } = await startTestServer();
    const { seen: received } = await connect(socket, { token: await signIn(http, "admin") });
    const sent = Array.from({ length: 500 }, () => store.pushNotification("admin", welcomeNotification).id);
    await expect.poll(() => received.messages.length, soon).toBe(500);
    expect(received.messages.map(({ id }) => id)).toEqual(sent);
  });

  it.each(["access-of-nobody", ""])("rejects the token %j with an ERROR frame and closes", async (token) => {
    const { seen: received } = await connect((await startTestServer()).socket, { token });
    await expect.poll(() => received.closed, soon).toBe(1);
    expect(received).toMatchObject({ connected: 0, errors: ["Bad CONNECT"] });
  });

  it("rejects an expired token", async () => {
    const { store, http, socket } = await startTestServer();
    const token = await signIn(http, "citizen");
    store.advanceClock(16 * 60);
    expect((await connect(socket, { token })).seen).toMatchObject({ connected: 0, errors: ["Bad CONNECT"] });
  });

  it.each(["/user/1003/queue/notifications", "/topic/all", "/queue/notifications"])(
    "rejects a subscription to %s with an ERROR frame and closes",
    async (subscribe) => {
      const { http, socket } = await startTestServer();
      const { seen: received } = await connect(socket, { token: await signIn(http, "citizen"), subscribe });
      await expect.poll(() => received.closed, soon).toBe(1);
      expect(received).toMatchObject({ connected: 1, errors: ["Unknown destination"], receipts: [] });
    },
  );

  it("rejects SEND and stops after UNSUBSCRIBE", async () => {
    const { store, http, socket } = await startTestServer();
    const token = await signIn(http, "citizen");
    const first = await connect(socket, { token });
    first.client.publish({ destination, body: "forged" });
    await expect.poll(() => first.seen.errors, soon).toEqual(["SEND is not served"]);
    const second = await connect(socket, { token });
    const third = await connect(socket, { token });
    const isUnsubscribed = new Promise((resolve) => second.client.watchForReceipt("unsubscribed", resolve));
    second.client.unsubscribe("sub-0", { receipt: "unsubscribed" });
    await isUnsubscribed;
    store.pushNotification("citizen", welcomeNotification);
    await expect.poll(() => third.seen.messages.length, soon).toBe(1);
    // A receipt after the push: a message would have arrived before it.
    const isAnswered = new Promise((resolve) => second.client.watchForReceipt("afterwards", resolve));
    second.client.unsubscribe("sub-0", { receipt: "afterwards" });
    await isAnswered;
    expect([first.seen.messages, second.seen.messages]).toEqual([[], []]);
  });

  it("confirms DISCONNECT with a RECEIPT frame", async () => {
    const { http, socket } = await startTestServer();
    const { client, seen: received } = await connect(socket, { token: await signIn(http, "citizen") });
    await client.deactivate();
    expect(received.closed).toBe(1);
  });

  it("delivers notifications of automatic transitions without requests", async () => {
    const { http, socket, store } = await startTestServer({ appealStepSeconds: 0.2 });
    const token = await signIn(http, "director");
    const { seen: received } = await connect(socket, { token });
    const body = JSON.stringify({ kind: "SUGGESTION", subject: "Формы", text: "Просим добавить формы." });
    await fetch(`${http}/api/appeals`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body,
    });
    const calls = Object.keys(store.state.requestCounts).length;
    await expect.poll(() => received.messages.length, soon).toBeGreaterThan(4);
    expect(received.messages.map(({ type }) => type)).toEqual([
      "INFORMATION",
      "INFORMATION",
      "INFORMATION",
      "INFORMATION",
      "QUESTION",
    ]);
    expect(received.messages[0]?.title).toBe("Ваше предложение рассматривается");
    expect(Object.keys(store.state.requestCounts)).toHaveLength(calls);
  });

  it("sends heartbeats and closes a silent connection", async () => {
    const { http, socket } = await startTestServer({ heartbeat: 300 });
    const token = await signIn(http, "citizen");
    const lively = await connect(socket, { token, heartbeatIncoming: 300, heartbeatOutgoing: 300 });
    const silent = new WebSocket(socket);
    cleanups.push(() => silent.terminate());
    const frames: string[] = [];
    silent.on("message", (data) => frames.push(String(data)));
    silent.on("open", () =>
      silent.send(`CONNECT\naccept-version:1.2\nheart-beat:300,300\nAuthorization:Bearer ${token}\n\n\0`),
    );
    await expect.poll(() => silent.readyState, soon).toBe(WebSocket.CLOSED);
    expect(frames[0]).toContain("heart-beat:300,300");
    expect(frames.slice(1).every((beat) => beat === "\n") && frames.length > 2).toBe(true);
    expect(lively.seen).toMatchObject({ connected: 1, closed: 0 });
  });

  it.each([
    "\0\0\0",
    "NONSENSE\n\n\0",
    "SUBSCRIBE\nid:1\ndestination:/user/queue/notifications\n\n\0",
    "constructor\n\n\0",
    "CONNECT\naccept-version:1.0\nAuthorization:Bearer x\n\n\0",
  ])("survives %j", async (text) => {
    const { http, socket } = await startTestServer();
    const raw = new WebSocket(socket);
    cleanups.push(() => raw.terminate());
    // The server answers a ping after the text before it, unless it closes the connection.
    const isProcessed = new Promise((resolve) => raw.once("pong", resolve).once("close", resolve));
    raw.on("open", () => {
      raw.send(text);
      raw.ping();
    });
    await isProcessed;
    expect((await connect(socket, { token: await signIn(http, "citizen") })).seen.connected).toBe(1);
  });
});

describe("the initial notifications", () => {
  const titles = async (store: MockStore): Promise<string[]> =>
    store.state.notifications
      .filter(({ accountId, isRead, id }) => accountId === 1004 && !isRead && id > 9100)
      .map(({ title }) => title.en ?? "");

  it("are pushed once, however often the page is reloaded and the user signs in", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { store, http, socket } = await startTestServer({ welcomeDelaySeconds: 6, questionDelaySeconds: 8 });
    const token = await signIn(http, "admin");
    const beforeDelay = await connect(socket, { token });
    await beforeDelay.client.deactivate();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await titles(store)).toEqual([]);

    const [first, second] = await Promise.all([connect(socket, { token }), connect(socket, { token })]);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => [first.seen.messages.length, second.seen.messages.length], soon).toEqual([2, 2]);
    await connect(socket, { token });
    await connect(socket, { token: await signIn(http, "admin") });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await titles(store)).toEqual(["Welcome", "Rate the portal"]);
  });

  it("have no welcome when the question comes before it: both delays begin at the subscription", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { store, http, socket } = await startTestServer({ welcomeDelaySeconds: 8, questionDelaySeconds: 6 });
    const { seen } = await connect(socket, { token: await signIn(http, "admin") });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => seen.messages.length, soon).toBe(1);
    expect(await titles(store)).toEqual(["Rate the portal"]);
  });
});

describe("the WebSocket URL", () => {
  const upgrade = (socket: string, origin?: string, host?: string): Promise<string> =>
    new Promise((resolve) => {
      const raw = new WebSocket(socket, {
        ...(origin !== undefined && { origin }),
        ...(host !== undefined && { headers: { host } }),
      });
      raw.on("open", () => {
        raw.terminate();
        resolve("open");
      });
      raw.on("unexpected-response", (request, { statusCode }) => {
        request.destroy();
        resolve(String(statusCode));
      });
      raw.on("error", () => resolve("failed"));
    });

  it("accepts same-origin pages and tools and rejects cross-origin requests", async () => {
    const { socket, http } = await startTestServer();
    expect(await upgrade(socket)).toBe("open");
    expect(await upgrade(socket, http)).toBe("open");
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1", `${http}.evil.example`])
      expect(await upgrade(socket, origin)).toBe("403");
  });

  it("rejects a host that a site has pointed to this computer", async () => {
    const { socket } = await startTestServer();
    const { port } = new URL(socket);
    expect(await upgrade(socket, `http://evil.example:${port}`, `evil.example:${port}`)).toBe("403");
    expect(await upgrade(socket, undefined, `evil.example:${port}`)).toBe("403");
    expect(await upgrade(socket, `http://localhost:${port}`, `localhost:${port}`)).toBe("open");
  });
});

it("a client that breaks off its upgrade ends its connection only", () => {
  const server = new EventEmitter();
  cleanups.push(attachStompServer(server as Server, { store: createMockStore() }));
  const stream = new PassThrough();
  server.emit("upgrade", { url: "/ws", headers: {}, headersDistinct: {} }, stream, Buffer.alloc(0));
  // Without a listener, this throws.
  stream.emit("error", new Error("write ECONNRESET"));
  expect(stream.destroyed).toBe(true);
});
