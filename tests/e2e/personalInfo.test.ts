import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { getResponseExample } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import {
  expectAccessible,
  expectErrorSummary,
  getField,
  fillForm,
  getSubmitButton,
  tabTo,
  getMessageText,
} from "./support/accountForms.ts";
import { getAccountButton, hasFocus, getPageHeading, getToasts, expectNoToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";

const portal = setUpPortal();

/** Returns the switch, in English, of the messages about payments in one channel. */
const getPaymentSwitch = (page: Page, channel: "email" | "sms" | "push"): Locator =>
  page.getByRole("switch", {
    name: `${messagesByLanguage.en["notificationSettings.event.PAYMENT"]}: ${messagesByLanguage.en[`notificationSettings.channel.${channel}`]}`,
    exact: true,
  });

const requestCount = (id: OperationId): number => portal.backend.state.requestCounts[id] ?? 0;
const successMessage = (id: "updateUser" | "updateContacts", language: Language): string =>
  (getResponseExample(id, 200, language) as { message: string }).message;

test.for(selectCases(testedLanguages))(
  "updates a foreign representative and their organisation, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({
      as: "foreign",
      language,
      expectedConsoleErrors: /403/,
      ...(language === "ru" && { viewport: { width: 360, height: 740 } }),
    });
    const field = (name: string) => getField(page, language, "personalInfo", name);
    await page.goto(paths.personalInfo);
    await waitForExpect(() => field("possessor/name").inputValue()).toBe("Nordvik Foods AB");
    expect(await field("possessor/description").inputValue()).toBe("Exports dairy products.");
    await expectAccessible(page, language);

    await fillForm(page, language, "personalInfo", { name: "", phoneNumber: "+", "possessor/address": "Bergen" });
    await getSubmitButton(page).click();
    await expectErrorSummary(
      page,
      language,
      ["required.name", "required.phoneNumber", "invalid.address"].map((id) => getMessageText(language, id)),
    );
    await expectAccessible(page, language);

    await fillForm(page, language, "personalInfo", {
      name: "Emilia",
      phoneNumber: "0046 8 555 01 421",
      "possessor/address": "Skeppsbron 4, Stockholm",
      "possessor/description": "",
    });
    await getSubmitButton(page).click();
    await getToasts(page, language).getByText(successMessage("updateUser", language), { exact: true }).waitFor();
    await getAccountButton(page, "Emilia Lindqvist").waitFor();
    expect([requestCount("updateUser"), requestCount("updatePossessor"), requestCount("updateContacts")]).toEqual([
      1, 1, 0,
    ]);
    expect(findAccount(portal.backend, "foreign")).toMatchObject({
      name: "Emilia",
      phoneNumber: "+0046855501421",
      possessorIds: [7001],
      // The form does not show it, and the mock backend removes what a request leaves out.
      note: "Please write in English.",
    });
    // A cleared field is stored as empty, no draft remains, navigation does not ask, and the focus stays on the button.
    expect(portal.backend.state.possessors.find(({ id }) => id === 7001)).toEqual({
      id: 7001,
      name: "Nordvik Foods AB",
      address: "Skeppsbron 4, Stockholm",
      description: "",
    });
    expect(await field("possessor/description").inputValue()).toBe("");
    expect(await hasFocus(getSubmitButton(page))).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem("draft:personalInfo"))).toBeNull();
    await page
      .getByRole("navigation", { name: messagesByLanguage[language]["breadcrumb.label"] })
      .getByRole("link")
      .first()
      .click();
    await getPageHeading(page, messagesByLanguage[language]["home.title"]).waitFor();
  },
);

test("asks before a representative changes the address of their sign-in", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  const messages = messagesByLanguage.en;
  const email = "emma@nordvik.example";
  await page.goto(paths.personalInfo);
  const field = getField(page, "en", "personalInfo", "email");
  await field.fill(email);
  const descriptionIds = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
  expect(await Promise.all(descriptionIds.map((id) => page.locator(`[id="${id}"]`).innerText()))).toContain(
    messages["form.personalInfo.email.hint"],
  );
  const question = page.getByRole("dialog", { name: getMessageText("en", "person.newEmail", { email }) });
  await getSubmitButton(page).click();
  await question.getByRole("button", { name: messages["confirm.reject"] }).click();
  await question.waitFor({ state: "detached" });
  await waitForExpect(() => getSubmitButton(page).getAttribute("aria-busy")).toBeNull();
  expect([requestCount("updateUser"), requestCount("updatePossessor")]).toEqual([0, 0]);
  expect(await field.inputValue()).toBe(email);

  await getSubmitButton(page).click();
  await question.getByRole("button", { name: messages["confirm.accept"] }).click();
  await getToasts(page, "en").getByText(successMessage("updateUser", "en"), { exact: true }).waitFor();
  expect(findAccount(portal.backend, "foreign").email).toBe(email);
});

