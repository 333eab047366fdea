import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStompBroker } from "../../mocks/stomp/stompBroker.ts";
import type { StompPeer } from "../../mocks/stomp/stompConnection.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { createSession, endSessions, expireTokens } from "../../mocks/store/sessions.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client of the broker: its end of the connection, and what the server sent. */
type TestClient = StompPeer & { received: string[]; isClosed: () => boolean };

function createBroker(): { store: MockStore; openSocket: () => TestClient; signIn: () => string } {
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const broker = createStompBroker(store);
  return {
    store,
    openSocket: () => {
      const received: string[] = [];
      let isClosed = false;
      const peer = broker.accept({ send: (text) => received.push(text), close: () => (isClosed = true) });
      return { ...peer, received, isClosed: () => isClosed };
    },
    signIn: () => {
      const account = store.state.accounts.find(({ persona }) => persona === "citizen");
      if (account === undefined) throw new Error("The store has no citizen.");
      return createSession(store, account).accessToken;
    },
  };
}

const connectFrame = (token: string, headers = ""): string =>
  `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n${headers}\n\0`;
const subscribeFrame = (id: string): string => `SUBSCRIBE\nid:${id}\ndestination:/user/queue/notifications\n\n\0`;

describe("a STOMP connection without CONNECT", () => {
  it("is closed after ten seconds", () => {
    const socket = createBroker().openSocket();
    vi.advanceTimersByTime(9_999);
    expect(socket.isClosed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect([socket.isClosed(), socket.received.join()]).toEqual([true, expect.stringContaining("No CONNECT")]);
  });

  it("is closed although it sends line ends or the beginning of a frame", () => {
    const socket = createBroker().openSocket();
    for (let second = 0; second < 10; second += 1) {
      socket.onData(second === 5 ? "CONNECT\n" : second < 5 ? "\n" : "a:b\n");
      vi.advanceTimersByTime(1000);
    }
    expect(socket.isClosed()).toBe(true);
  });

  it("stays open once it has connected", () => {
    const { openSocket, signIn } = createBroker();
    const socket = openSocket();
    socket.onData(connectFrame(signIn()));
    vi.advanceTimersByTime(60_000);
    expect(socket.isClosed()).toBe(false);
  });
});

describe("heartbeats", () => {
  it.each([
    ["0,1000", 6],
    ["0,4294967295", 0],
  ])("are sent as often as the client wants them: heart-beat:%s", (header, count) => {
    const { openSocket, signIn } = createBroker();
    const socket = openSocket();
    socket.onData(connectFrame(signIn(), `heart-beat:${header}\n`));
    vi.advanceTimersByTime(60_000);
    expect(socket.received.filter((text) => text === "\n")).toHaveLength(count);
  });
});

describe("a STOMP frame", () => {
  it.each([
    ["a long header", `CONNECT\na:${"x".repeat(9_000)}\n\n\0`],
    ["a long header name", `CONNECT\n${"x".repeat(9_000)}:a\n\n\0`],
    ["many headers", `CONNECT\n${"a:b\n".repeat(21)}\n\0`],
    ["a long command", "C".repeat(20_000)],
    ["headers without an end", `CONNECT\n${"a:b\n".repeat(6_000)}`],
    ["a body without an end", `CONNECT\n\n${"x".repeat(20_000)}`],
    ["a long body", `CONNECT\ncontent-length:50000\n\n${"x".repeat(50_000)}\0`],
    ["a body with many ends", `CONNECT\ncontent-length:50000\n\n${"\0".repeat(49_000)}`],
    ["characters of several bytes", `CONNECT\na:${"ə".repeat(4_000)}\nb:${"ə".repeat(4_500)}`],
  ])("with %s ends the connection, in one piece or many", (_name, text) => {
    const { openSocket } = createBroker();
    for (const pieceLength of [text.length, 700]) {
      const socket = openSocket();
      for (let start = 0; start < text.length; start += pieceLength)
        socket.onData(text.slice(start, start + pieceLength));
      expect(socket.isClosed()).toBe(true);
      expect(socket.received.filter((frame) => frame.startsWith("ERROR"))).toHaveLength(1);
    }
  });

  it("within the limits is accepted, however many there are", () => {
    const { openSocket, signIn, store } = createBroker();
    const socket = openSocket();
    socket.onData(connectFrame(signIn(), `x:${"y".repeat(8_000)}\n${"a:b\n".repeat(15)}`));
    for (let round = 0; round < 500; round += 1) socket.onData(`ACK\nid:${"x".repeat(500)}\n\n\0\n`);
    socket.onData(subscribeFrame("one"));
    store.pushNotification("citizen", welcomeNotification);
    expect([socket.isClosed(), socket.received.at(-1)]).toEqual([false, expect.stringMatching(/^MESSAGE/)]);
  });

  it("cannot subscribe without limit", () => {
    const { openSocket, signIn } = createBroker();
    const socket = openSocket();
    socket.onData(connectFrame(signIn()));
    for (let id = 0; id < 10; id += 1) socket.onData(subscribeFrame(String(id)));
    expect(socket.isClosed()).toBe(false);
    socket.onData(subscribeFrame("10"));
    expect([socket.isClosed(), socket.received.at(-1)]).toEqual([
      true,
      expect.stringContaining("Too many subscriptions"),
    ]);
  });
});

describe("a STOMP connection of a session", () => {
  it.each<[string, (store: MockStore) => void]>([
    ["ends", (store) => endSessions(store, () => true)],
    ["expires", (store) => store.advanceClock(25 * 60 * 60)],
    ["loses all its tokens", (store) => expireTokens(store, "all")],
    ["is gone after a reset", (store) => store.reset()],
  ])("is closed within a second when the session %s", (_name, change) => {
    const { store, openSocket, signIn } = createBroker();
    const socket = openSocket();
    socket.onData(connectFrame(signIn()) + subscribeFrame("one"));
    change(store);
    vi.advanceTimersByTime(1000);
    expect(socket.isClosed()).toBe(true);
  });

  it("gets no notification after the session has ended", () => {
    const { store, openSocket, signIn } = createBroker();
    const socket = openSocket();
    socket.onData(connectFrame(signIn()) + subscribeFrame("one"));
    endSessions(store, () => true);
    store.pushNotification("citizen", welcomeNotification);
    expect(socket.received.some((frame) => frame.startsWith("MESSAGE"))).toBe(false);
  });

  it("stays open while the session can be refreshed, and does not notice other sessions", () => {
    const { store, openSocket, signIn } = createBroker();
    const socket = openSocket();
    const token = signIn();
    socket.onData(connectFrame(token));
    endSessions(store, ({ accessToken }) => accessToken !== token);
    expireTokens(store, "access");
    vi.advanceTimersByTime(60_000);
    expect(socket.isClosed()).toBe(false);
  });
});
