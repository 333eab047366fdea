import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { form as contacts } from "../../src/generated/forms/contacts.js";
import { form as forgotPassword } from "../../src/generated/forms/forgotPassword.js";
import { form as passwordChange } from "../../src/generated/forms/passwordChange.js";
import { form as passwordReset } from "../../src/generated/forms/passwordReset.js";
import { form as personalInfo } from "../../src/generated/forms/personalInfo.js";
import { form as registration } from "../../src/generated/forms/registration.js";
import { form as signIn } from "../../src/generated/forms/signIn.js";
import { personas, type PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getField,
  fillForm,
  listUnmetPasswordRules,
  getSubmitButton,
  getMessageText,
  openRegistrationStep,
  registrationSteps,
  type RegistrationStep,
} from "./support/accountForms.ts";
import { getAccountButton } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { isFullRun } from "../support/selection.ts";

const portal = setUpPortal();

/** The URL of each form or the step of the registration, and the persona that may open it. */
const formLocations: readonly {
  form: FormDefinition<unknown>;
  address: string;
  step?: RegistrationStep;
  as?: PersonaId;
}[] = [
  { form: signIn, address: `${paths.faq}?dialog=login` },
  ...registrationSteps.map(({ step }) => ({ form: registration, address: paths.registration, step })),
  { form: forgotPassword, address: `${paths.faq}?dialog=forgot-password` },
  { form: passwordReset, address: paths.passwordReset },
  { form: passwordChange, address: `${paths.faq}?dialog=change-password`, as: "foreign" },
  { form: personalInfo, address: paths.personalInfo, as: "foreign" },
  { form: contacts, address: paths.personalInfo, as: "citizen" },
];

type AnnouncedField = { name: string; description: string; required: boolean; invalid: boolean };

/** Returns the text fields of the open form from the accessibility tree, in reading order. */
async function readAnnouncedFields(page: Page): Promise<AnnouncedField[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const hasProperty = (node: (typeof nodes)[number], name: string): boolean =>
    ["true", true].includes(
      node.properties?.find((property) => property.name === name)?.value.value as string | boolean,
    );
  return nodes
    .filter((node) => !node.ignored && node.role?.value === "textbox")
    .map((node) => ({
      name: String(node.name?.value ?? ""),
      description: String(node.description?.value ?? ""),
      required: hasProperty(node, "required"),
      invalid: hasProperty(node, "invalid"),
    }));
}

/** Returns the accessible name, description and state that each field of an empty form or step must have. */
function expectedFields(
  { name, layout, schema }: FormDefinition<unknown>,
  language: Language,
  step: RegistrationStep | undefined,
): AnnouncedField[] {
  const fields = Object.entries(layout.fields).filter(
    ([field]) => step === undefined || layout.groups?.[step]?.includes(field.split("/")[0] ?? ""),
  );
  return fields.map(([field, { widget }]) => {
    const messagePrefix = `form.${name}.${field.replaceAll("/", ".")}`;
    const [first = "", second] = field.split("/");
    const parentSchema = second === undefined ? schema : (schema.properties?.[first] as typeof schema);
    const required = parentSchema.required?.includes(second ?? first) ?? false;
    const hint = (messagesByLanguage[language] as Readonly<Record<string, string>>)[`${messagePrefix}.hint`];
    const rules =
      widget === "newPassword"
        ? [messagesByLanguage[language]["password.rules"], listUnmetPasswordRules(language, "").join(", ")]
        : [];
    return {
      name: `${getMessageText(language, `${messagePrefix}.label`)}${required ? "" : ` (${messagesByLanguage[language]["form.optional"]})`}`,
      description: [...(hint === undefined ? [] : [hint]), ...rules].join(" "),
      required,
      invalid: false,
    };
  });
}

test("announces every field of every form with its name, help text and required state, in each language", async () => {
  for (const [as, formsOfPersona] of Map.groupBy(formLocations, ({ as }) => as)) {
    const { page } = await portal.newVisitor({ language: "az", ...(as && { as }) });
    let currentLanguage: Language = "az";
    for (const { form, address, step } of formsOfPersona) {
      await (step === undefined ? page.goto(address) : openRegistrationStep(page, currentLanguage, step));
      await getSubmitButton(page).waitFor();
      for (const language of testedLanguages) {
        await page.locator(`header button[lang=${language}]`).evaluate((button) => (button as HTMLElement).click());
        await waitForExpect(() => readAnnouncedFields(page)).toEqual(expectedFields(form, language, step));
        currentLanguage = language;
      }
    }
  }
});

