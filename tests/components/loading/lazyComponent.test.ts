import { createElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabStore } from "../../../src/config/storage.ts";
import { part } from "../../../src/components/loading/lazyComponent.tsx";

/** A part whose script the server has no more. */
const gone = () => part(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));

/** Draws parts until each of them is waited for. */
const draw = (...parts: ReturnType<typeof gone>[]): string => renderToStaticMarkup(createElement(Suspense, undefined, parts.map((one, place) => createElement(one, { key: place }))));

const reload = vi.fn<() => void>();
const asked = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-before.js" }) });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async (address: string) => {
    asked(address);
    return new Response('<script type="module" src="/assets/index-after.js">', { headers: { "content-type": "text/html" } });
  });
  vi.stubGlobal("sessionStorage", undefined);
  tabStore.set("renewed", null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  asked.mockClear();
});

describe("scripts that went with an older release", () => {
  it("bring the new release once, however many are missed together", async () => {
    draw(gone(), gone(), gone());
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls).toEqual([["/"]]);
  });
});
