import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { account, bell, heading, message, signIn } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";

const portal = usePortal();

test("three tabs whose sign-in has run out renew it once for all of them", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen", expected: /401/ });
  const tabs = [page, await newPage(), await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await account(tab, personas.citizen.name).waitFor();
  }
  expireTokens(portal.world, "access");
  // A click waits for the tab to be drawn, and only the one in front is; a press of the key does not.
  for (const tab of tabs) await bell(tab, "az").focus();
  await Promise.all(tabs.map((tab) => tab.keyboard.press("Enter")));
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor()));
  expect(portal.world.state.calls.renewSession).toBe(1);
  const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem("accessToken"))));
  expect(new Set(tokens)).toEqual(new Set([portal.world.state.sessions[0]?.access]));
});

test("signing out in one tab shows home in every other, with nothing personal left, within a second", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen" });
  const other = await newPage();
  await other.goto(paths.personalInfo);
  await other.getByText("5XK2M9A").waitFor();
  await page.bringToFront();
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).click();
  await page.getByRole("button", { name: words.az["session.signOut"] }).click();
  await heading(other, words.az["home.title"]).waitFor({ timeout: 1000 });
  expect(await other.getByText(personas.citizen.name).count()).toBe(0);
  expect(await other.getByText("5XK2M9A").count()).toBe(0);
  expect(new URL(other.url()).pathname).toBe(paths.home);
  await other.goBack();
  await message(other, words.az["session.notSignedIn"]).waitFor();
});

test("when somebody else signs in in another tab, every tab becomes theirs and shows nothing of the one before", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor();
  const other = await newPage();
  await other.goto(paths.home);
  await account(other, personas.citizen.name).click();
  await other.getByRole("button", { name: words.az["session.signOut"] }).click();
  await signIn(other, "az").click();
  await other.getByRole("link", { name: personas.admin.name }).click();
  await account(other, personas.admin.name).waitFor();

  await page.bringToFront();
  await account(page, personas.admin.name).waitFor();
  await bell(page, "az").click();
  await message(page, words.az["empty.notifications"]).waitFor();
  expect(await page.getByText(personas.citizen.name).count()).toBe(0);
});
