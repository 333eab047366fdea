import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attachFeed } from "../../mocks/stomp/stompServer.ts";
import { welcome } from "../../mocks/store/notifications.ts";
import { openSession } from "../../mocks/store/sessions.ts";
import { createWorld, type World } from "../../mocks/store/mockStore.ts";
import { openFeed, type NotificationMessage } from "../../src/realtime/stompConnection.ts";
import type { FeedState } from "../../src/state/viewState.ts";

/** A service with a live feed on a port of its own, which can be stopped and started again. */
type Station = { url: string; stop: () => Promise<void>; start: () => Promise<void>; asked: IncomingMessage[] };

const destination = "/user/queue/notifications";
let world: World;
let station: Station;
let states: FeedState[];
let messages: NotificationMessage[];
let close: (() => void) | undefined;

beforeEach(async () => {
  // The pauses between attempts are random: here they are all as short as they can be.
  vi.spyOn(Math, "random").mockReturnValue(0);
  world = createWorld({ welcomeAfter: 0, questionAfter: 0 });
  states = [];
  messages = [];
  station = await openStation();
});
afterEach(async () => {
  close?.();
  await station.stop();
  vi.restoreAllMocks();
});

async function openStation(): Promise<Station> {
  let server: Server;
  let closeFeed: () => void;
  let port = 0;
  const asked: IncomingMessage[] = [];
  const start = async (): Promise<void> => {
    server = createServer();
    server.on("upgrade", (request: IncomingMessage) => asked.push(request));
    closeFeed = attachFeed(server, { world });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async (): Promise<void> => {
    closeFeed();
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  await start();
  return { url: `ws://127.0.0.1:${port}/ws`, start, stop, asked };
}

function tokenOf(persona: number): () => string {
  const account = world.state.accounts[persona];
  if (account === undefined) throw new Error("The world has too few accounts");
  return () => openSession(world, account).access;
}

function listen(token: () => string | undefined, options: { destination?: string } = {}): void {
  close = openFeed({ url: station.url, destination, token, onMessage: (message) => messages.push(message), onState: (state) => states.push(state), ...options });
}

const until = (what: () => boolean): Promise<void> => vi.waitFor(() => expect(what()).toBe(true), { timeout: 20_000, interval: 5 });
const opened = (): number => states.filter((state) => state === "open").length;
const accountId = (persona = 0): number => world.state.accounts[persona]?.id ?? 0;

describe("the live feed", { timeout: 30_000 }, () => {
  it("hands over what is pushed to this person, and nothing else", async () => {
    listen(tokenOf(0));
    await until(() => opened() === 1);
    world.push(accountId(1), welcome);
    world.push(accountId(0), welcome);
    await until(() => messages.length > 0);
    expect(messages).toEqual([expect.objectContaining({ title: welcome.title.az })]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("puts the token into the connection and never into the address, and a fresh one at every connection", async () => {
    const token = vi.fn<() => string>(tokenOf(0));
    listen(token);
    await until(() => opened() === 1);
    await station.stop();
    await station.start();
    await until(() => opened() === 2);
    expect(new Set(token.mock.results.map(({ value }) => value as string)).size).toBe(token.mock.calls.length);
    expect(station.asked.map(({ url }) => url)).toEqual(["/ws", "/ws"]);
  });

  it("comes back when the server does, and says so both times", async () => {
    listen(tokenOf(0));
    await until(() => opened() === 1);
    await station.stop();
    await until(() => states.includes("down"));
    await station.start();
    await until(() => opened() === 2);
    world.push(accountId(), welcome);
    await until(() => messages.length === 1);
  });

  it("stops after five subscriptions that the server refused", async () => {
    listen(tokenOf(0), { destination: "/queue/of-somebody-else" });
    await until(() => states.at(-1) === "stopped");
    expect(states).toEqual(["connecting", "down", "down", "down", "down", "stopped"]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(station.asked).toHaveLength(5);
  });

  it("goes on asking where the connection itself is refused, for the next token may be good", async () => {
    const good = tokenOf(0);
    let count = 0;
    listen(() => ((count += 1) > 2 ? good() : "run-out"));
    await until(() => opened() === 1);
    expect(states.filter((state) => state === "stopped")).toEqual([]);
  });

  it("that was closed tells nothing any more and does not come back", async () => {
    listen(tokenOf(0));
    await until(() => opened() === 1);
    close?.();
    world.push(accountId(), welcome);
    await station.stop();
    await station.start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(states).toEqual(["connecting", "open"]);
    expect(messages).toEqual([]);
    expect(station.asked).toHaveLength(1);
  });

  it("that was closed before it connected never connects", async () => {
    listen(tokenOf(0));
    close?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(states).toEqual(["connecting"]);
  });
});
