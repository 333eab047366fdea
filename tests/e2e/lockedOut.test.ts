import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import {
  getAccountButton,
  getEmptyStateHeading,
  getPageHeading,
  getSignInButton,
  getToasts,
} from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { combineCases, selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** Responses in which nobody can find a user. */
const unreadableUsers = {
  "500": { status: 500, json: { message: "Xəta" } },
  "204": { status: 204, body: "" },
  "an empty list": { status: 200, json: [] },
  "a page of a proxy": { status: 200, contentType: "text/html", body: "<html>" },
} as const;

const respondToUserRead = (page: Page, respond: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route("**/api/user/details?*", respond);

test.for(
  combineCases(selectCases(Object.entries(unreadableUsers), 2), testedLanguages).map(
    ([[name, response], language]) => ({
      name,
      response,
      language,
    }),
  ),
)(
  "lets a user whose account is answered with $name try again, read public pages and sign out, in $language",
  async ({ response, language }) => {
    const { page } = await portal.newVisitor({ as: "foreign", language, expectedConsoleErrors: /500/ });
    const messages = messagesByLanguage[language];
    await respondToUserRead(page, (route) => route.fulfill(response));
    await page.goto(paths.personalInfo);
    await page.getByText(messages["session.userNotLoaded"]).waitFor();
    await page.getByRole("main").getByRole("heading", { level: 2 }).waitFor();
    expect(await page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.unrouteAll();
    await page.getByRole("button", { name: messages["action.tryAgain"] }).click();
    await getAccountButton(page, personas.foreign.name).waitFor();

    await respondToUserRead(page, (route) => route.fulfill(response));
    await page.goto(paths.faq);
    await getPageHeading(page, messages["page.faq.title"]).waitFor();
    await page.getByRole("banner").getByRole("button", { name: messages["session.signOut"], exact: true }).click();
    await getSignInButton(page, language).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  },
);

test("leads a person whose account is refused from a personal page home, with the message and a way to sign out", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /403/ });
  const messages = messagesByLanguage.en;
  const message = "The account is blocked";
  await respondToUserRead(page, (route) => route.fulfill({ status: 403, json: { message } }));
  await page.goto(paths.faq);
  await getToasts(page, "en").getByText(message, { exact: true }).waitFor();
  await getPageHeading(page, messages["page.faq.title"]).waitFor();
  await page.goto(paths.personalInfo);
  await getPageHeading(page, messages["home.title"]).waitFor();
  await getToasts(page, "en").getByText(message, { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const banner = page.getByRole("status").filter({ hasText: messages["session.userNotLoaded"] });
  await banner.getByRole("button", { name: messages["session.signOut"] }).click();
  await getSignInButton(page, "en").waitFor();
  expect(await getToasts(page, "en").getByText(message, { exact: true }).count()).toBe(0);
});

test.for(selectCases(testedLanguages))(
  "stops loading when the account is never answered, and offers two ways out, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "foreign", language });
    const messages = messagesByLanguage[language];
    await page.addInitScript(() => {
      const createTimeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (durationMs) => createTimeout(durationMs / 15);
    });
    await respondToUserRead(page, () => Promise.resolve());
    await page.goto(paths.personalInfo);
    await page.getByText(messages["session.userNotLoaded"]).waitFor();
    await page.getByRole("main").getByRole("heading", { level: 2 }).waitFor();
    expect(await page.locator("[aria-busy=true]").count()).toBe(0);
    await page.goto(paths.faq);
    await getPageHeading(page, messages["page.faq.title"]).waitFor();
    const banner = page.getByRole("status").filter({ hasText: messages["session.userNotLoaded"] });
    await banner.getByRole("button", { name: messages["action.tryAgain"] }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await banner.getByRole("button", { name: messages["session.signOut"] }).click();
    await getSignInButton(page, language).waitFor();
  },
);

test.for(selectCases(testedLanguages))(
  "keeps the portal usable when the account is answered with 401 after every refresh, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "foreign", language, expectedConsoleErrors: /401/ });
    const messages = messagesByLanguage[language];
    await respondToUserRead(page, (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(paths.personalInfo);
    await page.getByText(messages["session.userNotLoaded"]).waitFor();
    await page.getByRole("main").getByRole("heading", { level: 2 }).waitFor();
    await page.waitForLoadState("networkidle");
    const refreshCount = portal.backend.state.requestCounts.renewSession;
    expect(refreshCount).toBeLessThanOrEqual(2);
    await page.getByRole("banner").getByRole("button", { name: messages["session.signOut"], exact: true }).click();
    await getSignInButton(page, language).waitFor();
  },
);

test.for(selectCases(testedLanguages))(
  "stops loading after an identity login whose account cannot be read, and opens the page once it can, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /500/ });
    const messages = messagesByLanguage[language];
    await respondToUserRead(page, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(paths.appeals);
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await page.getByText(messages["session.userNotLoaded"]).waitFor();
    await page.getByRole("main").getByRole("heading", { level: 2 }).waitFor();
    expect(await page.locator("[aria-busy=true]").count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole("button", { name: messages["action.tryAgain"] }).click();
    // In the language of the account.
    await getPageHeading(page, messagesByLanguage.az["page.appeals.title"]).waitFor();
  },
);

test.for(selectCases(testedLanguages))(
  "leaves an anonymous visitor when the account and the refresh are answered with 401, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "foreign", language, expectedConsoleErrors: /401/ });
    await respondToUserRead(page, (route) => route.fulfill({ status: 401, json: {} }));
    await page.route("**/public/auth/refresh-token?*", (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(paths.personalInfo);
    await getEmptyStateHeading(page, messagesByLanguage[language]["session.ended"]).waitFor();
    await getSignInButton(page, language).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  },
);

test.for(selectCases(testedLanguages))(
  "shows in the account choice that the account could not be read afterwards, and keeps it usable, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "representative", language, expectedConsoleErrors: /500/ });
    const messages = messagesByLanguage[language];
    await page.goto(paths.documents);
    const dialog = page.getByRole("dialog", { name: messages["account.title"] });
    await dialog.getByRole("radio").nth(1).check({ force: true });
    await respondToUserRead(page, (route) => route.fulfill({ status: 500, json: {} }));
    await dialog.getByRole("button", { name: messages["account.apply"] }).click();
    await dialog.getByRole("alert").waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unrouteAll();
    await dialog.getByRole("button", { name: messages["account.apply"] }).click();
    await dialog.waitFor({ state: "detached" });
  },
);

test.for(
  selectCases([
    { name: "500", response: { status: 500, json: {} } },
    { name: "401", response: { status: 401, json: {} } },
    { name: "an empty success", response: { status: 200, body: "" } },
    { name: "204", response: { status: 204, body: "" } },
  ]),
)("keeps a way out of the mandatory account choice when it is answered with $name", async ({ response }) => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en", expectedConsoleErrors: /500|401/ });
  const messages = messagesByLanguage.en;
  await page.route("**/select-structure?*", (route) => route.fulfill(response));
  await page.goto(paths.documents);
  const dialog = page.getByRole("dialog", { name: messages["account.title"] });
  await dialog.getByRole("radio").nth(1).check({ force: true });
  await dialog.getByRole("button", { name: messages["account.apply"] }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("button", { name: messages["session.signOut"] }).click();
  await getSignInButton(page, "en").waitFor();
});

test("shows an organisation without certificate number, which cannot be chosen", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en" });
  const messages = messagesByLanguage.en;
  const user = getResponseExample("readUser", 200, "en") as object;
  await respondToUserRead(page, (route) =>
    route.fulfill({
      json: { ...user, language: "EN", manufacturers: [{ name: "Şirvan Taxıl", voen: null, positionName: {} }] },
    }),
  );
  await page.goto(paths.documents);
  const organisation = page
    .getByRole("dialog", { name: messages["account.title"] })
    .getByRole("radio", { name: "Şirvan Taxıl" });
  await organisation.waitFor();
  expect(await organisation.isDisabled()).toBe(true);
  await page.getByText(messages["account.withoutCertificate"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("reads the account of a server that sends only what the specification names", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  await respondToUserRead(page, (route) =>
    route.fulfill({
      json: {
        name: "Emma",
        surname: "Lindqvist",
        foreign: true,
        roles: [{ authority: "USER" }],
        language: { isoCode: "EN" },
        manufacturers: null,
      },
    }),
  );
  await page.route("**/api/notification?*", (route) =>
    route.fulfill({ json: { content: [{ type: "INFORMATION", title: "Salam", description: "Dünya" }] } }),
  );
  await page.route("**/api/notification/count?*", (route) => route.fulfill({ json: { count: "7" } }));
  await page.goto(paths.notifications);
  await getAccountButton(page, "Emma Lindqvist").waitFor();
  await page.getByRole("main").getByRole("heading", { level: 3, name: "Salam" }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: /7/ }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
