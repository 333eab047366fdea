// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import en from "../../locales/en.json" with { type: "json" };
import SessionExpiryDialog from "../../src/app/session/SessionExpiryDialog.tsx";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import EServicesPage from "../../src/features/services/EServicesPage.tsx";
import NotificationsPage from "../../src/features/notifications/NotificationsPage.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const getUser = (hasCases: boolean): User => ({
  id: 7,
  name: "Emma",
  surname: "L",
  foreign: !hasCases,
  roles: [{ authority: hasCases ? "ASAN_USER" : "USER" }],
  language: { isoCode: "en" },
  manufacturers: [],
});

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
  for (const hasCases of [true, false]) {
    setSession({ state: "signedIn", user: getUser(hasCases) });
    const rendered = await renderPage(page, { respond: () => Response.json([]) });
    ({ unmount } = rendered);
    await waitForContent(() => expect(document.body.textContent).toContain(general));
    expect(document.body.textContent.includes(ofCases)).toBe(hasCases);
    expect(document.body.textContent).toContain(hasCases ? ofCases : otherText);
    unmount();
  }
});

it.each([
  ["az", /portalda|göndər/iu],
  ["ru", /на портале|подайте/iu],
  ["en", /here|submit|\byou\b/iu],
] as const)("the e-services ask nobody to apply who may not, in %s", async (language, request) => {
  setSession({ state: "signedIn", user: getUser(false) });
  const rendered = await renderPage(<EServicesPage title="E-services" params={{}} />, {
    language,
    respond: () => Response.json([]),
  });
  ({ unmount } = rendered);
  const lead = await waitForContent(() => {
    const found = rendered.container.querySelector(".page-lead");
    expect(found).not.toBeNull();
    return found;
  });
  expect(lead?.textContent).not.toMatch(request);
});
