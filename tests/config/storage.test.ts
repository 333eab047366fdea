import { describe, expect, it } from "vitest";
import { createStore } from "../../src/config/storage.ts";

type Key = "accessToken" | "locale";

/** The part of the browser's storage that the portal uses, over a map. */
function createStorage(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const throwDenied = (): never => {
  throw new DOMException("denied", "SecurityError");
};

describe("a store", () => {
  it("keeps, tells and removes values in the browser's storage", () => {
    const kept = new Map<string, string>();
    const store = createStore<Key>(() => createStorage(kept));
    store.set("accessToken", "a");
    expect(kept).toEqual(new Map([["accessToken", "a"]]));
    expect(store.get("accessToken")).toBe("a");
    store.set("accessToken", null);
    expect(kept.size).toBe(0);
    expect(store.get("accessToken")).toBeNull();
  });

  it.each([
    ["is denied", throwDenied],
    ["is not there", () => undefined],
    [
      "throws at every use",
      () => ({ getItem: throwDenied, setItem: throwDenied, removeItem: throwDenied }) as unknown as Storage,
    ],
  ])("keeps values for the page when the browser's storage %s", (_name, find) => {
    const store = createStore<Key>(find);
    expect(store.get("locale")).toBeNull();
    store.set("locale", "ru");
    expect(store.get("locale")).toBe("ru");
    store.set("locale", null);
    expect(store.get("locale")).toBeNull();
  });

  it("keeps for the page what the browser has no room for, until it has", () => {
    const kept = new Map([["locale", "az"]]);
    let full = true;
    const store = createStore<Key>(() => ({
      ...createStorage(kept),
      setItem: (key: string, value: string) => void (full ? throwDenied() : kept.set(key, value)),
    }));
    store.set("locale", "ru");
    expect(store.get("locale")).toBe("ru");
    full = false;
    store.set("locale", "en");
    expect(kept.get("locale")).toBe("en");
    kept.delete("locale");
    expect(store.get("locale"), "what another tab removed does not come back").toBeNull();
  });
});
