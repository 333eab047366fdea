import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subscribeKey } from "valtio/utils";
import { createAnnouncementStore } from "../../src/realtime/announcementRecords.ts";
import type { Notification } from "../../src/generated/contract.d.ts";
import { createRealtimeHandlers, type RealtimeHandlersOptions } from "../../src/realtime/realtimeHandlers.ts";
import { dismissToast, toastStore } from "../../src/state/toasts.ts";
import { viewState } from "../../src/state/viewState.ts";
import { getHref, paths } from "../../src/config/paths.ts";

let queryClient: QueryClient;
let refetchedQueries: string[];
let unsubscribers: (() => void)[];
let serverCount: number;
let countReads: number;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  refetchedQueries = [];
  serverCount = 2;
  countReads = 0;
  viewState.notificationCount = 0;
  unsubscribers = ["countNotifications", "readNotifications", "listPosts"].map((operation) => {
    const queryFn = (): Promise<number> => (refetchedQueries.push(operation), Promise.resolve(serverCount));
    return new QueryObserver(queryClient, { queryKey: [operation, { lang: "az" }], queryFn }).subscribe(
      () => undefined,
    );
  });
});
afterEach(() => {
  for (const unsubscribe of unsubscribers) unsubscribe();
  queryClient.clear();
  for (const { id } of toastStore.toasts.slice()) dismissToast(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const createMessage = (
  id: number,
  type = "INFORMATION",
): Parameters<ReturnType<typeof createRealtimeHandlers>["onMessage"]>[0] => ({
  id,
  type,
  title: `T${id}`,
  description: `D${id}`,
  createdAt: "",
});
const toUnread = (message: ReturnType<typeof createMessage>): Notification => ({
  ...message,
  read: false,
});
const createHandlers = (options: Partial<RealtimeHandlersOptions> = {}): ReturnType<typeof createRealtimeHandlers> =>
  createRealtimeHandlers(queryClient, {
    announcements: createAnnouncementStore("session"),
    getCachedSnapshot: () => ({ language: "az", list: undefined, count: getReadCount() as number | undefined }),
    readSnapshot: () => Promise.resolve({ language: "az", list: [], count: 0 }),
    readCount: () => ((countReads += 1), Promise.resolve(serverCount)),
    formatSummary: String,
    showPushMessage: () => undefined,
    ...options,
  });
/** The number of notifications that the query has read. */
const getReadCount = (): unknown => queryClient.getQueryData(["countNotifications", { lang: "az" }]);
const advanceTimers = (durationMs = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(durationMs);

describe("the handlers of the live feed", () => {
  it("show and count a message at once, and refetch after one second without messages", async () => {
    await advanceTimers();
    const { onMessage } = createHandlers();
    refetchedQueries = [];
    onMessage(createMessage(1));
    onMessage(createMessage(2, "QUESTION"));
    onMessage({ ...createMessage(3), appealId: 481 });
    await advanceTimers();
    expect(viewState.notificationCount).toBe(3);
    expect(toastStore.toasts.map(({ text, href }) => [text, href])).toEqual([
      ["D1", undefined],
      ["T2", paths.generalEvaluation],
      ["D3", getHref("appeal", { id: 481 })],
    ]);
    expect(refetchedQueries).toEqual([]);
    serverCount = 9;
    await advanceTimers(1000);
    expect(refetchedQueries.toSorted()).toEqual(["countNotifications", "readNotifications"]);
    expect(getReadCount()).toBe(9);
  });

  it.each([
    [{ type: "QUESTION" }, paths.generalEvaluation],
    [{ type: "INFORMATION" }, paths.notifications],
    [{ type: "", id: 7, appealId: 481 }, getHref("appeal", { id: 481 })],
  ])("count %j, a message without a text, and show a toast that leads to it or to the list", async (fields, href) => {
    await advanceTimers();
    const { onMessage } = createHandlers({ formatSummary: (count) => `${count} new` });
    onMessage({ title: "", description: "", ...fields });
    await advanceTimers();
    expect(viewState.notificationCount).toBe(1);
    expect(toastStore.toasts.map((toast) => [toast.text, toast.href])).toEqual([["1 new", href]]);
  });

  it.each(["listObligations", "listPaidPayments", "listFeedbacks", "listReports"])(
    "let %s be read again after a message, whose event may have changed it",
    async (operation) => {
      const queryKey = [operation, { lang: "az" }];
      queryClient.setQueryData(queryKey, { items: [] });
      createHandlers().onMessage(createMessage(1));
      await advanceTimers(1000);
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    },
  );

  it("count ten thousand messages, and refetch once after the last one", async () => {
    await advanceTimers();
    const { onMessage } = createHandlers();
    refetchedQueries = [];
    const counts: unknown[] = [];
    const unsubscribe = subscribeKey(viewState, "notificationCount", (count) => counts.push(count), true);
    for (let id = 0; id < 10_000; id += 1) onMessage(createMessage(id));
    await advanceTimers();
    // Not one render for each message.
    expect(counts).toEqual([10_000]);
    unsubscribe();
    serverCount = 10_002;
    await advanceTimers(60_000);
    expect(refetchedQueries.toSorted()).toEqual(["countNotifications", "readNotifications"]);
    expect(getReadCount()).toBe(10_002);
  });

  it("refetch also while messages keep arriving", async () => {
    await advanceTimers();
    const { onMessage } = createHandlers();
    refetchedQueries = [];
    for (let second = 0; second < 24; second += 1) {
      onMessage(createMessage(second));
      await advanceTimers(500);
    }
    expect(refetchedQueries).toContain("countNotifications");
  });

  it("refetch count and list some time after the connection closes or opens again, and not at its first opening", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    await advanceTimers();
    const { onStateChange } = createHandlers();
    for (const [state, delayMs] of [
      ["connecting", undefined],
      ["open", undefined],
      ["down", 15_000],
      ["open", 2500],
    ] as const) {
      refetchedQueries = [];
      onStateChange(state);
      await advanceTimers((delayMs ?? 5000) - 1);
      expect(refetchedQueries, state).toEqual([]);
      await advanceTimers(1);
      expect(refetchedQueries.toSorted(), state).toEqual(
        delayMs === undefined ? [] : ["countNotifications", "readNotifications"],
      );
      expect(viewState.realtimeState).toBe(state);
    }
  });

  it("refetch once after a short drop, when it is over", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    await advanceTimers();
    const { onStateChange } = createHandlers();
    refetchedQueries = [];
    onStateChange("open");
    onStateChange("down");
    await advanceTimers(1000);
    onStateChange("open");
    await advanceTimers(5000);
    expect(refetchedQueries.toSorted()).toEqual(["countNotifications", "readNotifications"]);
    await advanceTimers(60_000);
    expect(refetchedQueries).toHaveLength(2);
  });

  it("refetch rarely while attempts to reconnect fail, so that an expired token is renewed", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    await advanceTimers();
    const { onStateChange } = createHandlers();
    onStateChange("open");
    refetchedQueries = [];
    const fail = async (times: number): Promise<number> => {
      for (let time = 0; time < times; time += 1) {
        onStateChange("down");
        await advanceTimers(10_000);
      }
      return refetchedQueries.filter((operation) => operation === "countNotifications").length;
    };
    expect([await fail(1), await fail(1), await fail(14), await fail(2)]).toEqual([0, 1, 1, 2]);
  });

  it("refetch at another time than those of another tab", async () => {
    const random = vi.spyOn(Math, "random");
    await advanceTimers();
    const [first, second] = [createHandlers(), createHandlers()];
    refetchedQueries = [];
    random.mockReturnValue(0.1);
    first.onStateChange("down");
    random.mockReturnValue(0.2);
    second.onStateChange("down");
    await advanceTimers(3000);
    expect(refetchedQueries).toHaveLength(2);
    await advanceTimers(3000);
    expect(refetchedQueries).toHaveLength(4);
  });

  it("refetch at the first opening what is older than the connection", async () => {
    await advanceTimers(20_000);
    refetchedQueries = [];
    await queryClient.refetchQueries({ queryKey: ["readNotifications"] });
    const { onStateChange } = createHandlers();
    onStateChange("connecting");
    await advanceTimers(2000);
    refetchedQueries = [];
    onStateChange("open");
    await advanceTimers();
    expect(refetchedQueries).toEqual(["countNotifications"]);
  });

  it.each([
    { change: "a message", newCount: 3, refetched: ["readNotifications"] },
    { change: "nothing", newCount: 2, refetched: [] },
  ])(
    "read the page again at the first opening when there was $change since it was read",
    async ({ newCount, refetched }) => {
      await advanceTimers();
      const { onStateChange } = createHandlers();
      refetchedQueries = [];
      serverCount = newCount;
      onStateChange("connecting");
      onStateChange("open");
      await advanceTimers();
      expect([countReads, refetchedQueries]).toEqual([1, refetched]);
    },
  );

  it("do not read the count again for a page without data that a message may change", async () => {
    await advanceTimers();
    unsubscribers[1]?.();
    const { onStateChange } = createHandlers();
    serverCount = 3;
    onStateChange("connecting");
    onStateChange("open");
    await advanceTimers();
    expect(countReads).toBe(0);
  });

  it("refetch after a message no later than ten seconds after the first one", async () => {
    await advanceTimers();
    const { onMessage } = createHandlers();
    refetchedQueries = [];
    for (let count = 0; count < 20; count += 1) {
      onMessage(createMessage(count));
      await advanceTimers(500);
      expect(refetchedQueries.length, `after ${count}`).toBe(count < 19 ? 0 : 2);
    }
    refetchedQueries = [];
    onMessage(createMessage(20));
    await advanceTimers(999);
    expect(refetchedQueries).toEqual([]);
    await advanceTimers(1);
    expect(refetchedQueries).toHaveLength(2);
  });

  it("show a message outside the page only when the server asks for it and nobody looks at the page", async () => {
    await advanceTimers();
    const showPushMessage = vi.fn<RealtimeHandlersOptions["showPushMessage"]>();
    const { onMessage, dispose } = createHandlers({ showPushMessage });
    for (const visibilityState of ["visible", "hidden"]) {
      vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState }));
      onMessage({ ...createMessage(1), push: true, title: visibilityState });
      onMessage({ ...createMessage(2), title: "Not asked for" });
    }
    dispose();
    vi.unstubAllGlobals();
    expect(showPushMessage.mock.calls.map(([{ title }]) => title)).toEqual(["hidden"]);
  });

  it("refetch an hour-old answer at the first opening, and not a query that failed to load", async () => {
    await advanceTimers();
    unsubscribers.push(
      new QueryObserver(queryClient, {
        queryKey: ["listAppeals", { lang: "az" }],
        queryFn: () => (refetchedQueries.push("listAppeals"), Promise.reject(new Error("Offline"))),
        retry: false,
      }).subscribe(() => undefined),
    );
    await advanceTimers(3_600_000);
    expect(refetchedQueries).toContain("listAppeals");
    const { onStateChange } = createHandlers();
    refetchedQueries = [];
    onStateChange("open");
    await advanceTimers();
    expect(refetchedQueries.toSorted()).toEqual(["countNotifications", "readNotifications"]);
  });

  it("read the page again also when the count was unknown, and leave it when the count cannot be read", async () => {
    await advanceTimers();
    const options = { getCachedSnapshot: () => ({ language: "az" as const, list: undefined, count: undefined }) };
    const open = async (counts: (number | Error)[]): Promise<string[]> => {
      const { onStateChange, dispose } = createHandlers({
        ...options,
        readCount: () => {
          const count = counts.shift();
          return typeof count === "number" ? Promise.resolve(count) : Promise.reject(count ?? new Error("No count."));
        },
      });
      refetchedQueries = [];
      onStateChange("open");
      await advanceTimers();
      dispose();
      return refetchedQueries;
    };
    expect(await open([2, 3])).toEqual(["readNotifications"]);
    expect(await open([2, 2])).toEqual([]);
    expect(await open([new Error("Offline")])).toEqual([]);
  });

  it("announce what arrived between the first page and the first opening", async () => {
    await advanceTimers();
    serverCount = 3;
    const { onStateChange } = createHandlers({
      readSnapshot: () =>
        Promise.resolve({ language: "az", list: [createMessage(3), createMessage(2)].map(toUnread), count: 3 }),
    });
    onStateChange("open");
    await advanceTimers();
    expect(toastStore.toasts.map(({ text }) => text)).toEqual(["D3"]);
  });

  it("announce what arrived before the first opening, also after an attempt to connect that failed", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    await advanceTimers();
    const { onStateChange } = createHandlers({
      readSnapshot: () =>
        Promise.resolve({ language: "az", list: [createMessage(3), createMessage(2)].map(toUnread), count: 3 }),
    });
    onStateChange("connecting");
    onStateChange("down");
    serverCount = 3;
    await advanceTimers();
    expect(toastStore.toasts).toEqual([]);
    onStateChange("open");
    await advanceTimers();
    expect(toastStore.toasts.map(({ text }) => text)).toEqual(["D3"]);
  });

  it("announce what arrived after the list and before the count of the first page", async () => {
    await advanceTimers();
    const [first, late] = [createMessage(1), createMessage(2)].map(toUnread) as [Notification, Notification];
    const { onStateChange } = createHandlers({
      getCachedSnapshot: () => ({ language: "az", list: [first], count: 2 }),
      readSnapshot: () => Promise.resolve({ language: "az", list: [late, first], count: 2 }),
    });
    refetchedQueries = [];
    onStateChange("open");
    await advanceTimers();
    expect(refetchedQueries).toEqual(["readNotifications"]);
    expect(toastStore.toasts.map(({ text }) => text)).toEqual([late.description]);
  });

  it("read the count only at the first opening", async () => {
    await advanceTimers();
    const { onStateChange } = createHandlers();
    onStateChange("open");
    await advanceTimers();
    onStateChange("open");
    await advanceTimers();
    expect(countReads).toBe(1);
  });

  it("announce also what arrived in an outage that began while what was missed before was read", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    await advanceTimers();
    serverCount = 1;
    const listOf = (...ids: number[]): Notification[] => ids.map((id) => toUnread(createMessage(id)));
    const [first, second] = [Promise.withResolvers<Notification[]>(), Promise.withResolvers<Notification[]>()];
    const reads = [first.promise, second.promise];
    const { onStateChange } = createHandlers({
      getCachedSnapshot: () => ({ language: "az", list: listOf(1), count: 1 }),
      readSnapshot: async () => {
        const list = (await reads.shift()) ?? [];
        return { language: "az", list, count: list.length };
      },
    });
    onStateChange("open");
    await advanceTimers();
    onStateChange("down");
    onStateChange("open");
    await advanceTimers();
    onStateChange("down");
    first.resolve(listOf(2, 1));
    await advanceTimers();
    expect(toastStore.toasts.map(({ text }) => text)).toEqual(["D2"]);
    onStateChange("open");
    second.resolve(listOf(3, 2, 1));
    await advanceTimers();
    expect(toastStore.toasts.map(({ text }) => text)).toEqual(["D2", "D3"]);
  });

  it("announce nothing that was read after dispose", async () => {
    await advanceTimers();
    serverCount = 3;
    const { onStateChange, dispose } = createHandlers({
      readSnapshot: () => Promise.resolve({ language: "az", list: [createMessage(3)].map(toUnread), count: 3 }),
    });
    onStateChange("open");
    dispose();
    refetchedQueries = [];
    await advanceTimers(60_000);
    expect([toastStore.toasts.length, refetchedQueries]).toEqual([0, []]);
  });

  it("read nothing again when the browser suspends a page whose feed was never open", async () => {
    await advanceTimers();
    const readSnapshot = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("Not expected.")));
    const { onStateChange, onSuspend } = createHandlers({ readSnapshot });
    onSuspend();
    onStateChange("open");
    await advanceTimers(60_000);
    expect(readSnapshot).not.toHaveBeenCalled();
    onStateChange("stopped");
    expect(viewState.realtimeState).toBe("stopped");
  });

  it("try to read what was missed after each reconnection until it is read", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    await advanceTimers();
    let isReadable = false;
    let readCount = 0;
    const { onStateChange } = createHandlers({
      readSnapshot: () => {
        readCount += 1;
        return isReadable
          ? Promise.resolve({ language: "az", list: [], count: 0 })
          : Promise.reject(new Error("Offline"));
      },
    });
    onStateChange("open");
    for (const expected of [1, 2, 2]) {
      isReadable = expected === 2;
      onStateChange(readCount < 2 ? "down" : "open");
      onStateChange("open");
      await advanceTimers();
      expect(readCount).toBe(expected);
    }
  });

  it("do nothing after dispose", async () => {
    await advanceTimers();
    const { onMessage, onStateChange, dispose } = createHandlers();
    onMessage(createMessage(1));
    onStateChange("down");
    refetchedQueries = [];
    dispose();
    await advanceTimers(60_000);
    expect(refetchedQueries).toEqual([]);
    expect(viewState.realtimeState).toBeUndefined();
  });
});
