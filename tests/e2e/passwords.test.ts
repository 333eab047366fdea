import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { getResponseExample, getProblemExample } from "../../mocks/operations.ts";
import { issueVerificationCode } from "../../mocks/store/verificationCodes.ts";
import { messages as backendMessages } from "../../mocks/store/messages.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getFieldError,
  expectAccessible,
  expectErrorSummary,
  getField,
  fillForm,
  replaceText,
  getSubmitButton,
  tabTo,
  getMessageText,
} from "./support/accountForms.ts";
import { getAccountButton, hasFocus, getPageHeading, getToasts, hasErrorTitle } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const { email, password } = personas.foreign.signIn;
const replacementPassword = "Ədalətli#Qiymət7";
const successMessage = (id: "requestPasswordReset" | "resetPassword" | "changePassword", language: Language): string =>
  (getResponseExample(id, 200, language) as { message: string }).message;

test.for(selectCases(testedLanguages))(
  "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      language,
      expectedConsoleErrors: /422/,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const messages = messagesByLanguage[language];
    await page.goto(`${paths.faq}?dialog=login`);
    await page.getByRole("link", { name: messages["forgotPassword.link"] }).waitFor();
    await tabTo(page, page.getByRole("link", { name: messages["forgotPassword.link"] }));
    await page.keyboard.press("Enter");
    const username = getField(page, language, "forgotPassword", "username");
    await tabTo(page, username);
    await page.keyboard.insertText("emma.lindqvist");
    await page.keyboard.press("Enter");
    await expectErrorSummary(page, language, [messages["username_is_not_valid"]]);
    await expectAccessible(page, language);
    await username.focus();
    await replaceText(page, email);
    await page.keyboard.press("Enter");

    await getToasts(page, language)
      .getByText(successMessage("requestPasswordReset", language), { exact: true })
      .waitFor();
    await waitForExpect(() => hasFocus(page.getByRole("heading", { name: messages["passwordReset.title"] }))).toBe(
      true,
    );
    await expectAccessible(page, language);
    const values = {
      code: portal.backend.outbox.at(-1)?.code ?? "",
      newPassword: password,
      repeatedPassword: password,
    };
    for (const [name, value] of Object.entries(values)) {
      await tabTo(page, getField(page, language, "passwordReset", name));
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press("Enter");
    // The backend rejects a password that was used before, at its field; the code stays valid.
    await expectErrorSummary(page, language, [
      `${getMessageText(language, "form.passwordReset.newPassword.label")}: ${backendMessages.passwordUsed[language]}`,
    ]);
    await fillForm(page, language, "passwordReset", {
      newPassword: replacementPassword,
      repeatedPassword: replacementPassword,
    });
    await page.keyboard.press("Enter");
    await getToasts(page, language).getByText(successMessage("resetPassword", language), { exact: true }).waitFor();
    await waitForExpect(() => getField(page, language, "signIn", "username").inputValue()).toBe(email);
    await tabTo(page, getField(page, language, "signIn", "password"));
    await page.keyboard.insertText(replacementPassword);
    await page.keyboard.press("Enter");
    await getAccountButton(page, personas.foreign.name).waitFor();
  },
);

