import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { heading, message, toasts } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

test.for(["/evalution", "/my-appeals", "/news-letters", "/payment-obligations", "/service-degree"])("%s sends a visitor to the state identity and is shown after signing in", async (address) => {
  const { page } = await portal.visitor();
  await page.goto(address);
  await heading(page, words.az["standIn.title"]).waitFor();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL((url) => url.origin === portal.origin && url.pathname.endsWith(address));
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await toasts(page, "az").getByText(words.az["logged_in_successfully"]).waitFor();
  expect(portal.world.state.calls.signInWithIdentity).toBe(1);
});

test("a protected page is left for the state identity from a link as well, and only once of the portal's own accord", async () => {
  const { page } = await portal.visitor({ language: "ru" });
  const say = words.ru;
  await page.goto(paths.home);
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.newsLetters.title"] }).click();
  await heading(page, say["standIn.title"]).waitFor();
  await page.getByRole("link", { name: say["standIn.cancel"] }).click();
  await message(page, say["identity.cancelled"]).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.newsLetters.title"] }).click();
  await message(page, say["session.notSignedIn"]).waitFor();
  await page.getByRole("main").getByRole("button", { name: say["signIn.identity"] }).click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.newsLetters}`);
});

test("the general evaluation is open to everybody", async () => {
  const { page } = await portal.visitor();
  await page.goto(paths.generalEvaluation);
  await heading(page, words.az["screen.generalEvaluation.title"]).waitFor();
  await page.getByRole("button", { name: words.az["signIn.foreign"] }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.generalEvaluation);
});

test("a personal page tells whoever is not signed in so, and how to change that", async () => {
  const { page } = await portal.visitor({ language: "ru" });
  for (const name of ["documents", "paidPayments", "reports", "consumerRights", "competitionViolation", "callCenter", "notifications", "personalInfo"] as const) {
    await page.goto(paths[name]);
    await heading(page, words.ru[`screen.${name}.title`]).waitFor();
    await message(page, words.ru["session.notSignedIn"]).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: words.ru["signIn.identity"] }).click();
  await page.waitForURL(/\/identity\//);
});

test("a personal page is closed to an account that has no personal sections, and says so", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en" });
  for (const name of ["appeals", "documents", "reports", "callCenter"] as const) {
    await page.goto(paths[name]);
    await message(page, words.en["access.closed"]).waitFor();
  }
  expect(await violations(page)).toEqual([]);
});
