import type { Delay } from "./delay.ts";

/** What a listener to the browser's `storage` event is told. */
type StorageChange = { key: string | null };

/** One key of the device's storage, written by a tab: seen there at once, elsewhere when the browser gets to it. */
type StorageWrite = { from: FakeTab; key: string; value: string | undefined };

/**
 * A tab as the browser shows it to the portal: its own view of the shared storage, its own storage, its end of the database.
 * Values are those of `localStorage` and `sessionStorage`.
 */
export type FakeTab = {
  /** How the browser treats the portal's storage in this tab: it keeps, it denies all use, or it has no room left. */
  storageMode: "keeps" | "denies" | "full";
  localStorage: Map<string, string>;
  sessionStorage: Map<string, string>;
  writeLocalStorage: (key: string, value: string | undefined) => void;
  /** Runs on the device's database: in the order in which this tab asks, between whatever other tabs ask. */
  runTransaction: <T>(act: (kept: Map<string, unknown>) => T) => Promise<T>;
  storageListeners: ((change: StorageChange) => void)[];
};

/** A browser with tabs: a database that all of them agree on, and a storage that reaches each of them in its own time. */
export type FakeBrowser = {
  indexedDb: Map<string, unknown>;
  sharedLocalStorage: Map<string, string>;
  tabs: FakeTab[];
  openTab: () => FakeTab;
  locks: { request: <T>(name: string, task: () => Promise<T>) => Promise<T> };
};

/** A device where each step between tabs happens when `pace` lets it. */
export function createFakeBrowser(delay: Delay): FakeBrowser {
  const database = new Map<string, unknown>();
  const storage = new Map<string, string>();
  const tabs: FakeTab[] = [];
  const waiting = new Map<FakeTab, Map<string, number>>();
  const lines = new Map<string, Promise<unknown>>();

  /** Does things of one line one after the other, each at its own time. */
  const inLine = <T>(line: string, what: string, act: () => T): Promise<T> => {
    const done = (lines.get(line) ?? Promise.resolve()).then(() => delay(what)).then(act);
    lines.set(
      line,
      done.catch(() => undefined),
    );
    return done;
  };
  const pending = (tab: FakeTab, key: string, more = 0): number => {
    const counts = waiting.get(tab) ?? new Map<string, number>();
    waiting.set(tab, counts.set(key, (counts.get(key) ?? 0) + more));
    return counts.get(key) ?? 0;
  };
  const put = (map: Map<string, string>, key: string, value: string | undefined): void =>
    void (value === undefined ? map.delete(key) : map.set(key, value));

  const commit = (write: StorageWrite): void => {
    const { from, key, value } = write;
    put(storage, key, value);
    for (const [place, tab] of tabs.entries()) {
      void inLine(`news for tab ${place}`, `tab ${place} sees ${key}`, () => {
        if (tab === from) return void pending(tab, key, -1);
        // A tab whose own change of the key is on its way keeps its own value until that one is in.
        if (pending(tab, key) === 0) put(tab.localStorage, key, value);
        for (const listen of tab.storageListeners) listen({ key });
      });
    }
  };

  const open = (): FakeTab => {
    const place = tabs.length;
    const tab: FakeTab = {
      storageMode: "keeps",
      localStorage: new Map(storage),
      sessionStorage: new Map(),
      storageListeners: [],
      writeLocalStorage: (key, value) => {
        if (tab.localStorage.get(key) === value) return;
        put(tab.localStorage, key, value);
        pending(tab, key, 1);
        void inLine(`writes of tab ${place}`, `tab ${place} writes ${key}`, () => commit({ from: tab, key, value }));
      },
      runTransaction: async (act) => {
        const result = inLine(`database for tab ${place}`, `tab ${place} uses the database`, () => act(database));
        return inLine(`answers for tab ${place}`, `the database answers tab ${place}`, () => result);
      },
    };
    tabs.push(tab);
    return tab;
  };

  const locks: FakeBrowser["locks"] = {
    request: (name, task) => inLine(`lock ${name}`, `the lock ${name}`, task).then((value) => value),
  };
  return { indexedDb: database, sharedLocalStorage: storage, tabs, openTab: open, locks };
}
