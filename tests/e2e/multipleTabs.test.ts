import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { getSubmitButton } from "./support/accountForms.ts";
import { expectStoredTokens } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  getNotificationsLink,
  getPageHeading,
  getEmptyStateHeading,
  getSignInButton,
  getToasts,
  hasFocus,
  waitForNotifications,
  readToasts,
} from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

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
  await Promise.all(tabs.map(waitForNotifications));
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
  await waitForNotifications(page);
  const otherTab = await newPage();
  await otherTab.goto(paths.home);
  await getAccountButton(otherTab, personas.citizen.name).click();
  // The sign-out ends at the state identity, which leads back: a sign-in that begins before is lost.
  const returned = otherTab.waitForResponse((response) => new URL(response.url()).pathname === paths.home);
  await otherTab.getByRole("button", { name: messagesByLanguage.az["session.signOut"] }).click();
  await returned;
  await getSignInButton(otherTab, "az").click();
  await otherTab.getByRole("link", { name: personas.admin.name }).click();
  await getAccountButton(otherTab, personas.admin.name).waitFor();

  await page.bringToFront();
  await getAccountButton(page, personas.admin.name).waitFor();
  await getNotificationsLink(page, "az").click();
  await getEmptyStateHeading(page, messagesByLanguage.az["empty.notifications"]).waitFor();
  expect(await page.getByText(personas.citizen.name).count()).toBe(0);
});

const { organisations } = findAccount(portal.backend, "representative");
const [shirvan, khazar] = [organisations[0]!, organisations[1]!];

/** Chooses an account in the dialog for it. */
async function chooseAccount(tab: Page, name: string): Promise<void> {
  const dialog = tab.getByRole("dialog", { name: messagesByLanguage.en["account.title"] });
  await dialog.getByRole("radio", { name }).check({ force: true });
  await dialog.getByRole("button", { name: messagesByLanguage.en["account.apply"] }).click();
  await waitForExpect(() => getAccountButton(tab, personas.representative.name).innerText()).toContain(name);
}

/** Chooses another account in a tab. */
async function changeAccount(tab: Page, name: string): Promise<void> {
  await tab.goto(paths.documents);
  await getAccountButton(tab, personas.representative.name).click();
  await tab.getByRole("button", { name: messagesByLanguage.en["account.change"] }).click();
  await chooseAccount(tab, name);
}

test("shows in every tab the organisation that was chosen in one, keeps what is typed, and sends it for that one", async () => {
  const messages = messagesByLanguage.en;
  const { page, newPage } = await portal.newVisitor({ as: "representative", language: "en" });
  await page.clock.install();
  await page.goto(paths.suggestion);
  await chooseAccount(page, shirvan.name);
  await page.getByLabel(messages["form.suggestion.subject.label"]).fill("Opening hours");
  const text = page.getByLabel(messages["form.suggestion.text.label"]);
  await text.fill("Open on Saturdays.");

  const otherTab = await newPage();
  await changeAccount(otherTab, khazar.name);
  const { message: chosenMessage } = getResponseExample("chooseAccount", 200, "en") as { message: string };
  const announcement = messages["account.ofOtherTab"].replace("{name}", khazar.name);
  // Only that the choice was made.
  await getToasts(otherTab, "en").getByText(chosenMessage).waitFor();
  expect(await readToasts(otherTab, "en")).toHaveLength(1);

  await page.bringToFront();
  await getToasts(page, "en").getByText(announcement).waitFor();
  await waitForExpect(() => getAccountButton(page, personas.representative.name).innerText()).toContain(khazar.name);
  expect([await text.inputValue(), await hasFocus(text)]).toEqual(["Open on Saturdays.", true]);
  // It stays until somebody has read it.
  await page.clock.runFor(60_000);
  expect(await getToasts(page, "en").getByText(announcement).count()).toBe(1);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await getSubmitButton(page).click();
  await page.getByRole("button", { name: messages["apply.continue"] }).click();
  await page.getByText(messages["apply.onBehalfOf"].replace("{name}", khazar.name)).waitFor();
  await page.getByRole("button", { name: messages["apply.send"] }).click();
  await getPageHeading(page, messages["appeal.sent"]).waitFor();
  expect(portal.backend.state.appeals.at(-1)?.owner).toBe(`organisation:${khazar.id}`);
});

test("leaves the focus in a form whose page is read again for the organisation that was chosen in another tab", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "representative", language: "en" });
  await page.goto(getHref("apply", { id: "101" }));
  await chooseAccount(page, shirvan.name);
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("Nar şirəsi");
  const readAgain = page.waitForResponse(/services\/public\/101/);
  await changeAccount(await newPage(), khazar.name);
  await readAgain;
  await page.bringToFront();
  await waitForExpect(() => hasFocus(field)).toBe(true);
  expect(await field.inputValue()).toBe("Nar şirəsi");
});
