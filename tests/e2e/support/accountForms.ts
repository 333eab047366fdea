import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { satisfiesRule, getTextRules, type TextRule } from "../../../src/forms/textRules.ts";
import { paths } from "../../../src/config/paths.ts";
import { form as registration } from "../../../src/generated/forms/registration.js";
import type { Language } from "../../../src/i18n/language.ts";
import { hasErrorTitle, hasFocus } from "./locators.ts";
import { messagesByLanguage } from "./portal.ts";
import { waitForExpect } from "./waitForExpect.ts";
import { findAccessibilityViolations } from "./accessibility.ts";

/** Returns a message of `locales/` by a computed id, with its placeholders filled. */
export function getMessageText(
  language: Language,
  id: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const message = (messagesByLanguage[language] as Readonly<Record<string, string>>)[id];
  if (message === undefined) throw new Error(`locales/${language}.json has no "${id}"`);
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Returns the locator of a form field by its label, in the open dialog or on the page. */
export const getField = (page: Page, language: Language, form: string, field: string): Locator =>
  page
    .locator(":is(.dialog-body, main) form")
    .getByLabel(
      new RegExp(
        `^${escapeRegExp(getMessageText(language, `form.${form}.${field.replaceAll("/", ".")}.label`))}( \\(.+\\))?$`,
      ),
    );
const escapeRegExp = (label: string): string => label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the submit button of the form in the open dialog or on the page. */
export const getSubmitButton = (page: Page): Locator =>
  page.locator(":is(.dialog-body, main) form:not([role=search]) button[type=submit]");

/** Returns the heading of the error summary of a form. */
export const getErrorSummaryHeading = (
  page: Page,
  language: Language,
  title: "form.problem" | "form.notSent" | "form.unanswered" | "apply.rejected" = "form.problem",
): Locator => page.getByRole("heading", { name: messagesByLanguage[language][title], exact: true });

/** Returns the text of the error message of a field, or an empty string. */
export const getFieldError = (field: Locator): Promise<string> =>
  field.evaluate((control) => {
    const ids = (control.getAttribute("aria-describedby") ?? "").split(" ");
    return (
      ids.map((id) => document.getElementById(id)).find((node) => node?.classList.contains("field-error"))
        ?.textContent ?? ""
    );
  });

/** Presses Tab until the element has the focus. Throws after 80 presses. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab did not reach ${element.toString()}`);
}

/** Replaces the content of the focused field. */
export async function replaceText(page: Page, value: string): Promise<void> {
  await page.keyboard.press("Control+A");
  if (value === "") await page.keyboard.press("Delete");
  else await page.keyboard.insertText(value);
}

/** Fills form fields by their names. */
export async function fillForm(
  page: Page,
  language: Language,
  form: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) await getField(page, language, form, field).fill(value);
}

/**
 * Returns the texts of the password rules that a password breaks, as the list of rules and the error message show them.
 */
export function listUnmetPasswordRules(language: Language, password: string): string[] {
  const rules = getTextRules(registration.schema.properties?.["password"] as Parameters<typeof getTextRules>[0]);
  return rules.filter((rule) => !satisfiesRule(password, rule)).map((rule) => passwordRuleText(language, rule));
}
const passwordRuleText = (language: Language, { ruleName, keyword, limit = 0 }: TextRule): string =>
  getMessageText(language, `password.rule.${ruleName ?? keyword}`, { limit });

/**
 * Expects that the error summary has the focus and these links, and that the document title starts with the error
 * prefix.
 */
export async function expectErrorSummary(
  page: Page,
  language: Language,
  links: readonly string[],
  title: "form.problem" | "form.notSent" | "form.unanswered" | "apply.rejected" = "form.problem",
): Promise<void> {
  const heading = getErrorSummaryHeading(page, language, title);
  await heading.waitFor();
  await waitForExpect(() => hasFocus(heading)).toBe(true);
  expect(await hasErrorTitle(page, language)).toBe(true);
  expect(await heading.locator("xpath=..").getByRole("link").allInnerTexts()).toEqual(links);
}

/** Waits until the page says that the server has the draft. */
export const waitUntilDraftSaved = (page: Page, language: Language): Promise<void> =>
  page.getByText(getMessageText(language, "draft.savedAt", { time: "" }).trim(), { exact: false }).waitFor();

/**
 * Expects no axe violations in Russian, which has the longest texts and the narrowest viewports. Tests that run in
 * every language call it once per language.
 */
export async function expectAccessible(page: Page, language: Language): Promise<void> {
  if (language === "ru") expect(await findAccessibilityViolations(page)).toEqual([]);
}

/** Input values for every required field of the registration form, in the order of its steps. */
export const newRegistration = {
  name: "Ingrid",
  surname: "Sørensen",
  fatherName: "Olav",
  phoneNumber: "(0046) 855-501 421",
  "possessor/name": "Fjordmat AS",
  "possessor/address": "Bryggen 4, 5003 Bergen",
  username: "ingrid@fjordmat.example",
  password: "Qara-Dəniz+1907",
  repeatedPassword: "Qara-Dəniz+1907",
} as const;

/** The steps of the registration page with the required fields of each. */
export const registrationSteps = [
  { step: "person", fields: ["name", "surname", "fatherName", "phoneNumber"] },
  { step: "possessor", fields: ["possessor/name", "possessor/address"] },
  { step: "access", fields: ["username", "password", "repeatedPassword"] },
] as const;
export type RegistrationStep = (typeof registrationSteps)[number]["step"];

/** Waits until a step of the registration page is open. */
export const waitForRegistrationStep = (page: Page, language: Language, step: RegistrationStep): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2, name: messagesByLanguage[language][`form.registration.group.${step}`] })
    .waitFor();

/** Opens a step of the registration page, after it has filled the steps before it. */
export async function openRegistrationStep(
  page: Page,
  language: Language,
  wantedStep: RegistrationStep = "person",
): Promise<void> {
  await page.goto(paths.registration);
  for (const { step, fields } of registrationSteps) {
    await waitForRegistrationStep(page, language, step);
    if (step === wantedStep) return;
    await fillForm(page, language, "registration", pickFields(fields));
    await getSubmitButton(page).click();
  }
}

/** Opens the registration page and fills all its steps. The last one is not submitted. */
export async function fillRegistration(page: Page, language: Language): Promise<void> {
  await openRegistrationStep(page, language, "access");
  await fillForm(page, language, "registration", pickFields(registrationSteps[2].fields));
}

/** Returns the question whether the e-mail address of a registration is right. */
export const getAddressQuestion = (
  page: Page,
  language: Language,
  address: string = newRegistration.username,
): Locator =>
  page.getByRole("dialog", { name: getMessageText(language, "registration.checkAddress", { address }), exact: true });

/** Submits the registration, and answers that the e-mail address is right. */
export async function submitRegistration(page: Page, language: Language, address?: string): Promise<void> {
  await getSubmitButton(page).click();
  await getAddressQuestion(page, language, address)
    .getByRole("button", { name: messagesByLanguage[language]["confirm.accept"] })
    .click();
}

const pickFields = (fields: readonly (keyof typeof newRegistration)[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, newRegistration[field]]));
