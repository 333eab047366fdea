import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { fillForm, getMessageText, getSubmitButton, waitUntilDraftSaved } from "./support/accountForms.ts";
import { hasStoredSession } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  hasFocus,
  getPageHeading,
  getEmptyStateHeading,
  getToasts,
  readToasts,
} from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal({
  accessTokenLifetimeSeconds: 600,
  refreshTokenLifetimeSeconds: 600,
  sessionLifetimeSeconds: 1200,
});

const refreshCount = (): number => portal.backend.state.requestCounts.renewSession ?? 0;
const getDialog = (page: Page): Locator => page.getByRole("dialog");
const signInMessage = (getResponseExample("signIn", 200, "en") as { message: string }).message;
const getSubjectField = (page: Page, language: Language): Locator =>
  page.getByLabel(messagesByLanguage[language]["form.consumerFeedback.subject.label"]);

/** Advances the clock of the backend and of every tab. */
async function advanceClock(context: BrowserContext, seconds: number): Promise<void> {
  portal.backend.advanceClock(seconds);
  await context.clock.fastForward(seconds * 1000);
}

/** Returns a pattern of the expiry message, whose plural form depends on the language. */
const expiryText = (language: Language, minutes: number): RegExp => {
  const [previousCount = "", after = ""] = messagesByLanguage[language]["session.endsIn"].split(
    /\{minutes, plural,(?: \w+ \{[^}]*\})+\}/,
  );
  return new RegExp(`^${previousCount}${minutes} \\p{L}+${after}$`, "u");
};

test.for(selectCases(testedLanguages))(
  "asks a signed-in user in time to extend the session, and says when that is no longer possible, in %s",
  async (language) => {
    const { context, page } = await portal.newVisitor({
      as: "citizen",
      language,
      expectedConsoleErrors: /401/,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const messages = messagesByLanguage[language];
    await context.clock.install();
    await page.goto(paths.consumerRights);
    await getAccountButton(page, personas.citizen.name).waitFor();
    await getSubjectField(page, language).fill("Çəki");
    await advanceClock(context, 200);
    // A response that is on its way would be given up when the clock advances again.
    await waitUntilDraftSaved(page, language);
    expect(await getDialog(page).count()).toBe(0);

    await advanceClock(context, 130);
    const title = getDialog(page).getByRole("heading", { name: expiryText(language, 5) });
    await title.waitFor();
    await waitForExpect(() => hasFocus(title)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await getDialog(page).getByRole("status").first().innerText()).toMatch(
      new RegExp(
        getMessageText(language, "session.endsAt", { time: "#" })
          .replace("#", String.raw`\d\d:\d\d`)
          .replaceAll(/[().]/g, String.raw`\$&`),
      ),
    );
    const stayButton = getDialog(page).getByRole("button", { name: messages["session.stay"] });
    while (!(await hasFocus(stayButton))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await getDialog(page).waitFor({ state: "detached" });
    expect(refreshCount()).toBe(1);
    expect(await hasFocus(getSubjectField(page, language))).toBe(true);

    // The second refresh extends the session less, the third not at all.
    await advanceClock(context, 330);
    await stayButton.click();
    await getDialog(page).waitFor({ state: "detached" });
    await advanceClock(context, 290);
    await stayButton.click();
    await getDialog(page)
      .getByText(messages["session.endsFinally"].split(/[.:]/)[0] ?? "")
      .waitFor();
    expect([refreshCount(), await stayButton.count()]).toEqual([3, 0]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getDialog(page).getByRole("button", { name: messages["session.continue"] }).click();
    await getDialog(page).waitFor({ state: "detached" });
    expect(await getSubjectField(page, language).inputValue()).toBe("Çəki");

    await advanceClock(context, 260);
    await getEmptyStateHeading(page, messages["session.ended"]).waitFor();
    await getToasts(page, language).getByText(messages["session.ended"]).waitFor();
    expect(await hasStoredSession(page)).toBe(false);
    await page.getByRole("main").getByRole("button", { name: messages["signIn.identity"] }).click();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getPageHeading(page, messages["page.consumerRights.title"]).waitFor();
    await waitForExpect(() => getSubjectField(page, language).inputValue()).toBe("Çəki");
    await getToasts(page, language).getByText(messages["logged_in_successfully"]).waitFor();
    expect(await readToasts(page, language)).toEqual([expect.stringContaining(messages["logged_in_successfully"])]);
  },
);

test("announces the last two minutes and the last seconds of the session to screen readers", async () => {
  const { context, page } = await portal.newVisitor({ as: "citizen", language: "en" });
  // The lifetime of the tokens counts from the moment in which the page finds them.
  const startMs = Date.now();
  await context.clock.install({ time: startMs });
  await context.clock.pauseAt(startMs + 1000);
  await page.goto(paths.consumerRights);
  await getAccountButton(page, personas.citizen.name).waitFor();
  const status = getDialog(page).getByRole("status").nth(1);
  await context.clock.fastForward(400_000);
  await getDialog(page).waitFor();
  expect(await status.textContent()).toBe("");
  await context.clock.fastForward(95_000);
  await waitForExpect(() => status.textContent()).toMatch(expiryText("en", 2));
  await context.clock.fastForward(55_000);
  await waitForExpect(() => status.textContent()).toMatch(expiryText("en", 1));
  await context.clock.fastForward(35_000);
  await waitForExpect(() => status.textContent()).toBe(messagesByLanguage.en["session.endsSoon"]);
});

test("shows the dialog in every tab, and closes it everywhere after a response in one", async () => {
  // A request on its way while the session is extended is refused with the old token, and repeated with the new one.
  const { context, page, newPage } = await portal.newVisitor({
    as: "citizen",
    language: "en",
    expectedConsoleErrors: /401/,
  });
  const otherTab = await newPage();
  await context.clock.install();
  for (const tab of [page, otherTab]) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  await advanceClock(context, 330);
  for (const tab of [page, otherTab]) await getDialog(tab).waitFor();
  await page.bringToFront();
  await getDialog(page).getByRole("button", { name: messagesByLanguage.en["session.stay"] }).click();
  for (const tab of [page, otherTab]) await getDialog(tab).waitFor({ state: "detached" });
  expect(refreshCount()).toBe(1);

  await advanceClock(context, 330);
  for (const tab of [page, otherTab]) await getDialog(tab).waitFor();
  await getDialog(page).getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(otherTab, messagesByLanguage.en["home.title"]).waitFor();
  for (const tab of [page, otherTab]) expect(await getDialog(tab).count()).toBe(0);
});

test("keeps drafts in every tab when the backend ends the session, and removes them on sign-out", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401/ });
  const otherTab = await newPage();
  await otherTab.goto(paths.consumerRights);
  await getSubjectField(otherTab, "en").fill("Weight");
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  portal.backend.advanceClock(601);
  await page.goto(paths.notifications);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
  await getEmptyStateHeading(otherTab, messagesByLanguage.en["session.ended"]).waitFor();
  const readDraftKeys = (): Promise<string[]> =>
    otherTab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
  expect(await readDraftKeys()).not.toEqual([]);
  await otherTab.getByRole("main").getByRole("button", { name: messagesByLanguage.en["signIn.identity"] }).click();
  await otherTab.getByRole("link", { name: personas.citizen.name }).click();
  await waitForExpect(() => getSubjectField(otherTab, "en").inputValue()).toBe("Weight");
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await waitForExpect(readDraftKeys).toEqual([]);
});

test("removes the message about the end of the session when the person signs in on the same page", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /401/ });
  const messages = messagesByLanguage.en;
  await page.goto(paths.personalInfo);
  await getAccountButton(page, personas.foreign.name).waitFor();
  portal.backend.advanceClock(601);
  await page.reload();
  await getToasts(page, "en").getByText(messages["session.ended"]).waitFor();
  await page.getByRole("main").getByRole("button", { name: messages["signIn.foreign"] }).click();
  const { email, password } = personas.foreign.signIn;
  await fillForm(page, "en", "signIn", { username: email, password });
  await getSubmitButton(page).click();
  await getAccountButton(page, personas.foreign.name).waitFor();
  await waitForExpect(() => readToasts(page, "en")).toEqual([expect.stringContaining(signInMessage)]);
});

