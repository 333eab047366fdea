import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { refusalExample } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requests.js";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { errorOf, expectSummary, fieldOf, fillIn, newcomer, submitOf, summaryOf, text } from "./support/accountForms.ts";
import { hasFocus, toasts } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const calls = (id: OperationId): number => portal.world.state.calls[id] ?? 0;
const step = (page: Page, language: Language) => page.getByRole("dialog").getByRole("heading", { name: words[language]["verification.title"] });

/** The registration, filled in and ready to be sent. */
async function filledIn(page: Page, language: Language): Promise<void> {
  await page.goto(`${paths.faq}?dialog=registration`);
  await fillIn(page, language, "registration", newcomer);
}

/** The connection breaks while the account is on its way, once. */
const loseAccount = (page: Page): Promise<unknown> => page.route("**/api/user/public?*", (route) => route.abort("connectionreset"), { times: 1 });

test("a connection lost between organisation and account keeps everything, and the next attempt makes no second organisation", async () => {
  const language = "ru";
  const { page } = await portal.visitor({ language, expected: /ERR_|Failed to load/, viewport: { width: 360, height: 740 } });
  const before = portal.world.state.possessors.length;
  await loseAccount(page);
  await filledIn(page, language);
  await submitOf(page).click();
  await expectSummary(page, language, [], "form.notSent");
  const said = `${text(language, "failure.offline")} ${text(language, "form.kept")}`;
  await page.getByRole("dialog").getByText(said, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await fieldOf(page, language, "registration", "possessor/name").inputValue()).toBe(newcomer["possessor/name"]);
  expect(await fieldOf(page, language, "registration", "password").inputValue()).toBe(newcomer.password);

  await submitOf(page).click();
  await step(page, language).waitFor();
  expect([calls("registerPossessor"), calls("registerUser")]).toEqual([1, 1]);
  expect(portal.world.state.possessors).toHaveLength(before + 1);
});

test("an organisation that is answered otherwise than agreed stops the registration quietly: told in place, by no short message", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.route("**/api/possessors/public*", (route) => route.fulfill({ status: 201, json: { id: 1, name: "x", address: "y" } }));
  await filledIn(page, "en");
  await submitOf(page).click();
  await expectSummary(page, "en", [], "form.notSent");
  expect(await toasts(page, "en").getByRole("listitem", { includeHidden: true }).count()).toBe(0);
  expect(calls("registerUser")).toBe(0);
  await page.unroute("**/api/possessors/public*");
  await submitOf(page).click();
  await step(page, "en").waitFor();
  expect(calls("registerPossessor")).toBe(1);
});

