import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { fillForm, getSubmitButton } from "./support/accountForms.ts";
import { getPageHeading, getEmptyStateHeading, getSignInButton, getToasts } from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { setUpPortal, messagesByLanguage, testedLanguages } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test.for(selectCases(["/evalution", "/my-appeals", "/news-letters", "/payment-obligations", "/service-degree"]))(
  "redirects a visitor of %s to the identity login, and shows the page after signing in",
  async (address) => {
    const { page } = await portal.newVisitor();
    await page.goto(address);
    await getPageHeading(page, messagesByLanguage.az["stub.title"]).waitFor();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await page.waitForURL((url) => url.origin === portal.origin && url.pathname.endsWith(address));
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await getToasts(page, "az").getByText(messagesByLanguage.az["logged_in_successfully"]).waitFor();
    expect(portal.backend.state.requestCounts.signInWithIdentity).toBe(1);
  },
);

test("redirects from a link to a protected page to the identity login, until it was cancelled twice", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  const messages = messagesByLanguage.ru;
  await page.goto(paths.home);
  for (let count = 0; count < 2; count += 1) {
    await page.getByRole("contentinfo").getByRole("link", { name: messages["page.newsLetters.title"] }).click();
    await getPageHeading(page, messages["stub.title"]).waitFor();
    await page.getByRole("link", { name: messages["stub.cancel"] }).click();
    await getEmptyStateHeading(page, messages["identity.cancelled"]).waitFor();
  }
  await page.getByRole("contentinfo").getByRole("link", { name: messages["page.newsLetters.title"] }).click();
  await getEmptyStateHeading(page, messages["session.notSignedIn"]).waitFor();
  await page.getByRole("main").getByRole("button", { name: messages["signIn.identity"] }).click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.newsLetters}`);
});

test("returns a foreign organisation that cancels the identity login to the protected page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.newsLetters);
  await getPageHeading(page, messages["stub.title"]).waitFor();
  await page.getByRole("link", { name: messages["stub.cancel"] }).click();
  await page.getByRole("main").getByRole("button", { name: messages["signIn.foreign"] }).click();
  const { email, password } = personas.foreign.signIn;
  await fillForm(page, "en", "signIn", { username: email, password });
  await getSubmitButton(page).click();
  await getPageHeading(page, messages["page.newsLetters.title"]).waitFor();
  expect(getPath(page)).toBe(paths.newsLetters);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test.for(selectCases(testedLanguages))(
  "returns with Back from the identity login to the page before, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await page.getByRole("contentinfo").getByRole("link", { name: messages["page.newsLetters.title"] }).click();
    await getPageHeading(page, messages["stub.title"]).waitFor();
    await page.goBack();
    await getPageHeading(page, messages["page.faq.title"]).waitFor();
    expect(getPath(page)).toBe(paths.faq);
    await getSignInButton(page, language).waitFor();
  },
);

test("shows the general evaluation to everybody", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.generalEvaluation);
  await getPageHeading(page, messagesByLanguage.az["page.generalEvaluation.title"]).waitFor();
  await page.getByRole("button", { name: messagesByLanguage.az["signIn.foreign"] }).waitFor();
  expect(getPath(page)).toBe(paths.generalEvaluation);
});

test("shows a visitor of a personal page how to sign in", async () => {
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
    await getPageHeading(page, messagesByLanguage.ru[`page.${name}.title`]).waitFor();
    await getEmptyStateHeading(page, messagesByLanguage.ru["session.notSignedIn"]).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // A page that is open to foreign organisations offers their sign-in too, and no other one.
  const foreignButton = page.getByRole("main").getByRole("button", { name: messagesByLanguage.ru["signIn.foreign"] });
  await foreignButton.waitFor();
  await page.goto(paths.documents);
  await getEmptyStateHeading(page, messagesByLanguage.ru["session.notSignedIn"]).waitFor();
  expect(await foreignButton.count()).toBe(0);
  await page.getByRole("main").getByRole("button", { name: messagesByLanguage.ru["signIn.identity"] }).click();
  await page.waitForURL(/\/identity\//);
});

test("closes personal pages to an account without personal sections", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  for (const name of ["appeals", "documents", "reports", "callCenter"] as const) {
    await page.goto(paths[name]);
    await getEmptyStateHeading(page, messagesByLanguage.en["access.closed"]).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
