import { expect, test } from "vitest";
import { translate as told } from "../../mocks/store/localizedText.ts";
import { questionNotification, welcomeNotification } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  waitForPage,
  getNotificationsLink,
  getPageHeading,
  getEmptyStateHeading,
  getNotificationHeading,
  getSignInButton,
  getToasts,
} from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

// Files from a plain server: the whole service runs in the visitor's own browser.
const portal = setUpPortal({ build: "demo" });

test("the demonstration is a whole portal: content, sign-in, live messages, languages, sign-out", async () => {
  const { page } = await portal.newVisitor();
  const beyond: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(portal.origin)) beyond.push(request.url());
  });
  await page.goto("/");
  await getPageHeading(page, messagesByLanguage.az["home.title"]).waitFor();
  await page.getByRole("table").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await getSignInButton(page, "az").click();
  await getPageHeading(page, messagesByLanguage.az["standIn.title"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await getToasts(page, "az").getByText(told(welcomeNotification.description, "az")).waitFor();

  const english = page.getByRole("banner").getByRole("button", { name: "English" });
  await english.click();
  await getPageHeading(page, messagesByLanguage.en["screen.eServices.title"]).waitFor();
  await page.reload();
  await getPageHeading(page, messagesByLanguage.en["screen.eServices.title"]).waitFor();
  await getNotificationsLink(page, "en").click();
  await getNotificationHeading(page, told(welcomeNotification.title, "en")).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await getSignInButton(page, "en").waitFor();
  expect(beyond).toEqual([]);
});

test("the world of a demonstration outlives a reload and is the same in every tab", async () => {
  const { page, newPage } = await portal.newVisitor();
  await page.goto(paths.home);
  await getSignInButton(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await getAccountButton(page, personas.citizen.name).waitFor();
  const other = await newPage();
  await other.goto(paths.notifications);
  await other.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).click();
  await waitForExpect(() =>
    other.getByText(messagesByLanguage.az["notifications.unread"], { exact: true }).count(),
  ).toBe(0);
  await page.goto(paths.notifications);
  await getNotificationHeading(page, told(questionNotification.title, "az")).first().waitFor();
  expect(await page.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).count()).toBe(0);
});

test.for(["/post/301", "/e-services", "/no-such-page"])("a demonstration opens at %s as well", async (address) => {
  const { page } = await portal.newVisitor();
  await page.goto(address);
  await waitForPage(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("an address says who is signed in and how the service is, whoever was here before", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(`${paths.appeals}?persona=citizen`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.getByRole("main").getByRole("table").waitFor();
  await page.goto(`${paths.appeals}?persona=director&scenario=empty`);
  await getAccountButton(page, personas.director.name).waitFor();
  await getEmptyStateHeading(page, messagesByLanguage.ru["empty.appeals"]).waitFor();
  expect(new URL(page.url()).search).toBe("");
});