test("asks for the reset code after a reload too, and for the address again after the dialog was closed", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  const username = getField(page, "en", "forgotPassword", "username");
  const sentText = page.getByRole("dialog").getByText(getMessageText("en", "passwordReset.sent", { address: email }));
  const requestCode = async (): Promise<void> => {
    await username.fill(email);
    await getSubmitButton(page).click();
    await sentText.waitFor();
  };
  await page.goto(`${paths.faq}?dialog=forgot-password`);
  await requestCode();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${paths.faq}?dialog=forgot-password`);
  await requestCode();

  await page.reload();
  await sentText.waitFor();
  await waitForExpect(() => hasFocus(page.getByRole("heading", { name: messages["passwordReset.title"] }))).toBe(true);
  await page.getByRole("button", { name: messages["code.resend"] }).waitFor();
  await fillForm(page, "en", "passwordReset", {
    code: portal.backend.outbox.at(-1)?.code ?? "",
    newPassword: replacementPassword,
    repeatedPassword: replacementPassword,
  });
  await getSubmitButton(page).click();
  await waitForExpect(() => getField(page, "en", "signIn", "username").inputValue()).toBe(email);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
});

test("begins a password reset with the address that was entered in the sign-in", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const link = page.getByRole("link", { name: messagesByLanguage.en["forgotPassword.link"] });
  const username = getField(page, "en", "forgotPassword", "username");
  await page.goto(`${paths.faq}?dialog=login`);
  await getField(page, "en", "signIn", "username").fill("emma@nordvik.example");
  await link.click();
  await waitForExpect(() => username.inputValue()).toBe("emma@nordvik.example");
  expect(page.url()).not.toContain("nordvik");
  // A later one takes its place.
  await page.goBack();
  await getField(page, "en", "signIn", "username").fill(email);
  await link.click();
  await waitForExpect(() => username.inputValue()).toBe(email);
  await getSubmitButton(page).click();
  await waitForExpect(() => portal.backend.outbox.at(-1)?.to).toBe(email);
});

test("leads from the reset code back to the address, which is kept", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  const username = getField(page, "en", "forgotPassword", "username");
  const button = page.getByRole("dialog").getByRole("button", { name: messages["passwordReset.otherAddress"] });
  await page.goto(`${paths.faq}?dialog=forgot-password`);
  await username.fill("emma.lindqvist@nordvik.exampel");
  await getSubmitButton(page).click();
  await button.click();
  await waitForExpect(() => username.inputValue()).toBe("emma.lindqvist@nordvik.exampel");
  await waitForExpect(() => hasFocus(page.getByText(messages["forgotPassword.text"], { exact: true }))).toBe(true);
  await username.fill(email);
  await getSubmitButton(page).click();
  await page
    .getByRole("dialog")
    .getByText(getMessageText("en", "passwordReset.sent", { address: email }))
    .waitFor();
  expect(portal.backend.outbox.at(-1)?.to).toBe(email);
});

test("signs in with the address of the reset, not with the one that was entered before it", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const username = getField(page, "en", "signIn", "username");
  await page.goto(`${paths.faq}?dialog=login`);
  await username.fill("emma.lindqvist@nordvik.exampel");
  await page.getByRole("link", { name: messagesByLanguage.en["forgotPassword.link"] }).click();
  await getField(page, "en", "forgotPassword", "username").fill(email);
  await getSubmitButton(page).click();
  await getField(page, "en", "passwordReset", "code").waitFor();
  await fillForm(page, "en", "passwordReset", {
    code: portal.backend.outbox.at(-1)?.code ?? "",
    newPassword: replacementPassword,
    repeatedPassword: replacementPassword,
  });
  await getSubmitButton(page).click();
  await waitForExpect(() => username.inputValue()).toBe(email);
  await getField(page, "en", "signIn", "password").fill(replacementPassword);
  await getSubmitButton(page).click();
  await getAccountButton(page, personas.foreign.name).waitFor();
});

test("accepts the code of an e-mail on the reset page, reports an expired one, and links to a new one", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /422/ });
  const messages = messagesByLanguage.en;
  const foreign = findAccount(portal.backend, "foreign");
  // Whoever has closed the dialog that asked for the code, or opens the portal on another device.
  await page.goto(`${paths.faq}?dialog=forgot-password`);
  await page.getByRole("dialog").getByRole("link", { name: messages["passwordReset.haveCode"] }).click();
  await getPageHeading(page, messages["page.passwordReset.title"]).waitFor();
  expect(new URL(page.url()).pathname.endsWith(paths.passwordReset)).toBe(true);
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [
    messages["required.code"],
    messages["form.passwordReset.newPassword.required"],
    messages["required.repeatedPassword"],
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const expiredCode = issueVerificationCode(portal.backend, "reset", foreign);
  portal.backend.advanceClock(15 * 60 + 1);
  await fillForm(page, "en", "passwordReset", {
    code: expiredCode,
    newPassword: replacementPassword,
    repeatedPassword: replacementPassword,
  });
  await getSubmitButton(page).click();
  await waitForExpect(() => getFieldError(getField(page, "en", "passwordReset", "code"))).toBe(
    backendMessages.codeExpired.en,
  );
  await page.getByRole("link", { name: messages["passwordReset.noCode"] }).click();
  await page.getByRole("dialog", { name: messages["forgotPassword.title"] }).waitFor();
  await page.keyboard.press("Escape");
  await getField(page, "en", "passwordReset", "code").fill(issueVerificationCode(portal.backend, "reset", foreign));
  await getSubmitButton(page).click();
  await page.getByRole("dialog", { name: messages["signIn.title"] }).waitFor();
  expect(foreign.passwords.at(-1)).toBe(replacementPassword);
});

test.for(selectCases(testedLanguages))(
  "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      as: "foreign",
      language,
      expectedConsoleErrors: /422/,
      ...(language === "ru" && { viewport: { width: 768, height: 900 } }),
    });
    const messages = messagesByLanguage[language];
    const field = (name: string) => getField(page, language, "passwordChange", name);
    await page.goto(paths.faq);
    await getAccountButton(page, personas.foreign.name).focus();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: messages["passwordChange.title"] }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: messages["passwordChange.title"] });
    await tabTo(page, getSubmitButton(page));
    await page.keyboard.press("Enter");
    await expectErrorSummary(page, language, [
      getMessageText(language, "form.passwordChange.oldPassword.required"),
      messages["form.passwordChange.newPassword.required"],
      messages["required.repeatedPassword"],
    ]);
    await expectAccessible(page, language);

    const rejections: readonly (readonly [string, string, string, string])[] = [
      [password, "Lindqvist#2026", "newPassword", backendMessages.passwordHasName[language] ?? ""],
      [password, password, "newPassword", backendMessages.passwordUsed[language] ?? ""],
      [
        "not-the-password",
        replacementPassword,
        "oldPassword",
        getProblemExample("changePassword", 422, language).fields?.[0]?.message ?? "",
      ],
    ];
    for (const [oldPassword, newPassword, rejectedField, errorText] of rejections) {
      await fillForm(page, language, "passwordChange", { oldPassword, newPassword, repeatedPassword: newPassword });
      await page.keyboard.press("Enter");
      await waitForExpect(() => getFieldError(field(rejectedField))).toBe(errorText);
      await expectErrorSummary(page, language, [
        `${getMessageText(language, `form.passwordChange.${rejectedField}.label`)}: ${errorText}`,
      ]);
    }
    const { requestCounts } = portal.backend.state;
    // Only the wrong current password reaches the change: the check before it has refused the other two.
    expect([requestCounts.checkOwnPassword, requestCounts.changePassword]).toEqual([3, 1]);
    await expectAccessible(page, language);
    await field("oldPassword").fill(password);
    await page.keyboard.press("Enter");
    await getToasts(page, language).getByText(successMessage("changePassword", language), { exact: true }).waitFor();
    await waitForExpect(() => dialog.count()).toBe(0);
    await waitForExpect(() => hasFocus(getAccountButton(page, personas.foreign.name))).toBe(true);
    expect(findAccount(portal.backend, "foreign").passwords.at(-1)).toBe(replacementPassword);
    expect(await hasErrorTitle(page, language)).toBe(false);
  },
);

test.for([404, 500])("changes the password also when the check of the new one fails with %i", async (status) => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /404|500/ });
  await page.route(/user\/pass-validation/, (route) => route.fulfill({ status, body: "" }));
  await page.goto(`${paths.faq}?dialog=change-password`);
  await fillForm(page, "en", "passwordChange", {
    oldPassword: password,
    newPassword: replacementPassword,
    repeatedPassword: replacementPassword,
  });
  await getSubmitButton(page).click();
  await getToasts(page, "en").getByText(successMessage("changePassword", "en"), { exact: true }).waitFor();
});

test.for(selectCases(testedLanguages))(
  "shows at its field that the server refuses the current password with 401, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "foreign", language, expectedConsoleErrors: /401/ });
    portal.backend.state.faults.push({ operationId: "changePassword", status: 401, times: 2, delaySeconds: 0 });
    await page.goto(`${paths.faq}?dialog=change-password`);
    await fillForm(page, language, "passwordChange", {
      oldPassword: "not-the-password",
      newPassword: replacementPassword,
      repeatedPassword: replacementPassword,
    });
    await getSubmitButton(page).click();
    await waitForExpect(() => getFieldError(getField(page, language, "passwordChange", "oldPassword"))).toBe(
      messagesByLanguage[language]["passwordChange.wrongPassword"],
    );
    await expectAccessible(page, language);
  },
);

test("says that the password may have been changed when the answer does not arrive", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /504/ });
  portal.backend.state.faults.push({ operationId: "changePassword", status: 504, times: 1, delaySeconds: 0 });
  await page.goto(`${paths.faq}?dialog=change-password`);
  await fillForm(page, "en", "passwordChange", {
    oldPassword: password,
    newPassword: replacementPassword,
    repeatedPassword: replacementPassword,
  });
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [], "form.unanswered");
  await page.getByRole("dialog").getByText(messagesByLanguage.en["passwordChange.mayBeDone"]).waitFor();
  expect(await page.getByText(messagesByLanguage.en["form.kept"]).count()).toBe(0);
  await expectAccessible(page, "en");
});

test("offers no password change to a user of the identity login, not even by its URL", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(`${paths.faq}?dialog=change-password`);
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("link", { name: messagesByLanguage.en["page.personalInfo.title"] }).waitFor();
  expect(await page.getByRole("button", { name: messagesByLanguage.en["passwordChange.title"] }).count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
