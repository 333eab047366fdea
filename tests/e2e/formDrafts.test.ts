import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { errorOf, fieldOf, fillIn, newcomer, submitOf } from "./support/accountForms.ts";
import { account, hasFocus, heading, message } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const registration = `${paths.faq}?dialog=registration`;
const { password, repeatedPassword, ...answers } = newcomer;

/** Everything that the device and the tab keep. */
const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const valueOf = (page: Page, language: Language, form: string, field: string): Promise<string> => fieldOf(page, language, form, field).inputValue();

test("what was typed survives a reload, says so, and can be thrown away; passwords are never kept", async () => {
  const language = "az";
  const { page } = await portal.visitor({ language, viewport: { width: 360, height: 740 } });
  const say = words[language];
  await page.goto(registration);
  await fillIn(page, language, "registration", newcomer);
  expect(await kept(page)).not.toContain(password);
  await page.reload();
  await page.getByText(say["form.restored"]).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await valueOf(page, language, "registration", "name")).toBe(answers.name);
  expect(await valueOf(page, language, "registration", "phoneNumber")).toBe("+0046855501421");
  expect(await valueOf(page, language, "registration", "possessor/address")).toBe(answers["possessor/address"]);
  expect([await valueOf(page, language, "registration", "password"), await valueOf(page, language, "registration", "repeatedPassword")]).toEqual(["", ""]);

  await page.getByRole("button", { name: say["form.startOver"] }).click();
  await soon(() => valueOf(page, language, "registration", "name")).toBe("");
  expect(await hasFocus(fieldOf(page, language, "registration", "name"))).toBe(true);
  expect(await page.getByText(say["form.restored"]).count()).toBe(0);
  expect(await kept(page)).not.toContain(answers.name);
  expect(repeatedPassword).toBe(password);
});

test("nothing is said to be back where nothing was typed that counts, and nobody is asked before leaving it", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(registration);
  await fillIn(page, "en", "registration", { name: "x", password: "abc", surname: "  " });
  await fillIn(page, "en", "registration", { name: "", surname: "" });
  expect(await kept(page)).not.toContain("draft");
  await page.reload();
  await fieldOf(page, "en", "registration", "name").waitFor();
  expect(await page.getByText(words.en["form.restored"]).count()).toBe(0);
  await fillIn(page, "en", "registration", { name: " " });
  await page.keyboard.press("Escape");
  await soon(() => page.getByRole("dialog").count()).toBe(0);
});

test("codes and passwords are typed into nothing that is kept", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.passwordReset);
  await fillIn(page, "en", "passwordReset", { code: "730518", newPassword: password, repeatedPassword: password });
  await page.goto(`${paths.faq}?dialog=login`);
  await fillIn(page, "en", "signIn", { username: newcomer.username, password });
  const all = await kept(page);
  expect(all).toContain(newcomer.username);
  expect(all).not.toContain(password);
  expect(all).not.toContain("730518");
});

