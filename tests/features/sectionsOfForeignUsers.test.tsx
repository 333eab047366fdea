// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import en from "../../locales/en.json" with { type: "json" };
import SessionExpiryDialog from "../../src/app/session/SessionExpiryDialog.tsx";
import { setSession } from "../../src/auth/sessionStore.ts";
import NotificationsPage from "../../src/features/notifications/NotificationsPage.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const dialog = <SessionExpiryDialog expiresAtMs={0} remainingMs={60_000} isFinal={false} onClose={() => undefined} />;

it.each<[string, ReactNode, string, string, string]>([
  ["the end of the session", dialog, en["session.draftsKept"], "", en["session.savedDraftsKept"]],
  [
    "the empty notifications",
    <NotificationsPage key="notifications" title="Notifications" params={{}} />,
    en["empty.notifications"],
    en["notifications.willAppearForAll"],
    en["notifications.willAppear"],
  ],
])("%s names cases only to a user who can have them", async (_name, page, general, otherText, ofCases) => {
  for (const [authority, hasCases] of [
    ["ASAN_USER", true],
    ["USER", false],
  ] as const) {
    setSession({
      state: "signedIn",
      user: {
        id: 7,
        name: "Emma",
        surname: "L",
        foreign: !hasCases,
        roles: [{ authority }],
        language: { isoCode: "en" },
        manufacturers: [],
      },
    });
    const rendered = await renderPage(page, { respond: () => Response.json([]) });
    ({ unmount } = rendered);
    await waitForContent(() => expect(document.body.textContent).toContain(general));
    expect(document.body.textContent.includes(ofCases)).toBe(hasCases);
    expect(document.body.textContent).toContain(hasCases ? ofCases : otherText);
    unmount();
  }
});
