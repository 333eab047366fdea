import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { messageText } from "./support/accountForms.ts";
import { getAccountButton, hasFocus, getPageHeading, getEmptyStateHeading, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal({
  accessTokenLifetimeSeconds: 600,
  refreshTokenLifetimeSeconds: 600,
  sessionLifetimeSeconds: 1200,
});

const refreshCount = (): number => portal.backend.state.requestCounts.renewSession ?? 0;
const getDialog = (page: Page): Locator => page.getByRole("dialog");
const getSubjectField = (page: Page, language: Language): Locator =>
  page.getByLabel(messagesByLanguage[language]["form.consumerFeedback.subject.label"]);

/** Lets time go by, for the service and in every tab. */
async function advanceClock(context: BrowserContext, seconds: number): Promise<void> {
  portal.backend.advanceClock(seconds);
  await context.clock.fastForward(seconds * 1000);
}

/** A sentence in which the number of minutes is chosen by the language's own rule, as a pattern. */
const expiryText = (language: Language, minutes: number): RegExp => {
  const [before = "", after = ""] = messagesByLanguage[language]["session.endsIn"].split(
    /\{minutes, plural,(?: \w+ \{[^}]*\})+\}/,
  );
  return new RegExp(`^${before}${minutes} \\p{L}+${after}$`, "u");
};

test.for(testedLanguages)(
  "whoever is signed in is asked in time whether they stay, and told honestly when that is no longer possible, in %s",
  async (language) => {
    const { context, page } = await portal.newVisitor({
      as: "citizen",
      language,
      expectedConsoleErrors: /401/,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const say = messagesByLanguage[language];
    await context.clock.install();
    await page.goto(paths.consumerRights);
    await getAccountButton(page, personas.citizen.name).waitFor();
    await getSubjectField(page, language).fill("Çəki");
    await advanceClock(context, 200);
    expect(await getDialog(page).count()).toBe(0);

    await advanceClock(context, 130);
    const title = getDialog(page).getByRole("heading", { name: expiryText(language, 5) });
    await title.waitFor();
    await waitForExpect(() => hasFocus(title)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await getDialog(page).getByRole("status").innerText()).toMatch(
      new RegExp(
        messageText(language, "session.endsAt", { time: "#" })
          .replace("#", String.raw`\d\d:\d\d`)
          .replaceAll(/[().]/g, String.raw`\$&`),
      ),
    );
    const stay = getDialog(page).getByRole("button", { name: say["session.stay"] });
    while (!(await hasFocus(stay))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await getDialog(page).waitFor({ state: "detached" });
    expect(refreshCount()).toBe(1);
    expect(await hasFocus(getSubjectField(page, language))).toBe(true);

    // The second renewal reaches less far, the third moves nothing.
    await advanceClock(context, 330);
    await stay.click();
    await getDialog(page).waitFor({ state: "detached" });
    await advanceClock(context, 290);
    await stay.click();
    await getDialog(page)
      .getByText(say["session.endsForGood"].split(/[.:]/)[0] ?? "")
      .waitFor();
    expect([refreshCount(), await stay.count()]).toEqual([3, 0]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getDialog(page).getByRole("button", { name: say["session.goOn"] }).click();
    await getDialog(page).waitFor({ state: "detached" });
    expect(await getSubjectField(page, language).inputValue()).toBe("Çəki");

    await advanceClock(context, 260);
    await getEmptyStateHeading(page, say["session.ended"]).waitFor();
    await getToasts(page, language).getByText(say["session.ended"]).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();
    await page.getByRole("main").getByRole("button", { name: say["signIn.identity"] }).click();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getPageHeading(page, say["screen.consumerRights.title"]).waitFor();
    await waitForExpect(() => getSubjectField(page, language).inputValue()).toBe("Çəki");
  },
);

test("every tab asks, and an answer in one is the answer of all", async () => {
  const { context, page, newPage } = await portal.newVisitor({ as: "citizen", language: "en" });
  const other = await newPage();
  await context.clock.install();
  for (const tab of [page, other]) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  await advanceClock(context, 330);
  for (const tab of [page, other]) await getDialog(tab).waitFor();
  await page.bringToFront();
  await getDialog(page).getByRole("button", { name: messagesByLanguage.en["session.stay"] }).click();
  for (const tab of [page, other]) await getDialog(tab).waitFor({ state: "detached" });
  expect(refreshCount()).toBe(1);

  await advanceClock(context, 330);
  for (const tab of [page, other]) await getDialog(tab).waitFor();
  await getDialog(page).getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(other, messagesByLanguage.en["home.title"]).waitFor();
  for (const tab of [page, other]) expect(await getDialog(tab).count()).toBe(0);
});

test("what was typed stays in every tab when the service ends the session, and goes when somebody signs out", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401/ });
  const other = await newPage();
  await other.goto(paths.consumerRights);
  await getSubjectField(other, "en").fill("Weight");
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  portal.backend.advanceClock(601);
  await page.goto(paths.notifications);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
  await getEmptyStateHeading(other, messagesByLanguage.en["session.ended"]).waitFor();
  const drafts = (): Promise<string[]> =>
    other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
  expect(await drafts()).not.toEqual([]);
  await other.getByRole("main").getByRole("button", { name: messagesByLanguage.en["signIn.identity"] }).click();
  await other.getByRole("link", { name: personas.citizen.name }).click();
  await waitForExpect(() => getSubjectField(other, "en").inputValue()).toBe("Weight");
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await waitForExpect(drafts).toEqual([]);
});

test("a renewal that does not get through says so, and is tried again", async () => {
  const { context, page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  await context.clock.install();
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await advanceClock(context, 330);
  portal.backend.state.faults.push({ operationId: "renewSession", status: 503, times: 1, delaySeconds: 0 });
  const stay = getDialog(page).getByRole("button", { name: messagesByLanguage.en["session.stay"] });
  await stay.click();
  await getDialog(page).getByRole("alert").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await stay.click();
  await getDialog(page).waitFor({ state: "detached" });
});

test("a token that does not say when it ends announces nothing, and no clock of the device ends a session", async () => {
  const { context, page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await context.clock.install();
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  const asked = (): number => portal.backend.state.requestCounts.readUser ?? 0;
  const before = asked();
  // The device's clock alone: for the service no time has gone by.
  await context.clock.fastForward(86_400_000);
  await waitForExpect(() => asked() - before).toBe(1);
  await context.clock.runFor(60_000);
  expect([asked() - before, refreshCount(), await getDialog(page).count()]).toEqual([1, 0, 0]);
  await getAccountButton(page, personas.citizen.name).waitFor();

  const [session] = portal.backend.state.sessions;
  if (session === undefined) throw new Error("Nobody is signed in.");
  session.refreshToken = "refresh-opaque";
  await page.evaluate(() => localStorage.setItem("refreshToken", "refresh-opaque"));
  // Another page of the service has signed in: its pair is taken over.
  session.accessToken = "access-opaque";
  await page.evaluate(() => localStorage.setItem("accessToken", "access-opaque"));
  await page.reload();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await context.clock.fastForward(330_000);
  await context.clock.runFor(60_000);
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBe("refresh-opaque");
  expect([await getDialog(page).count(), refreshCount()]).toEqual([0, 0]);
});
