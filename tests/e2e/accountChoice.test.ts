import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { exampleOf } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { account, signIn, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

const organisations = portal.world.state.accounts.find(({ persona }) => persona === "representative")!.organisations;
const [shirvan, khazar] = [organisations[0]!, organisations[1]!];

const dialog = (page: Page, language: Language): Locator => page.getByRole("dialog", { name: words[language]["account.title"] });
const apply = (page: Page, language: Language): Locator => dialog(page, language).getByRole("button", { name: words[language]["account.apply"] });
const header = (page: Page): Locator => account(page, personas.representative.name);
const selections = (): number => portal.world.state.calls.chooseAccount ?? 0;

test.for(languages)("whoever may act for organisations must choose first: nothing but an answer closes the question, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "representative", language });
  const say = words[language];
  await page.goto(paths.documents);
  await dialog(page, language).waitFor();
  const choices = dialog(page, language).getByRole("radio");
  expect(await choices.count()).toBe(4);
  for (const { name, positionName, voen } of organisations) {
    const choice = dialog(page, language).getByRole("radio", { name });
    expect(await choice.isChecked()).toBe(false);
    const described = await choice.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe(say["account.position"].replace("{position}", positionName).replace("{voen}", voen));
  }
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await dialog(page, language).waitFor();
  expect(await dialog(page, language).getByRole("button", { name: say["action.close"] }).count()).toBe(0);
  await page.reload();
  await dialog(page, language).waitFor();
  await apply(page, language).click();
  await dialog(page, language).getByText(say["account.none"]).waitFor();
  expect(selections()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test.for(languages)("the chosen organisation is told to the service, read back and shown in the header, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "representative", language });
  await page.goto(paths.documents);
  const asked = page.waitForRequest(/select-structure/);
  await dialog(page, language).getByRole("radio", { name: khazar.name }).check({ force: true });
  const reads = portal.world.state.calls.readUser ?? 0;
  await apply(page, language).click();
  expect(new URL((await asked).url()).searchParams.get("certNumber")).toBe(khazar.selectedCertNumber);
  await soon(() => dialog(page, language).count()).toBe(0);
  await soon(() => header(page).innerText()).toContain(khazar.name);
  expect(await header(page).innerText()).toContain(khazar.positionName);
  expect(portal.world.state.calls.readUser).toBe(reads + 1);
  const said = (exampleOf("chooseAccount", 200, language) as { message?: string }).message;
  if (said !== undefined) await toasts(page, language).getByText(said).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await soon(() => header(page).innerText()).toContain(khazar.name);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("acting as a citizen is not asked again in this tab, and can be changed", async () => {
  const { page } = await portal.visitor({ as: "representative" });
  await page.goto(paths.documents);
  const asked = page.waitForRequest(/select-structure/);
  await dialog(page, "az").getByRole("radio", { name: personas.representative.name }).check({ force: true });
  await apply(page, "az").click();
  expect(new URL((await asked).url()).searchParams.has("certNumber")).toBe(false);
  await soon(() => header(page).innerText()).toContain(words.az["account.citizen"]);
  await page.reload();
  await soon(() => header(page).innerText()).toContain(words.az["account.citizen"]);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await header(page).click();
  await page.getByRole("button", { name: words.az["account.change"] }).click();
  await dialog(page, "az").waitFor();
  await page.keyboard.press("Escape");
  await soon(() => dialog(page, "az").count()).toBe(0);
  await header(page).click();
  await page.getByRole("button", { name: words.az["account.change"] }).click();
  await dialog(page, "az").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await apply(page, "az").click();
  await soon(() => header(page).innerText()).toContain(shirvan.name);
  expect(selections()).toBe(2);
});

test("whoever acts for an organisation already is not asked, and sees for which", async () => {
  const { page } = await portal.visitor({ as: "director" });
  await page.goto(paths.documents);
  const director = account(page, personas.director.name);
  await soon(() => director.innerText()).toContain("Göyçay");
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a choice that the service refuses is told in the question itself", async () => {
  const { page } = await portal.visitor({ as: "representative", language: "en", expected: /500/ });
  portal.world.state.faults.push({ operationId: "chooseAccount", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.documents);
  await dialog(page, "en").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await apply(page, "en").click();
  await dialog(page, "en").getByRole("alert").waitFor();
  expect(await violations(page)).toEqual([]);
  await apply(page, "en").click();
  await soon(() => dialog(page, "en").count()).toBe(0);
});

test("the question can be left by signing out", async () => {
  const { page } = await portal.visitor({ as: "representative" });
  await page.goto(paths.documents);
  await dialog(page, "az").getByRole("button", { name: words.az["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await signIn(page, "az").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a change of account forgets what the one before was shown", async () => {
  const { page } = await portal.visitor({ as: "representative" });
  await page.goto(paths.notifications);
  await dialog(page, "az").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await apply(page, "az").click();
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor();
  const reads = portal.world.state.calls.readNotifications ?? 0;
  await header(page).click();
  await page.getByRole("button", { name: words.az["account.change"] }).click();
  await dialog(page, "az").getByRole("radio", { name: khazar.name }).check({ force: true });
  await apply(page, "az").click();
  await soon(() => header(page).innerText()).toContain(khazar.name);
  await soon(() => (portal.world.state.calls.readNotifications ?? 0) > reads).toBe(true);
});
