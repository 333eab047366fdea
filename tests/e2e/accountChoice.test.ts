import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import type { Language } from "../../src/i18n/language.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getSignInButton,
  getToasts,
  hasFocus,
  waitForNotifications,
  expectNoToasts,
  hasErrorTitle,
} from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal();

const organisations = findAccount(portal.backend, "representative").organisations;
const [shirvan, khazar] = [organisations[0]!, organisations[1]!];

const getChoiceDialog = (page: Page, language: Language): Locator =>
  page.getByRole("dialog", { name: messagesByLanguage[language]["account.title"] });
const getApplyButton = (page: Page, language: Language): Locator =>
  getChoiceDialog(page, language).getByRole("button", { name: messagesByLanguage[language]["account.apply"] });
const getHeaderAccountButton = (page: Page): Locator => getAccountButton(page, personas.representative.name);
/** Returns the texts that describe a control. */
/** Expects that the choice is not asked for: its dialog is a file of its own, which comes later than the page. */
async function expectNoDialog(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await waitForFrames(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
}

const readDescription = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
const selectionCount = (): number => portal.backend.state.requestCounts.chooseAccount ?? 0;

test.for(selectCases(testedLanguages))(
  "requires a representative to choose an account first: Escape, an outside click and a reload do not close the dialog, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "representative", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.documents);
    await getChoiceDialog(page, language).waitFor();
    const choices = getChoiceDialog(page, language).getByRole("radio");
    expect(await choices.count()).toBe(4);
    for (const { name, positionName, voen } of organisations) {
      const choice = getChoiceDialog(page, language).getByRole("radio", { name });
      expect(await choice.isChecked()).toBe(false);
      const descriptionId = await choice.getAttribute("aria-describedby");
      expect(await page.locator(`[id="${descriptionId}"]`).innerText()).toBe(
        `${positionName} · ${messages["account.voen"].replace("{voen}", voen)}`,
      );
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await getChoiceDialog(page, language).waitFor();
    expect(await getChoiceDialog(page, language).getByRole("button", { name: messages["action.close"] }).count()).toBe(
      0,
    );
    await page.reload();
    await getChoiceDialog(page, language).waitFor();
    await getApplyButton(page, language).click();
    await getChoiceDialog(page, language).getByText(messages["account.none"]).waitFor();
    expect(await hasErrorTitle(page, language)).toBe(true);
    expect(await hasFocus(choices.first())).toBe(true);
    expect(await readDescription(choices.first())).toContain(messages["account.none"]);
    expect(selectionCount()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for(selectCases(testedLanguages))(
  "sends the chosen organisation to the backend, reads the user again and shows the organisation in the header, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "representative", language });
    await page.goto(paths.documents);
    const selectRequest = page.waitForRequest(/select-structure/);
    await getChoiceDialog(page, language).getByRole("radio", { name: khazar.name }).check({ force: true });
    const reads = portal.backend.state.requestCounts.readUser ?? 0;
    await getApplyButton(page, language).click();
    expect(new URL((await selectRequest).url()).searchParams.get("certNumber")).toBe(khazar.selectedCertNumber);
    await waitForExpect(() => getChoiceDialog(page, language).count()).toBe(0);
    await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(khazar.name);
    expect(await getHeaderAccountButton(page).innerText()).toContain(khazar.positionName);
    expect(portal.backend.state.requestCounts.readUser).toBe(reads + 1);
    const { message } = getResponseExample("chooseAccount", 200, language) as { message: string };
    await getToasts(page, language).getByText(message).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.reload();
    await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(khazar.name);
    await expectNoDialog(page);
  },
);

test("asks a representative also when the dialog could not be loaded at first", async () => {
  const { page } = await portal.newVisitor({
    as: "representative",
    language: "en",
    expectedConsoleErrors: /ERR_FAILED|Failed to (load|fetch)/,
  });
  await page.route(/\/assets\/AccountChoiceDialog-/, (route) => route.abort());
  await page.goto(paths.documents);
  await getToasts(page, "en").getByText(messagesByLanguage.en["state.notLoaded"]).waitFor();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await getChoiceDialog(page, "en").waitFor();
});

test("does not ask again in any tab after a user chose to act as a citizen, and lets them change the choice", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "representative" });
  await page.goto(paths.documents);
  const selectRequest = page.waitForRequest(/select-structure/);
  await getChoiceDialog(page, "az").getByRole("radio", { name: personas.representative.name }).check({ force: true });
  await getApplyButton(page, "az").click();
  expect(new URL((await selectRequest).url()).searchParams.has("certNumber")).toBe(false);
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(
    messagesByLanguage.az["account.citizen"],
  );
  await page.reload();
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(
    messagesByLanguage.az["account.citizen"],
  );
  await expectNoDialog(page);
  const otherTab = await newPage();
  await otherTab.goto(paths.documents);
  await waitForExpect(() => getHeaderAccountButton(otherTab).innerText()).toContain(
    messagesByLanguage.az["account.citizen"],
  );
  await expectNoDialog(otherTab);

  await getHeaderAccountButton(page).click();
  await page.getByRole("button", { name: messagesByLanguage.az["account.change"] }).click();
  await getChoiceDialog(page, "az").waitFor();
  await page.keyboard.press("Escape");
  await waitForExpect(() => getChoiceDialog(page, "az").count()).toBe(0);
  await getHeaderAccountButton(page).click();
  await page.getByRole("button", { name: messagesByLanguage.az["account.change"] }).click();
  await getChoiceDialog(page, "az").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await getApplyButton(page, "az").click();
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(shirvan.name);
  expect(selectionCount()).toBe(2);
});

