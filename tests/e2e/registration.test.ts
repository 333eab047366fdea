import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { getResponseExample, getProblemExample } from "../../mocks/operations.ts";
import { messages as backendMessages } from "../../mocks/store/messages.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getFieldError,
  expectAccessible,
  expectErrorSummary,
  getField,
  fillForm,
  fillRegistration,
  getAddressQuestion,
  submitRegistration,
  listUnmetPasswordRules,
  newRegistration,
  registrationSteps,
  replaceText,
  getSubmitButton,
  getErrorSummaryHeading,
  tabTo,
  getMessageText,
  waitForRegistrationStep,
} from "./support/accountForms.ts";
import { getAccountButton, hasFocus, getPageHeading, getToasts, hasErrorTitle } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const successMessage = (id: "registerUser" | "activateAccount" | "signIn", language: Language): string =>
  (getResponseExample(id, 200, language) as { message: string }).message;
const requestCount = (id: "registerPossessor" | "registerUser" | "checkNewPassword"): number =>
  portal.backend.state.requestCounts[id] ?? 0;
const lastCode = (): string => portal.backend.outbox.at(-1)?.code ?? "";

/** The accessible names of the list of steps: a registration is no appeal. */
const stepListNames: Readonly<Partial<Record<Language, string>>> = {
  az: "Formanın addımları",
  ru: "Шаги формы",
  en: "Steps of the form",
};
const getCodeHeading = (page: Page, language: Language): Locator =>
  page.getByRole("main").getByRole("heading", { name: messagesByLanguage[language]["verification.title"] });

/** Each password breaks exactly one rule. */
const invalidPasswords = [
  "Aa1#bcdef",
  "qara-dəniz+1907",
  "QARA-DƏNİZ+1907",
  "Qara-Dəniz+bir",
  "QaraDəniz1907",
  "Aa1#Aa1#Aa1#",
];

test.for(selectCases(testedLanguages))(
  "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      language,
      expectedConsoleErrors: /422/,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const messages = messagesByLanguage[language];
    const field = (name: string) => getField(page, language, "registration", name);
    await page.goto(`${paths.faq}?dialog=registration`);
    const timeOriginMs = await page.evaluate(() => performance.timeOrigin);
    const dialog = page.getByRole("dialog", { name: messages["page.registration.title"] });
    await waitForExpect(() => hasFocus(dialog.getByRole("heading", { level: 2 }))).toBe(true);
    await expectAccessible(page, language);
    await tabTo(page, dialog.getByRole("link", { name: messages["registration.begin"] }));
    await page.keyboard.press("Enter");
    await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.registration.title"]))).toBe(true);
    expect(await dialog.count()).toBe(0);

    await page
      .getByRole("main")
      .getByRole("list", { name: stepListNames[language] ?? messages["apply.steps"], exact: true })
      .waitFor();
    // An empty submit of a step shows an error at each of its fields, and moves the focus to the error summary.
    for (const { step, fields } of registrationSteps) {
      await waitForRegistrationStep(page, language, step);
      await tabTo(page, getSubmitButton(page));
      await page.keyboard.press("Enter");
      await expectErrorSummary(
        page,
        language,
        fields.map((name) =>
          getMessageText(language, name === "password" ? "form.registration.password.required" : `required.${name}`),
        ),
      );
      await expectAccessible(page, language);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      if (step === "access") break;
      // The tab order follows the reading order.
      for (const name of fields) {
        expect(await hasFocus(field(name))).toBe(true);
        await page.keyboard.insertText(newRegistration[name]);
        await page.keyboard.press("Tab");
      }
      if (step === "person") expect(await field("phoneNumber").inputValue()).toBe("+0046855501421");
      else
        for (const name of ["possessor/country", "possessor/taxNumber", "possessor/description"]) {
          expect(await hasFocus(field(name))).toBe(true);
          await page.keyboard.press("Tab");
        }
      await tabTo(page, getSubmitButton(page));
      await page.keyboard.press("Enter");
    }
    expect(await hasFocus(field("username"))).toBe(true);
    await page.keyboard.insertText(newRegistration.username);
    await page.keyboard.press("Tab");

    for (const invalidPassword of invalidPasswords) {
      await replaceText(page, invalidPassword);
      await page.keyboard.press("Tab");
      const unmetRules = listUnmetPasswordRules(language, invalidPassword);
      expect(unmetRules).toHaveLength(1);
      await waitForExpect(() => getFieldError(field("password"))).toBe(
        getMessageText(language, "password.missing", { conditions: unmetRules.join("") }),
      );
      expect(
        await page
          .getByRole("list", { name: messages["password.rules"] })
          .getByRole("listitem")
          .filter({ hasText: messages["password.unmet"] })
          .allTextContents(),
      ).toEqual(unmetRules.map((rule) => `${rule}: ${messages["password.unmet"]}`));
      await page.keyboard.press("Shift+Tab");
      expect(await hasFocus(field("password"))).toBe(true);
    }
    await replaceText(page, newRegistration.password);
    await tabTo(page, field("repeatedPassword"));
    await page.keyboard.insertText(`${newRegistration.password} `);
    await page.keyboard.press("Tab");
    await waitForExpect(() => getFieldError(field("repeatedPassword"))).toBe(messages["passwords_no_match"]);
    await page.keyboard.press("Shift+Tab");
    await replaceText(page, newRegistration.repeatedPassword);
    await waitForExpect(() => getErrorSummaryHeading(page, language).count()).toBe(0);
    expect(await hasErrorTitle(page, language)).toBe(false);
    await page.keyboard.press("Enter");

    const question = getAddressQuestion(page, language);
    await tabTo(page, question.getByRole("button", { name: messages["confirm.reject"] }));
    await expectAccessible(page, language);
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    expect(requestCount("registerPossessor")).toBe(0);
    expect(await field("password").inputValue()).toBe(newRegistration.password);
    await tabTo(page, getSubmitButton(page));
    await page.keyboard.press("Enter");
    await tabTo(page, question.getByRole("button", { name: messages["confirm.accept"] }));
    await page.keyboard.press("Enter");
    await waitForExpect(() => hasFocus(getCodeHeading(page, language))).toBe(true);
    await getToasts(page, language).getByText(successMessage("registerUser", language), { exact: true }).waitFor();
    await expectAccessible(page, language);
    // The password is checked when the account exists, while this step is shown already.
    await waitForExpect(() => [
      requestCount("registerPossessor"),
      requestCount("registerUser"),
      requestCount("checkNewPassword"),
    ]).toEqual([1, 1, 1]);
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
      `${messages["form.verification.code.label"]}: ${getProblemExample("activateAccount", 422, language).message}`,
    ]);
    expect(await getFieldError(code)).toBe(getProblemExample("activateAccount", 422, language).message);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await replaceText(page, lastCode());
    await page.keyboard.press("Enter");

    // The toast of the sign-in replaces it at once; screen readers get both.
    await page
      .getByRole("status")
      .getByText(successMessage("activateAccount", language), { exact: true })
      .waitFor({ state: "attached" });
    await getPageHeading(page, messages["page.eServices.title"]).waitFor();
    await getAccountButton(page, "Ingrid Sørensen").waitFor();
    expect(portal.backend.state.requestCounts.signIn).toBe(1);
    // No step loaded the document again.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(timeOriginMs);
  },
);

