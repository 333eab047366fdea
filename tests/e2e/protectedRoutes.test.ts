import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { getPageHeading, getEmptyStateHeading, getToasts } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

test.for(["/evalution", "/my-appeals", "/news-letters", "/payment-obligations", "/service-degree"])(
  "%s sends a visitor to the state identity and is shown after signing in",
  async (address) => {
    const { page } = await portal.newVisitor();
    await page.goto(address);
    await getPageHeading(page, messagesByLanguage.az["standIn.title"]).waitFor();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await page.waitForURL((url) => url.origin === portal.origin && url.pathname.endsWith(address));
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await getToasts(page, "az").getByText(messagesByLanguage.az["logged_in_successfully"]).waitFor();
    expect(portal.backend.state.requestCounts.signInWithIdentity).toBe(1);
  },
);

test("a protected page is left for the state identity from a link as well, and only once of the portal's own accord", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  const say = messagesByLanguage.ru;
  await page.goto(paths.home);
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.newsLetters.title"] }).click();
  await getPageHeading(page, say["standIn.title"]).waitFor();
  await page.getByRole("link", { name: say["standIn.cancel"] }).click();
  await getEmptyStateHeading(page, say["identity.cancelled"]).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.newsLetters.title"] }).click();
  await getEmptyStateHeading(page, say["session.notSignedIn"]).waitFor();
  await page.getByRole("main").getByRole("button", { name: say["signIn.identity"] }).click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.newsLetters}`);
});

test("the general evaluation is open to everybody", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.generalEvaluation);
  await getPageHeading(page, messagesByLanguage.az["screen.generalEvaluation.title"]).waitFor();
  await page.getByRole("button", { name: messagesByLanguage.az["signIn.foreign"] }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.generalEvaluation);
});

test("a personal page tells whoever is not signed in so, and how to change that", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  for (const name of [
    "documents",
    "paidPayments",
    "reports",
    "consumerRights",
    "competitionViolation",
    "callCenter",
    "notifications",
    "personalInfo",
  ] as const) {
    await page.goto(paths[name]);
    await getPageHeading(page, messagesByLanguage.ru[`screen.${name}.title`]).waitFor();
    await getEmptyStateHeading(page, messagesByLanguage.ru["session.notSignedIn"]).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: messagesByLanguage.ru["signIn.identity"] }).click();
  await page.waitForURL(/\/identity\//);
});

test("a personal page is closed to an account that has no personal sections, and says so", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  for (const name of ["appeals", "documents", "reports", "callCenter"] as const) {
    await page.goto(paths[name]);
    await getEmptyStateHeading(page, messagesByLanguage.en["access.closed"]).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
