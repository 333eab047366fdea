// @vitest-environment jsdom
import { Suspense, use, type ComponentType, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announceLoad, UnthrottledSuspense } from "../../../src/components/loading/UnthrottledSuspense.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

type Boundary = ComponentType<{ fallback: ReactNode; children: ReactNode }>;

/** Renders a text that waits for `load`. Returns what the page shows. */
async function render(Boundary: Boundary, load: Promise<string>): Promise<() => string> {
  // React keeps the `setTimeout` that exists when it is loaded.
  const { createRoot } = await import("react-dom/client");
  const container = document.createElement("div");
  const Content = (): ReactNode => use(load);
  createRoot(container).render(
    <Boundary fallback="Loading">
      <Content />
    </Boundary>,
  );
  await waitForEffects();
  return () => container.textContent;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("React shows what has loaded after a time limit", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const readText = await render(Suspense, promise);
  resolve("Content");
  await waitForEffects();
  expect(readText()).toBe("Loading");
  vi.advanceTimersByTime(300);
  await waitForEffects();
  expect(readText()).toBe("Content");
});

it("what has loaded is shown when that is announced, without a time limit", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const readText = await render(UnthrottledSuspense, promise);
  expect(readText()).toBe("Loading");
  resolve("Content");
  announceLoad();
  await waitForEffects();
  expect(readText()).toBe("Content");
});

it("keeps the fallback while something else has loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const readText = await render(UnthrottledSuspense, promise);
  announceLoad();
  await waitForEffects();
  expect(readText()).toBe("Loading");
  resolve("Content");
  announceLoad();
  await waitForEffects();
  expect(readText()).toBe("Content");
});