test("applies a choice that is made after the access token has expired", async () => {
  const { page } = await portal.newVisitor({ as: "representative", expectedConsoleErrors: /401/ });
  await page.goto(paths.documents);
  await getChoiceDialog(page, "az").getByRole("radio", { name: khazar.name }).check({ force: true });
  expireTokens(portal.backend, "access");
  await getApplyButton(page, "az").click();
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(khazar.name);
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  await expectNoDialog(page);
});

test("applies a choice also when its dialog is closed before the response", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "en" });
  const messages = messagesByLanguage.en;
  const director = getAccountButton(page, personas.director.name);
  const request = Promise.withResolvers<Route>();
  await page.route(/select-structure/, (route) => request.resolve(route), { times: 1 });
  await page.goto(`${paths.documents}?dialog=change-account`);
  await getChoiceDialog(page, "en").getByRole("radio", { name: personas.director.name }).check({ force: true });
  await getApplyButton(page, "en").click();
  const heldRequest = await request.promise;
  await page.keyboard.press("Escape");
  await waitForExpect(() => getChoiceDialog(page, "en").count()).toBe(0);
  await heldRequest.continue();
  await waitForExpect(() => director.innerText()).toContain(messages["account.citizen"]);
});

test("says that a choice had no effect when the server ignores it", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "en" });
  const director = getAccountButton(page, personas.director.name);
  await page.route(/select-structure/, (route) => route.fulfill({ json: {} }));
  await page.goto(`${paths.documents}?dialog=change-account`);
  await getChoiceDialog(page, "en").getByRole("radio", { name: personas.director.name }).check({ force: true });
  await getApplyButton(page, "en").click();
  await getChoiceDialog(page, "en").getByRole("alert").waitFor();
  await expectNoToasts(page, "en");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await waitForExpect(() => getChoiceDialog(page, "en").count()).toBe(0);
  expect(await director.innerText()).toContain("Göyçay");
});

test("does not ask a director who already acts for an organisation, and shows the organisation", async () => {
  const { page } = await portal.newVisitor({ as: "director" });
  await page.goto(paths.documents);
  const director = getAccountButton(page, personas.director.name);
  await waitForExpect(() => director.innerText()).toContain("Göyçay");
  await expectNoDialog(page);
});

test("shows a failed account choice in the dialog itself", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en", expectedConsoleErrors: /500/ });
  portal.backend.state.faults.push({ operationId: "chooseAccount", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.documents);
  await getChoiceDialog(page, "en").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await getApplyButton(page, "en").click();
  await getChoiceDialog(page, "en").getByRole("alert").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await getApplyButton(page, "en").click();
  await waitForExpect(() => getChoiceDialog(page, "en").count()).toBe(0);
});

