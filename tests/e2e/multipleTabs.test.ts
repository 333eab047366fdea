import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { expectStoredTokens } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  getNotificationsLink,
  getPageHeading,
  getEmptyStateHeading,
  getSignInButton,
} from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";

const portal = setUpPortal();

/** The console error of a request that leaves before the tab hears of the sign-out in the other one. */
const lateRequest = /status of 401/;

test("refreshes an expired access token once for three tabs", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
  const tabs = [page, await newPage(), await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  expireTokens(portal.backend, "access");
  // A click waits for the tab to render, and only the front tab does; a key press does not wait.
  for (const tab of tabs) await getNotificationsLink(tab, "az").focus();
  await Promise.all(tabs.map((tab) => tab.keyboard.press("Enter")));
  await Promise.all(
    tabs.map((tab) => tab.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).waitFor()),
  );
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  for (const tab of tabs) await expectStoredTokens(portal, tab);
});

test("shows the home page without personal data in every tab after a sign-out", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: lateRequest });
  const otherTab = await newPage();
  await otherTab.goto(paths.personalInfo);
  await otherTab.getByText("5XK2M9A").waitFor();
  await page.bringToFront();
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.az["session.signOut"] }).click();
  await getPageHeading(otherTab, messagesByLanguage.az["home.title"]).waitFor();
  expect(await otherTab.getByText(personas.citizen.name).count()).toBe(0);
  expect(await otherTab.getByText("5XK2M9A").count()).toBe(0);
  expect(getPath(otherTab)).toBe(paths.home);
  await otherTab.goBack();
  await getEmptyStateHeading(otherTab, messagesByLanguage.az["session.notSignedIn"]).waitFor();
});

test("switches every tab to the user who signed in in another tab", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: lateRequest });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).waitFor();
  const otherTab = await newPage();
  await otherTab.goto(paths.home);
  await getAccountButton(otherTab, personas.citizen.name).click();
  await otherTab.getByRole("button", { name: messagesByLanguage.az["session.signOut"] }).click();
  await getSignInButton(otherTab, "az").click();
  await otherTab.getByRole("link", { name: personas.admin.name }).click();
  await getAccountButton(otherTab, personas.admin.name).waitFor();

  await page.bringToFront();
  await getAccountButton(page, personas.admin.name).waitFor();
  await getNotificationsLink(page, "az").click();
  await getEmptyStateHeading(page, messagesByLanguage.az["empty.notifications"]).waitFor();
  expect(await page.getByText(personas.citizen.name).count()).toBe(0);
});
