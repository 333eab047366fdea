// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import GlobalBanners from "../../src/app/layout/GlobalBanners.tsx";
import { setSession } from "../../src/auth/sessionStore.ts";
import { viewState, type ConnectionState } from "../../src/state/viewState.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { waitForEffects } from "../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.useRealTimers();
  viewState.realtimeState = undefined;
  viewState.isOffline = false;
});

it("say nothing of the live feed while the device is offline", async () => {
  setSession({ state: "anonymous" });
  viewState.realtimeState = "stopped";
  viewState.isOffline = true;
  const { container, ...rendered } = await renderPage(<GlobalBanners />, {
    respond: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.textContent).toContain("You are offline"));
  await waitForEffects();
  expect(container.textContent).not.toContain("New notifications are not arriving");
});

it("say that the live feed is down after eight seconds, or at once when it has stopped", async () => {
  setSession({ state: "anonymous" });
  const { container, ...rendered } = await renderPage(<GlobalBanners />, {
    respond: () => Response.json({ state: "OPERATIONAL" }),
  });
  unmount = rendered.unmount;
  const isShown = (): boolean => container.textContent.includes("New notifications are not arriving");
  viewState.realtimeState = "stopped";
  await waitForContent(() => expect(isShown()).toBe(true));
  viewState.realtimeState = "open";
  await waitForContent(() => expect(isShown()).toBe(false));

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pass = async (state: ConnectionState, ms: number): Promise<boolean> => {
    viewState.realtimeState = state;
    await waitForEffects();
    vi.advanceTimersByTime(ms);
    await waitForEffects();
    return isShown();
  };
  const shown: boolean[] = [];
  for (const [state, ms] of [
    ["down", 7900],
    ["open", 200],
    ["down", 7900],
    ["down", 200],
    ["open", 200],
    ["down", 200],
  ] as const)
    shown.push(await pass(state, ms));
  expect(shown).toEqual([false, false, false, true, false, false]);
});
