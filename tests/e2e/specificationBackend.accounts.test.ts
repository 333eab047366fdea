import { describe, expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { accountNames } from "../conformance/specificationBackend.ts";
import { refusals } from "../conformance/specificationSamples.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import {
  fillForm,
  fillRegistration,
  submitRegistration,
  getSubmitButton,
  newRegistration,
} from "./support/accountForms.ts";
import { getAccountButton } from "./support/locators.ts";
import { messagesByLanguage } from "./support/portal.ts";
import {
  expectCommandToast,
  getDialog,
  getErrorText,
  listTestedStyles,
  setUpSpecificationPortal,
  setUpSpecificationServer,
  submitSignIn,
} from "./support/specificationPortal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

/*
 * Registration and passwords with a backend that keeps the specification and nothing else. Above each expectation
 * stands the sentence of the specification that it shows.
 */

setUpSpecificationServer();

const newPassword = "Ədalətli#Qiymət7";

const testedStyles = listTestedStyles().map((tested) => [tested.name, tested] as const);

describe.each(testedStyles)("with a backend that keeps only the specification (%s)", (_name, tested) => {
  const { language } = tested;
  const messages = messagesByLanguage[language];
  const { getBackend, getAccount, openVisitor } = setUpSpecificationPortal(tested);

  test("registers a foreign organisation with a code", async () => {
    const { page } = await openVisitor();
    await fillRegistration(page, language);
    await submitRegistration(page, language);
    // Success shows the information that a code was sent to e-mail.
    await page.getByRole("heading", { name: messages["verification.title"] }).waitFor();
    await expectCommandToast(page, tested, messages["code_sent_to_email"]);
    // Create possessor first, then the user, then password check.
    await waitForExpect(() =>
      getBackend().requests.filter((line) => /^POST \/(possessors|user)\/public$|pass-validation$/.test(line)),
    ).toEqual(["POST /possessors/public", "POST /user/public", "GET /user/public/pass-validation"]);
    await fillForm(page, language, "verification", { code: "000000" });
    await getSubmitButton(page).click();
    // Errors show the server's message. 'Code has been entered incorrectly'.
    await page
      .getByText(getErrorText(tested, refusals.wrongCode, messages["message.codeIncorrect"]))
      .first()
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillForm(page, language, "verification", { code: getBackend().mails.at(-1)?.code ?? "" });
    await getSubmitButton(page).click();
    await getAccountButton(page, `${newRegistration.name} ${newRegistration.surname}`).waitFor();
  });

  test("takes the code of a foreign organisation on another device", async () => {
    const { username, password } = newRegistration;
    const { page: registrationPage } = await openVisitor();
    await fillRegistration(registrationPage, language);
    await submitRegistration(registrationPage, language);
    await registrationPage.getByRole("heading", { name: messages["verification.title"] }).waitFor();
    const { page } = await openVisitor();
    await page.goto(`${paths.faq}?dialog=login`);
    await submitSignIn(page, language, username, password);
    await page
      .getByText(getErrorText(tested, refusals.wrongPassword, messages["failure.unknown"]))
      .first()
      .waitFor();
    // Login flow also has an e-mail verification code step.
    await page.getByRole("link", { name: messages["verification.haveCode"] }).click();
    await fillForm(page, language, "verification", { code: getBackend().mails.at(-1)?.code ?? "" });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getSubmitButton(page).click();
    await submitSignIn(page, language, username, password);
    await getAccountButton(page, `${newRegistration.name} ${newRegistration.surname}`).waitFor();
  });

  test("changes the password of a foreign organisation", async () => {
    const account = getAccount(accountNames.foreign);
    const { page } = await openVisitor({ as: accountNames.foreign });
    await page.goto(paths.faq);
    // The change-password menu entry is shown only to foreign users.
    await getAccountButton(page, "Emma Lindqvist").click();
    await page.getByRole("button", { name: messages["passwordChange.title"] }).click();
    const values = { newPassword, repeatedPassword: newPassword };
    await fillForm(page, language, "passwordChange", { oldPassword: "not-the-password", ...values });
    await getSubmitButton(page).click();
    await page
      .getByText(getErrorText(tested, refusals.wrongOldPassword, messages["failure.invalid"]))
      .first()
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillForm(page, language, "passwordChange", { oldPassword: account.password, ...values });
    await getSubmitButton(page).click();
    // Success toasts: password_changed_successfylly.
    await expectCommandToast(page, tested, messages["password_changed_successfylly"]);
    expect(account.password).toBe(newPassword);
  });

  test("replaces a forgotten password with a code", async () => {
    const { page } = await openVisitor();
    await page.goto(`${paths.faq}?dialog=login`);
    await page.getByRole("link", { name: messages["forgotPassword.link"] }).click();
    await fillForm(page, language, "forgotPassword", { username: accountNames.foreign });
    await getSubmitButton(page).click();
    await page.getByRole("heading", { name: messages["passwordReset.title"] }).waitFor();
    // Success toasts: password_code_sent_to_email.
    await expectCommandToast(page, tested, messages["password_code_sent_to_email"]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillForm(page, language, "passwordReset", {
      code: getBackend().mails.at(-1)?.code ?? "",
      newPassword,
      repeatedPassword: newPassword,
    });
    await getSubmitButton(page).click();
    await getDialog(page, messages["signIn.title"]).waitFor();
    await submitSignIn(page, language, accountNames.foreign, newPassword);
    await getAccountButton(page, "Emma Lindqvist").waitFor();
  });
});