test("lets a representative act as a citizen when the server demands an organisation and none is selected", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en", expectedConsoleErrors: /400/ });
  const messages = messagesByLanguage.en;
  await page.route(/select-structure/, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(paths.documents);
  await getChoiceDialog(page, "en").getByRole("radio", { name: personas.representative.name }).check({ force: true });
  await getApplyButton(page, "en").click();
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(messages["account.citizen"]);
  await expectNoDialog(page);
});

test("offers to sign out from the account dialog", async () => {
  const { page } = await portal.newVisitor({ as: "representative" });
  await page.goto(paths.documents);
  await getChoiceDialog(page, "az").getByRole("button", { name: messagesByLanguage.az["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await getSignInButton(page, "az").waitFor();
  await expectNoDialog(page);
});

test("fills the data of the chosen organisation into an open form, and keeps what was typed", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "representative", language: "en" });
  await page.route("**/api/services/public/101?*", async (route) => {
    const response = await fetchWithRetry(route);
    const service = (await response.json()) as object;
    const properties = Object.fromEntries(
      ["organisationName", "voen", "wish"].map((field) => [field, { type: "string", title: field }]),
    );
    const form = { schema: { type: "object", required: Object.keys(properties), properties }, uiSchema: {} };
    await route.fulfill({ response, json: { ...service, form } });
  });
  const choose = async (name: string): Promise<void> => {
    await getChoiceDialog(page, "en").getByRole("radio", { name }).check({ force: true });
    await getApplyButton(page, "en").click();
    await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(name);
  };
  const readFields = (): Promise<string[]> =>
    Promise.all(["organisationName", "voen", "wish"].map((name) => page.getByLabel(name).inputValue()));
  await page.goto(getHref("apply", { id: "101" }));
  await choose(shirvan.name);
  await waitForExpect(readFields).toEqual([shirvan.name, shirvan.voen, ""]);
  await page.getByLabel("wish").fill("A certificate");
  // By the keyboard: a toast is above the button while the focus is in the form, and a pointer on it would keep it there.
  await getHeaderAccountButton(page).press("Enter");
  await page.getByRole("button", { name: messages["account.change"] }).click();
  await choose(khazar.name);
  await waitForExpect(readFields).toEqual([khazar.name, khazar.voen, "A certificate"]);

  // The draft has them too, for any account that follows.
  await page.goto(paths.documents);
  await getHeaderAccountButton(page).click();
  await page.getByRole("button", { name: messages["account.change"] }).click();
  await choose(shirvan.name);
  await page.goto(getHref("apply", { id: "101" }));
  await waitForExpect(readFields).toEqual([shirvan.name, shirvan.voen, "A certificate"]);
});

