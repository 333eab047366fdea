// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../../locales/en.json" with { type: "json" };
import { RealtimeConnection } from "../../src/app/session/RealtimeConnection.tsx";
import { paths } from "../../src/config/paths.ts";
import type { StompConnectionOptions } from "../../src/realtime/stompConnection.ts";
import { dismissToasts } from "../../src/state/toasts.ts";
import { renderPage } from "../support/renderPage.tsx";
import { waitForEffects } from "../support/waitForEffects.ts";

const openStompConnection = vi.hoisted(() => vi.fn<(options: StompConnectionOptions) => object>());
vi.mock("../../src/realtime/stompConnection.ts", () => ({ openStompConnection }));

const retry = vi.fn<() => void>();

/** The messages that the browser shows. */
let shownMessages: BrowserMessage[];

/** A message of a browser in which the person has allowed them. */
class BrowserMessage extends EventTarget {
  static readonly permission = "granted";
  readonly close = vi.fn<() => void>();
  readonly title: string;
  readonly options: object;
  constructor(title: string, options: object) {
    super();
    this.title = title;
    this.options = options;
    shownMessages.push(this);
  }
}

let unmount = (): void => undefined;
beforeEach(() => {
  shownMessages = [];
  openStompConnection.mockReturnValue({
    close: () => undefined,
    suspend: () => undefined,
    resume: () => undefined,
    retry,
  });
});
afterEach(() => {
  unmount();
  dismissToasts();
  vi.restoreAllMocks();
});

it("shows a message of the browser with a general text while nobody looks at the page, which opens the notifications", async () => {
  ({ unmount } = await renderPage(<RealtimeConnection accountKey="7" />, { respond: () => Response.json([]) }));
  vi.stubGlobal("Notification", BrowserMessage);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const focus = vi.spyOn(globalThis, "focus").mockReturnValue();
  await waitForEffects();
  openStompConnection.mock.lastCall?.[0].onMessage({
    id: 481,
    type: "INFORMATION",
    title: "Your complaint",
    description: "Its answer is ready",
    createdAt: "2026-03-18T12:00:00+04:00",
    push: true,
  });
  expect(shownMessages.map(({ title, options }) => [title, options])).toEqual([
    [en["notifications.push"], { body: en["notifications.pushText"], tag: "481" }],
  ]);
  shownMessages[0]?.dispatchEvent(new Event("click"));
  await waitForEffects();
  expect(location.pathname).toBe(paths.notifications);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(shownMessages[0]?.close).toHaveBeenCalledTimes(1);
});

it("is tried again at once when the page is shown again", async () => {
  ({ unmount } = await renderPage(<RealtimeConnection accountKey="7" />, { respond: () => Response.json([]) }));
  await waitForEffects();
  const visibility = vi.spyOn(document, "visibilityState", "get");
  for (const [state, count] of [
    ["hidden", 0],
    ["visible", 1],
  ] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(retry).toHaveBeenCalledTimes(count);
  }
  unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(retry).toHaveBeenCalledTimes(1);
});
