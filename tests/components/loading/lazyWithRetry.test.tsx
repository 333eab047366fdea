import { createElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabStore } from "../../../src/config/storage.ts";
import { lazyComponent } from "../../../src/components/loading/lazyComponent.tsx";

/** A part whose script the server has no more. */
const missingComponent = () =>
  lazyComponent(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));

/** Draws parts until each of them is waited for. */
const renderComponents = (...parts: ReturnType<typeof missingComponent>[]): string =>
  renderToStaticMarkup(
    createElement(
      Suspense,
      undefined,
      parts.map((one, place) => createElement(one, { key: place })),
    ),
  );

const reload = vi.fn<() => void>();
const requestedPath = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-before.js" }) });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async (address: string) => {
    requestedPath(address);
    return new Response('<script type="module" src="/assets/index-after.js">', {
      headers: { "content-type": "text/html" },
    });
  });
  vi.stubGlobal("sessionStorage", undefined);
  tabStore.set("renewed", null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  requestedPath.mockClear();
});

describe("scripts that went with an older release", () => {
  it("bring the new release once, however many are missed together", async () => {
    renderComponents(missingComponent(), missingComponent(), missingComponent());
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(requestedPath.mock.calls).toEqual([["/"]]);
  });
});
