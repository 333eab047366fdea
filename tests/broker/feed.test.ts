import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openStompConnection } from "../../src/realtime/stompConnection.ts";
import type { ConnectionState } from "../../src/state/viewState.ts";
import { startMockBroker } from "./mockBroker.ts";
import { startRabbitBroker } from "./rabbitBroker.ts";
import type { TestBroker } from "./testBroker.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";

const waitOptions = { timeout: 30_000, interval: 10 };

describe.each([
  { name: "a RabbitMQ", open: startRabbitBroker },
  { name: "the embedded service", open: startMockBroker },
])("the live feed of $name", scaledTimeout(60_000), ({ open }) => {
  let station: TestBroker;
  let states: ConnectionState[];
  let heard: string[];
  let closers: (() => void)[];

  beforeAll(async () => {
    station = await open();
  }, 180_000);
  afterAll(() => station.close(), 60_000);
  beforeEach(() => {
    // The pauses between attempts are random: here they are short ones.
    vi.spyOn(Math, "random").mockReturnValue(0.05);
    states = [];
    heard = [];
    closers = [];
  });
  afterEach(() => {
    for (const close of closers) close();
    vi.restoreAllMocks();
  });

  const listen = (options: { destination?: string; token?: () => string } = {}): (() => void) => {
    const close = openStompConnection({
      url: station.url,
      destination: station.destination,
      getToken: station.nextToken,
      heartbeatMs: 1000,
      onMessage: ({ description }) => heard.push(description),
      onStateChange: (state) => states.push(state),
      ...options,
    });
    closers.push(close);
    return close;
  };
  const opened = (): number => states.filter((state) => state === "open").length;
  const untilOpened = (times: number): Promise<void> => vi.waitFor(() => expect(opened()).toBe(times), waitOptions);
  const untilHeard = (count: number): Promise<void> =>
    vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(count), waitOptions);
  const numbers = (count: number, first = 0): string[] =>
    Array.from({ length: count }, (_, place) => String(first + place));

  it("opens, and hands over what is pushed in its order", async () => {
    listen();
    await untilOpened(1);
    await station.pushMessages(100);
    await untilHeard(100);
    expect(heard).toEqual(numbers(100));
    expect(states).toEqual(["connecting", "open"]);
  });

  it("reaches every window of a person", async () => {
    listen();
    listen();
    await untilOpened(2);
    await station.pushMessages(20);
    await untilHeard(40);
    expect(heard.toSorted((left, right) => Number(left) - Number(right))).toEqual(
      numbers(20).flatMap((number) => [number, number]),
    );
  });

  it("loses nothing of a flood of ten thousand, and says each once", async () => {
    listen();
    await untilOpened(1);
    await station.pushMessages(10_000);
    await untilHeard(10_000);
    expect(heard).toEqual(numbers(10_000));
    recordCases("STOMP messages in a burst", 10_000);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("stops after five subscriptions that are refused, and is not heard of again", async () => {
    const token = vi.fn<() => string>(station.nextToken);
    listen({ destination: station.forbiddenDestination, token });
    await vi.waitFor(() => expect(states.at(-1)).toBe("stopped"), waitOptions);
    const asked = token.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(token.mock.calls.length).toBe(asked);
    expect(asked).toBe(5);
    expect(states).toEqual(["connecting", "down", "down", "down", "down", "stopped"]);
  });

  it("that was closed, as at a sign-out, hears nothing any more", async () => {
    const close = listen();
    await untilOpened(1);
    close();
    const before = heard.length;
    listen();
    await untilOpened(2);
    await station.pushMessages(5);
    await untilHeard(before + 5);
    // One pair of ears is left, so each message was heard once.
    expect(heard.slice(before)).toEqual(numbers(5));
    expect(states.filter((state) => state === "down")).toEqual([]);
  });

  it("comes back after a crash with another token, says so both times, and hears what is pushed then", async () => {
    const token = vi.fn<() => string>(station.nextToken);
    listen({ token });
    await untilOpened(1);
    for (let crash = 1; crash <= scaledRuns(1); crash += 1) {
      await station.kill();
      await vi.waitFor(() => expect(states.at(-1)).toBe("down"), waitOptions);
      await station.start();
      await untilOpened(crash + 1);
      heard.length = 0;
      await station.pushMessages(3, 100);
      await untilHeard(3);
      expect(heard).toEqual(numbers(3, 100));
      recordCases("crashes of the STOMP server", 1);
    }
    const given = token.mock.results.map(({ value }) => String(value)).filter((value) => value !== "none");
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(1);
    expect(states).not.toContain("stopped");
  });

  it("notices that the other side stands still, though the connection is there, and comes back when it goes on", async () => {
    listen();
    await untilOpened(1);
    for (let freeze = 1; freeze <= scaledRuns(1); freeze += 1) {
      station.pause();
      try {
        await vi.waitFor(() => expect(states.at(-1)).toBe("down"), waitOptions);
      } finally {
        station.resume();
      }
      await untilOpened(freeze + 1);
      heard.length = 0;
      await station.pushMessages(3, 200);
      await untilHeard(3);
      expect(heard.slice(-3)).toEqual(numbers(3, 200));
      recordCases("freezes of the STOMP server", 1);
    }
  });

  it("does not come back to somebody who left while it was away", async () => {
    const close = listen();
    await untilOpened(1);
    await station.kill();
    await vi.waitFor(() => expect(states.at(-1)).toBe("down"), waitOptions);
    close();
    await station.start();
    listen();
    await untilOpened(2);
    await station.pushMessages(1, 300);
    await untilHeard(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(heard).toEqual(["300"]);
  });
});
