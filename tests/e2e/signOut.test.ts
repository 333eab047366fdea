import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { fillForm } from "./support/accountForms.ts";
import { hasStoredSession } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  getPageHeading,
  getEmptyStateHeading,
  getNotificationSwitch,
  getSignInButton,
  getToasts,
  expectNoToasts,
} from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))(
  "clears all data but the language, signs out of the identity login and returns home, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      as: "citizen",
      language,
      localStorage: { asanToken: "a", messengerToken: "b", messengerRefreshToken: "c" },
    });
    const messages = messagesByLanguage[language];
    const logoutUrls: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.url().includes("leave")) logoutUrls.push(request.url());
    });
    await page.goto(paths.documents);
    await getAccountButton(page, personas.citizen.name).click();
    await page.getByRole("button", { name: messages["session.signOut"] }).click();
    await waitForExpect(() => logoutUrls.length).toBe(1);
    await page.waitForURL(`**${paths.home}`);
    await getPageHeading(page, messages["home.title"]).waitFor();
    await getSignInButton(page, language).waitFor();
    await waitForExpect(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
    await waitForExpect(() => portal.backend.state.sessions).toEqual([]);
    await page.goto(paths.documents);
    await getEmptyStateHeading(page, messages["session.notSignedIn"]).waitFor();
  },
);

test("treats a device with cleared storage as signed out on the next visit", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  await page.evaluate(() => localStorage.clear());
  // For five seconds an empty storage may be one that lags behind a change in another tab.
  await page.clock.setFixedTime(Date.now() + 6000);
  await page.reload();
  await getEmptyStateHeading(page, messagesByLanguage.az["session.notSignedIn"]).waitFor();
  expect(await page.getByText("5XK2M9A").count()).toBe(0);
});

test("signs a foreign organisation out without the identity login", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  await page.goto(paths.personalInfo);
  const timeOriginMs = await page.evaluate(() => performance.timeOrigin);
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  await getSignInButton(page, "en").waitFor();
  await waitForExpect(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  // No document was loaded, neither another one nor this one again.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(timeOriginMs);
});

test("leaves no toast of the person who has signed out", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /503/ });
  portal.backend.state.faults.push({
    operationId: "updateNotificationSettings",
    status: 503,
    times: 1,
    delaySeconds: 0,
  });
  await page.goto(paths.personalInfo);
  await getNotificationSwitch(page).click();
  const toasts = getToasts(page, "en").getByRole("listitem");
  await waitForExpect(() => toasts.count()).toBe(1);
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  await waitForExpect(() => toasts.count()).toBe(0);
});

test.for([404, 503])(
  "signs out without a toast when the server answers %i to the end of the session",
  async (status) => {
    const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /404|503/ });
    portal.backend.state.faults.push({ operationId: "signOut", status, times: 1, delaySeconds: 0 });
    await page.goto(paths.personalInfo);
    await getAccountButton(page, personas.foreign.name).click();
    const response = page.waitForResponse(/sign-out/);
    await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
    await response;
    await getSignInButton(page, "en").waitFor();
    await expectNoToasts(page, "en");
    await waitForExpect(() => hasStoredSession(page)).toBe(false);
  },
);

test("asks about unsent input and signs out without a connection", async () => {
  const { page, context } = await portal.newVisitor({
    as: "foreign",
    language: "en",
    expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/,
  });
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", { surname: "Lind" });
  const countLoaded = (): Promise<number> =>
    page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      return ["confirmSignOut", "ConfirmDialog"].filter((chunk) => names.some((name) => name.includes(chunk))).length;
    });
  await waitForExpect(countLoaded).toBe(2);
  await context.setOffline(true);
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await page
    .getByRole("dialog", { name: messagesByLanguage.en["form.leave"] })
    .getByRole("button", { name: messagesByLanguage.en["form.leaveYes"], exact: true })
    .click();
  await waitForExpect(() => hasStoredSession(page)).toBe(false);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Lind");
  await context.setOffline(false);
});

test("signs out also when the question about unsent input cannot be loaded", async () => {
  const { page } = await portal.newVisitor({
    as: "foreign",
    language: "en",
    expectedConsoleErrors: /ERR_FAILED|Failed to (load|fetch)/,
  });
  await page.route(/\/assets\/ConfirmDialog-/, (route) => route.abort());
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", { surname: "Lind" });
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  expect(await hasStoredSession(page)).toBe(false);
});
