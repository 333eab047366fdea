import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { feedListener } from "../../src/realtime/realtimeHandlers.ts";
import { dismissToast, toastStore } from "../../src/state/toasts.ts";
import { shared } from "../../src/state/viewState.ts";
import { paths } from "../../src/config/paths.ts";

let cache: QueryClient;
let asked: string[];
let stops: (() => void)[];
let server: number;

beforeEach(() => {
  vi.useFakeTimers();
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  asked = [];
  server = 2;
  stops = ["countNotifications", "readNotifications", "listPosts"].map((read) => {
    const queryFn = (): Promise<number> => (asked.push(read), Promise.resolve(server));
    return new QueryObserver(cache, { queryKey: [read, { lang: "az" }], queryFn }).subscribe(() => undefined);
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  cache.clear();
  for (const { id } of toastStore.shown.slice()) dismissToast(id);
  vi.useRealTimers();
});

const message = (id: number, type = "INFORMATION"): Parameters<ReturnType<typeof feedListener>["onMessage"]>[0] => ({ id, type, title: `T${id}`, description: `D${id}`, createdAt: "" });
const listener = (): ReturnType<typeof feedListener> => feedListener(cache);
const count = (): unknown => cache.getQueryData(["countNotifications", { lang: "az" }]);
const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe("what the portal does with the live feed", () => {
  it("shows and counts a message at once, and asks the server again when it has become quiet", async () => {
    await settle();
    const { onMessage } = listener();
    asked = [];
    onMessage(message(1));
    onMessage(message(2, "QUESTION"));
    await settle();
    expect(count()).toBe(4);
    expect(toastStore.shown.map(({ text, href }) => [text, href])).toEqual([["D1", undefined], ["T2", paths.generalEvaluation]]);
    expect(asked).toEqual([]);
    server = 9;
    await settle(1000);
    expect(asked.toSorted()).toEqual(["countNotifications", "readNotifications"]);
    expect(count()).toBe(9);
  });

  it("counts a flood of ten thousand to the last one, and asks once when it is over", async () => {
    await settle();
    const { onMessage } = listener();
    asked = [];
    for (let id = 0; id < 10_000; id += 1) onMessage(message(id));
    await settle();
    expect(count()).toBe(10_002);
    server = 10_002;
    await settle(60_000);
    expect(asked.toSorted()).toEqual(["countNotifications", "readNotifications"]);
    expect(count()).toBe(10_002);
  });

  it("asks also while a flood goes on and on", async () => {
    await settle();
    const { onMessage } = listener();
    asked = [];
    for (let second = 0; second < 24; second += 1) {
      onMessage(message(second));
      await settle(500);
    }
    expect(asked).toContain("countNotifications");
  });

  it("asks for count and list whenever the feed has opened or gone: what came meanwhile is only known to the server", async () => {
    await settle();
    const { onState } = listener();
    for (const state of ["connecting", "open", "down", "open"] as const) {
      asked = [];
      onState(state);
      await settle();
      expect(asked.toSorted(), state).toEqual(state === "connecting" ? [] : ["countNotifications", "readNotifications"]);
      expect(shared.feed).toBe(state);
    }
  });

  it("does nothing any more for somebody who has gone", async () => {
    await settle();
    const { onMessage, forget } = listener();
    onMessage(message(1));
    asked = [];
    forget();
    await settle(60_000);
    expect(asked).toEqual([]);
    expect(shared.feed).toBeUndefined();
  });
});
