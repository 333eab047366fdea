import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openStompConnection } from "../../src/realtime/stompConnection.ts";
import type { ConnectionState } from "../../src/state/viewState.ts";
import { isProgramAvailable } from "../support/isProgramAvailable.ts";
import { findRabbit } from "./findRabbit.ts";
import { startMockBroker } from "./mockBroker.ts";
import { startRabbitBroker } from "./rabbitBroker.ts";
import type { TestBroker } from "./testBroker.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";

const waitOptions = { timeout: 60_000, interval: 10 };
/** A broker that shares two processors with other tests delivers some hundred messages in a second. */
const burstTimeoutMs = 150_000;

describe.each([
  ...(isProgramAvailable(findRabbit) ? [{ name: "RabbitMQ", open: startRabbitBroker }] : []),
  { name: "the mock backend", open: startMockBroker },
])("the live feed of $name", scaleTimeout(180_000), ({ open }) => {
  let broker: TestBroker;
  let states: ConnectionState[];
  let received: string[];
  let closers: (() => void)[];

  beforeAll(async () => {
    broker = await open();
  });
  afterAll(() => broker.close());
  beforeEach(() => {
    // Makes the random delays between connection attempts short.
    vi.spyOn(Math, "random").mockReturnValue(0.05);
    states = [];
    received = [];
    closers = [];
  });
  afterEach(() => {
    for (const close of closers) close();
    vi.restoreAllMocks();
  });

  const connect = ({
    getToken = broker.nextToken,
    ...options
  }: { destination?: string; getToken?: () => string; heartbeatMs?: number } = {}): (() => void) => {
    const { close } = openStompConnection({
      url: broker.url,
      destination: broker.destination,
      getConnectHeaders: () => ({ Authorization: `Bearer ${getToken()}` }),
      heartbeatMs: 1000,
      onMessage: ({ description }) => received.push(description),
      onStateChange: (state) => states.push(state),
      ...options,
    });
    closers.push(close);
    return close;
  };
  const openCount = (): number => states.filter((state) => state === "open").length;
  const waitForOpens = (times: number): Promise<void> => vi.waitFor(() => expect(openCount()).toBe(times), waitOptions);
  const waitForMessages = (count: number, timeout = waitOptions.timeout): Promise<void> =>
    vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { ...waitOptions, timeout });
  const messageNumbers = (count: number, first = 0): string[] =>
    Array.from({ length: count }, (_, index) => String(first + index));

  it("delivers pushed messages in order", async () => {
    connect();
    await waitForOpens(1);
    await broker.pushMessages(100);
    await waitForMessages(100);
    expect(received).toEqual(messageNumbers(100));
    expect(states).toEqual(["connecting", "open"]);
  });

  it("delivers messages to every connection of a user", async () => {
    connect();
    connect();
    await waitForOpens(2);
    await broker.pushMessages(20);
    await waitForMessages(40);
    expect(received.toSorted((left, right) => Number(left) - Number(right))).toEqual(
      messageNumbers(20).flatMap((number) => [number, number]),
    );
  });

  it("delivers each of 10,000 messages exactly once", scaleTimeout(burstTimeoutMs + 60_000), async () => {
    // As in production: a busy machine misses heartbeats of each second, and a new subscription gets no earlier messages.
    connect({ heartbeatMs: 10_000 });
    await waitForOpens(1);
    await broker.pushMessages(10_000);
    await waitForMessages(10_000, burstTimeoutMs);
    expect(received).toEqual(messageNumbers(10_000));
    recordCases("STOMP messages in a burst", 10_000);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("stops after five rejected subscriptions", async () => {
    const getToken = vi.fn<() => string>(broker.nextToken);
    connect({ destination: broker.forbiddenDestination, getToken });
    await vi.waitFor(() => expect(states.at(-1)).toBe("stopped"), waitOptions);
    expect(states).toEqual(["connecting", "down", "down", "down", "down", "stopped"]);
    connect();
    await waitForOpens(1);
    await broker.pushMessages(1);
    await waitForMessages(1);
    expect(getToken).toHaveBeenCalledTimes(5);
  });

  it("delivers no messages to a closed connection", async () => {
    const close = connect();
    await waitForOpens(1);
    close();
    const before = received.length;
    connect();
    await waitForOpens(2);
    await broker.pushMessages(5);
    await waitForMessages(before + 5);
    // Only one connection is open, so each message arrives once.
    expect(received.slice(before)).toEqual(messageNumbers(5));
    expect(states.filter((state) => state === "down")).toEqual([]);
  });

  it("reconnects after a crash with a new token and receives messages", async () => {
    const getToken = vi.fn<() => string>(broker.nextToken);
    connect({ getToken });
    await waitForOpens(1);
    for (let crash = 1; crash <= scaleRuns(1); crash += 1) {
      await broker.kill();
      await vi.waitFor(() => expect(states.at(-1)).toBe("down"), waitOptions);
      await broker.start();
      await waitForOpens(crash + 1);
      received.length = 0;
      await broker.pushMessages(3, 100);
      await waitForMessages(3);
      expect(received).toEqual(messageNumbers(3, 100));
      recordCases("crashes of the STOMP server", 1);
    }
    const usedTokens = getToken.mock.results.map(({ value }) => String(value)).filter((value) => value !== "none");
    expect(new Set(usedTokens).size).toBe(usedTokens.length);
    expect(usedTokens.length).toBeGreaterThan(1);
    expect(states).not.toContain("stopped");
  });

  it("detects a frozen server by missing heartbeats and reconnects when it resumes", async () => {
    connect();
    await waitForOpens(1);
    for (let freeze = 1; freeze <= scaleRuns(1); freeze += 1) {
      broker.pause();
      try {
        await vi.waitFor(() => expect(states.at(-1)).toBe("down"), waitOptions);
      } finally {
        broker.resume();
      }
      await waitForOpens(freeze + 1);
      received.length = 0;
      await broker.pushMessages(3, 200);
      await waitForMessages(3);
      expect(received.slice(-3)).toEqual(messageNumbers(3, 200));
      recordCases("freezes of the STOMP server", 1);
    }
  });

  it("does not reconnect when closed while the server is down", async () => {
    const close = connect();
    await waitForOpens(1);
    await broker.kill();
    await vi.waitFor(() => expect(states.at(-1)).toBe("down"), waitOptions);
    close();
    await broker.start();
    connect();
    await waitForOpens(2);
    // With two connections, the first message would arrive twice before the second one.
    await broker.pushMessages(2, 300);
    await waitForMessages(2);
    expect(received).toEqual(["300", "301"]);
  });
});
