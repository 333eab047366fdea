import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { exampleOf, refusalExample } from "../../mocks/operations.ts";
import { personas, unverifiedCode } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { account, hasFocus, heading, message, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

const dialog = (page: Page, language: Language): Locator => page.getByRole("dialog", { name: words[language]["signIn.title"] });
const email = (page: Page, language: Language): Locator => page.getByRole("textbox", { name: words[language]["form.signIn.username.label"] });
const password = (page: Page, language: Language): Locator => page.getByLabel(words[language]["form.signIn.password.label"], { exact: true });
const submit = (page: Page, language: Language): Locator => dialog(page, language).getByRole("button", { name: words[language]["signIn.submit"], exact: true });
const said = (id: "signIn" | "activateAccount", language: Language): string => (exampleOf(id, 200, language) as { message: string }).message;

/** Opens the dialog as a foreign organisation does, and waits for its form. */
async function open(page: Page, language: Language): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: words[language]["signIn.foreign"] }).click();
  await email(page, language).waitFor();
}

/** Fills the form in and sends it. */
async function fillIn(page: Page, language: Language, who: "foreign" | "unverified", secret: string = personas[who].signIn.password): Promise<void> {
  await email(page, language).fill(personas[who].signIn.email);
  await password(page, language).fill(secret);
  await submit(page, language).click();
}

test.for(languages)("the sign-in for foreign organisations says why its button is off until e-mail and password are possible, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  await open(page, language);
  expect(page.url()).toContain("?dialog=login");
  await dialog(page, language).getByText(say["signIn.foreignOnly"]).waitFor();
  expect(await submit(page, language).isDisabled()).toBe(true);
  const reason = await submit(page, language).getAttribute("aria-describedby");
  expect(await page.locator(`[id="${reason}"]`).innerText()).toBe(say["signIn.whyDisabled"]);
  // Nothing is wrong yet: nothing was filled in.
  expect(await page.getByText(say["username_is_not_valid"]).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await email(page, language).fill("emma");
  await password(page, language).fill("1234");
  await password(page, language).blur();
  await page.getByText(say["username_is_not_valid"]).waitFor();
  await page.getByText(say["password_can_not_be_empty"]).waitFor();
  expect(await email(page, language).getAttribute("aria-invalid")).toBe("true");
  expect(await submit(page, language).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await email(page, language).fill("emma@nordvik.example");
  await password(page, language).fill("12345");
  await soon(() => submit(page, language).isEnabled()).toBe(true);
  expect(await page.getByText(say["username_is_not_valid"]).count()).toBe(0);
});

test.for(languages)("a wrong password is told beside the form in %s, and the right one signs in", async (language) => {
  const { page } = await portal.visitor({ language, expected: /401/ });
  portal.world.state.accounts.find(({ persona }) => persona === "foreign")!.language = language;
  const say = words[language];
  await page.goto(paths.faq);
  await open(page, language);
  await fillIn(page, language, "foreign", "not-the-password");
  await dialog(page, language).getByText(refusalExample("signIn", 401, language).message).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(portal.world.state.calls.renewSession ?? 0).toBe(0);
  expect(new URL(page.url()).pathname).toBe(paths.faq);

  await password(page, language).fill(personas.foreign.signIn.password);
  await submit(page, language).click();
  await heading(page, say["screen.eServices.title"]).waitFor();
  await toasts(page, language).getByText(said("signIn", language)).waitFor();
  await account(page, personas.foreign.name).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  const [session] = portal.world.state.sessions;
  expect(await page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")])).toEqual([session?.access, session?.refresh]);
  expect(await violations(page)).toEqual([]);
});

test.for(languages)("an address that was never confirmed asks for its code, refuses a wrong one, and then signs in, in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /409|422/ });
  portal.world.state.accounts.find(({ persona }) => persona === "unverified")!.language = language;
  const say = words[language];
  await page.goto(paths.faq);
  await open(page, language);
  await fillIn(page, language, "unverified");
  const code = page.getByRole("textbox", { name: say["form.verification.code.label"] });
  await code.waitFor();
  expect(await violations(page)).toEqual([]);
  await code.fill("000000");
  await page.getByRole("button", { name: say["verification.submit"], exact: true }).click();
  await page.getByRole("dialog").getByText(refusalExample("activateAccount", 422, language).message, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await code.fill(unverifiedCode);
  await page.getByRole("button", { name: say["verification.submit"], exact: true }).click();
  await toasts(page, language).getByText(said("activateAccount", language)).waitFor();
  await fillIn(page, language, "unverified");
  await account(page, personas.unverified.name).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.eServices);
});

test("signing in on a page that needs it stays there", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.notifications);
  await message(page, words.en["session.notSignedIn"]).waitFor();
  await open(page, "en");
  await fillIn(page, "en", "foreign");
  await page.getByRole("button", { name: words.en["notifications.markRead"] }).waitFor();
  expect(page.url()).toBe(`${portal.origin}${paths.notifications}`);
});

