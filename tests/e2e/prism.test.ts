import { expect, test } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/generated/languages.ts";
import { paths, type RouteName } from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import {
  getAccountButton,
  waitForPage,
  getNotificationsLink,
  getPageHeading,
  getNotificationHeading,
  getSignInButton,
} from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { createPrismServer } from "./support/prismServer.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

// Prism is stateless. These tests prove only that every page works with its responses.
const portal = setUpPortal({ serve: createPrismServer });
// Prism has no pictures and no WebSocket.
const expectedConsoleErrors = /404|WebSocket/;

const getFirstTitle = (language: Language): string =>
  (getResponseExample("readNotifications", 200, language) as { title: string }[])[0]?.title ?? "";

test("renders the public pages with Prism as the backend", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors });
  await page.goto("/");
  await page.getByRole("table").waitFor();
  await page.getByRole("heading", { level: 2, name: messagesByLanguage.az["page.news.title"] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("combobox").fill("sertifikat");
  await page.getByRole("option").first().waitFor();
  for (const [path, title] of [
    [paths.eServices, "page.eServices.title"],
    [paths.exchangeRates, "page.exchangeRates.title"],
    [paths.news, "page.news.title"],
  ] as const) {
    await page.goto(path);
    await getPageHeading(page, messagesByLanguage.az[title]).waitFor();
    expect(await page.getByText(messagesByLanguage.az["state.notLoaded"]).count()).toBe(0);
  }
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL("**/post/*");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
});

test("signs in, shows notifications and signs out with Prism as the backend", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors });
  await page.goto(paths.faq);
  await getSignInButton(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.getByText(messagesByLanguage.az["feed.down"]).waitFor();
  await getNotificationsLink(page, "az").click();
  await getNotificationHeading(page, getFirstTitle("az")).waitFor();
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await getPageHeading(page, messagesByLanguage.en["page.notifications.title"]).waitFor();
  await getNotificationHeading(page, getFirstTitle("en")).waitFor();
  await page.getByRole("banner").getByRole("link", { name: messagesByLanguage.en["portal.competition.name"] }).click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await getSignInButton(page, "en").waitFor();
});

test("renders pages with the examples of the contract", async () => {
  const { page } = await portal.newVisitor({
    expectedConsoleErrors,
    localStorage: { accessToken: "any", refreshToken: "any" },
  });
  const addresses = Object.entries(examplePaths).flatMap(([name, address]) =>
    routes[name as RouteName] === undefined ? [] : [address],
  );
  for (const address of selectCases(addresses)) {
    await page.goto(address);
    expect(await waitForPage(page), address).not.toBe(messagesByLanguage.az["page.notFound.title"]);
    expect(await page.getByText(messagesByLanguage.az["state.notLoaded"]).count(), address).toBe(0);
  }
});
