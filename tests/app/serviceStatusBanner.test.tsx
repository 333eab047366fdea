// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServiceStatusBanner } from "../../src/app/layout/ServiceStatusBanner.tsx";
import { endFirstView } from "../../src/components/loading/firstView.ts";
import { markOffline, viewState } from "../../src/state/viewState.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount: () => void;
/** The times of the requests for the status since the server cannot be reached, in seconds. */
let requestSeconds: number[];

beforeEach(() => void (requestSeconds = []));
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  viewState.isOffline = false;
});

/** Renders the banner before a server that cannot be reached, with this random number. */
async function goOffline(random: number): Promise<void> {
  vi.spyOn(Math, "random").mockReturnValue(random);
  let startMs = Infinity;
  ({ unmount } = await renderPage(<ServiceStatusBanner />, {
    respond: () => {
      // The first one finds out that the server cannot be reached.
      if (Date.now() > startMs) requestSeconds.push((Date.now() - startMs) / 1000);
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  }));
  vi.useFakeTimers();
  startMs = Date.now();
  markOffline();
  await vi.advanceTimersByTimeAsync(0);
}

it.each([
  [0.5, [5, 15, 35, 75, 135, 195]],
  [0, [2.5, 7.5, 17.5, 37.5, 67.5, 97.5]],
])("asks ever more rarely whether the server can be reached, with random %d", async (random, expected) => {
  await goOffline(random);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requestSeconds.slice(0, expected.length)).toEqual(expected);
  expect(requestSeconds.length).toBeLessThan(25);
});

it.each([
  ["DOWN", /^The portal is not working nowWorks on the network\. Since/],
  ["MAINTENANCE", /^Works on the network\. Since/],
])("shows what the service says of its state %s", async (state, text) => {
  endFirstView();
  const rendered = await renderPage(<ServiceStatusBanner />, {
    respond: () => Response.json({ state, message: "Works on the network.", since: "2026-03-20T08:00:00Z" }),
  });
  ({ unmount } = rendered);
  await waitForContent(() => expect(rendered.container.textContent).toMatch(text));
});

it.each([
  ["after five minutes", () => vi.advanceTimersByTimeAsync(300_000)],
  [
    "when somebody looks at the page again",
    async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      dispatchEvent(new Event("visibilitychange"));
      await vi.advanceTimersByTimeAsync(0);
    },
  ],
])("learns of the end of an outage %s", async (_name, pass) => {
  vi.useFakeTimers();
  endFirstView();
  let state = "DOWN";
  const rendered = await renderPage(<ServiceStatusBanner />, {
    respond: () => Response.json({ state, since: "2026-03-20T08:00:00Z" }),
  });
  ({ unmount } = rendered);
  await waitForContent(() => expect(rendered.container.textContent).toContain("The portal is not working now"));
  state = "OK";
  await vi.advanceTimersByTimeAsync(1000);
  expect(rendered.container.textContent).toContain("The portal is not working now");
  await pass();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rendered.container.textContent).toBe("");
});

it("asks at once when the device is online again, and not while nobody looks at the page", async () => {
  await goOffline(0.5);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestSeconds).toEqual([]);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(requestSeconds).toEqual([60]);
});

it("marks a message that is in another language than the page", async () => {
  const status = { state: "DEGRADED", message: "Ödənişlər işləmir.", lang: "az", since: "2026-03-20T10:00:00+04:00" };
  const respond = vi.fn<() => Response>(() => Response.json(status));
  const rendered = await renderPage(<ServiceStatusBanner />, { respond });
  ({ unmount } = rendered);
  markOffline();
  await waitForContent(() => expect(respond).toHaveBeenCalled());
  viewState.isOffline = false;
  await waitForContent(() => expect(rendered.container.querySelector("[lang=az]")?.textContent).toBe(status.message));
});