test("asks once about a new address that the server does not show yet", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  const messages = messagesByLanguage.en;
  const { email: oldEmail } = findAccount(portal.backend, "foreign");
  await page.route("**/api/user/details*", async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), email: oldEmail } });
  });
  await page.goto(paths.personalInfo);
  await getField(page, "en", "personalInfo", "email").fill("emma@nordvik.example");
  await getSubmitButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: messages["confirm.accept"] }).click();
  await waitForExpect(() => requestCount("updateUser")).toBe(1);
  await waitForExpect(() => getSubmitButton(page).getAttribute("aria-busy")).toBeNull();
  await getField(page, "en", "personalInfo", "name").fill("Emilia");
  await getSubmitButton(page).click();
  await waitForExpect(() => requestCount("updateUser")).toBe(2);
});

test("keeps the input when the second request of a save fails, and completes the save on the next attempt", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /503/ });
  portal.backend.state.faults.push({ operationId: "updateUser", status: 503, times: 1, delaySeconds: 0 });
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", { name: "Emilia", "possessor/name": "Nordvik Foods Group AB" });
  await getSubmitButton(page).click();
  await expectErrorSummary(page, "en", [], "form.notSent");
  await page.getByRole("main").getByText(messagesByLanguage.en["form.kept"]).waitFor();
  expect(await page.getByText(messagesByLanguage.en["form.restored"]).count()).toBe(0);
  expect(await getField(page, "en", "personalInfo", "name").inputValue()).toBe("Emilia");
  expect(findAccount(portal.backend, "foreign").name).toBe("Emma");
  await getSubmitButton(page).click();
  await getToasts(page, "en").getByText(successMessage("updateUser", "en"), { exact: true }).waitFor();
  expect(findAccount(portal.backend, "foreign").name).toBe("Emilia");
  expect(portal.backend.state.possessors.find(({ id }) => id === 7001)?.name).toBe("Nordvik Foods Group AB");
});

test.for([
  ["with the user", false],
  ["at all", true],
] as const)("registers an organisation once, when the server returns no ids %s", async ([, registersWithoutId]) => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  if (registersWithoutId)
    await page.route("**/api/possessors/public?*", async (route) => {
      const response = await fetchWithRetry(route);
      const { id: _, ...possessor } = (await response.json()) as { id: unknown };
      await route.fulfill({ response, json: possessor });
    });
  await page.route("**/api/user/details*", async (route) => {
    const response = await fetchWithRetry(route);
    const { possessorIds: _, ...user } = (await response.json()) as { possessorIds: unknown };
    await route.fulfill({ response, json: user });
  });
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", {
    "possessor/name": "Nordvik Foods AB",
    "possessor/address": "Hamngatan 18, Stockholm",
  });
  const sentIds: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() !== "PUT" || new URL(request.url()).pathname !== "/api/user") return;
    sentIds.push((request.postDataJSON() as { possessorIds?: unknown }).possessorIds);
  });
  const save = async (name: string, savedCount: number): Promise<void> => {
    await fillForm(page, "en", "personalInfo", { name });
    await getSubmitButton(page).click();
    await waitForExpect(() => portal.backend.state.requestCounts.updateUser).toBe(savedCount);
    await waitForExpect(() => getSubmitButton(page).getAttribute("aria-busy")).toBeNull();
  };
  await save("Emilia", 1);
  await save("Emma Maria", 2);
  await page.reload();
  expect(await getField(page, "en", "personalInfo", "possessor/address").inputValue()).toBe("Hamngatan 18, Stockholm");
  await save("Emilia", 3);
  await waitForExpect(() => findAccount(portal.backend, "foreign").name).toBe("Emilia");
  expect(portal.backend.state.requestCounts.registerPossessor).toBe(1);
  // An unknown list is not overwritten, but for the organisation that was registered here.
  const newId = portal.backend.state.possessors.at(-1)?.id;
  expect(sentIds).toEqual(Array(3).fill(registersWithoutId ? undefined : [newId]));
  expect(findAccount(portal.backend, "foreign").possessorIds).toEqual([registersWithoutId ? 7001 : newId]);
});

