import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { getProblemExample } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getFieldError,
  expectErrorSummary,
  getField,
  fillForm,
  newRegistration,
  getSubmitButton,
  getErrorSummaryHeading,
  fillRegistration,
  getMessageText,
  openRegistrationStep,
  waitForRegistrationStep,
} from "./support/accountForms.ts";
import { getAccountButton, getPageHeading, hasFocus, expectNoToasts, hasErrorTitle } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal();
const requestCount = (id: OperationId): number => portal.backend.state.requestCounts[id] ?? 0;
const getVerificationHeading = (page: Page, language: Language) =>
  page
    .locator(":is(.dialog-body, main)")
    .getByRole("heading", { name: messagesByLanguage[language]["verification.title"] });

/** Aborts the next request that registers a user. */
const dropRegisterUserOnce = (page: Page): Promise<unknown> =>
  page.route("**/api/user/public?*", (route) => route.abort("connectionreset"), { times: 1 });

test("keeps the input after a lost connection between organisation and user, and registers the organisation once", async () => {
  const language = "ru";
  const { page } = await portal.newVisitor({
    language,
    expectedConsoleErrors: /ERR_|Failed to load/,
    viewport: { width: 360, height: 740 },
  });
  const before = portal.backend.state.possessors.length;
  await dropRegisterUserOnce(page);
  await fillRegistration(page, language);
  await getSubmitButton(page).click();
  await expectErrorSummary(page, language, [], "form.unanswered");
  const errorText = getMessageText(language, "registration.mayBeDone");
  await page.getByRole("main").getByText(errorText, { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await getField(page, language, "registration", "password").inputValue()).toBe(newRegistration.password);

  await getSubmitButton(page).click();
  await getVerificationHeading(page, language).waitFor();
  expect([requestCount("registerPossessor"), requestCount("registerUser")]).toEqual([1, 1]);
  expect(portal.backend.state.possessors).toHaveLength(before + 1);
  expect(portal.backend.state.possessors.at(-1)?.name).toBe(newRegistration["possessor/name"]);
});

test("leads back to an earlier step that was emptied when the browser goes forward, and keeps the input", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const field = (name: string) => getField(page, "en", "registration", name);
  await openRegistrationStep(page, "en", "access");
  await field("password").fill(newRegistration.password);
  await page.goBack();
  await page.goBack();
  await waitForRegistrationStep(page, "en", "person");
  await field("surname").fill("");
  await page.goForward();
  await expectErrorSummary(page, "en", [getMessageText("en", "required.surname")]);
  await waitForRegistrationStep(page, "en", "person");
  expect(new URL(page.url()).search).toBe("");
  expect(await field("name").inputValue()).toBe(newRegistration.name);

  await field("surname").fill(newRegistration.surname);
  await getSubmitButton(page).click();
  await waitForRegistrationStep(page, "en", "possessor");
  expect(await field("possessor/name").inputValue()).toBe(newRegistration["possessor/name"]);
  await getSubmitButton(page).click();
  await waitForRegistrationStep(page, "en", "access");
  expect(await field("password").inputValue()).toBe(newRegistration.password);
});

test("shows an invalid response for the organisation in the form without a toast", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.route("**/api/possessors/public*", (route) =>
    route.fulfill({ status: 201, json: { id: 1, name: "x", address: "y" } }),
  );
  await fillRegistration(page, "en");
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [], "form.notSent");
  await expectNoToasts(page, "en");
  expect(requestCount("registerUser")).toBe(0);
  await page.unroute("**/api/possessors/public*");
  await getSubmitButton(page).click();
  await getVerificationHeading(page, "en").waitFor();
  expect(requestCount("registerPossessor")).toBe(1);
});

