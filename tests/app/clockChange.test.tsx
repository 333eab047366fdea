// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import SignedInEffects from "../../src/app/session/SignedInEffects.tsx";
import ServicePage from "../../src/features/services/ServicePage.tsx";
import { setSession } from "../../src/auth/sessionStore.ts";
import { getResponseExample } from "../../mocks/operations.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { waitForEffects } from "../support/waitForEffects.ts";

// They open the live feed and load dialogs.
vi.mock("../../src/app/session/RealtimeConnection.tsx", () => ({ RealtimeConnection: () => null }));
vi.mock("../../src/app/session/SessionExpiryWarning.tsx", () => ({ SessionExpiryWarning: () => null }));

let unmount = (): void => undefined;
beforeEach(() => {
  setSession({ state: "anonymous" });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const page: ReactNode = (
  <>
    <SignedInEffects accountKey="7" />
    <ServicePage title="Service" params={{ id: "101" }} />
  </>
);

it.each([
  ["reads again what was read before the clock was set back by a day", -86_400_000, 2],
  ["reads nothing again within its time while the clock goes on", 1000, 1],
])("a page that becomes visible %s", async (_name, changeMs, expectedCount) => {
  vi.setSystemTime("2026-03-19T12:00:00+04:00");
  let title = "Before";
  let count = 0;
  const { container, ...rendered } = await renderPage(page, {
    address: "/e-services/101",
    respond: ({ url }) => {
      if (!new URL(url).pathname.endsWith("/101")) return new Response(null, { status: 404 });
      count += 1;
      return Response.json({ ...(getResponseExample("readService", 200, "en") as object), title });
    },
  });
  ({ unmount } = rendered);
  await waitForContent(() => expect(container.textContent).toContain("Before"));
  await waitForEffects();
  title = "After";
  vi.setSystemTime(Date.now() + changeMs);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await waitForEffects();
  await waitForContent(() => expect(container.textContent).toContain(expectedCount === 2 ? "After" : "Before"));
  expect(count).toBe(expectedCount);
});