test("keeps the note of an organisation when the server does not show it", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  await page.route("**/api/possessors/public/7001*", (route) =>
    route.fulfill({ json: { id: 7001, name: "Nordvik Foods AB", address: "Hamngatan 18, Stockholm" } }),
  );
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", { "possessor/name": "Nordvik Foods Group AB" });
  await getSubmitButton(page).click();
  await getToasts(page, "en").getByText(successMessage("updateUser", "en"), { exact: true }).waitFor();
  expect(portal.backend.state.possessors.find(({ id }) => id === 7001)).toMatchObject({
    name: "Nordvik Foods Group AB",
    description: "Exports dairy products.",
  });
});

test.for(selectCases([400, 403, 404, 422]))(
  "shows the form also when the organisation may not be read or is not found (%d), and saves",
  async (status) => {
    const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /4\d\d/ });
    await page.route("**/api/possessors/public/7001*", (route) => route.fulfill({ status }));
    await page.goto(paths.personalInfo);
    expect(await getField(page, "en", "personalInfo", "name").inputValue()).toBe("Emma");
    await fillForm(page, "en", "personalInfo", {
      name: "Emilia",
      "possessor/name": "Nordvik Foods AB",
      "possessor/address": "Skeppsbron 4, Stockholm",
    });
    expect(new URL(page.url()).pathname).toContain(paths.personalInfo);
    await expectNoToasts(page, "en");
    await getSubmitButton(page).click();
    await getToasts(page, "en").getByText(successMessage("updateUser", "en"), { exact: true }).waitFor();
    expect(findAccount(portal.backend, "foreign")).toMatchObject({ name: "Emilia", possessorIds: [7001] });
    expect(portal.backend.state.possessors.find(({ id }) => id === 7001)?.address).toBe("Skeppsbron 4, Stockholm");
  },
);

test.for(selectCases([400, 403, 404, 422, 500]))(
  "shows what the account says of an organisation when its registered data are refused (%d)",
  async (status) => {
    const { page } = await portal.newVisitor({ as: "director", language: "en", expectedConsoleErrors: /4\d\d|500/ });
    await page.route("**/api/user/tpn-info*", (route) => route.fulfill({ status }));
    await page.goto(paths.personalInfo);
    await page.getByRole("main").getByRole("definition").getByText("«Göyçay Nar Şirəsi» MMC").waitFor();
    await page.getByRole("main").getByRole("definition").getByText("1700000041").waitFor();
    await getField(page, "en", "contacts", "email").waitFor();
    expect(new URL(page.url()).pathname).toContain(paths.personalInfo);
    await expectNoToasts(page, "en");
  },
);

test.for(selectCases(testedLanguages))(
  "shows a citizen's registered data and updates only their contacts, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.personalInfo);
    await page.getByText("5XK2M9A").waitFor();
    for (const [term, description] of [
      ["person.name", "Aysel"],
      ["person.surname", "Quliyeva"],
      ["person.fatherName", "Rəşid"],
    ] as const) {
      const row = page
        .getByRole("main")
        .locator("dl > *")
        .filter({ has: page.getByRole("term").filter({ hasText: new RegExp(`^${messages[term]}$`) }) });
      expect(await row.getByRole("definition").innerText()).toBe(description);
    }
    expect(await page.getByRole("main").getByRole("textbox").count()).toBe(3);
    await expectAccessible(page, language);

    await fillForm(page, language, "contacts", {
      email: "aysel@poct.example",
      phoneNumber: "(+994) 12 555-01-99",
      note: "Axşam zəng edin.",
    });
    await getSubmitButton(page).click();
    await getToasts(page, language).getByText(successMessage("updateContacts", language), { exact: true }).waitFor();
    await waitForExpect(() => requestCount("readUser")).toBe(2);
    expect(findAccount(portal.backend, "citizen")).toMatchObject({
      name: "Aysel",
      email: "aysel@poct.example",
      phoneNumber: "+994125550199",
      note: "Axşam zəng edin.",
    });
    await getField(page, language, "contacts", "note").fill("");
    await getSubmitButton(page).click();
    await waitForExpect(() => findAccount(portal.backend, "citizen").note).toBe("");
    expect([requestCount("updateContacts"), requestCount("updateUser"), requestCount("updatePossessor")]).toEqual([
      2, 0, 0,
    ]);
  },
);

