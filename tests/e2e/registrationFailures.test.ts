import type { Page } from "playwright-core";
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
  messageText,
} from "./support/accountForms.ts";
import { hasFocus, getToasts } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const requestCount = (id: OperationId): number => portal.backend.state.requestCounts[id] ?? 0;
const getVerificationHeading = (page: Page, language: Language) =>
  page.getByRole("dialog").getByRole("heading", { name: messagesByLanguage[language]["verification.title"] });

/** The registration, filled in and ready to be sent. */
async function fillRegistration(page: Page, language: Language): Promise<void> {
  await page.goto(`${paths.faq}?dialog=registration`);
  await fillForm(page, language, "registration", newRegistration);
}

/** The connection breaks while the account is on its way, once. */
const dropRegisterUserOnce = (page: Page): Promise<unknown> =>
  page.route("**/api/user/public?*", (route) => route.abort("connectionreset"), { times: 1 });

test("a connection lost between organisation and account keeps everything, and the next attempt makes no second organisation", async () => {
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
  await expectErrorSummary(page, language, [], "form.notSent");
  const said = `${messageText(language, "failure.offline")} ${messageText(language, "form.kept")}`;
  await page.getByRole("dialog").getByText(said, { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await getField(page, language, "registration", "possessor/name").inputValue()).toBe(
    newRegistration["possessor/name"],
  );
  expect(await getField(page, language, "registration", "password").inputValue()).toBe(newRegistration.password);

  await getSubmitButton(page).click();
  await getVerificationHeading(page, language).waitFor();
  expect([requestCount("registerPossessor"), requestCount("registerUser")]).toEqual([1, 1]);
  expect(portal.backend.state.possessors).toHaveLength(before + 1);
});

test("an organisation that is answered otherwise than agreed stops the registration quietly: told in place, by no short message", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.route("**/api/possessors/public*", (route) =>
    route.fulfill({ status: 201, json: { id: 1, name: "x", address: "y" } }),
  );
  await fillRegistration(page, "en");
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [], "form.notSent");
  expect(await getToasts(page, "en").getByRole("listitem", { includeHidden: true }).count()).toBe(0);
  expect(requestCount("registerUser")).toBe(0);
  await page.unroute("**/api/possessors/public*");
  await getSubmitButton(page).click();
  await getVerificationHeading(page, "en").waitFor();
  expect(requestCount("registerPossessor")).toBe(1);
});

test("what the service refuses is said at its field, first of the organisation, then of the account, in words of the language shown", async () => {
  const { page } = await portal.newVisitor({ language: "ru", expectedConsoleErrors: /422/ });
  const address = getField(page, "ru", "registration", "possessor/address");
  const username = getField(page, "ru", "registration", "username");
  portal.backend.state.faults.push({ operationId: "registerPossessor", status: 422, times: 1, delaySeconds: 0 });
  await fillRegistration(page, "ru");
  await username.fill(personas.foreign.signIn.email);
  await getSubmitButton(page).click();
  const [refusedAddress] = getProblemExample("registerPossessor", 422, "ru").fields ?? [];
  await expectErrorSummary(page, "ru", [
    `${messageText("ru", "form.registration.possessor.address.label")}: ${refusedAddress?.message}`,
  ]);
  expect(await getFieldError(address)).toBe(refusedAddress?.message);
  expect(await address.getAttribute("aria-invalid")).toBe("true");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: refusedAddress?.message ?? "" })
    .click();
  expect(await hasFocus(address)).toBe(true);

  // What was said is about what was sent: it goes when that is changed.
  await address.fill("Bryggen 5, 5003 Bergen");
  await waitForExpect(() => getErrorSummaryHeading(page, "ru").count()).toBe(0);
  await getSubmitButton(page).click();
  const [refusedUsername] = getProblemExample("registerUser", 422, "ru").fields ?? [];
  await expectErrorSummary(page, "ru", [
    `${messageText("ru", "form.registration.username.label")}: ${refusedUsername?.message}`,
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // The service's own sentence was in Russian: in another language ours stands for it.
  await page.locator("header button[lang=en]").evaluate((button) => (button as HTMLElement).click());
  await waitForExpect(() => getFieldError(getField(page, "en", "registration", "username"))).toBe(
    messagesByLanguage.en["invalid.other"],
  );
  expect(await page.getByText(refusedUsername?.message ?? "").count()).toBe(0);
  expect((await page.title()).startsWith(`${messagesByLanguage.en["form.errorTitle"]} `)).toBe(true);
  expect(await getField(page, "en", "registration", "username").inputValue()).toBe(personas.foreign.signIn.email);
});

test("an organisation that the service has forgotten is registered anew at the next attempt", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /422|ERR_/ });
  await dropRegisterUserOnce(page);
  await fillRegistration(page, "en");
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [], "form.notSent");
  portal.backend.state.possessors = [];
  await getSubmitButton(page).click();
  await page
    .getByRole("dialog")
    .getByText("The organisation's registration was not found. Send its details again.")
    .waitFor();
  await getSubmitButton(page).click();
  await getVerificationHeading(page, "en").waitFor();
  expect(requestCount("registerPossessor")).toBe(2);
});

test("pressing twice, pressing Enter five times and five presses at once send everything once", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /409/ });
  const slow = (operationId: OperationId) =>
    portal.backend.state.faults.push({ operationId, status: 200, times: 1, delaySeconds: 0.3 });
  slow("registerPossessor");
  await fillRegistration(page, "en");
  await getSubmitButton(page).dblclick();
  expect(await getSubmitButton(page).getAttribute("aria-busy")).toBe("true");
  await getVerificationHeading(page, "en").waitFor();
  expect([requestCount("registerPossessor"), requestCount("registerUser"), requestCount("checkNewPassword")]).toEqual([
    1, 1, 1,
  ]);

  await page.goto(`${paths.faq}?dialog=forgot-password`);
  slow("requestPasswordReset");
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

test("a message that appears on leaving a field does not push the link away that is being pressed", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.faq}?dialog=login`);
  await getField(page, "en", "signIn", "username").fill("emma");
  const link = page.getByRole("link", { name: messagesByLanguage.en["forgotPassword.link"] });
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50)));
  expect(await page.getByText(messagesByLanguage.en["username_is_not_valid"]).count()).toBe(0);
  await page.mouse.up();
  await page.getByRole("dialog", { name: messagesByLanguage.en["forgotPassword.title"] }).waitFor();
});

test("too many attempts are told with how long to wait", async () => {
  const { page } = await portal.newVisitor({ language: "az", expectedConsoleErrors: /401|429/ });
  await page.goto(`${paths.faq}?dialog=login`);
  await fillForm(page, "az", "signIn", { username: personas.foreign.signIn.email, password: "səhv-şifrə" });
  portal.backend.state.attempts[`sign-in ${personas.foreign.signIn.email}`] = Array<number>(5).fill(
    portal.backend.now(),
  );
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "az", []);
  await page
    .getByRole("dialog")
    .getByText(getProblemExample("signIn", 429, "az").message)
    .waitFor();
});
