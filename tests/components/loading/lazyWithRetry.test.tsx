import { Suspense, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyWithRetry, retryFailedLoads } from "../../../src/components/loading/lazyWithRetry.tsx";
import { reportMissingChunk } from "../../../src/components/loading/release.ts";
import { tabStore } from "../../../src/config/storage.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

const reload = vi.fn<() => void>();
const fetchedUrls: string[] = [];
/** What the server sends for "/". */
let homePage = "";

/** Fails as the import of a chunk that a newer release has removed. */
function importMissingChunk(): Promise<never> {
  const error = new TypeError("Failed to fetch dynamically imported module");
  reportMissingChunk(error);
  return Promise.reject(error);
}
const missingComponent = () => lazyWithRetry(importMissingChunk);

/** Renders synchronously, as React does after a navigation: what suspends renders its fallback. */
const render = (children: ReactNode): string =>
  renderToStaticMarkup(<Suspense fallback="loading">{children}</Suspense>);

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-before.js" }) });
  vi.stubGlobal("location", { reload });
  homePage = '<html data-portal="competition"><script type="module" src="/assets/index-after.js">';
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (url: string) => {
    fetchedUrls.push(url);
    return new Response(homePage, { headers: { "content-type": "text/html" } });
  });
  vi.stubGlobal("sessionStorage", undefined);
  tabStore.set("renewed", null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  fetchedUrls.length = 0;
});

describe("a lazy component", () => {
  it("renders without its fallback when it is preloaded", async () => {
    const Greeting = lazyWithRetry(async () => ({ default: ({ name }: { name: string }) => `Hello, ${name}` }));
    expect(render(<Greeting name="Emma" />)).toContain("loading");
    await Greeting.preload();
    expect(render(<Greeting name="Emma" />)).toBe("Hello, Emma");
  });

  it("requests its chunk again only after a reset, when the chunk failed to load", async () => {
    let attempts = 0;
    const Flaky = lazyWithRetry(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError("Failed to fetch dynamically imported module");
      return { default: () => "loaded" };
    });
    const renderFlaky = async (): Promise<string> => {
      const { prelude } = await prerender(<Flaky />, { onError: () => undefined });
      return new Response(prelude).text();
    };
    await expect(renderFlaky()).rejects.toThrow("Failed to fetch");
    await expect(renderFlaky()).rejects.toThrow("Failed to fetch");
    expect(attempts).toBe(1);
    retryFailedLoads();
    expect(await renderFlaky()).toBe("loaded");
  });
});

describe("a chunk that a newer release removed", () => {
  it("is reported, and does not reload the page, while the browser would ask before a reload", async () => {
    vi.stubGlobal("dispatchEvent", ({ type }: Event) => type !== "beforeunload");
    const Missing = missingComponent();
    await expect(prerender(<Missing />, { onError: () => undefined })).rejects.toThrow("Failed to fetch");
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not reload the page while another server answers, such as with a page about maintenance", async () => {
    homePage = '<script type="module" src="/assets/index-maintenance.js"></script><h1>Maintenance</h1>';
    const Missing = missingComponent();
    await expect(prerender(<Missing />, { onError: () => undefined })).rejects.toThrow("Failed to fetch");
    expect([fetchedUrls, reload.mock.calls]).toEqual([["/"], []]);
  });

  it("is reported when the server does not send its page in time", async () => {
    const limit = new AbortController();
    const createTimeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener("abort", () => reject(signal.reason));
      limit.abort();
      return promise;
    });
    const Missing = missingComponent();
    await expect(prerender(<Missing />, { onError: () => undefined })).rejects.toThrow("Failed to fetch");
    expect(createTimeout).toHaveBeenCalledWith(5000);
    createTimeout.mockRestore();
  });

  it("reloads the page once when several components miss theirs", async () => {
    const [First, Second, Third] = [missingComponent(), missingComponent(), missingComponent()];
    render([<First key="1" />, <Second key="2" />, <Third key="3" />]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    await waitForEffects();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetchedUrls).toEqual(["/"]);
  });

  it("reloads the page when only that can load the chunk, once the server answers", async () => {
    // A page that is being reloaded checks nothing more.
    vi.resetModules();
    const release = await import("../../../src/components/loading/release.ts");
    const kept = new TypeError("Failed to fetch dynamically imported module");
    release.reportMissingChunk(kept, true);
    homePage = "";
    expect(await release.reloadForMissingChunk(kept)).toBe(false);

    homePage = '<html data-portal="competition"><script type="module" src="/assets/index-before.js">';
    const first = new TypeError("Failed to fetch dynamically imported module");
    release.reportMissingChunk(first);
    expect([await release.reloadForMissingChunk(first), reload.mock.calls]).toEqual([false, []]);
    expect([await release.reloadForMissingChunk(kept), reload.mock.calls]).toEqual([true, [[]]]);
  });

  it("does not reload the page again when it is still missing after the reload", async () => {
    tabStore.set("renewed", "/assets/index-before.js");
    const Missing = missingComponent();
    render(<Missing />);
    await waitForEffects();
    expect(reload).not.toHaveBeenCalled();
    expect(fetchedUrls).toEqual([]);
  });

  it("does not reload the page when it is only preloaded", async () => {
    await missingComponent().preload();
    await waitForEffects();
    expect(reload).not.toHaveBeenCalled();
  });
});