test("announces a validation error with its field", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  await page.goto(`${paths.faq}?dialog=forgot-password`);
  await getSubmitButton(page).click();
  await waitForExpect(() => readAnnouncedFields(page)).toEqual([
    {
      name: getMessageText("ru", "form.forgotPassword.username.label"),
      description: messagesByLanguage.ru["required.username"],
      required: true,
      invalid: true,
    },
  ]);
});

test("gives each field the autocomplete token that browsers and password managers use", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const tokensByStep = {
    person: { name: "given-name", surname: "family-name", fatherName: "additional-name", phoneNumber: "tel" },
    possessor: { "possessor/name": "organization", "possessor/address": "street-address" },
    access: { username: "username", password: "new-password", repeatedPassword: "new-password" },
  };
  for (const { step } of registrationSteps) {
    await openRegistrationStep(page, "en", step);
    for (const [field, token] of Object.entries(tokensByStep[step]))
      expect(await getField(page, "en", "registration", field).getAttribute("autocomplete"), field).toBe(token);
  }
  await page.goto(`${paths.faq}?dialog=login`);
  expect([
    await getField(page, "en", "signIn", "username").getAttribute("autocomplete"),
    await getField(page, "en", "signIn", "password").getAttribute("autocomplete"),
  ]).toEqual(["username", "current-password"]);
  await page.goto(paths.passwordReset);
  const code = getField(page, "en", "passwordReset", "code");
  expect([await code.getAttribute("autocomplete"), await code.getAttribute("inputmode")]).toEqual([
    "one-time-code",
    "numeric",
  ]);
  await page.goto(`${paths.faq}?dialog=forgot-password`);
  await fillForm(page, "en", "forgotPassword", { username: personas.foreign.signIn.email });
  await getSubmitButton(page).click();
  await getField(page, "en", "passwordReset", "code").waitFor();
  expect(await page.locator("form input[autocomplete=username]").inputValue()).toBe(personas.foreign.signIn.email);
});

test("normalises pasted values: a phone number with brackets, an e-mail address and a code with spaces, a password unchanged", async () => {
  const { page, context } = await portal.newVisitor({ language: "en" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = async (form: string, field: string, pasted: string): Promise<string> => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), pasted);
    await getField(page, "en", form, field).focus();
    await page.keyboard.press("Control+V");
    return getField(page, "en", form, field).inputValue();
  };
  await openRegistrationStep(page, "en");
  expect(await paste("registration", "phoneNumber", " +46 (0)8-555 01 421 ext")).toBe("+460855501421");
  await openRegistrationStep(page, "en", "access");
  expect(await paste("registration", "username", "\u202A emma@nordvik.example\u202C\u00A0")).toBe(
    "emma@nordvik.example",
  );
  expect(await paste("registration", "password", " Qara Dəniz+1907 ")).toBe(" Qara Dəniz+1907 ");
  await page.goto(paths.passwordReset);
  expect(await paste("passwordReset", "code", " 730 518\u200B\n")).toBe("730518");
});

test.runIf(isFullRun)("keeps the caret behind the same digit when a phone number is corrected", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.registration);
  const phone = getField(page, "en", "registration", "phoneNumber");
  await phone.fill("+4655501421");
  await phone.evaluate((input) => (input as HTMLInputElement).setSelectionRange(3, 3));
  await page.keyboard.type("-8x");
  expect(await phone.inputValue()).toBe("+46855501421");
  expect(await phone.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(4);
});

test("submits a sign-in form that the browser autofilled, by Enter or its button", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.faq}?dialog=login`);
  await getField(page, "en", "signIn", "username").waitFor();
  // Without an input event, as some browsers and password managers do.
  await page.evaluate(({ email, password }) => {
    const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    for (const [token, value] of [
      ["username", email],
      ["current-password", password],
    ])
      valueProperty?.set?.call(document.querySelector(`.dialog-body input[autocomplete=${token}]`), value);
  }, personas.foreign.signIn);
  await waitForExpect(() => getSubmitButton(page).isEnabled()).toBe(true);
  await getField(page, "en", "signIn", "password").focus();
  await page.keyboard.press("Enter");
  await getAccountButton(page, personas.foreign.name).waitFor();
});

test("moves the focus into the page after a sign-in that stays on the page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.notifications);
  await page.getByRole("banner").getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }).click();
  await fillForm(page, "en", "signIn", {
    username: personas.foreign.signIn.email,
    password: personas.foreign.signIn.password,
  });
  await page.keyboard.press("Enter");
  await getAccountButton(page, personas.foreign.name).waitFor();
  await waitForExpect(() => page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(
    true,
  );
});
