import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { text } from "./support/accountForms.ts";
import { account, hasFocus, heading, message, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal({ tokenLifetime: 600, refreshLifetime: 600, sessionLifetime: 1200 });

const renewals = (): number => portal.world.state.calls.renewSession ?? 0;
const dialog = (page: Page): Locator => page.getByRole("dialog");
const subject = (page: Page, language: Language): Locator => page.getByLabel(words[language]["form.consumerFeedback.subject.label"]);

/** Lets time go by, for the service and in every tab. */
async function pass(context: BrowserContext, seconds: number): Promise<void> {
  portal.world.advance(seconds);
  await context.clock.fastForward(seconds * 1000);
}

/** A sentence in which the number of minutes is chosen by the language's own rule, as a pattern. */
const endsIn = (language: Language, minutes: number): RegExp => {
  const [before = "", after = ""] = words[language]["session.endsIn"].split(/\{minutes, plural,(?: \w+ \{[^}]*\})+\}/);
  return new RegExp(`^${before}${minutes} \\p{L}+${after}$`, "u");
};

test.for(languages)("whoever is signed in is asked in time whether they stay, and told honestly when that is no longer possible, in %s", async (language) => {
  const { context, page } = await portal.visitor({ as: "citizen", language, expected: /401/, ...(language === "ru" && { viewport: { width: 360, height: 740 } }) });
  const say = words[language];
  await context.clock.install();
  await page.goto(paths.consumerRights);
  await account(page, personas.citizen.name).waitFor();
  await subject(page, language).fill("Çəki");
  await pass(context, 200);
  expect(await dialog(page).count()).toBe(0);

  await pass(context, 130);
  const title = dialog(page).getByRole("heading", { name: endsIn(language, 5) });
  await title.waitFor();
  await soon(() => hasFocus(title)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await dialog(page).getByRole("status").innerText()).toMatch(new RegExp(text(language, "session.endsAt", { time: "#" }).replace("#", String.raw`\d\d:\d\d`).replaceAll(/[().]/g, String.raw`\$&`)));
  const stay = dialog(page).getByRole("button", { name: say["session.stay"] });
  while (!(await hasFocus(stay))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  expect(renewals()).toBe(1);
  expect(await hasFocus(subject(page, language))).toBe(true);

  // The second renewal reaches less far, the third moves nothing.
  await pass(context, 330);
  await stay.click();
  await dialog(page).waitFor({ state: "detached" });
  await pass(context, 290);
  await stay.click();
  await dialog(page).getByText(say["session.endsForGood"].split(/[.:]/)[0] ?? "").waitFor();
  expect([renewals(), await stay.count()]).toEqual([3, 0]);
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: say["session.goOn"] }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(await subject(page, language).inputValue()).toBe("Çəki");

  await pass(context, 260);
  await message(page, say["session.ended"]).waitFor();
  await toasts(page, language).getByText(say["session.ended"]).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();
  await page.getByRole("main").getByRole("button", { name: say["signIn.identity"] }).click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await heading(page, say["screen.consumerRights.title"]).waitFor();
  await soon(() => subject(page, language).inputValue()).toBe("Çəki");
});

test("every tab asks, and an answer in one is the answer of all", async () => {
  const { context, page, newPage } = await portal.visitor({ as: "citizen", language: "en" });
  const other = await newPage();
  await context.clock.install();
  for (const tab of [page, other]) {
    await tab.goto(paths.documents);
    await account(tab, personas.citizen.name).waitFor();
  }
  await pass(context, 330);
  for (const tab of [page, other]) await dialog(tab).waitFor();
  await page.bringToFront();
  await dialog(page).getByRole("button", { name: words.en["session.stay"] }).click();
  for (const tab of [page, other]) await dialog(tab).waitFor({ state: "detached" });
  expect(renewals()).toBe(1);

  await pass(context, 330);
  for (const tab of [page, other]) await dialog(tab).waitFor();
  await dialog(page).getByRole("button", { name: words.en["session.signOut"] }).click();
  await heading(other, words.en["home.title"]).waitFor();
  for (const tab of [page, other]) expect(await dialog(tab).count()).toBe(0);
});

test("what was typed stays in every tab when the service ends the session, and goes when somebody signs out", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen", language: "en", expected: /401/ });
  const other = await newPage();
  await other.goto(paths.consumerRights);
  await subject(other, "en").fill("Weight");
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).waitFor();
  portal.world.advance(601);
  await page.goto(paths.notifications);
  await message(page, words.en["session.ended"]).waitFor();
  await message(other, words.en["session.ended"]).waitFor();
  const drafts = (): Promise<string[]> => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
  expect(await drafts()).not.toEqual([]);
  await other.getByRole("main").getByRole("button", { name: words.en["signIn.identity"] }).click();
  await other.getByRole("link", { name: personas.citizen.name }).click();
  await soon(() => subject(other, "en").inputValue()).toBe("Weight");
  await account(page, personas.citizen.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await soon(drafts).toEqual([]);
});

test("a renewal that does not get through says so, and is tried again", async () => {
  const { context, page } = await portal.visitor({ as: "citizen", language: "en", expected: /503/ });
  await context.clock.install();
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).waitFor();
  await pass(context, 330);
  portal.world.state.faults.push({ operationId: "renewSession", status: 503, times: 1, delaySeconds: 0 });
  const stay = dialog(page).getByRole("button", { name: words.en["session.stay"] });
  await stay.click();
  await dialog(page).getByRole("alert").waitFor();
  expect(await violations(page)).toEqual([]);
  await stay.click();
  await dialog(page).waitFor({ state: "detached" });
});

test("a token that does not say when it ends announces nothing, and no clock of the device ends a session", async () => {
  const { context, page } = await portal.visitor({ as: "citizen", language: "en" });
  await context.clock.install();
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).waitFor();
  const asked = (): number => portal.world.state.calls.readUser ?? 0;
  const before = asked();
  // The device's clock alone: for the service no time has gone by.
  await context.clock.fastForward(86_400_000);
  await soon(() => asked() - before).toBe(1);
  await context.clock.runFor(60_000);
  expect([asked() - before, renewals(), await dialog(page).count()]).toEqual([1, 0, 0]);
  await account(page, personas.citizen.name).waitFor();

  const [session] = portal.world.state.sessions;
  if (session === undefined) throw new Error("Nobody is signed in.");
  session.refresh = "refresh-opaque";
  await page.evaluate(() => localStorage.setItem("refreshToken", "refresh-opaque"));
  // Another page of the service has signed in: its pair is taken over.
  session.access = "access-opaque";
  await page.evaluate(() => localStorage.setItem("accessToken", "access-opaque"));
  await page.reload();
  await account(page, personas.citizen.name).waitFor();
  await context.clock.fastForward(330_000);
  await context.clock.runFor(60_000);
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBe("refresh-opaque");
  expect([await dialog(page).count(), renewals()]).toEqual([0, 0]);
});