test("what the service refuses is said at its field, first of the organisation, then of the account, in words of the language shown", async () => {
  const { page } = await portal.visitor({ language: "ru", expected: /422/ });
  const address = fieldOf(page, "ru", "registration", "possessor/address");
  const username = fieldOf(page, "ru", "registration", "username");
  portal.world.state.faults.push({ operationId: "registerPossessor", status: 422, times: 1, delaySeconds: 0 });
  await filledIn(page, "ru");
  await username.fill(personas.foreign.signIn.email);
  await submitOf(page).click();
  const [refusedAddress] = refusalExample("registerPossessor", 422, "ru").fields ?? [];
  await expectSummary(page, "ru", [`${text("ru", "form.registration.possessor.address.label")}: ${refusedAddress?.message}`]);
  expect(await errorOf(address)).toBe(refusedAddress?.message);
  expect(await address.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("dialog").getByRole("link", { name: refusedAddress?.message ?? "" }).click();
  expect(await hasFocus(address)).toBe(true);

  // What was said is about what was sent: it goes when that is changed.
  await address.fill("Bryggen 5, 5003 Bergen");
  await soon(() => summaryOf(page, "ru").count()).toBe(0);
  await submitOf(page).click();
  const [refusedUsername] = refusalExample("registerUser", 422, "ru").fields ?? [];
  await expectSummary(page, "ru", [`${text("ru", "form.registration.username.label")}: ${refusedUsername?.message}`]);
  expect(await violations(page)).toEqual([]);

  // The service's own sentence was in Russian: in another language ours stands for it.
  await page.locator("header button[lang=en]").evaluate((button) => (button as HTMLElement).click());
  await soon(() => errorOf(fieldOf(page, "en", "registration", "username"))).toBe(words.en["invalid.other"]);
  expect(await page.getByText(refusedUsername?.message ?? "").count()).toBe(0);
  expect((await page.title()).startsWith(`${words.en["form.errorTitle"]} `)).toBe(true);
  expect(await fieldOf(page, "en", "registration", "username").inputValue()).toBe(personas.foreign.signIn.email);
});

test("an organisation that the service has forgotten is registered anew at the next attempt", async () => {
  const { page } = await portal.visitor({ language: "en", expected: /422|ERR_/ });
  await loseAccount(page);
  await filledIn(page, "en");
  await submitOf(page).click();
  await expectSummary(page, "en", [], "form.notSent");
  portal.world.state.possessors = [];
  await submitOf(page).click();
  await page.getByRole("dialog").getByText("The organisation's registration was not found. Send its details again.").waitFor();
  await submitOf(page).click();
  await step(page, "en").waitFor();
  expect(calls("registerPossessor")).toBe(2);
});

test("pressing twice, pressing Enter five times and five presses at once send everything once", async () => {
  const { page } = await portal.visitor({ language: "en", expected: /409/ });
  const slow = (operationId: OperationId) => portal.world.state.faults.push({ operationId, status: 200, times: 1, delaySeconds: 0.3 });
  slow("registerPossessor");
  await filledIn(page, "en");
  await submitOf(page).dblclick();
  expect(await submitOf(page).getAttribute("aria-busy")).toBe("true");
  await step(page, "en").waitFor();
  expect([calls("registerPossessor"), calls("registerUser"), calls("checkNewPassword")]).toEqual([1, 1, 1]);

  await page.goto(`${paths.faq}?dialog=forgot-password`);
  slow("requestPasswordReset");
  const username = fieldOf(page, "en", "forgotPassword", "username");
  await username.fill(newcomer.username);
  for (const _ of Array(5)) await page.keyboard.press("Enter");
  await fieldOf(page, "en", "passwordReset", "code").waitFor();
  expect(calls("requestPasswordReset")).toBe(1);

  await page.goto(`${paths.faq}?dialog=login`);
  await fillIn(page, "en", "signIn", { username: newcomer.username, password: newcomer.password });
  await submitOf(page).evaluate((button) => {
    for (const _ of Array(5)) (button as HTMLButtonElement).click();
  });
  await step(page, "en").waitFor();
  expect(calls("signIn")).toBe(1);
});

test("a message that appears on leaving a field does not push the link away that is being pressed", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(`${paths.faq}?dialog=login`);
  await fieldOf(page, "en", "signIn", "username").fill("emma");
  const link = page.getByRole("link", { name: words.en["forgotPassword.link"] });
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50)));
  expect(await page.getByText(words.en["username_is_not_valid"]).count()).toBe(0);
  await page.mouse.up();
  await page.getByRole("dialog", { name: words.en["forgotPassword.title"] }).waitFor();
});

test("too many attempts are told with how long to wait", async () => {
  const { page } = await portal.visitor({ language: "az", expected: /401|429/ });
  await page.goto(`${paths.faq}?dialog=login`);
  await fillIn(page, "az", "signIn", { username: personas.foreign.signIn.email, password: "səhv-şifrə" });
  portal.world.state.attempts[`sign-in ${personas.foreign.signIn.email}`] = Array<number>(5).fill(portal.world.now());
  await submitOf(page).click();
  await expectSummary(page, "az", []);
  await page.getByRole("dialog").getByText(refusalExample("signIn", 429, "az").message).waitFor();
});
