import { expect, test } from "vitest";
import { exampleOf, refusalExample } from "../../mocks/operations.ts";
import { messages } from "../../mocks/store/messages.ts";
import { paths } from "../../src/config/paths.ts";
import { errorOf, expectAccessible, expectSummary, fieldOf, fillIn, missingConditions, newcomer, retype, submitOf, summaryOf, tabTo, text } from "./support/accountForms.ts";
import { account, hasFocus, heading, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

const portal = usePortal();
const good = (id: "registerUser" | "activateAccount" | "signIn", language: (typeof languages)[number]): string => (exampleOf(id, 200, language) as { message: string }).message;
const calls = (id: "registerPossessor" | "registerUser" | "checkNewPassword"): number => portal.world.state.calls[id] ?? 0;
const lastCode = (): string => portal.world.outbox.at(-1)?.code ?? "";

/** Each breaks one rule of a new password and no other. */
const badPasswords = ["Aa1#bcdef", "qara-dəniz+1907", "QARA-DƏNİZ+1907", "Qara-Dəniz+bir", "QaraDəniz1907", "Aa1#Aa1#Aa1#"];

test.for(languages)("an organisation registers, confirms its address and signs in by keyboard alone, in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /422/, ...(language === "ru" && { viewport: { width: 360, height: 740 } }) });
  const say = words[language];
  const field = (name: string) => fieldOf(page, language, "registration", name);
  await page.goto(paths.faq);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await tabTo(page, page.getByRole("banner").getByRole("button", { name: say["signIn.foreign"] }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: say["registration.link"] }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: say["registration.title"] });
  await soon(() => hasFocus(dialog.getByRole("heading", { level: 2 }))).toBe(true);
  await expectAccessible(page, language);

  // Sent empty: every field says how to mend it, and the box with all of them is where one is.
  await tabTo(page, submitOf(page));
  await page.keyboard.press("Enter");
  const required = ["invalid.name", "invalid.surname", "invalid.fatherName", "invalid.phoneNumber", "invalid.possessorName", "invalid.address", "invalid.email", "password_is_not_match_standarts", "passwords_no_match"];
  await expectSummary(page, language, required.map((id) => text(language, id)));
  await expectAccessible(page, language);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await hasFocus(field("name"))).toBe(true);

  // The fields follow each other as they are read.
  for (const name of ["name", "surname", "fatherName", "phoneNumber", "possessor/name", "possessor/address"] as const) {
    expect(await hasFocus(field(name))).toBe(true);
    await page.keyboard.insertText(newcomer[name]);
    await page.keyboard.press("Tab");
  }
  expect(await field("phoneNumber").inputValue()).toBe("+0046855501421");
  expect(await hasFocus(field("possessor/description"))).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(newcomer.username);
  await page.keyboard.press("Tab");

  for (const bad of badPasswords) {
    await retype(page, bad);
    await page.keyboard.press("Tab");
    const missing = missingConditions(language, bad);
    expect(missing).toHaveLength(1);
    await soon(() => errorOf(field("password"))).toBe(text(language, "password.missing", { conditions: missing.join("") }));
    expect(await dialog.getByRole("list", { name: say["password.rules"] }).getByRole("listitem").filter({ hasText: say["password.unmet"] }).allTextContents()).toEqual(missing.map((condition) => `${condition}: ${say["password.unmet"]}`));
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(field("password"))).toBe(true);
  }
  await retype(page, newcomer.password);
  await tabTo(page, field("repeatedPassword"));
  await page.keyboard.insertText(`${newcomer.password} `);
  await page.keyboard.press("Tab");
  await soon(() => errorOf(field("repeatedPassword"))).toBe(say["passwords_no_match"]);
  await page.keyboard.press("Shift+Tab");
  await retype(page, newcomer.repeatedPassword);
  await soon(() => summaryOf(page, language).count()).toBe(0);
  expect((await page.title()).startsWith(say["form.errorTitle"])).toBe(false);
  await page.keyboard.press("Enter");

  const step = dialog.getByRole("heading", { name: say["verification.title"] });
  await soon(() => hasFocus(step)).toBe(true);
  await toasts(page, language).getByText(good("registerUser", language), { exact: true }).waitFor();
  await expectAccessible(page, language);
  expect([calls("registerPossessor"), calls("registerUser"), calls("checkNewPassword")]).toEqual([1, 1, 1]);
  expect(portal.world.state.accounts.at(-1)).toMatchObject({ email: newcomer.username, phoneNumber: "+0046855501421", possessorIds: [portal.world.state.possessors.at(-1)?.id], language });

  const code = fieldOf(page, language, "verification", "code");
  await tabTo(page, code);
  await page.keyboard.insertText("000 000");
  await page.keyboard.press("Enter");
  await expectSummary(page, language, [`${say["form.verification.code.label"]}: ${refusalExample("activateAccount", 422, language).message}`]);
  expect(await errorOf(code)).toBe(refusalExample("activateAccount", 422, language).message);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await retype(page, lastCode());
  await page.keyboard.press("Enter");

  const signIn = page.getByRole("dialog", { name: say["signIn.title"] });
  await signIn.waitFor();
  await toasts(page, language).getByText(good("activateAccount", language), { exact: true }).waitFor();
  await soon(() => fieldOf(page, language, "signIn", "username").inputValue()).toBe(newcomer.username);
  await tabTo(page, fieldOf(page, language, "signIn", "password"));
  await page.keyboard.insertText(newcomer.password);
  await page.keyboard.press("Enter");
  await heading(page, say["screen.eServices.title"]).waitFor();
  await account(page, "Ingrid Sørensen").waitFor();
  expect(portal.world.state.calls.signIn).toBe(1);
  // All of that in one page: no way from one dialog to the next loaded the portal again.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test("the message about the code stays eight seconds; a code that ran out is said to be old, and another is sent", async () => {
  const { page } = await portal.visitor({ language: "en", expected: /422|409/ });
  const say = words.en;
  await page.clock.install();
  await page.goto(`${paths.faq}?dialog=registration`);
  await fillIn(page, "en", "registration", newcomer);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitOf(page).click();
  const toast = toasts(page, "en").getByText(good("registerUser", "en"), { exact: true });
  const code = fieldOf(page, "en", "verification", "code");
  /** The clock of the page goes on only here, in steps too small to matter. */
  const until = (come: () => Promise<boolean>) => soon(async () => (await page.clock.runFor(20), come())).toBe(true);
  await until(() => toast.isVisible());
  await page.clock.runFor(7500);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(500);
  await soon(() => toast.count()).toBe(0);

  const again = page.getByRole("button", { name: say["code.resend"] });
  await until(() => again.isVisible());
  expect(await again.getAttribute("aria-disabled")).toBe("true");
  const reason = await again.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${reason}"]`).innerText()).toMatch(/^You can ask for another code in \d+ seconds?\.$/);
  portal.world.advance(24 * 60 * 60 + 1);
  await code.fill(lastCode());
  await submitOf(page).click();
  await until(async () => (await errorOf(code)) === messages.codeExpired.en);
  await page.clock.runFor(30_000);
  expect(await again.getAttribute("aria-disabled")).toBe("false");
  await page.getByRole("status").filter({ hasText: say["code.ready"] }).waitFor({ state: "attached" });
  await again.click();
  await until(() => toasts(page, "en").getByText(say["code_sent_to_email"], { exact: true }).isVisible());
  expect(await again.getAttribute("aria-disabled")).toBe("true");
  expect(portal.world.outbox).toHaveLength(2);
  await code.fill(lastCode());
  await submitOf(page).click();
  await until(() => fieldOf(page, "en", "signIn", "password").isVisible());
});