test("keeps the note of a citizen when the server does not show it, and clears one that was entered here", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const citizen = findAccount(portal.backend, "citizen");
  citizen.note = "Please call after 18:00.";
  await page.route("**/api/user/details*", async (route) => {
    const response = await fetchWithRetry(route);
    const { note: _, ...user } = (await response.json()) as { note: unknown };
    await route.fulfill({ response, json: user });
  });
  await page.goto(paths.personalInfo);
  const save = async (values: Parameters<typeof fillForm>[3], savedCount: number): Promise<void> => {
    await fillForm(page, "en", "contacts", values);
    await getSubmitButton(page).click();
    await waitForExpect(() => requestCount("updateContacts")).toBe(savedCount);
    await waitForExpect(() => getSubmitButton(page).getAttribute("aria-busy")).toBeNull();
  };
  await save({ phoneNumber: "+994125550199" }, 1);
  expect(citizen).toMatchObject({ phoneNumber: "+994125550199", note: "Please call after 18:00." });
  await save({ note: "Call in the evening." }, 2);
  expect(citizen.note).toBe("Call in the evening.");
  await save({ note: "" }, 3);
  expect(citizen.note).toBe("");
});

test("does not overwrite contacts that were changed elsewhere meanwhile, and keeps what was entered", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /412/ });
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  Object.assign(findAccount(portal.backend, "citizen"), { email: "elsewhere@poct.example" });
  await fillForm(page, "en", "contacts", { note: "Call in the evening." });
  await getSubmitButton(page).click();
  await page.getByText("These details were changed elsewhere. Check them and save again.").waitFor();
  expect(await getField(page, "en", "contacts", "note").inputValue()).toBe("Call in the evening.");
  // A field that nobody changed here shows the newer value.
  expect(await getField(page, "en", "contacts", "email").inputValue()).toBe("elsewhere@poct.example");
  expect(findAccount(portal.backend, "citizen")).toMatchObject({ email: "elsewhere@poct.example" });
  expect(findAccount(portal.backend, "citizen").note).not.toBe("Call in the evening.");

  await getSubmitButton(page).click();
  await getToasts(page, "en").getByText(successMessage("updateContacts", "en"), { exact: true }).waitFor();
  expect(findAccount(portal.backend, "citizen")).toMatchObject({
    email: "elsewhere@poct.example",
    note: "Call in the evening.",
  });
});

test("saves contacts after a change of something else, such as the language", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /412/ });
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  await page.getByText(/SMS messages go to \+994\s12\s555\s01\s42/).waitFor();
  Object.assign(findAccount(portal.backend, "citizen"), { language: "ru" });
  await fillForm(page, "en", "contacts", { note: "Call in the evening." });
  await getSubmitButton(page).click();
  await waitForExpect(() => findAccount(portal.backend, "citizen").note).toBe("Call in the evening.");
});

test("shows the contacts that were saved, also when the user was read for new tokens meanwhile", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401/ });
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  const noteBefore = findAccount(portal.backend, "citizen").note;
  const { promise: isSaved, resolve: onSaved } = Promise.withResolvers<void>();
  await page.route(
    "**/api/user/details*",
    async (route) => {
      const response = await fetchWithRetry(route);
      const user = (await response.json()) as object;
      await isSaved;
      await route.fulfill({ response, json: { ...user, note: noteBefore } });
    },
    { times: 1 },
  );
  expireTokens(portal.backend, "access");
  await fillForm(page, "en", "contacts", { note: "Call in the evening." });
  await getSubmitButton(page).click();
  await getToasts(page, "en").getByText(successMessage("updateContacts", "en"), { exact: true }).waitFor();
  onSaved();
  await waitForExpect(() => getSubmitButton(page).getAttribute("aria-busy")).toBeNull();
  expect(await getField(page, "en", "contacts", "note").inputValue()).toBe("Call in the evening.");
  // The form has no unsaved changes: leaving it asks nothing.
  await page
    .getByRole("navigation", { name: messagesByLanguage.en["breadcrumb.label"] })
    .getByRole("link")
    .first()
    .click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
});

test("reports a missing account choice in the dialog where it is made", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "ru" });
  await page.goto(paths.eServices);
  const dialog = page.getByRole("dialog", { name: messagesByLanguage.ru["account.title"] });
  await dialog.getByRole("button", { name: messagesByLanguage.ru["account.apply"] }).click();
  await dialog.getByText(messagesByLanguage.ru["account.none"]).waitFor();
  expect(await hasFocus(dialog.getByRole("radio").first())).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, dialog.getByRole("button", { name: messagesByLanguage.ru["account.apply"] }));
  await page.keyboard.press("Enter");
  await waitForExpect(() => dialog.count()).toBe(0);
  await getAccountButton(page, personas.representative.name).waitFor();
});

