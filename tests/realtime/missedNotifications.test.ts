import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "../../src/config/paths.ts";
import type { Notification } from "../../src/generated/contract.d.ts";
import { createAnnouncementStore, type UpdateRecords } from "../../src/realtime/announcementRecords.ts";
import { findMissedNotifications, type NotificationSnapshot } from "../../src/realtime/missedNotifications.ts";
import { createRealtimeHandlers } from "../../src/realtime/realtimeHandlers.ts";
import { dismissToast, showToast, toastStore } from "../../src/state/toasts.ts";

vi.mock("../../src/state/toasts.ts", { spy: true });

/** A tab with its own connection to the feed. */
type Tab = ReturnType<typeof createRealtimeHandlers> & {
  /** What the cache of the tab has. */
  cached: { list: readonly Notification[] | undefined; count: number | undefined };
  /** Closes the connection and opens it again, as the restart of a broker does. */
  reconnect: (duringOutage?: () => void) => Promise<void>;
};

/** The notifications on the server, the newest first. */
let serverList: Notification[];
/** What the tabs of the browser share in IndexedDB. */
let sharedValue: unknown;
let readCount: number;
let tabs: Tab[];
let visibility: DocumentVisibilityState;
let document: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  // The reads after an outage are spread over some seconds.
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.mocked(showToast).mockClear();
  [serverList, sharedValue, readCount, tabs, visibility] = [[], undefined, 0, [], "visible"];
  document = Object.defineProperty(new EventTarget(), "visibilityState", { get: () => visibility });
  vi.stubGlobal("document", document);
});
afterEach(() => {
  for (const { dispose } of tabs) dispose();
  for (const { id } of toastStore.toasts.slice()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.mocked(Math.random).mockRestore();
  vi.useRealTimers();
});

const updateShared: UpdateRecords = async (change) => {
  await Promise.resolve();
  sharedValue = structuredClone(change(structuredClone(sharedValue)));
};

async function openTab({ session = "session", updateRecords = updateShared } = {}): Promise<Tab> {
  const cached: Tab["cached"] = { list: serverList, count: serverList.filter(({ read }) => read !== true).length };
  const handlers = createRealtimeHandlers(new QueryClient(), {
    announcements: createAnnouncementStore(session, updateRecords),
    getCachedSnapshot: () => ({ language: "az", ...cached }),
    readSnapshot: async () => {
      readCount += 1;
      await Promise.resolve();
      const count = serverList.filter(({ read }) => read !== true).length;
      return { language: "az", list: serverList, count };
    },
    // No page is open, so nobody asks for the count alone.
    readCount: () => Promise.reject(new Error("Not expected.")),
    formatSummary: (count) => `${count} new`,
    showPushMessage: () => undefined,
  });
  const reconnect = async (duringOutage?: () => void): Promise<void> => {
    handlers.onStateChange("down");
    duringOutage?.();
    handlers.onStateChange("open");
    await settle();
  };
  const tab = { ...handlers, cached, reconnect };
  tabs.push(tab);
  handlers.onStateChange("connecting");
  handlers.onStateChange("open");
  await settle();
  return tab;
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** Returns every toast of every tab so far. The store would join two with the same text. */
const getShownToasts = (): [string, string | undefined][] =>
  vi.mocked(showToast).mock.calls.map(([{ text, href }]) => [text, href]);
const getToasts = (): string[] => getShownToasts().map(([text]) => text);

const createNotification = (number: number, fields: Partial<Notification> = {}): Notification => ({
  id: number,
  type: "INFORMATION",
  title: `T${number}`,
  description: `D${number}`,
  createdAt: new Date(Date.UTC(2026, 2, 20, 8, number)).toISOString(),
  read: false,
  ...fields,
});
/** Returns a notification as a server sends it that has only the fields of the specification. */
const createSpecifiedNotification = (number: number): Notification => ({
  type: "INFORMATION",
  title: `T${number}`,
  description: `D${number}`,
});
const addToServer = (...notifications: Notification[]): void => {
  serverList = [...notifications.toReversed(), ...serverList];
};
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe("after an outage of the feed", () => {
  it("announces nothing when nothing was missed, and nothing at the first connection", async () => {
    addToServer(...range(1, 30).map((number) => createNotification(number)));
    const tab = await openTab();
    expect(readCount).toBe(0);
    await tab.reconnect();
    expect(readCount).toBe(1);
    expect(getToasts()).toEqual([]);
  });

  it("announces each of up to three missed notifications, the newest last, a question with its link", async () => {
    addToServer(createNotification(1));
    const tab = await openTab();
    await tab.reconnect(() => addToServer(createNotification(2)));
    expect(getToasts()).toEqual(["D2"]);
    tab.cached.list = serverList;
    await tab.reconnect(() => addToServer(createNotification(3), createNotification(4, { type: "QUESTION" })));
    expect(getShownToasts()).toEqual([
      ["D2", undefined],
      ["D3", undefined],
      ["T4", paths.generalEvaluation],
    ]);
  });

  it("announces five missed notifications with one toast that leads to the list", async () => {
    addToServer(createNotification(1));
    const tab = await openTab();
    await tab.reconnect(() => addToServer(...range(2, 6).map((number) => createNotification(number))));
    expect(getShownToasts()).toEqual([["5 new", paths.notifications]]);
  });

  it("announces three missed notifications one by one", async () => {
    addToServer(createNotification(1));
    const tab = await openTab();
    await tab.reconnect(() => addToServer(...range(2, 4).map((number) => createNotification(number))));
    expect(getToasts()).toEqual(["D2", "D3", "D4"]);
  });

  it("announces many pushed notifications one by one, with the text that each has", async () => {
    const tab = await openTab();
    for (const number of range(1, 6))
      tab.onMessage(createNotification(number, number === 1 ? { description: "" } : {}));
    tab.onMessage(createNotification(7, { type: "QUESTION", title: "" }));
    await settle();
    expect(getToasts()).toEqual(["T1", "D2", "D3", "D4", "D5", "D6", "D7"]);
  });

  it("announces none that the person has read on another device", async () => {
    const tab = await openTab();
    await tab.reconnect(() => addToServer(createNotification(1, { read: true }), createNotification(2)));
    expect(getToasts()).toEqual(["D2"]);
  });

  it("announces none twice that was pushed, before or after the list is read", async () => {
    const tab = await openTab();
    addToServer(createNotification(1));
    tab.onMessage(createNotification(1));
    await tab.reconnect(() => addToServer(createNotification(2)));
    tab.onMessage(createNotification(2));
    await settle();
    expect(getToasts()).toEqual(["D1", "D2"]);
  });

  it.each([
    ["a known list", [createNotification(1)]],
    ["an empty list", []],
    ["an unknown list", undefined],
  ])("announces what is older than the first message after the outage, with %s before", async (_name, list) => {
    addToServer(createNotification(1));
    const tab = await openTab();
    tab.cached.list = list;
    tab.onStateChange("down");
    addToServer(createNotification(2), createNotification(3));
    // Where the server does not confirm the subscription, the message opens the feed.
    tab.onStateChange("open");
    tab.onMessage(createNotification(3));
    await settle();
    expect(getToasts().toSorted()).toEqual(list?.length === 0 ? ["D1", "D2", "D3"] : ["D2", "D3"]);
  });

  it("recognises ids that are a number in one response and a text in the other", async () => {
    const tab = await openTab();
    tab.onMessage(createNotification(1));
    await tab.reconnect(() => addToServer(createNotification(1, { id: "1", description: "Shortened" })));
    expect(getToasts()).toEqual(["D1"]);
  });

  it("keeps the last known state while the server cannot be read, and over several outages", async () => {
    addToServer(createNotification(1));
    const tab = await openTab();
    tab.onStateChange("down");
    addToServer(createNotification(2));
    // The cache is refreshed while the feed is still down.
    tab.cached.list = serverList;
    tab.onStateChange("down");
    tab.onStateChange("open");
    await settle();
    expect(getToasts()).toEqual(["D2"]);
  });

  it.each(["breaks", "is closed without a report"])(
    "announces what arrived while the browser kept the page suspended and its connection %s",
    async (end) => {
      addToServer(createNotification(1));
      const tab = await openTab();
      tab.onSuspend();
      addToServer(createNotification(2));
      tab.cached.list = serverList;
      if (end === "breaks") await tab.reconnect();
      else tab.onStateChange("open");
      await settle();
      expect(getToasts()).toEqual(["D2"]);
    },
  );

  it("announces nothing after a sign-out during the outage, also when the response arrives later", async () => {
    const tab = await openTab();
    tab.onStateChange("down");
    addToServer(createNotification(1));
    tab.onStateChange("open");
    tab.dispose();
    await settle();
    const next = await openTab({ session: "next session" });
    await next.reconnect();
    expect(getToasts()).toEqual([]);
  });
});

describe("two tabs", () => {
  it("announce a pushed and a missed notification once", async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.onMessage(createNotification(1));
    second.onMessage(createNotification(1));
    addToServer(createNotification(1));
    await Promise.all([first.reconnect(() => addToServer(createNotification(2))), second.reconnect()]);
    await second.reconnect();
    expect(getToasts()).toEqual(["D1", "D2"]);
  });

  it("announce a summary once", async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.onStateChange("down");
    second.onStateChange("down");
    addToServer(...range(1, 5).map((number) => createNotification(number)));
    first.onStateChange("open");
    await settle();
    second.onStateChange("open");
    await settle();
    expect(getToasts()).toEqual(["5 new"]);
  });

  it("announce in the visible one; a hidden one announces what no other has when somebody returns to it", async () => {
    const tab = await openTab();
    visibility = "hidden";
    tab.onMessage(createNotification(1));
    await settle();
    expect(getToasts()).toEqual([]);
    visibility = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(getToasts()).toEqual(["D1"]);
  });

  it("announce as information; a hidden one keeps the newest thousand", async () => {
    const tab = await openTab();
    tab.onMessage(createNotification(1));
    await settle();
    visibility = "hidden";
    for (const number of range(2, 1003)) tab.onMessage(createNotification(number));
    visibility = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(vi.mocked(showToast).mock.calls.map(([{ tone, text }]) => [tone, text])).toEqual([
      ["info", "D1"],
      ["info", "1000 new"],
    ]);
  });

  it("announce nothing after a sign-out while nobody looked at them", async () => {
    const tab = await openTab();
    visibility = "hidden";
    tab.onMessage(createNotification(1));
    tab.dispose();
    visibility = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(getToasts()).toEqual([]);
  });

  it("announce on their own when the database does not answer", async () => {
    const tab = await openTab({ updateRecords: () => new Promise(() => undefined) });
    tab.onMessage(createNotification(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(getToasts()).toEqual(["D1"]);
  });

  it("announce again what an earlier session has announced", async () => {
    const first = await openTab();
    first.onMessage(createNotification(1));
    await settle();
    const second = await openTab({ session: "next session" });
    second.onMessage(createNotification(1));
    await settle();
    expect(getToasts()).toEqual(["D1", "D1"]);
  });
});

describe("a server with only the specified fields", () => {
  it("announces what stands before the known entries, once", async () => {
    addToServer(createSpecifiedNotification(1));
    const tab = await openTab();
    tab.onMessage(createSpecifiedNotification(2));
    addToServer(createSpecifiedNotification(2));
    await tab.reconnect(() => addToServer(createSpecifiedNotification(3)));
    await tab.reconnect();
    expect(getToasts()).toEqual(["D2", "D3"]);
  });

  it("announces a message with the same text again, in one of two tabs", async () => {
    const [first, second] = [await openTab(), await openTab()];
    for (const tab of [first, second]) tab.onMessage(createSpecifiedNotification(1));
    await settle();
    expect(getToasts()).toEqual(["D1"]);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const tab of [first, second]) tab.onMessage(createSpecifiedNotification(1));
    await settle();
    expect(getToasts()).toEqual(["D1", "D1"]);
  });

  it("announces a message with the same text twice in a row, in the same tab or later in another one", async () => {
    const [first, second] = [await openTab(), await openTab()];
    for (const message of [createSpecifiedNotification(1), createSpecifiedNotification(1)]) first.onMessage(message);
    await settle();
    expect(getToasts()).toEqual(["D1", "D1"]);
    await vi.advanceTimersByTimeAsync(60_000);
    second.onMessage(createSpecifiedNotification(1));
    await settle();
    expect(getToasts()).toEqual(["D1", "D1", "D1"]);
  });

  it("announces a message once that is sent again with the same id or the same time", async () => {
    const tab = await openTab();
    const withId = { ...createSpecifiedNotification(1), id: 1 };
    const withTime = { ...createSpecifiedNotification(2), createdAt: "2026-03-20T08:00:00Z" };
    for (const message of [withId, withId, withTime, withTime]) tab.onMessage(message);
    await settle();
    expect(getToasts()).toEqual(["D1", "D2"]);
  });

  it("announces nothing when no entry is known any more", async () => {
    addToServer(createSpecifiedNotification(1));
    const tab = await openTab();
    await tab.reconnect(() => {
      serverList = range(5, 9).map(createSpecifiedNotification);
    });
    expect(getToasts()).toEqual([]);
  });
});

describe("findMissedNotifications", () => {
  const find = (before: Partial<NotificationSnapshot>, after: Partial<NotificationSnapshot>): unknown[] =>
    findMissedNotifications(
      { language: "az", list: undefined, count: undefined, ...before },
      { language: "az", list: undefined, count: undefined, ...after },
      [],
    ).map(({ id, title }) => id ?? title);
  const history = range(1, 6000)
    .toReversed()
    .map((number) => createNotification(number));

  it("takes as many unread ones as the count has grown by, when no list was read before", () => {
    expect(find({ count: 5998 }, { list: history, count: 6000 })).toEqual([6000, 5999]);
    expect(find({ count: 6000 }, { list: history, count: 5 })).toEqual([]);
  });

  it("finds none when neither list nor count is known", () => {
    expect(find({}, { list: history, count: 6000 })).toEqual([]);
    expect(find({ count: 3 }, { list: history })).toEqual([]);
  });

  it("leaves out entries that are older than the newest known one", () => {
    expect(find({ list: history.slice(10, 60) }, { list: history })).toEqual(range(5991, 6000).toReversed());
    expect(find({ list: history.slice(0, 50) }, { list: history.slice(1, 51) })).toEqual([]);
  });

  it("leaves out what is older than the newest known one, in whatever order the known ones are", () => {
    const known = [createNotification(3), createNotification(7), createSpecifiedNotification(0), createNotification(5)];
    const list = [createNotification(8), createNotification(7), createNotification(6), createNotification(4)];
    expect(find({ list: known }, { list })).toEqual([8]);
    expect(find({ list: known.toReversed() }, { list })).toEqual([8]);
  });

  it("does not compare texts of two languages", () => {
    const [first, second] = [createNotification(1), createNotification(2)];
    const withoutIds = [second, first].map(({ createdAt = "" }) => ({ ...createSpecifiedNotification(7), createdAt }));
    expect(find({ list: [first] }, { language: "ru", list: withoutIds })).toEqual([]);
    expect(find({ list: [first] }, { language: "ru", list: [second, first] })).toEqual([2]);
  });

  it("takes the newest unread ones by their time, in any order of the list", () => {
    const list = [
      createNotification(2),
      createNotification(3),
      createNotification(1),
      createNotification(9, { read: true }),
    ];
    expect(find({ count: 0 }, { list, count: 2 })).toEqual([3, 2]);
    expect(find({ list: [] }, { list, count: 3 })).toEqual([3, 2, 1]);
  });

  it("keeps the order of a list with an entry without a time, and does not move the given one", () => {
    const list = [createNotification(1), createSpecifiedNotification(2), createNotification(3)];
    expect(find({ list: [] }, { list })).toEqual([1, "T2", 3]);
    const dated = [createNotification(1), createNotification(2)];
    find({ list: [] }, { list: dated });
    expect(dated.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("finds one that is as new as the newest known one, and none that is older, wherever it stands", () => {
    const known = createNotification(5);
    const list = [createNotification(4), { ...createNotification(6), createdAt: known.createdAt ?? "" }, known];
    expect(find({ list: [known, createNotification(3), createSpecifiedNotification(0)] }, { list })).toEqual([6]);
  });

  it("finds those without a time only before the first known one", () => {
    const [known, ...others] = range(1, 3).map(createSpecifiedNotification);
    if (known === undefined || others[0] === undefined || others[1] === undefined) throw new Error("Too few.");
    expect(find({ list: [known] }, { list: [others[0], known, others[1]] })).toEqual(["T2"]);
  });

  it("compares places where either the known ones or the new one have no time", () => {
    const [undated, otherUndated] = [createSpecifiedNotification(1), createSpecifiedNotification(2)];
    expect(find({ list: [undated] }, { list: [createNotification(9), undated, createNotification(8)] })).toEqual([9]);
    const dated = createNotification(3);
    expect(find({ list: [dated] }, { list: [undated, dated, otherUndated] })).toEqual(["T1"]);
  });

  it("needs no list of what the server has", () => {
    expect(find({ list: [] }, { count: 7 })).toEqual([]);
    expect(find({ count: 1 }, { count: 7 })).toEqual([]);
  });
});
