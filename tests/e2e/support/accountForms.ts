import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { satisfiesRule, textRules, type TextRule } from "../../../src/forms/textRules.ts";
import { form as registration } from "../../../src/generated/forms/registration.js";
import type { Language } from "../../../src/i18n/language.ts";
import { hasFocus } from "./locators.ts";
import { messagesByLanguage } from "./portal.ts";
import { waitForExpect } from "./waitForExpect.ts";
import { findAccessibilityViolations } from "./accessibility.ts";

/** A text of `locales/` by an id that is put together, with its gaps filled. */
export function messageText(
  language: Language,
  id: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const found = (messagesByLanguage[language] as Readonly<Record<string, string>>)[id];
  if (found === undefined) throw new Error(`locales/${language}.json has no "${id}"`);
  return found.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A field of a form by its label, inside the dialog or page that is in front. */
export const getField = (page: Page, language: Language, form: string, field: string): Locator =>
  page
    .locator(":is(.dialog-body, main) form")
    .getByLabel(
      new RegExp(
        `^${escapeRegExp(messageText(language, `form.${form}.${field.replaceAll("/", ".")}.label`))}( \\(.+\\))?$`,
      ),
    );
const escapeRegExp = (label: string): string => label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The button that sends the form in front. */
export const getSubmitButton = (page: Page): Locator =>
  page.locator(":is(.dialog-body, main) form:not([role=search]) button[type=submit]");

/** The heading of the box that says why a form was not taken. */
export const getErrorSummaryHeading = (
  page: Page,
  language: Language,
  title: "form.problem" | "form.notSent" = "form.problem",
): Locator => page.getByRole("heading", { name: messagesByLanguage[language][title], exact: true });

/** The message beside a field. */
export const getFieldError = (field: Locator): Promise<string> =>
  field.evaluate((control) => {
    const ids = (control.getAttribute("aria-describedby") ?? "").split(" ");
    return (
      ids.map((id) => document.getElementById(id)).find((node) => node?.classList.contains("field-error"))
        ?.textContent ?? ""
    );
  });

/** Goes on by Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${element}`);
}

/** Puts text in place of what stands in the focused field. */
export async function replaceText(page: Page, value: string): Promise<void> {
  await page.keyboard.press("Control+A");
  if (value === "") await page.keyboard.press("Delete");
  else await page.keyboard.insertText(value);
}

/** Fills fields of a form in, by their names. */
export async function fillForm(
  page: Page,
  language: Language,
  form: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) await getField(page, language, form, field).fill(value);
}

/** The conditions of a new password that do not hold, as the list and the message say them. */
export function unmetPasswordRules(language: Language, password: string): string[] {
  const rules = textRules(registration.schema.properties?.["password"] as Parameters<typeof textRules>[0]);
  return rules.filter((rule) => !satisfiesRule(password, rule)).map((rule) => passwordRuleText(language, rule));
}
const passwordRuleText = (language: Language, { ruleName, keyword, limit = 0 }: TextRule): string =>
  messageText(language, `password.rule.${ruleName ?? keyword}`, { limit });

/** Expects that the box with the problems has the focus, that the title of the page says so, and how many links it has. */
export async function expectErrorSummary(
  page: Page,
  language: Language,
  links: readonly string[],
  title: "form.problem" | "form.notSent" = "form.problem",
): Promise<void> {
  const heading = getErrorSummaryHeading(page, language, title);
  await heading.waitFor();
  await waitForExpect(() => hasFocus(heading)).toBe(true);
  expect((await page.title()).startsWith(`${messagesByLanguage[language]["form.errorTitle"]} `)).toBe(true);
  expect(await heading.locator("xpath=..").getByRole("link").allInnerTexts()).toEqual(links);
}

/**
 * Expects that the page as it is now breaks no rule of accessibility. Journeys that are made in every language are looked at in
 * Russian, whose words are the longest and whose visits are the narrowest.
 */
export async function expectAccessible(page: Page, language: Language): Promise<void> {
  if (language === "ru") expect(await findAccessibilityViolations(page)).toEqual([]);
}

/** Everything that was registered: what a person of the register is asked for. */
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