test("the dialog keeps the focus inside, closes on Escape and gives it back; its address opens it, and back closes it", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.faq);
  await open(page, "en");
  await soon(() => hasFocus(dialog(page, "en").getByRole("heading", { level: 2 }))).toBe(true);
  for (const _ of Array(12)) await page.keyboard.press("Tab");
  expect(await dialog(page, "en").evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await soon(() => dialog(page, "en").count()).toBe(0);
  expect(page.url()).toBe(`${portal.origin}${paths.faq}`);
  await soon(() => hasFocus(page.getByRole("button", { name: words.en["signIn.foreign"] }))).toBe(true);

  await page.goto(`${paths.faq}?dialog=login`);
  await email(page, "en").waitFor();
  await dialog(page, "en").getByRole("button", { name: words.en["action.close"] }).click();
  await soon(() => dialog(page, "en").count()).toBe(0);
  await open(page, "en");
  await page.goBack();
  await soon(() => dialog(page, "en").count()).toBe(0);
});

test("a change of language keeps the open dialog and what was typed; the messages change", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.faq);
  await open(page, "en");
  await email(page, "en").fill("emma@");
  await email(page, "en").blur();
  await page.getByText(words.en["username_is_not_valid"]).waitFor();
  await page.locator("header button[lang=ru]").evaluate((button) => (button as HTMLElement).click());
  await dialog(page, "ru").waitFor();
  await page.getByText(words.ru["username_is_not_valid"]).waitFor();
  expect(await email(page, "ru").inputValue()).toBe("emma@");
});

test("a password can be shown, and hides itself when the form is sent", async () => {
  const { page } = await portal.visitor({ language: "en", expected: /401/ });
  await page.goto(`${paths.faq}?dialog=login`);
  await email(page, "en").fill(personas.foreign.signIn.email);
  await password(page, "en").fill("wrong-password");
  expect(await password(page, "en").getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: words.en["password.show"] }).click();
  expect(await password(page, "en").getAttribute("type")).toBe("text");
  expect(await violations(page)).toEqual([]);
  await submit(page, "en").click();
  await page.getByRole("dialog").getByText(refusalExample("signIn", 401, "en").message).waitFor();
  expect(await password(page, "en").getAttribute("type")).toBe("password");
  expect([await email(page, "en").getAttribute("autocomplete"), await password(page, "en").getAttribute("autocomplete")]).toEqual(["username", "current-password"]);
});

test("pressing twice signs in once", async () => {
  const { page } = await portal.visitor({ language: "en" });
  portal.world.state.faults.push({ operationId: "signIn", status: 200, times: 1, delaySeconds: 0.4 });
  await page.goto(`${paths.faq}?dialog=login`);
  await email(page, "en").fill(personas.foreign.signIn.email);
  await password(page, "en").fill(personas.foreign.signIn.password);
  await submit(page, "en").dblclick();
  await account(page, personas.foreign.name).waitFor();
  expect(portal.world.state.calls.signIn).toBe(1);
});