test.for(selectCases(testedLanguages))(
  "asks for the code after a reload too, without the password, and opens the sign-in after it, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      language,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const messages = messagesByLanguage[language];
    const { username, password } = newRegistration;
    const sentText = page
      .getByRole("main")
      .getByText(getMessageText(language, "verification.afterRegistration", { address: username }), { exact: true });
    await fillRegistration(page, language);
    await submitRegistration(page, language);
    await sentText.waitFor();
    await page.reload();
    await waitForExpect(() => hasFocus(getCodeHeading(page, language))).toBe(true);
    await sentText.waitFor();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(password);
    await expectAccessible(page, language);

    // Only the password could send another code from here.
    await page.getByRole("main").getByRole("link", { name: messages["verification.noCode"] }).click();
    const dialog = page.getByRole("dialog", { name: messages["signIn.title"] });
    await waitForExpect(() => getField(page, language, "signIn", "username").inputValue()).toBe(username);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await getField(page, language, "verification", "code").fill(lastCode());
    await getSubmitButton(page).click();
    await dialog.waitFor();
    expect(await getField(page, language, "signIn", "username").inputValue()).toBe(username);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("verification");
    await getField(page, language, "signIn", "password").fill(password);
    await getSubmitButton(page).click();
    await getAccountButton(page, "Ingrid Sørensen").waitFor();
    expect(requestCount("registerUser")).toBe(1);
  },
);

test("announces the sign-in after the code in a region that is rendered before", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await fillRegistration(page, "en");
  await submitRegistration(page, "en");
  await getCodeHeading(page, "en").waitFor();
  const { promise: signInReleased, resolve: releaseSignIn } = Promise.withResolvers<void>();
  await page.route("**/public/auth/login*", async (route) => {
    await signInReleased;
    await route.continue();
  });
  const regions = page.getByRole("main").locator("[role=status]");
  await regions.evaluateAll((elements) => elements.forEach((element) => element.setAttribute("data-earlier", "")));
  await getField(page, "en", "verification", "code").fill(lastCode());
  await getSubmitButton(page).click();
  const text = page.getByRole("main").getByText(messagesByLanguage.en["registration.signingIn"]);
  await text.waitFor();
  expect(await text.evaluate((element) => element.closest("[role=status]")?.hasAttribute("data-earlier"))).toBe(true);
  releaseSignIn();
  await getAccountButton(page, "Ingrid Sørensen").waitFor();
});

