import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultPreferences, parsePreferences } from "../../src/config/preferences.ts";

describe("preferences that the device kept", () => {
  it("are taken as they are", () => {
    expect(parsePreferences('{"fontSize":20,"showImages":false,"showColor":false}')).toEqual({
      fontSize: 20,
      showImages: false,
      showColor: false,
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
    '{"fontSize":null}',
  ])("are the defaults when %j was kept", (kept) => {
    expect(parsePreferences(kept)).toEqual(defaultPreferences);
  });

  it("are always preferences, whatever was kept", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (kept) => {
        const { fontSize, showImages, showColor, ...rest } = parsePreferences(kept);
        expect([12, 16, 20]).toContain(fontSize);
        expect([typeof showImages, typeof showColor, rest]).toEqual(["boolean", "boolean", {}]);
      }),
    );
  });
});

describe("a change of preferences", () => {
  const kept = new Map<string, string>();
  const dataset: Record<string, string> = {};
  let changed: (event: { key: string | null }) => void;

  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal("document", { documentElement: { dataset } });
    vi.stubGlobal("addEventListener", (_type: string, listener: typeof changed) => (changed = listener));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is kept and shown at once, also when another tab made it", async () => {
    const room = await import("../../src/config/preferences.ts");
    room.initPreferences();
    expect(dataset).toEqual({ font: "16", images: "on", colour: "on" });

    room.setPreferences({ fontSize: 12, showColor: false });
    await Promise.resolve();
    expect(dataset).toEqual({ font: "12", images: "on", colour: "mono" });
    expect(kept.get("websitePreferences")).toBe('{"fontSize":12,"showImages":true,"showColor":false}');

    kept.set("websitePreferences", '{"fontSize":20,"showImages":false,"showColor":true}');
    changed({ key: "websitePreferences" });
    await Promise.resolve();
    expect(dataset).toEqual({ font: "20", images: "off", colour: "on" });
  });
});