test("shows validation errors of the backend at their fields, first of the organisation, then of the user, in the current language", async () => {
  const { page } = await portal.newVisitor({ language: "ru", expectedConsoleErrors: /422/ });
  const address = getField(page, "ru", "registration", "possessor/address");
  const username = getField(page, "ru", "registration", "username");
  portal.backend.state.faults.push({ operationId: "registerPossessor", status: 422, times: 1, delaySeconds: 0 });
  await fillRegistration(page, "ru");
  await username.fill(personas.foreign.signIn.email);
  await getSubmitButton(page).click();
  const [addressError] = getProblemExample("registerPossessor", 422, "ru").fields ?? [];
  await expectErrorSummary(page, "ru", [
    `${getMessageText("ru", "form.registration.possessor.address.label")}: ${addressError?.message}`,
  ]);
  expect(await getFieldError(address)).toBe(addressError?.message);
  expect(await address.getAttribute("aria-invalid")).toBe("true");
  await page
    .getByRole("main")
    .getByRole("link", { name: addressError?.message ?? "" })
    .click();
  expect(await hasFocus(address)).toBe(true);

  // An error belongs to the submitted values: it disappears when they change.
  await address.fill("Bryggen 5, 5003 Bergen");
  await waitForExpect(() => getErrorSummaryHeading(page, "ru").count()).toBe(0);
  await getSubmitButton(page).click();
  await username.waitFor();
  await getSubmitButton(page).click();
  const [usernameError] = getProblemExample("registerUser", 422, "ru").fields ?? [];
  await expectErrorSummary(page, "ru", [
    `${getMessageText("ru", "form.registration.username.label")}: ${usernameError?.message}`,
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // The backend's message is in Russian: another language shows the portal's own message.
  await page.locator("header button[lang=en]").evaluate((button) => (button as HTMLElement).click());
  await waitForExpect(() => getFieldError(getField(page, "en", "registration", "username"))).toBe(
    messagesByLanguage.en["invalid.other"],
  );
  expect(await page.getByText(usernameError?.message ?? "").count()).toBe(0);
  expect(await hasErrorTitle(page, "en")).toBe(true);
  expect(await getField(page, "en", "registration", "username").inputValue()).toBe(personas.foreign.signIn.email);
});

test("leads from a refused address to the sign-in with it, where an account that is not confirmed gets another code", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /422|409/ });
  const messages = messagesByLanguage.en;
  const { email, password } = personas.unverified.signIn;
  await fillRegistration(page, "en");
  await getField(page, "en", "registration", "username").fill(email);
  await getSubmitButton(page).click();
  await getErrorSummaryHeading(page, "en").waitFor();
  await page.getByRole("link", { name: messages["registration.signIn"] }).click();
  const dialog = page.getByRole("dialog", { name: messages["signIn.title"] });
  const username = dialog.getByRole("textbox", { name: messages["form.signIn.username.label"] });
  await waitForExpect(() => username.inputValue()).toBe(email);
  await dialog.getByLabel(messages["form.signIn.password.label"], { exact: true }).fill(password);
  await dialog.getByRole("button", { name: messages["signIn.submit"], exact: true }).click();
  await dialog.getByText(getMessageText("en", "verification.text", { address: email }), { exact: true }).waitFor();
  expect(portal.backend.outbox.at(-1)?.to).toBe(email);
});

/** Registers, enters the code, and returns the region that says how the first sign-in failed, with a status. */
async function failFirstSignIn(page: Page, status: number): Promise<Locator> {
  await fillRegistration(page, "en");
  await getSubmitButton(page).click();
  await getVerificationHeading(page, "en").waitFor();
  portal.backend.state.faults.push({ operationId: "signIn", status, times: 1, delaySeconds: 0 });
  await getField(page, "en", "verification", "code").fill(portal.backend.outbox.at(-1)?.code ?? "");
  await getSubmitButton(page).click();
  const region = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: messagesByLanguage.en["registration.signInFailed"] });
  await region.getByText(getProblemExample("signIn", status, "en").message, { exact: true }).waitFor();
  await waitForExpect(() => hasFocus(getPageHeading(page, messagesByLanguage.en["page.registration.title"]))).toBe(
    true,
  );
  return region;
}

test("signs in again with the known password when the first sign-in after the code fails", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /503/ });
  const region = await failFirstSignIn(page, 503);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const { promise: signInReleased, resolve: releaseSignIn } = Promise.withResolvers<void>();
  await page.route("**/public/auth/login*", async (route) => {
    await signInReleased;
    await route.continue();
  });
  const button = page.getByRole("main").getByRole("button", { name: messagesByLanguage.en["action.tryAgain"] });
  await button.click();
  // The message changes meanwhile: the same failure would be announced again.
  await page.getByRole("main").getByText(messagesByLanguage.en["registration.signingIn"]).waitFor();
  expect(await region.count()).toBe(0);
  expect(await hasFocus(button)).toBe(true);
  expect(await button.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(100);
  await button.click();
  releaseSignIn();
  await getAccountButton(page, `${newRegistration.name} ${newRegistration.surname}`).waitFor();
  expect(requestCount("signIn")).toBe(2);
});