test("goes back from the code to an empty form, forward to the code, and forgets the address on a reload of the form", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await fillRegistration(page, "en");
  await submitRegistration(page, "en");
  await getCodeHeading(page, "en").waitFor();
  await page.goBack();
  await waitForRegistrationStep(page, "en", "person");
  expect(await getField(page, "en", "registration", "name").inputValue()).toBe("");
  expect(await getErrorSummaryHeading(page, "en").count()).toBe(0);
  await page.goForward();
  await waitForExpect(() => hasFocus(getCodeHeading(page, "en"))).toBe(true);

  await page.goBack();
  await waitForRegistrationStep(page, "en", "person");
  await page.reload();
  await waitForRegistrationStep(page, "en", "person");
  await page.goForward();
  await waitForRegistrationStep(page, "en", "person");
  expect(await getCodeHeading(page, "en").count()).toBe(0);
});

test("leads from the code to the filled form, where another address can be registered", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  const field = (name: string) => getField(page, "en", "registration", name);
  await fillRegistration(page, "en");
  await field("username").fill("ingrid@fjordmt.example");
  await submitRegistration(page, "en", "ingrid@fjordmt.example");
  await getCodeHeading(page, "en").waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newRegistration.surname);
  await page.getByRole("main").getByRole("button", { name: messages["registration.otherAddress"] }).click();
  const stepHeading = page
    .getByRole("main")
    .getByRole("heading", { level: 2, name: messages["form.registration.group.access"] });
  await waitForExpect(() => hasFocus(stepHeading)).toBe(true);
  expect(await field("username").inputValue()).toBe("ingrid@fjordmt.example");
  expect(await field("password").inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newRegistration.password);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const { username, password, repeatedPassword } = newRegistration;
  await fillForm(page, "en", "registration", { username, password, repeatedPassword });
  await submitRegistration(page, "en");
  await page.getByText(getMessageText("en", "verification.afterRegistration", { address: username })).waitFor();
  expect(portal.backend.state.possessors.at(-1)?.name).toBe(newRegistration["possessor/name"]);
  await getField(page, "en", "verification", "code").fill(lastCode());
  await getSubmitButton(page).click();
  await getAccountButton(page, "Ingrid Sørensen").waitFor();
});

test("leads from the code to an empty form after a reload", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await fillRegistration(page, "en");
  await submitRegistration(page, "en");
  await getCodeHeading(page, "en").waitFor();
  await page.reload();
  await page
    .getByRole("main")
    .getByRole("button", { name: messagesByLanguage.en["registration.otherAddress"] })
    .click();
  await waitForRegistrationStep(page, "en", "person");
  expect(await getField(page, "en", "registration", "name").inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newRegistration.username);
});

test("shows the message about the code for eight seconds, reports an expired code, and sends another one", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /422|409/ });
  const messages = messagesByLanguage.en;
  await page.clock.install();
  await fillRegistration(page, "en");
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitRegistration(page, "en");
  const toast = getToasts(page, "en").getByText(successMessage("registerUser", "en"), { exact: true });
  const code = getField(page, "en", "verification", "code");
  /** The clock of the page advances only here, in small steps. */
  const advanceUntil = (condition: () => Promise<boolean>, stepMs = 20) =>
    waitForExpect(async () => (await page.clock.runFor(stepMs), condition())).toBe(true);
  await advanceUntil(() => toast.isVisible());
  await page.clock.runFor(7500);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(500);
  // Its removal takes a frame more, which this clock also holds.
  await advanceUntil(async () => (await toast.count()) === 0);

  const resendButton = page.getByRole("button", { name: messages["code.resend"] });
  await advanceUntil(() => resendButton.isVisible());
  expect(await resendButton.getAttribute("aria-disabled")).toBe("true");
  const reasonId = await resendButton.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${reasonId}"]`).innerText()).toMatch(
    /^You can ask for another code in \d+ seconds?\.$/,
  );
  // The visible text counts seconds. The description counts tens: screen readers read it at each change.
  const countdown = page.getByText(/^You can ask for another code in \d+ seconds?\.$/).filter({ visible: true });
  const readSeconds = async (): Promise<number> => Number(/\d+/.exec(await countdown.innerText())?.[0]);
  const secondsBefore = await readSeconds();
  await advanceUntil(async () => (await readSeconds()) < secondsBefore, 100);
  expect(await page.locator(`[id="${reasonId}"]`).innerText()).toBe(
    `You can ask for another code in ${Math.ceil((await readSeconds()) / 10) * 10} seconds.`,
  );
  portal.backend.advanceClock(24 * 60 * 60 + 1);
  await code.fill(lastCode());
  await getSubmitButton(page).click();
  await advanceUntil(async () => (await getFieldError(code)) === backendMessages.codeExpired.en);
  await advanceUntil(async () => (await resendButton.getAttribute("aria-disabled")) === "false", 1000);
  await page.getByRole("status").filter({ hasText: messages["code.ready"] }).waitFor({ state: "attached" });
  await resendButton.click();
  await advanceUntil(() =>
    getToasts(page, "en").getByText(messages["code_sent_to_email"], { exact: true }).isVisible(),
  );
  expect(await resendButton.getAttribute("aria-disabled")).toBe("true");
  expect(portal.backend.outbox).toHaveLength(2);
  await code.fill(lastCode());
  await getSubmitButton(page).click();
  await advanceUntil(() => getAccountButton(page, "Ingrid Sørensen").isVisible());
});
