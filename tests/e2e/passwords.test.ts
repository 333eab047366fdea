import { expect, test } from "vitest";
import { exampleOf, refusalExample } from "../../mocks/operations.ts";
import { issueCode } from "../../mocks/store/verificationCodes.ts";
import { messages } from "../../mocks/store/messages.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { errorOf, expectAccessible, expectSummary, fieldOf, fillIn, retype, submitOf, tabTo, text } from "./support/accountForms.ts";
import { account, hasFocus, heading, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const { email, password } = personas.foreign.signIn;
const fresh = "Ədalətli#Qiymət7";
const said = (id: "requestPasswordReset" | "resetPassword" | "changePassword", language: (typeof languages)[number]): string => (exampleOf(id, 200, language) as { message: string }).message;

test.for(languages)("who forgot their password gets a code, sets a new one and signs in with it, by keyboard alone, in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /422/, ...(language === "ru" && { viewport: { width: 360, height: 740 } }) });
  const say = words[language];
  await page.goto(`${paths.faq}?dialog=login`);
  await page.getByRole("link", { name: say["forgotPassword.link"] }).waitFor();
  await tabTo(page, page.getByRole("link", { name: say["forgotPassword.link"] }));
  await page.keyboard.press("Enter");
  const username = fieldOf(page, language, "forgotPassword", "username");
  await tabTo(page, username);
  await page.keyboard.insertText("emma.lindqvist");
  await page.keyboard.press("Enter");
  await expectSummary(page, language, [say["username_is_not_valid"]]);
  await expectAccessible(page, language);
  await username.focus();
  await retype(page, email);
  await page.keyboard.press("Enter");

  await toasts(page, language).getByText(said("requestPasswordReset", language), { exact: true }).waitFor();
  await soon(() => hasFocus(page.getByRole("heading", { name: say["passwordReset.title"] }))).toBe(true);
  await expectAccessible(page, language);
  const answers = { code: portal.world.outbox.at(-1)?.code ?? "", newPassword: password, repeatedPassword: password };
  for (const [name, value] of Object.entries(answers)) {
    await tabTo(page, fieldOf(page, language, "passwordReset", name));
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press("Enter");
  // The service refuses a password that was used before, at its own field; the code stays good.
  await expectSummary(page, language, [`${text(language, "form.passwordReset.newPassword.label")}: ${messages.passwordUsed[language]}`]);
  await fillIn(page, language, "passwordReset", { newPassword: fresh, repeatedPassword: fresh });
  await page.keyboard.press("Enter");
  await toasts(page, language).getByText(said("resetPassword", language), { exact: true }).waitFor();
  await soon(() => fieldOf(page, language, "signIn", "username").inputValue()).toBe(email);
  await tabTo(page, fieldOf(page, language, "signIn", "password"));
  await page.keyboard.insertText(fresh);
  await page.keyboard.press("Enter");
  await account(page, personas.foreign.name).waitFor();
});

test("the page for a new password takes a code from an e-mail, says of an old one that it is old, and leads to another", async () => {
  const { page } = await portal.visitor({ language: "en", expected: /422/ });
  const say = words.en;
  const foreign = portal.world.state.accounts.find(({ persona }) => persona === "foreign");
  if (foreign === undefined) throw new Error("There is nobody to reset a password for.");
  await page.goto(paths.passwordReset);
  await heading(page, say["screen.passwordReset.title"]).waitFor();
  await submitOf(page).click();
  await expectSummary(page, "en", [say["message.codeIncorrect"], say["password_is_not_match_standarts"], say["passwords_no_match"]]);
  expect(await violations(page)).toEqual([]);

  const old = issueCode(portal.world, "reset", foreign);
  portal.world.advance(15 * 60 + 1);
  await fillIn(page, "en", "passwordReset", { code: old, newPassword: fresh, repeatedPassword: fresh });
  await submitOf(page).click();
  await soon(() => errorOf(fieldOf(page, "en", "passwordReset", "code"))).toBe(messages.codeExpired.en);
  await page.getByRole("link", { name: say["passwordReset.noCode"] }).click();
  await page.getByRole("dialog", { name: say["forgotPassword.title"] }).waitFor();
  await page.keyboard.press("Escape");
  await fieldOf(page, "en", "passwordReset", "code").fill(issueCode(portal.world, "reset", foreign));
  await submitOf(page).click();
  await page.getByRole("dialog", { name: say["signIn.title"] }).waitFor();
  expect(foreign.passwords.at(-1)).toBe(fresh);
});

test.for(languages)("a foreign organisation changes its password from the menu: each refusal stands at its field, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "foreign", language, expected: /422/, ...(language === "ru" && { viewport: { width: 768, height: 900 } }) });
  const say = words[language];
  const field = (name: string) => fieldOf(page, language, "passwordChange", name);
  await page.goto(paths.faq);
  await account(page, personas.foreign.name).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: say["passwordChange.title"] }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: say["passwordChange.title"] });
  await tabTo(page, submitOf(page));
  await page.keyboard.press("Enter");
  await expectSummary(page, language, [text(language, "form.passwordChange.oldPassword.required"), say["password_is_not_match_standarts"], say["passwords_no_match"]]);
  await expectAccessible(page, language);

  const refusals: readonly (readonly [string, string, string, string])[] = [
    [password, "Lindqvist#2026", "newPassword", messages.passwordHasName[language] ?? ""],
    [password, password, "newPassword", messages.passwordUsed[language] ?? ""],
    ["not-the-password", fresh, "oldPassword", refusalExample("changePassword", 422, language).fields?.[0]?.message ?? ""],
  ];
  for (const [oldPassword, newPassword, refused, why] of refusals) {
    await fillIn(page, language, "passwordChange", { oldPassword, newPassword, repeatedPassword: newPassword });
    await page.keyboard.press("Enter");
    await soon(() => errorOf(field(refused))).toBe(why);
    await expectSummary(page, language, [`${text(language, `form.passwordChange.${refused}.label`)}: ${why}`]);
  }
  await expectAccessible(page, language);
  await field("oldPassword").fill(password);
  await page.keyboard.press("Enter");
  await toasts(page, language).getByText(said("changePassword", language), { exact: true }).waitFor();
  await soon(() => dialog.count()).toBe(0);
  await soon(() => hasFocus(account(page, personas.foreign.name))).toBe(true);
  expect(portal.world.state.accounts.find(({ persona }) => persona === "foreign")?.passwords.at(-1)).toBe(fresh);
  expect(await page.title()).not.toContain(say["form.errorTitle"]);
});

test("whoever came by the state identity has no password to change, and its address opens nothing for them", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en" });
  await page.goto(`${paths.faq}?dialog=change-password`);
  await account(page, personas.citizen.name).click();
  await page.getByRole("link", { name: words.en["screen.personalInfo.title"] }).waitFor();
  expect(await page.getByRole("button", { name: words.en["passwordChange.title"] }).count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
