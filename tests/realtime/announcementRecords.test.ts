import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NotificationMessage } from "../../src/generated/contract.d.ts";
import {
  createAnnouncementStore,
  type Announcement,
  type AnnouncementStore,
  type UpdateRecords,
} from "../../src/realtime/announcementRecords.ts";

/** The stores of the fake IndexedDB: their keys are "database/store/key". */
const databases = new Map<string, unknown>();
vi.mock("idb-keyval", () => ({
  createStore: (database: string, store: string) => `${database}/${store}`,
  update: (key: string, change: (value: unknown) => unknown, store: string) => {
    databases.set(`${store}/${key}`, structuredClone(change(structuredClone(databases.get(`${store}/${key}`)))));
    return Promise.resolve();
  },
}));

/** What the tabs of a browser share. */
let shared: unknown;
const updateShared: UpdateRecords = (change) => {
  shared = structuredClone(change(structuredClone(shared)));
  return Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  shared = undefined;
  databases.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const createAnnouncement = (
  notification: Partial<NotificationMessage>,
  fields: Partial<Announcement> = {},
): Announcement => ({
  notification: { type: "INFORMATION", title: "T", description: "D", ...notification },
  receivedAtMs: 0,
  isLate: false,
  isListed: false,
  ...fields,
});
const byId = (...ids: number[]): Announcement[] =>
  ids.map((id) => createAnnouncement({ id, title: `T${id}`, createdAt: new Date(id * 1000).toISOString() }));
const claimIds = async (store: AnnouncementStore, ...ids: number[]): Promise<unknown[]> =>
  (await store.claim(byId(...ids))).map(({ notification }) => notification.id);

describe("notifications that tabs claim", () => {
  it("belong to the first tab, in the order of the announcements", async () => {
    const [first, second] = [createAnnouncementStore("s", updateShared), createAnnouncementStore("s", updateShared)];
    expect(await claimIds(first, 2, 1)).toEqual([2, 1]);
    expect(await claimIds(second, 1, 3, 2)).toEqual([3]);
    expect(await claimIds(first, 3)).toEqual([]);
  });

  it("are remembered up to four thousand records, the newest of all", async () => {
    const store = createAnnouncementStore("s", updateShared);
    // A notification with an id has two records.
    await claimIds(store, ...Array.from({ length: 2001 }, (_, index) => index));
    expect(await claimIds(store, 1, 2000)).toEqual([]);
    expect(await claimIds(store, 0)).toEqual([0]);
  });

  it("stay while they are sent again, which makes their records the newest", async () => {
    const store = createAnnouncementStore("s", updateShared);
    const repeated = { title: "Repeated" };
    await store.claim([createAnnouncement(repeated)]);
    await claimIds(store, ...Array.from({ length: 1500 }, (_, index) => index));
    await store.claim([createAnnouncement(repeated)]);
    await claimIds(store, ...Array.from({ length: 1500 }, (_, index) => 5000 + index));
    expect(await store.claim([createAnnouncement(repeated, { isListed: true })])).toEqual([]);
  });

  it("contain no text of a person, and not the session", async () => {
    await createAnnouncementStore("session-of-aysel", updateShared).claim([createAnnouncement({ title: "Secret" })]);
    expect(JSON.stringify(shared)).not.toMatch(/secret|aysel/i);
  });
});

describe("a message with neither id nor time", () => {
  const message = { title: "Repeated" };

  it.each([
    ["within five seconds in another tab", 4999, true, false],
    ["before, by the clock of the other tab", -4999, true, false],
    ["five seconds later in another tab", 5000, true, true],
    ["at once in the same tab", 0, false, true],
  ])("%s is announced again: %#", async (_, receivedAtMs, isOtherTab, isAnnounced) => {
    const [first, second] = [createAnnouncementStore("s", updateShared), createAnnouncementStore("s", updateShared)];
    await first.claim([createAnnouncement(message)]);
    const claimed = await (isOtherTab ? second : first).claim([createAnnouncement(message, { receivedAtMs })]);
    expect(claimed).toHaveLength(isAnnounced ? 1 : 0);
  });

  it("is not announced again when it is read from the list", async () => {
    const store = createAnnouncementStore("s", updateShared);
    await store.claim([createAnnouncement(message)]);
    expect(await store.claim([createAnnouncement(message, { isListed: true, receivedAtMs: 60_000 })])).toEqual([]);
  });
});

describe("a notification is the same one", () => {
  const time = "2026-03-20T08:00:00Z";

  it.each<[string, Partial<NotificationMessage>, Partial<NotificationMessage>, boolean]>([
    ["with the same id and another text", { id: 1 }, { id: 1, title: "Other" }, true],
    ["with another id and the same text", { id: 1, createdAt: time }, { id: 2, createdAt: time }, false],
    ["with an id in one response only", { id: 1, createdAt: time }, { createdAt: time }, true],
    ["with an id in the later response only", { createdAt: time }, { id: 1, createdAt: time }, true],
    ["with the same time in another form", { createdAt: time }, { createdAt: "2026-03-20T12:00:00+04:00" }, true],
    ["with another time", { createdAt: time }, { createdAt: "2026-03-20T08:00:01Z" }, false],
    ["with another title", { createdAt: time }, { createdAt: time, title: "U" }, false],
    ["with another description", { createdAt: time }, { createdAt: time, description: "E" }, false],
    ["with other spaces", { createdAt: time, title: "A B" }, { createdAt: time, title: " A\u200B\n B " }, true],
    [
      "with the text in the other field",
      { createdAt: time, title: "AB", description: "" },
      { createdAt: time, title: "A", description: "B" },
      false,
    ],
    [
      "with a text that is shortened after 200 characters",
      { createdAt: time, title: "a".repeat(300) },
      { createdAt: time, title: "a".repeat(200) },
      true,
    ],
    [
      "with a text that differs in its 200th character",
      { createdAt: time, title: `${"a".repeat(199)}b` },
      { createdAt: time, title: `${"a".repeat(199)}c` },
      false,
    ],
  ])("%s: %#", async (_, earlier, later, isSame) => {
    const store = createAnnouncementStore("s", updateShared);
    await store.claim([createAnnouncement(earlier)]);
    expect(await store.claim([createAnnouncement(later)])).toHaveLength(isSame ? 0 : 1);
  });
});

describe("records of the browser", () => {
  it.each([undefined, null, 7, "text", {}, { session: "other", records: [] }, { records: "none" }])(
    "%j count as none",
    async (value) => {
      shared = value;
      const store = createAnnouncementStore("s", updateShared);
      expect(await claimIds(store, 1)).toEqual([1]);
      expect(await claimIds(store, 1)).toEqual([]);
    },
  );

  it("that are no list count as none", async () => {
    const store = createAnnouncementStore("s", updateShared);
    await claimIds(store, 1);
    shared = { ...(shared as object), records: { length: 1 } };
    expect(await claimIds(store, 1)).toEqual([1]);
  });

  it("of another session count as none, and stay when this one is cleared", async () => {
    const [mine, other] = [
      createAnnouncementStore("mine", updateShared),
      createAnnouncementStore("other", updateShared),
    ];
    await claimIds(other, 1);
    mine.clear();
    expect(await claimIds(other, 1)).toEqual([]);
    expect(await claimIds(mine, 1)).toEqual([1]);
  });

  it("are removed at the sign-out", async () => {
    const store = createAnnouncementStore("s", updateShared);
    await claimIds(store, 1);
    store.clear();
    expect(shared).toBeUndefined();
    expect(await claimIds(store, 1)).toEqual([1]);
  });

  it("are in the database of the tokens, where the browser has one", async () => {
    vi.stubGlobal("indexedDB", {});
    const [first, second] = [createAnnouncementStore("s"), createAnnouncementStore("s")];
    expect([await claimIds(first, 1), await claimIds(second, 1)]).toEqual([[1], []]);
    expect([...databases.keys()]).toEqual(["portal-session/tokens/announcedNotifications"]);
  });

  it("are those of each tab without a database, until the sign-out", async () => {
    const [first, second] = [createAnnouncementStore("s"), createAnnouncementStore("s")];
    expect([await claimIds(first, 1), await claimIds(first, 1), await claimIds(second, 1)]).toEqual([[1], [], [1]]);
    first.clear();
    expect(await claimIds(first, 1)).toEqual([1]);
    expect(databases.size).toBe(0);
  });
});

describe("a database that does not answer", () => {
  it("is waited for one second", async () => {
    const store = createAnnouncementStore("s", () => new Promise(() => undefined));
    let claimed: unknown[] | undefined;
    void claimIds(store, 1).then((ids) => (claimed = ids));
    await vi.advanceTimersByTimeAsync(999);
    expect(claimed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(claimed).toEqual([1]);
  });

  it("still tells the other tabs later, and changes nothing for this one", async () => {
    let answer: () => Promise<void> = () => Promise.resolve();
    const slow = createAnnouncementStore("s", (change) => {
      answer = () => updateShared(change);
      return new Promise(() => undefined);
    });
    const claiming = claimIds(slow, 1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await claiming).toEqual([1]);
    await answer();
    expect(await claimIds(createAnnouncementStore("s", updateShared), 1, 2)).toEqual([2]);
  });
});
