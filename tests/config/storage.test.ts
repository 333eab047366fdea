import { describe, expect, it } from "vitest";
import { createStore } from "../../src/config/storage.ts";

type Key = "accessToken" | "locale";

/** Returns a Storage over a map, with the methods that the portal uses. */
function createStorage(values: Map<string, string>): Storage {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

const throwDenied = (): never => {
  throw new DOMException("denied", "SecurityError");
};

describe("a store", () => {
  it("stores, returns and removes values in the storage of the browser", () => {
    const values = new Map<string, string>();
    const store = createStore<Key>(() => createStorage(values));
    store.set("accessToken", "a");
    expect([store.isKept(), values]).toEqual([true, new Map([["accessToken", "a"]])]);
    expect(store.get("accessToken")).toBe("a");
    store.set("accessToken", null);
    expect(values.size).toBe(0);
    expect(store.get("accessToken")).toBeNull();
  });

  it.each([
    ["is denied", throwDenied],
    ["does not exist", () => undefined],
    ["is null", () => null],
    [
      "throws on every access",
      () => ({ getItem: throwDenied, setItem: throwDenied, removeItem: throwDenied }) as unknown as Storage,
    ],
  ])("keeps values in memory when the storage of the browser %s", (_name, getStorage) => {
    const store = createStore<Key>(getStorage);
    expect([store.isKept(), store.get("locale")]).toEqual([false, null]);
    store.set("locale", "ru");
    expect(store.get("locale")).toBe("ru");
    store.set("locale", null);
    expect(store.get("locale")).toBeNull();
  });

  it("keeps a value in memory while the storage is full", () => {
    const values = new Map([["locale", "az"]]);
    let isFull = true;
    const store = createStore<Key>(() => ({
      ...createStorage(values),
      setItem: (key: string, value: string) => void (isFull ? throwDenied() : values.set(key, value)),
    }));
    store.set("locale", "ru");
    expect(store.get("locale")).toBe("ru");
    isFull = false;
    store.set("locale", "en");
    expect(values.get("locale")).toBe("en");
    values.delete("locale");
    expect(store.get("locale"), "a value that another tab has removed").toBeNull();
  });
});
