import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { account, heading, message, signIn } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

const portal = usePortal();

test.for(languages)("signing out forgets everything but the language, signs out of the state identity and ends at home in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language, kept: { asanToken: "a", messengerToken: "b", messengerRefreshToken: "c" } });
  const say = words[language];
  const left: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("leave")) left.push(request.url());
  });
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).click();
  await page.getByRole("button", { name: say["session.signOut"] }).click();
  await soon(() => left.length).toBe(1);
  await page.waitForURL(`**${paths.home}`);
  await heading(page, say["home.title"]).waitFor();
  await signIn(page, language).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  await page.goto(paths.documents);
  await message(page, say["session.notSignedIn"]).waitFor();
});

test("a device whose storage was emptied by hand is anonymous at the next visit", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  await page.evaluate(() => localStorage.clear());
  // For five seconds an empty storage could as well be one that lags behind what another tab has just kept.
  await page.clock.setFixedTime(Date.now() + 6000);
  await page.reload();
  await message(page, words.az["session.notSignedIn"]).waitFor();
  expect(await page.getByText("5XK2M9A").count()).toBe(0);
});

test("a foreign organisation signs out without the state identity", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en" });
  await page.goto(paths.personalInfo);
  await account(page, personas.foreign.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await heading(page, words.en["home.title"]).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await signIn(page, "en").waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
});
