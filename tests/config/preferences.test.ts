import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultPreferences, parsePreferences } from "../../src/config/preferences.ts";

describe("stored preferences", () => {
  it("are parsed", () => {
    expect(parsePreferences('{"fontSize":20,"showImages":false,"showColor":false,"colorScheme":"dark"}')).toEqual({
      fontSize: 20,
      showImages: false,
      showColor: false,
      colorScheme: "dark",
    });
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "[]",
    "7",
    '"20"',
    '{"fontSize":"20"}',
    '{"fontSize":99,"showImages":"no","showColor":0}',
    '{"__proto__":{"fontSize":20}}',
    '{"colorScheme":"blue"}',
    '{"fontSize":null}',
  ])("are the defaults for the stored value %j", (stored) => {
    expect(parsePreferences(stored)).toEqual(defaultPreferences);
  });

  it("are valid for any stored value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        const { fontSize, showImages, showColor, colorScheme, ...rest } = parsePreferences(stored);
        expect([12, 16, 20]).toContain(fontSize);
        expect(["system", "light", "dark"]).toContain(colorScheme);
        expect([typeof showImages, typeof showColor, rest]).toEqual(["boolean", "boolean", {}]);
      }),
    );
  });
});

describe("a change of preferences", () => {
  const storage = new Map<string, string>();
  const dataset: Record<string, string> = {};
  let darkSystem: EventTarget & { matches: boolean };
  let dispatchStorageEvent: (event: { key: string | null }) => void;

  beforeEach(() => {
    storage.clear();
    darkSystem = Object.assign(new EventTarget(), { matches: false });
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
    vi.stubGlobal("matchMedia", () => darkSystem);
    vi.stubGlobal("document", { documentElement: { dataset } });
    vi.stubGlobal(
      "addEventListener",
      (_type: string, listener: typeof dispatchStorageEvent) => (dispatchStorageEvent = listener),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is stored and applied at once, also when another tab makes it", async () => {
    const preferencesModule = await import("../../src/config/preferences.ts");
    preferencesModule.initPreferences();
    expect(dataset).toEqual({ font: "16", images: "on", colour: "on", scheme: "light" });

    preferencesModule.setPreferences({ fontSize: 12, showColor: false });
    await Promise.resolve();
    expect(dataset).toEqual({ font: "12", images: "on", colour: "mono", scheme: "light" });
    expect(storage.get("websitePreferences")).toBe(
      '{"fontSize":12,"showImages":true,"showColor":false,"colorScheme":"system"}',
    );

    storage.set("websitePreferences", '{"fontSize":20,"showImages":false,"showColor":true}');
    dispatchStorageEvent({ key: "websitePreferences" });
    await Promise.resolve();
    expect(dataset).toEqual({ font: "20", images: "off", colour: "on", scheme: "light" });
  });

  it("follows the colour scheme of the system until one is chosen", async () => {
    const { initPreferences, setPreferences } = await import("../../src/config/preferences.ts");
    initPreferences();
    darkSystem.matches = true;
    darkSystem.dispatchEvent(new Event("change"));
    expect(dataset["scheme"]).toBe("dark");
    setPreferences({ colorScheme: "light" });
    await Promise.resolve();
    expect(dataset["scheme"]).toBe("light");
  });
});