test("shows a representative their organisation as it is in the tax register", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.personalInfo);
  const dialog = page.getByRole("dialog", { name: messages["account.title"] });
  await dialog.getByRole("radio", { name: /Şirvan Taxıl/ }).check();
  await dialog.getByRole("button", { name: messages["account.apply"] }).click();
  const main = page.getByRole("main");
  await main.getByRole("term").filter({ hasText: messages["person.legalAddress"] }).waitFor();
  await main.getByRole("definition").filter({ hasText: "Şirvan şəhəri, Dəyirman küçəsi 12, AZ1800" }).waitFor();
  expect(requestCount("lookUpTaxpayer")).toBe(1);
});

test("shows what is saved of each notification switch, whichever response comes first", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  const messages = messagesByLanguage.en;
  const getSwitch = (channel: "email" | "sms") => getPaymentSwitch(page, channel);
  await page.goto(paths.personalInfo);
  await getSwitch("sms").waitFor();
  await page.getByRole("navigation", { name: messages["breadcrumb.label"] }).getByRole("link").first().click();
  await getPageHeading(page, messages["home.title"]).waitFor();

  // The second visit shows what the first one has read, and its own response is late.
  const [read, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/notification\/settings\b/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await fetchWithRetry(route);
    await read.promise;
    await route.fulfill({ response });
  });
  await page.route(/\/notification\/settings\b/, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await written.promise;
    await route.fallback();
  });
  await page.goBack();
  await getSwitch("sms").click();
  const late = page.waitForResponse((response) => response.url().includes("/notification/settings"));
  read.resolve();
  await late;
  expect(await getSwitch("sms").isChecked()).toBe(true);
  written.resolve();
  await page.getByRole("status").filter({ hasText: messages["notificationSettings.saved"] }).waitFor();
  expect(await getSwitch("sms").isChecked()).toBe(true);

  // A change that fails is taken back, also when nothing can be read.
  for (const operationId of ["readNotificationSettings", "updateNotificationSettings"] as const)
    portal.backend.state.faults.push({ operationId, status: 503, times: 9, delaySeconds: 0 });
  const isOn = await getSwitch("email").isChecked();
  await getSwitch("email").click();
  await getToasts(page, "en").getByRole("listitem").first().waitFor();
  await waitForExpect(() => getSwitch("email").isChecked()).toBe(isOn);
});

test("keeps what was changed while the browser asked whether it may show messages", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.addInitScript(() => {
    Notification.requestPermission = () =>
      new Promise((resolve) => addEventListener("allowed", () => resolve("granted"), { once: true }));
  });
  const messages = messagesByLanguage.en;
  const section = page.getByRole("region", { name: messages["notificationSettings.title"] });
  const getSwitch = (channel: "email" | "push") => getPaymentSwitch(page, channel);
  await page.goto(paths.personalInfo);
  await getSwitch("push").click();
  const before = await getSwitch("email").isChecked();
  await getSwitch("email").click();
  await section.getByRole("status").filter({ hasText: messages["notificationSettings.saved"] }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event("allowed")));
  await waitForExpect(() => getSwitch("push").isChecked()).toBe(true);
  expect(await getSwitch("email").isChecked()).toBe(!before);
  await page.reload();
  await getSwitch("push").waitFor();
  expect([await getSwitch("email").isChecked(), await getSwitch("push").isChecked()]).toEqual([!before, true]);
});

test("announces each refusal of the browser to show messages, and no longer says that a change is saved", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  const messages = messagesByLanguage.en;
  const section = page.getByRole("region", { name: messages["notificationSettings.title"] });
  const getSwitch = (channel: "email" | "push") => getPaymentSwitch(page, channel);
  await page.goto(paths.personalInfo);
  await getSwitch("email").click();
  const saved = section.getByRole("status").filter({ hasText: messages["notificationSettings.saved"] });
  await saved.waitFor();
  // Both regions are there before their texts.
  const region = await section.getByRole("status").first().elementHandle();
  const readTexts = () => region?.evaluate((element) => [...element.children].map(({ textContent }) => textContent));
  expect(await readTexts()).toEqual([]);
  await getSwitch("push").click();
  await waitForExpect(readTexts).toEqual([messages["notificationSettings.blocked"]]);
  await waitForExpect(() => saved.count()).toBe(0);
  await region?.evaluate((element) => element.firstElementChild?.setAttribute("data-first", ""));
  await getSwitch("push").click();
  await waitForExpect(() => region?.evaluate((element) => element.querySelector("[data-first]") === null)).toBe(true);
  expect(await readTexts()).toEqual([messages["notificationSettings.blocked"]]);
  expect(await getSwitch("push").isChecked()).toBe(false);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
