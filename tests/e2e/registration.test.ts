import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { getResponseExample, getProblemExample } from "../../mocks/operations.ts";
import { messages } from "../../mocks/store/messages.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getFieldError,
  expectAccessible,
  expectErrorSummary,
  getField,
  fillForm,
  unmetPasswordRules,
  newRegistration,
  replaceText,
  getSubmitButton,
  getErrorSummaryHeading,
  tabTo,
  messageText,
} from "./support/accountForms.ts";
import { getAccountButton, hasFocus, getPageHeading, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const successMessage = (id: "registerUser" | "activateAccount" | "signIn", language: Language): string =>
  (getResponseExample(id, 200, language) as { message: string }).message;
const requestCount = (id: "registerPossessor" | "registerUser" | "checkNewPassword"): number =>
  portal.backend.state.requestCounts[id] ?? 0;
const lastCode = (): string => portal.backend.outbox.at(-1)?.code ?? "";

/** Each breaks one rule of a new password and no other. */
const invalidPasswords = [
  "Aa1#bcdef",
  "qara-dəniz+1907",
  "QARA-DƏNİZ+1907",
  "Qara-Dəniz+bir",
  "QaraDəniz1907",
  "Aa1#Aa1#Aa1#",
];

test.for(testedLanguages)(
  "an organisation registers, confirms its address and signs in by keyboard alone, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      language,
      expectedConsoleErrors: /422/,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const say = messagesByLanguage[language];
    const field = (name: string) => getField(page, language, "registration", name);
    await page.goto(paths.faq);
    const opened = await page.evaluate(() => performance.timeOrigin);
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: say["signIn.foreign"] }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("link", { name: say["registration.link"] }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say["registration.title"] });
    await waitForExpect(() => hasFocus(dialog.getByRole("heading", { level: 2 }))).toBe(true);
    await expectAccessible(page, language);

    // Sent empty: every field says how to mend it, and the box with all of them is where one is.
    await tabTo(page, getSubmitButton(page));
    await page.keyboard.press("Enter");
    const required = [
      "invalid.name",
      "invalid.surname",
      "invalid.fatherName",
      "invalid.phoneNumber",
      "invalid.possessorName",
      "invalid.address",
      "invalid.email",
      "password_is_not_match_standarts",
      "passwords_no_match",
    ];
    await expectErrorSummary(
      page,
      language,
      required.map((id) => messageText(language, id)),
    );
    await expectAccessible(page, language);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await hasFocus(field("name"))).toBe(true);

    // The fields follow each other as they are read.
    for (const name of [
      "name",
      "surname",
      "fatherName",
      "phoneNumber",
      "possessor/name",
      "possessor/address",
    ] as const) {
      expect(await hasFocus(field(name))).toBe(true);
      await page.keyboard.insertText(newRegistration[name]);
      await page.keyboard.press("Tab");
    }
    expect(await field("phoneNumber").inputValue()).toBe("+0046855501421");
    expect(await hasFocus(field("possessor/description"))).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(newRegistration.username);
    await page.keyboard.press("Tab");

    for (const bad of invalidPasswords) {
      await replaceText(page, bad);
      await page.keyboard.press("Tab");
      const missing = unmetPasswordRules(language, bad);
      expect(missing).toHaveLength(1);
      await waitForExpect(() => getFieldError(field("password"))).toBe(
        messageText(language, "password.missing", { conditions: missing.join("") }),
      );
      expect(
        await dialog
          .getByRole("list", { name: say["password.rules"] })
          .getByRole("listitem")
          .filter({ hasText: say["password.unmet"] })
          .allTextContents(),
      ).toEqual(missing.map((condition) => `${condition}: ${say["password.unmet"]}`));
      await page.keyboard.press("Shift+Tab");
      expect(await hasFocus(field("password"))).toBe(true);
    }
    await replaceText(page, newRegistration.password);
    await tabTo(page, field("repeatedPassword"));
    await page.keyboard.insertText(`${newRegistration.password} `);
    await page.keyboard.press("Tab");
    await waitForExpect(() => getFieldError(field("repeatedPassword"))).toBe(say["passwords_no_match"]);
    await page.keyboard.press("Shift+Tab");
    await replaceText(page, newRegistration.repeatedPassword);
    await waitForExpect(() => getErrorSummaryHeading(page, language).count()).toBe(0);
    expect((await page.title()).startsWith(say["form.errorTitle"])).toBe(false);
    await page.keyboard.press("Enter");

    const step = dialog.getByRole("heading", { name: say["verification.title"] });
    await waitForExpect(() => hasFocus(step)).toBe(true);
    await getToasts(page, language).getByText(successMessage("registerUser", language), { exact: true }).waitFor();
    await expectAccessible(page, language);
    expect([requestCount("registerPossessor"), requestCount("registerUser"), requestCount("checkNewPassword")]).toEqual(
      [1, 1, 1],
    );
    expect(portal.backend.state.accounts.at(-1)).toMatchObject({
      email: newRegistration.username,
      phoneNumber: "+0046855501421",
      possessorIds: [portal.backend.state.possessors.at(-1)?.id],
      language,
    });

    const code = getField(page, language, "verification", "code");
    await tabTo(page, code);
    await page.keyboard.insertText("000 000");
    await page.keyboard.press("Enter");
    await expectErrorSummary(page, language, [
      `${say["form.verification.code.label"]}: ${getProblemExample("activateAccount", 422, language).message}`,
    ]);
    expect(await getFieldError(code)).toBe(getProblemExample("activateAccount", 422, language).message);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await replaceText(page, lastCode());
    await page.keyboard.press("Enter");

    const signIn = page.getByRole("dialog", { name: say["signIn.title"] });
    await signIn.waitFor();
    await getToasts(page, language).getByText(successMessage("activateAccount", language), { exact: true }).waitFor();
    await waitForExpect(() => getField(page, language, "signIn", "username").inputValue()).toBe(
      newRegistration.username,
    );
    await tabTo(page, getField(page, language, "signIn", "password"));
    await page.keyboard.insertText(newRegistration.password);
    await page.keyboard.press("Enter");
    await getPageHeading(page, say["screen.eServices.title"]).waitFor();
    await getAccountButton(page, "Ingrid Sørensen").waitFor();
    expect(portal.backend.state.requestCounts.signIn).toBe(1);
    // All of that in one page: no way from one dialog to the next loaded the portal again.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  },
);

