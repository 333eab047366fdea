// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../src/api/failure.ts";
import { useOutdatedRelease } from "../../src/app/layout/useOutdatedRelease.ts";
import { renderPage, waitForContent, waitForElement } from "../support/renderPage.tsx";
import { waitForEffects } from "../support/waitForEffects.ts";

const minuteMs = 60_000;
const entryScript = document.createElement("script");
let unmount = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // jsdom runs no modules.
  entryScript.type = "module";
  entryScript.setAttribute("src", "/assets/index-1.js");
  document.head.append(entryScript);
});
afterEach(() => {
  unmount();
  entryScript.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders a button whose query gets a response that is not understood, with what is known of the release. */
function FailButton(): ReactNode {
  const queryClient = useQueryClient();
  const isOutdated = useOutdatedRelease();
  const fail = (): void =>
    void queryClient.prefetchQuery({
      queryKey: ["listExchangeRates"],
      queryFn: () => Promise.reject(new ApiError({ kind: "invalidResponse", status: 200 })),
      retry: false,
      meta: { errorDisplay: "silent" },
    });
  return <button onClick={fail}>{isOutdated ? "outdated" : "current"}</button>;
}

/** Renders the button in a tab of the release 1. Returns it with a function that counts the requests for the release. */
async function openTab(serverRelease: number) {
  let requestCount = 0;
  const { container, ...rendered } = await renderPage(<FailButton />, {
    respond: () => {
      requestCount += 1;
      return new Response(`<html data-portal><script type="module" src="/assets/index-${serverRelease}.js"></script>`);
    },
  });
  unmount = rendered.unmount;
  const button = await waitForElement(container, "button");
  return { button, getRequestCount: () => requestCount };
}

/** Hides the tab for some time. */
async function hideTab(durationMs: number): Promise<void> {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.setSystemTime(Date.now() + durationMs);
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitForEffects();
}

describe("the release of the server", () => {
  it("is asked for when the tab is shown again after an hour, not before", async () => {
    const { button, getRequestCount } = await openTab(2);
    await hideTab(60 * minuteMs);
    expect([getRequestCount(), button.textContent]).toEqual([0, "current"]);
    await hideTab(60 * minuteMs + 1);
    await waitForContent(() => expect(button.textContent).toBe("outdated"));
    expect(getRequestCount()).toBe(1);
  });

  it("is asked for once in five minutes in which responses are not understood", async () => {
    const { button, getRequestCount } = await openTab(1);
    const counts: number[] = [];
    for (const passedMs of [0, 0, 5 * minuteMs - 1, 1]) {
      vi.setSystemTime(Date.now() + passedMs);
      button.click();
      await waitForEffects();
      counts.push(getRequestCount());
    }
    expect(counts).toEqual([1, 1, 1, 2]);
    expect(button.textContent).toBe("current");
  });
});