test("says on a page that was loading when another tab noticed the end of the session that it has ended", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401/ });
  const otherTab = await newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  // No page of the portal is open in this tab while the other one notices the end.
  await page.goto("about:blank");
  portal.backend.advanceClock(601);
  await otherTab.reload();
  await getEmptyStateHeading(otherTab, messagesByLanguage.en["session.ended"]).waitFor();
  expect(await hasStoredSession(otherTab)).toBe(false);
  await page.goto(paths.notifications);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
});

test("shows that a refresh failed, and retries it on request", async () => {
  // On a slow machine the access token ends during the test, because the refresh fails: 401.
  const { context, page } = await portal.newVisitor({
    as: "citizen",
    language: "en",
    expectedConsoleErrors: /503|401/,
  });
  await context.clock.install();
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await advanceClock(context, 330);
  portal.backend.state.faults.push({ operationId: "renewSession", status: 503, times: 1, delaySeconds: 0 });
  const stayButton = getDialog(page).getByRole("button", { name: messagesByLanguage.en["session.stay"] });
  await stayButton.click();
  await getDialog(page).getByRole("alert").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await stayButton.click();
  await getDialog(page).waitFor({ state: "detached" });
});

test("shows no dialog for a token without an expiry time, and never ends a session by the clock of the device", async () => {
  const { context, page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await context.clock.install();
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  const userRequestCount = (): number => portal.backend.state.requestCounts.readUser ?? 0;
  const previousCount = userRequestCount();
  // Only the clock of the device advances, not that of the backend.
  await context.clock.fastForward(86_400_000);
  await waitForExpect(() => userRequestCount() - previousCount).toBe(1);
  await context.clock.runFor(60_000);
  expect([userRequestCount() - previousCount, refreshCount(), await getDialog(page).count()]).toEqual([1, 0, 0]);
  await getAccountButton(page, personas.citizen.name).waitFor();

  // Other applications of the service do not share the tokens of a gateway.
  if (portal.tokenStorage === "gateway") return;
  const [session] = portal.backend.state.sessions;
  if (session === undefined) throw new Error("Nobody is signed in.");
  session.refreshToken = "refresh-opaque";
  await page.evaluate(() => localStorage.setItem("refreshToken", "refresh-opaque"));
  // Another application of the service has signed in: its tokens are adopted.
  session.accessToken = "access-opaque";
  await page.evaluate(() => localStorage.setItem("accessToken", "access-opaque"));
  await page.reload();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await context.clock.fastForward(330_000);
  await context.clock.runFor(60_000);
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBe("refresh-opaque");
  expect([await getDialog(page).count(), refreshCount()]).toEqual([0, 0]);
});
