import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getNotificationsLink,
  getPageHeading,
  getEmptyStateHeading,
  getSignInButton,
} from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";

const portal = setUpPortal();

test("three tabs whose sign-in has run out renew it once for all of them", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
  const tabs = [page, await newPage(), await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  expireTokens(portal.backend, "access");
  // A click waits for the tab to be drawn, and only the one in front is; a press of the key does not.
  for (const tab of tabs) await getNotificationsLink(tab, "az").focus();
  await Promise.all(tabs.map((tab) => tab.keyboard.press("Enter")));
  await Promise.all(
    tabs.map((tab) => tab.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).waitFor()),
  );
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem("accessToken"))));
  expect(new Set(tokens)).toEqual(new Set([portal.backend.state.sessions[0]?.accessToken]));
});

test("signing out in one tab shows home in every other, with nothing personal left, within a second", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen" });
  const other = await newPage();
  await other.goto(paths.personalInfo);
  await other.getByText("5XK2M9A").waitFor();
  await page.bringToFront();
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.az["session.signOut"] }).click();
  await getPageHeading(other, messagesByLanguage.az["home.title"]).waitFor({ timeout: 1000 });
  expect(await other.getByText(personas.citizen.name).count()).toBe(0);
  expect(await other.getByText("5XK2M9A").count()).toBe(0);
  expect(new URL(other.url()).pathname).toBe(paths.home);
  await other.goBack();
  await getEmptyStateHeading(other, messagesByLanguage.az["session.notSignedIn"]).waitFor();
});

test("when somebody else signs in in another tab, every tab becomes theirs and shows nothing of the one before", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen" });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).waitFor();
  const other = await newPage();
  await other.goto(paths.home);
  await getAccountButton(other, personas.citizen.name).click();
  await other.getByRole("button", { name: messagesByLanguage.az["session.signOut"] }).click();
  await getSignInButton(other, "az").click();
  await other.getByRole("link", { name: personas.admin.name }).click();
  await getAccountButton(other, personas.admin.name).waitFor();

  await page.bringToFront();
  await getAccountButton(page, personas.admin.name).waitFor();
  await getNotificationsLink(page, "az").click();
  await getEmptyStateHeading(page, messagesByLanguage.az["empty.notifications"]).waitFor();
  expect(await page.getByText(personas.citizen.name).count()).toBe(0);
});