test("leaving a form with something unsent asks first, whether by the dialog's button, by Escape or by a link", async () => {
  const language = "ru";
  const { page } = await portal.visitor({ as: "foreign", language });
  const say = words[language];
  const question = page.getByRole("dialog", { name: say["form.leave"] });
  const stay = question.getByRole("button", { name: say["form.leaveNo"], exact: true });
  await page.goto(paths.personalInfo);
  await fillIn(page, language, "personalInfo", { surname: "Lind" });
  const elsewhere = page.getByRole("contentinfo").getByRole("link", { name: say["screen.faq.title"] });
  await elsewhere.click();
  await question.waitFor();
  expect(await violations(page)).toEqual([]);
  await stay.click();
  await soon(() => question.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(paths.personalInfo);
  expect(await valueOf(page, language, "personalInfo", "surname")).toBe("Lind");
  await elsewhere.click();
  await question.getByRole("button", { name: say["form.leaveYes"], exact: true }).click();
  await soon(() => hasFocus(heading(page, say["screen.faq.title"]))).toBe(true);
  expect(await kept(page)).not.toContain("draft");

  await account(page, personas.foreign.name).click();
  await page.getByRole("button", { name: say["passwordChange.title"] }).click();
  await fillIn(page, language, "passwordChange", { oldPassword: "x" });
  const dialog = page.getByRole("dialog", { name: say["passwordChange.title"] });
  await page.keyboard.press("Escape");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await soon(() => question.count()).toBe(0);
  expect(await valueOf(page, language, "passwordChange", "oldPassword")).toBe("x");
  await dialog.getByRole("button", { name: say["action.close"] }).click();
  await question.getByRole("button", { name: say["form.leaveYes"], exact: true }).click();
  await soon(() => page.getByRole("dialog").count()).toBe(0);
});

test("a sign-in that runs out in the middle of a form leaves what was typed for the same person, and for nobody else", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en", expected: /401/ });
  await page.goto(paths.personalInfo);
  await fillIn(page, "en", "personalInfo", { surname: "Lind", "possessor/name": "Nordvik Group" });
  expireTokens(portal.world, "all");
  await submitOf(page).click();
  await message(page, words.en["session.ended"]).waitFor();
  const signInAs = async ({ email, password: secret }: { email: string; password: string }): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: words.en["signIn.foreign"] }).click();
    await fillIn(page, "en", "signIn", { username: email, password: secret });
    await submitOf(page).click();
  };
  await signInAs(personas.foreign.signIn);
  await page.getByText(words.en["form.restored"]).waitFor();
  expect(await valueOf(page, "en", "personalInfo", "surname")).toBe("Lind");
  expect(await valueOf(page, "en", "personalInfo", "possessor/name")).toBe("Nordvik Group");

  expireTokens(portal.world, "all");
  await submitOf(page).click();
  await message(page, words.en["session.ended"]).waitFor();
  for (const one of portal.world.state.accounts) if (one.persona === "unverified") Object.assign(one, { emailVerified: true, language: "en" });
  await signInAs(personas.unverified.signIn);
  await soon(() => valueOf(page, "en", "personalInfo", "surname")).toBe("Brandt");
  expect(await page.getByText(words.en["form.restored"]).count()).toBe(0);
  expect(await kept(page)).not.toContain("Nordvik Group");
});

test("signing out forgets what was typed", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en" });
  await page.goto(paths.personalInfo);
  await fillIn(page, "en", "personalInfo", { surname: "Lind" });
  expect(await kept(page)).toContain("Lind");
  await account(page, personas.foreign.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  const leave = page.getByRole("dialog").getByRole("button", { name: words.en["form.leaveYes"], exact: true });
  await heading(page, words.en["home.title"]).or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await heading(page, words.en["home.title"]).waitFor();
  expect(await kept(page)).not.toContain("Lind");
});

test("a change of language changes only the words of a form: values, messages, dialog and focus stay", async () => {
  const { page } = await portal.visitor({ language: "az" });
  await page.goto(registration);
  await fillIn(page, "az", "registration", { name: "Ingrid", phoneNumber: "+", password: "abcd1" });
  await fieldOf(page, "az", "registration", "username").focus();
  await soon(() => errorOf(fieldOf(page, "az", "registration", "phoneNumber"))).toBe(words.az["invalid.phoneNumber"]);
  for (const language of ["ru", "en"] as const) {
    await page.locator(`header button[lang=${language}]`).evaluate((button) => (button as HTMLElement).click());
    await page.getByRole("dialog", { name: words[language]["registration.title"] }).waitFor();
    await soon(() => hasFocus(fieldOf(page, language, "registration", "username"))).toBe(true);
    expect(await valueOf(page, language, "registration", "name")).toBe("Ingrid");
    expect(await valueOf(page, language, "registration", "password")).toBe("abcd1");
    expect(await errorOf(fieldOf(page, language, "registration", "phoneNumber"))).toBe(words[language]["invalid.phoneNumber"]);
    expect(await errorOf(fieldOf(page, language, "registration", "password"))).toContain(words[language]["password.missing"].replace("{conditions}", ""));
    expect(await errorOf(fieldOf(page, language, "registration", "surname"))).toBe("");
  }
});