test("leads to the sign-in with the address when the server refuses the password after the code", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /401/ });
  const region = await failFirstSignIn(page, 401);
  expect(await region.getByRole("button").count()).toBe(0);
  await region.getByRole("link", { name: messagesByLanguage.en["signIn.submit"], exact: true }).click();
  await waitForExpect(() => getField(page, "en", "signIn", "username").inputValue()).toBe(newRegistration.username);
});

test("registers the organisation again when the backend no longer has it", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /422|ERR_/ });
  await dropRegisterUserOnce(page);
  await fillRegistration(page, "en");
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [], "form.unanswered");
  portal.backend.state.possessors = [];
  await getSubmitButton(page).click();
  await page
    .getByRole("main")
    .getByText("The organisation’s registration was not found. Send its details again.")
    .waitFor();
  await getSubmitButton(page).click();
  await getVerificationHeading(page, "en").waitFor();
  expect(requestCount("registerPossessor")).toBe(2);
});

test("sends every request once on double click, repeated Enter and repeated clicks", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /409/ });
  const addDelay = (operationId: OperationId) =>
    portal.backend.state.faults.push({ operationId, status: 200, times: 1, delaySeconds: 0.3 });
  addDelay("registerPossessor");
  await fillRegistration(page, "en");
  const getHeight = (): Promise<number> => getSubmitButton(page).evaluate(({ clientHeight }) => clientHeight);
  const height = await getHeight();
  await getSubmitButton(page).dblclick();
  expect(await getSubmitButton(page).getAttribute("aria-busy")).toBe("true");
  expect(await getHeight()).toBe(height);
  await getVerificationHeading(page, "en").waitFor();
  // The password is checked when the account exists, while the next step is shown already.
  await waitForExpect(() => [
    requestCount("registerPossessor"),
    requestCount("registerUser"),
    requestCount("checkNewPassword"),
  ]).toEqual([1, 1, 1]);

  await page.goto(`${paths.faq}?dialog=forgot-password`);
  addDelay("requestPasswordReset");
  const username = getField(page, "en", "forgotPassword", "username");
  await username.fill(newRegistration.username);
  for (const _ of Array(5)) await page.keyboard.press("Enter");
  await getField(page, "en", "passwordReset", "code").waitFor();
  expect(requestCount("requestPasswordReset")).toBe(1);

  await page.goto(`${paths.faq}?dialog=login`);
  await fillForm(page, "en", "signIn", { username: newRegistration.username, password: newRegistration.password });
  await getSubmitButton(page).evaluate((button) => {
    for (const _ of Array(5)) (button as HTMLButtonElement).click();
  });
  await getVerificationHeading(page, "en").waitFor();
  expect(requestCount("signIn")).toBe(1);
});

test("does not move a pressed link when a validation message appears on blur", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.faq}?dialog=login`);
  await getField(page, "en", "signIn", "username").fill("emma");
  const link = page.getByRole("link", { name: messagesByLanguage.en["forgotPassword.link"] });
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await page.mouse.down();
  // The field has lost the focus, and two frames were displayed since.
  await waitForFrames(page);
  expect(await page.getByText(messagesByLanguage.en["username_is_not_valid"]).count()).toBe(0);
  await page.mouse.up();
  await page.getByRole("dialog", { name: messagesByLanguage.en["forgotPassword.title"] }).waitFor();
});

test("shows the waiting time after too many attempts", async () => {
  const { page } = await portal.newVisitor({ language: "az", expectedConsoleErrors: /401|429/ });
  await page.goto(`${paths.faq}?dialog=login`);
  await fillForm(page, "az", "signIn", { username: personas.foreign.signIn.email, password: "səhv-şifrə" });
  await page.evaluate(async (username) => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await fetch("/api/public/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password: "səhv-şifrə" }),
      });
  }, personas.foreign.signIn.email);
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "az", [], "form.notSent");
  await page
    .getByRole("dialog")
    .getByText(getProblemExample("signIn", 429, "az").message)
    .waitFor();
});