test("keeps the files of a draft that belong to another account, and says before the submission that it cannot send them", async () => {
  const messages = messagesByLanguage.en;
  const options = { as: "representative", language: "en" } as const;
  const { page } = await portal.newVisitor(options);
  const choose = async (on: Page, name: string): Promise<void> => {
    await getChoiceDialog(on, "en").getByRole("radio", { name }).check({ force: true });
    await getApplyButton(on, "en").click();
    await waitForExpect(() => getHeaderAccountButton(on).innerText()).toContain(name);
  };
  const getDraft = (): string => JSON.stringify(portal.backend.state.drafts);
  const isOfOtherAccount = (on: Page): Locator =>
    on.getByRole("listitem").getByText(messages["attachment.otherAccount"].replace("{size} · ", ""));
  await page.goto(paths.suggestion);
  await choose(page, shirvan.name);
  await page.getByLabel(messages["form.suggestion.subject.label"]).fill("Scales");
  await page.getByLabel(messages["form.suggestion.text.label"]).fill("One more pair.");
  await page.getByRole("button", { name: messages["apply.continue"] }).click();
  await page.locator("input[type=file]").setInputFiles(pdfFile("scales.pdf"));
  await waitForExpect(getDraft).toContain("scales.pdf");
  await getHeaderAccountButton(page).click();
  await page.getByRole("button", { name: messages["account.change"] }).click();
  await choose(page, khazar.name);
  await isOfOtherAccount(page).waitFor();
  await page.getByRole("button", { name: messages["apply.continue"] }).click();
  await page.getByText(messages["attachment.unfinished"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const { page: other } = await portal.newVisitor(options);
  await other.goto(paths.suggestion);
  await choose(other, khazar.name);
  const subject = other.getByLabel(messages["form.suggestion.subject.label"]);
  await waitForExpect(() => subject.inputValue()).toBe("Scales");
  await subject.fill("Scales and weights");
  await waitForExpect(getDraft).toContain("Scales and weights");
  expect(getDraft()).toContain("scales.pdf");
  await other.getByRole("button", { name: messages["apply.continue"] }).click();
  await isOfOtherAccount(other).waitFor();
});

test("filters more than seven accounts by a name without its special letters, or by the VÖEN", async () => {
  const account = findAccount(portal.backend, "representative");
  const more = Array.from({ length: 6 }, (_, index) => ({
    ...khazar,
    id: 900 + index,
    name: `«Şəki İpək ${index + 1}» MMC`,
    voen: `18000000${index}1`,
    selectedCertNumber: `AZ-2026-0009${index}`,
  }));
  account.organisations = [...account.organisations, ...more];
  const { page } = await portal.newVisitor({ as: "representative", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.documents);
  const dialog = getChoiceDialog(page, "en");
  const radios = dialog.getByRole("radio");
  const filter = dialog.getByRole("searchbox", { name: messages["account.filter"] });
  await filter.fill("seki ipek");
  await waitForExpect(() => radios.count()).toBe(6);
  await filter.fill("no such account");
  await dialog.getByText("0 results", { exact: true }).waitFor();
  await getApplyButton(page, "en").click();
  await dialog.getByText(messages["account.none"]).waitFor();
  await waitForExpect(() => hasFocus(filter)).toBe(true);
  // What has the focus says what is missing.
  expect(await readDescription(filter)).toBe(messages["account.none"]);
  await filter.fill(khazar.voen);
  await waitForExpect(() => radios.count()).toBe(1);
  await dialog.getByRole("status").filter({ hasText: "1" }).waitFor({ state: "attached" });
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await radios.first().check({ force: true });
  // The chosen one stays, and is not counted.
  await filter.fill("seki ipek 3");
  await waitForExpect(() => radios.count()).toBe(2);
  await dialog.getByText("1 result", { exact: true }).waitFor();
  await getApplyButton(page, "en").click();
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(khazar.name);
});

test("says above the buttons of forms for whom they are sent", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en" });
  const sentFor = page
    .getByRole("main")
    .getByText(messagesByLanguage.en["apply.onBehalfOf"].replace("{name}", shirvan.name), { exact: true });
  await page.goto(paths.consumerRights);
  await getChoiceDialog(page, "en").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await getApplyButton(page, "en").click();
  await sentFor.waitFor();
  await page.goto(paths.callCenter);
  await sentFor.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const { page: other } = await portal.newVisitor({ as: "citizen", language: "en" });
  await other.goto(paths.consumerRights);
  await other.locator("main form:not([role=search]) button[type=submit]").waitFor();
  expect(await other.getByText(messagesByLanguage.en["apply.onBehalfOf"].split("{")[0] ?? "").count()).toBe(0);
});

test("reloads the notifications when the account changes", async () => {
  const { page } = await portal.newVisitor({ as: "representative" });
  await page.goto(paths.notifications);
  await getChoiceDialog(page, "az").getByRole("radio", { name: shirvan.name }).check({ force: true });
  await getApplyButton(page, "az").click();
  await waitForNotifications(page);
  const reads = portal.backend.state.requestCounts.readNotifications ?? 0;
  await getHeaderAccountButton(page).click();
  await page.getByRole("button", { name: messagesByLanguage.az["account.change"] }).click();
  await getChoiceDialog(page, "az").getByRole("radio", { name: khazar.name }).check({ force: true });
  await getApplyButton(page, "az").click();
  await waitForExpect(() => getHeaderAccountButton(page).innerText()).toContain(khazar.name);
  await waitForExpect(() => (portal.backend.state.requestCounts.readNotifications ?? 0) > reads).toBe(true);
});
