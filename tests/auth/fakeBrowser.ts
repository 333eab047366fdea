import type { Delay } from "./delay.ts";

/** The part of a `StorageEvent` that the portal reads. */
type StorageChange = { key: string | null };

/** A write to localStorage: visible in its own tab at once, in other tabs after a delay. */
type StorageWrite = { from: FakeTab; key: string; value: string | undefined };

/** A tab: its view of the shared localStorage, its sessionStorage and its connection to IndexedDB. */
export type FakeTab = {
  /** Whether the storage of this tab works, rejects every access, or rejects writes. */
  storageMode: "keeps" | "denies" | "full";
  localStorage: Map<string, string>;
  sessionStorage: Map<string, string>;
  writeLocalStorage: (key: string, value: string | undefined) => void;
  /** Runs a transaction on the shared database: in order within this tab, interleaved with other tabs. */
  runTransaction: <T>(run: (entries: Map<string, unknown>) => T) => Promise<T>;
  storageListeners: ((change: StorageChange) => void)[];
};

/** A browser with tabs, one database for all of them, and a localStorage that reaches each tab with a delay. */
export type FakeBrowser = {
  indexedDb: Map<string, unknown>;
  sharedLocalStorage: Map<string, string>;
  tabs: FakeTab[];
  openTab: () => FakeTab;
  locks: { request: <T>(name: string, options: LockOptions, task: () => Promise<T>) => Promise<T> };
};

/** Returns a browser in which each step between tabs runs when `delay` resolves. */
export function createFakeBrowser(delay: Delay): FakeBrowser {
  const database = new Map<string, unknown>();
  const sharedLocalStorage = new Map<string, string>();
  const tabs: FakeTab[] = [];
  const pendingWriteCounts = new Map<FakeTab, Map<string, number>>();
  const queues = new Map<string, Promise<unknown>>();

  /** Runs the steps of one queue one after the other, each after its own delay. */
  const enqueue = <T>(queue: string, step: string, run: () => T): Promise<T> => {
    const done = (queues.get(queue) ?? Promise.resolve()).then(() => delay(step)).then(run);
    queues.set(
      queue,
      done.catch(() => undefined),
    );
    return done;
  };
  const pendingWrites = (tab: FakeTab, key: string, change = 0): number => {
    const counts = pendingWriteCounts.get(tab) ?? new Map<string, number>();
    pendingWriteCounts.set(tab, counts.set(key, (counts.get(key) ?? 0) + change));
    return counts.get(key) ?? 0;
  };
  const setEntry = (map: Map<string, string>, key: string, value: string | undefined): void =>
    void (value === undefined ? map.delete(key) : map.set(key, value));

  const commit = ({ from, key, value }: StorageWrite): void => {
    setEntry(sharedLocalStorage, key, value);
    for (const [index, tab] of tabs.entries()) {
      void enqueue(`storage events of tab ${index}`, `tab ${index} sees ${key}`, () => {
        if (tab === from) return void pendingWrites(tab, key, -1);
        // A tab keeps its own value while its own write of the key is pending.
        if (pendingWrites(tab, key) === 0) setEntry(tab.localStorage, key, value);
        for (const listener of tab.storageListeners) listener({ key });
      });
    }
  };

  const openTab = (): FakeTab => {
    const index = tabs.length;
    const tab: FakeTab = {
      storageMode: "keeps",
      localStorage: new Map(sharedLocalStorage),
      sessionStorage: new Map(),
      storageListeners: [],
      writeLocalStorage: (key, value) => {
        if (tab.localStorage.get(key) === value) return;
        setEntry(tab.localStorage, key, value);
        pendingWrites(tab, key, 1);
        void enqueue(`writes of tab ${index}`, `tab ${index} writes ${key}`, () => commit({ from: tab, key, value }));
      },
      runTransaction: async (run) => {
        const result = enqueue(`database for tab ${index}`, `tab ${index} uses the database`, () => run(database));
        return enqueue(`results for tab ${index}`, `the database returns to tab ${index}`, () => result);
      },
    };
    tabs.push(tab);
    return tab;
  };

  const locks: FakeBrowser["locks"] = {
    request: (name, _options, task) => enqueue(`lock ${name}`, `the lock ${name}`, task).then((value) => value),
  };
  return { indexedDb: database, sharedLocalStorage, tabs, openTab, locks };
}