test("the message about the code stays eight seconds; a code that ran out is said to be old, and another is sent", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /422|409/ });
  const say = messagesByLanguage.en;
  await page.clock.install();
  await page.goto(`${paths.faq}?dialog=registration`);
  await fillForm(page, "en", "registration", newRegistration);
  await page.clock.pauseAt(Date.now() + 60_000);
  await getSubmitButton(page).click();
  const toast = getToasts(page, "en").getByText(successMessage("registerUser", "en"), { exact: true });
  const code = getField(page, "en", "verification", "code");
  /** The clock of the page goes on only here, in steps too small to matter. */
  const until = (come: () => Promise<boolean>) =>
    waitForExpect(async () => (await page.clock.runFor(20), come())).toBe(true);
  await until(() => toast.isVisible());
  await page.clock.runFor(7500);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(500);
  await waitForExpect(() => toast.count()).toBe(0);

  const again = page.getByRole("button", { name: say["code.resend"] });
  await until(() => again.isVisible());
  expect(await again.getAttribute("aria-disabled")).toBe("true");
  const reason = await again.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${reason}"]`).innerText()).toMatch(
    /^You can ask for another code in \d+ seconds?\.$/,
  );
  portal.backend.advanceClock(24 * 60 * 60 + 1);
  await code.fill(lastCode());
  await getSubmitButton(page).click();
  await until(async () => (await getFieldError(code)) === messages.codeExpired.en);
  await page.clock.runFor(30_000);
  expect(await again.getAttribute("aria-disabled")).toBe("false");
  await page.getByRole("status").filter({ hasText: say["code.ready"] }).waitFor({ state: "attached" });
  await again.click();
  await until(() => getToasts(page, "en").getByText(say["code_sent_to_email"], { exact: true }).isVisible());
  expect(await again.getAttribute("aria-disabled")).toBe("true");
  expect(portal.backend.outbox).toHaveLength(2);
  await code.fill(lastCode());
  await getSubmitButton(page).click();
  await until(() => getField(page, "en", "signIn", "password").isVisible());
});
