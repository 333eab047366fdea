import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getFieldError,
  getField,
  fillForm,
  fillRegistration,
  newRegistration,
  getSubmitButton,
  openRegistrationStep,
  waitForRegistrationStep,
  waitUntilDraftSaved,
} from "./support/accountForms.ts";
import { getAccountButton, hasFocus, getPageHeading, getEmptyStateHeading } from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { expectCloseQuestion } from "./support/expectCloseQuestion.ts";

const portal = setUpPortal();
const { password, repeatedPassword, ...values } = newRegistration;

/** Returns all entries of `localStorage` and `sessionStorage`. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const getComplaintText = (page: Page): Locator =>
  page.getByRole("textbox", { name: messagesByLanguage.en["form.complaint.text.label"] });
const getFieldValue = (page: Page, language: Language, form: string, field: string): Promise<string> =>
  getField(page, language, form, field).inputValue();

/** Signs out in English, which has to be confirmed. Returns the confirmation. */
async function openSignOutConfirmation(page: Page, name: string): Promise<Locator> {
  await getAccountButton(page, name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  const dialog = page.getByRole("dialog", { name: messagesByLanguage.en["form.leave"] });
  await dialog.waitFor();
  return dialog;
}

test("restores a draft after a reload, announces it, lets the user discard it, and never stores passwords", async () => {
  const language = "az";
  const { page } = await portal.newVisitor({ language, viewport: { width: 360, height: 740 } });
  const messages = messagesByLanguage[language];
  await fillRegistration(page, language);
  expect(await readStorage(page)).not.toContain(password);
  // The steps begin again, as the first one shows what was restored.
  await page.reload();
  await page.getByText(messages["form.restored"]).waitFor();
  await waitForExpect(() => new URL(page.url()).search).toBe("");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await getFieldValue(page, language, "registration", "name")).toBe(values.name);
  expect(await getFieldValue(page, language, "registration", "phoneNumber")).toBe("+0046855501421");
  await getSubmitButton(page).click();
  await waitForRegistrationStep(page, language, "possessor");
  expect(await getFieldValue(page, language, "registration", "possessor/address")).toBe(values["possessor/address"]);
  expect(await page.getByText(messages["form.restored"]).count()).toBe(0);
  await getSubmitButton(page).click();
  await waitForRegistrationStep(page, language, "access");
  expect(await getFieldValue(page, language, "registration", "username")).toBe(values.username);
  expect([
    await getFieldValue(page, language, "registration", "password"),
    await getFieldValue(page, language, "registration", "repeatedPassword"),
  ]).toEqual(["", ""]);

  await page.reload();
  await page.getByRole("button", { name: messages["form.startOver"] }).click();
  const dialog = page.getByRole("dialog", { name: messages["form.startOverQuestion"] });
  await dialog.getByRole("button", { name: messages["form.startOver"] }).click();
  await waitForExpect(() => getFieldValue(page, language, "registration", "name")).toBe("");
  expect(await hasFocus(getField(page, language, "registration", "name"))).toBe(true);
  expect(await page.getByText(messages["form.restored"]).count()).toBe(0);
  expect(await readStorage(page)).not.toContain(values.name);
  expect(repeatedPassword).toBe(password);
});

test("restores no empty draft, and does not ask before leaving an unchanged form", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.registration);
  await fillForm(page, "en", "registration", { name: "x", surname: "  " });
  await fillForm(page, "en", "registration", { name: "", surname: "" });
  expect(await readStorage(page)).not.toContain("draft");
  await page.reload();
  await getField(page, "en", "registration", "name").waitFor();
  expect(await page.getByText(messagesByLanguage.en["form.restored"]).count()).toBe(0);
  await fillForm(page, "en", "registration", { name: " " });
  await page.getByRole("banner").getByRole("link", { name: messagesByLanguage.en["page.faq.title"] }).click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
});

test("stores neither codes nor passwords", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.passwordReset);
  await fillForm(page, "en", "passwordReset", { code: "730518", newPassword: password, repeatedPassword: password });
  await page.goto(`${paths.faq}?dialog=login`);
  await fillForm(page, "en", "signIn", { username: newRegistration.username, password });
  const storageContent = await readStorage(page);
  expect(storageContent).toContain(newRegistration.username);
  expect(storageContent).not.toContain(password);
  expect(storageContent).not.toContain("730518");
});

test("asks before leaving a form with unsent input by button, Escape or link", async () => {
  const language = "ru";
  const { page } = await portal.newVisitor({ as: "foreign", language });
  const messages = messagesByLanguage[language];
  const leaveDialog = page.getByRole("dialog", { name: messages["form.leave"] });
  const stayButton = leaveDialog.getByRole("button", { name: messages["form.leaveNo"], exact: true });
  await page.goto(paths.personalInfo);
  await fillForm(page, language, "personalInfo", { surname: "Lind" });
  const faqLink = page.getByRole("banner").getByRole("link", { name: messages["page.faq.title"] });
  await faqLink.click();
  await leaveDialog.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await stayButton.click();
  await waitForExpect(() => leaveDialog.count()).toBe(0);
  expect(getPath(page)).toBe(paths.personalInfo);
  expect(await getFieldValue(page, language, "personalInfo", "surname")).toBe("Lind");

  // An untouched dialog above the form closes at once.
  const openPasswordDialog = async (): Promise<void> => {
    await getAccountButton(page, personas.foreign.name).click();
    await page.getByRole("button", { name: messages["passwordChange.title"] }).click();
  };
  await openPasswordDialog();
  await getField(page, language, "passwordChange", "oldPassword").waitFor();
  await page.keyboard.press("Escape");
  await waitForExpect(() => page.getByRole("dialog").count()).toBe(0);
  expect(await getFieldValue(page, language, "personalInfo", "surname")).toBe("Lind");
  expect(await readStorage(page)).toContain("Lind");

  await faqLink.click();
  await leaveDialog.getByRole("button", { name: messages["form.leaveYes"], exact: true }).click();
  await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.faq.title"]))).toBe(true);
  expect(await readStorage(page)).not.toContain("draft");

  await openPasswordDialog();
  await fillForm(page, language, "passwordChange", { oldPassword: "x" });
  const dialog = page.getByRole("dialog", { name: messages["passwordChange.title"] });
  await page.keyboard.press("Escape");
  await leaveDialog.waitFor();
  await page.keyboard.press("Escape");
  await waitForExpect(() => leaveDialog.count()).toBe(0);
  expect(await getFieldValue(page, language, "passwordChange", "oldPassword")).toBe("x");
  await dialog.getByRole("button", { name: messages["action.close"] }).click();
  await leaveDialog.getByRole("button", { name: messages["form.leaveYes"], exact: true }).click();
  await waitForExpect(() => page.getByRole("dialog").count()).toBe(0);
});

test("restores the draft after the session expired for the same user, and for no other user", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /401/ });
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", { surname: "Lind", "possessor/name": "Nordvik Group" });
  expireTokens(portal.backend, "all");
  // Not a click, which waits until the page has come to rest: a request of the layout may end the session first.
  await getSubmitButton(page).press("Enter");
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
  const signInAs = async ({ email, password: secret }: { email: string; password: string }): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }).click();
    await fillForm(page, "en", "signIn", { username: email, password: secret });
    await getSubmitButton(page).click();
  };
  await signInAs(personas.foreign.signIn);
  await page.getByText(messagesByLanguage.en["form.restored"]).waitFor();
  expect(await getFieldValue(page, "en", "personalInfo", "surname")).toBe("Lind");
  expect(await getFieldValue(page, "en", "personalInfo", "possessor/name")).toBe("Nordvik Group");

  expireTokens(portal.backend, "all");
  // Not a click, which waits until the page has come to rest: a request of the layout may end the session first.
  await getSubmitButton(page).press("Enter");
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
  for (const account of portal.backend.state.accounts)
    if (account.persona === "unverified") Object.assign(account, { emailVerified: true, language: "en" });
  await signInAs(personas.unverified.signIn);
  await waitForExpect(() => getFieldValue(page, "en", "personalInfo", "surname")).toBe("Brandt");
  expect(await page.getByText(messagesByLanguage.en["form.restored"]).count()).toBe(0);
  expect(await readStorage(page)).not.toContain("Nordvik Group");
});

test("removes drafts on sign-out, after a confirmation", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  await page.goto(paths.personalInfo);
  await fillForm(page, "en", "personalInfo", { surname: "Lind" });
  expect(await readStorage(page)).toContain("Lind");
  const dialog = await openSignOutConfirmation(page, personas.foreign.name);
  await dialog.getByRole("button", { name: messagesByLanguage.en["form.leaveNo"], exact: true }).click();
  await waitForExpect(() => dialog.count()).toBe(0);
  expect(await getFieldValue(page, "en", "personalInfo", "surname")).toBe("Lind");
  expect(await getAccountButton(page, personas.foreign.name).count()).toBe(1);
  await openSignOutConfirmation(page, personas.foreign.name);
  await dialog.getByRole("button", { name: messagesByLanguage.en["form.leaveYes"], exact: true }).click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await readStorage(page)).not.toContain("Lind");
});

test("asks before a sign-out removes a draft that the server does not have, and signs out at once with one that it has", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  await page.goto(paths.complaint);
  await getComplaintText(page).click();
  await getComplaintText(page).fill("First");
  await waitUntilDraftSaved(page, "en");
  portal.backend.state.faults.push({ operationId: "keepDraft", status: 503, times: 100, delaySeconds: 0 });
  await getComplaintText(page).fill("First and second");
  // It is announced.
  const warning = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: messagesByLanguage.en["draft.savedOnDevice"] });
  await warning.waitFor();
  await expectCloseQuestion(page);
  const dialog = await openSignOutConfirmation(page, personas.citizen.name);
  await dialog.getByRole("button", { name: messagesByLanguage.en["form.leaveNo"], exact: true }).click();
  await waitForExpect(() => dialog.count()).toBe(0);
  expect(await getComplaintText(page).inputValue()).toBe("First and second");

  portal.backend.state.faults.length = 0;
  await getComplaintText(page).fill("First, second and third");
  await waitUntilDraftSaved(page, "en");
  expect(await warning.count()).toBe(0);
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  // The sign-out at the state identity may replace the page meanwhile.
  await waitForExpect(() => readStorage(page)).not.toContain("First, second and third");
  expect(JSON.stringify(portal.backend.state.drafts)).toContain("First, second and third");
});

test("keeps step, values, validation messages and focus when the language changes", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await openRegistrationStep(page, "az", "access");
  await fillForm(page, "az", "registration", { username: "ingrid", password: "abcd1" });
  await getField(page, "az", "registration", "repeatedPassword").focus();
  await waitForExpect(() => getFieldError(getField(page, "az", "registration", "username"))).toBe(
    messagesByLanguage.az["invalid.email"],
  );
  for (const language of ["ru", "en"] as const) {
    await page.locator(`header button[lang=${language}]`).evaluate((button) => (button as HTMLElement).click());
    await waitForRegistrationStep(page, language, "access");
    await waitForExpect(() => hasFocus(getField(page, language, "registration", "repeatedPassword"))).toBe(true);
    expect(await getFieldValue(page, language, "registration", "username")).toBe("ingrid");
    expect(await getFieldValue(page, language, "registration", "password")).toBe("abcd1");
    expect(await getFieldError(getField(page, language, "registration", "username"))).toBe(
      messagesByLanguage[language]["invalid.email"],
    );
    expect(await getFieldError(getField(page, language, "registration", "password"))).toContain(
      messagesByLanguage[language]["password.missing"].replace("{conditions}", ""),
    );
    expect(await getFieldError(getField(page, language, "registration", "repeatedPassword"))).toBe("");
  }
});

test.each(["tab", "device"] as const)(
  "does not overwrite what was saved in another %s, and lets the user choose",
  async (place) => {
    const messages = messagesByLanguage.en;
    const options = { as: "citizen", language: "en", expectedConsoleErrors: /412/ } as const;
    const { page, newPage } = await portal.newVisitor(options);
    const other = place === "tab" ? await newPage() : (await portal.newVisitor(options)).page;
    const waitUntilSaved = (text: string): Promise<void> =>
      waitForExpect(() => JSON.stringify(portal.backend.state.drafts)).toContain(text);
    const choice = page.getByRole("status").filter({ hasText: messages["draft.other"] });
    const useOther = choice.getByRole("button", { name: messages["draft.useOther"] });
    const [short, long] = ["The shop", "The shop took 3 manats instead of 2."];
    await page.goto(paths.complaint);
    await getComplaintText(page).fill(short);
    await waitUntilSaved(short);
    await other.goto(paths.complaint);
    await waitForExpect(() => getComplaintText(other).inputValue()).toBe(short);
    await getComplaintText(other).fill(long);
    await waitUntilSaved(long);
    await waitUntilDraftSaved(other, "en");

    await getComplaintText(page).fill(`${short}!`);
    await useOther.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await getComplaintText(page).inputValue()).toBe(`${short}!`);
    await page.getByText(messages["draft.savedOnDevice"]).waitFor();
    await page.getByRole("button", { name: messages["draft.choose"] }).click();
    await page.keyboard.press("Tab");
    expect(await hasFocus(useOther)).toBe(true);
    // What is typed before the choice stays as well.
    await getComplaintText(page).fill(`${short}?`);
    await page.reload();
    await useOther.waitFor();
    expect(await getComplaintText(page).inputValue()).toBe(`${short}?`);
    await other.reload();
    await waitForExpect(() => getComplaintText(other).inputValue()).toBe(long);

    if (place === "tab") {
      await useOther.click();
      await waitForExpect(() => getComplaintText(page).inputValue()).toBe(long);
    } else {
      await choice.getByRole("button", { name: messages["draft.keepThis"] }).click();
      await waitUntilSaved(`${short}?`);
      expect(await getComplaintText(page).inputValue()).toBe(`${short}?`);
    }
    expect(await choice.count()).toBe(0);
    await page.keyboard.press("Tab");
    expect(await hasFocus(page.getByRole("button", { name: messages["form.startOver"] }))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main form") !== null)).toBe(true);
  },
);

test("offers the draft of another tab that arrives late, and keeps what is typed meanwhile", async () => {
  const messages = messagesByLanguage.en;
  const { page, newPage } = await portal.newVisitor({ as: "citizen", language: "en" });
  const waitUntilSaved = (text: string): Promise<void> =>
    waitForExpect(() => JSON.stringify(portal.backend.state.drafts)).toContain(text);
  await page.goto(paths.complaint);
  await getComplaintText(page).fill("First");
  await waitUntilDraftSaved(page, "en");
  const other = await newPage();
  await other.goto(paths.complaint);
  await waitForExpect(() => getComplaintText(other).inputValue()).toBe("First");
  await getComplaintText(other).fill("Second");
  await waitUntilSaved("Second");

  await page.clock.install();
  let sendResponse: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (sendResponse = resolve));
  await page.route(/\/api\/drafts\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  const request = page.waitForRequest(/\/api\/drafts\//);
  await page.reload();
  await request;
  await page.clock.fastForward(3000);
  await waitForExpect(() => getComplaintText(page).inputValue()).toBe("First");
  sendResponse();
  const useOther = page.getByRole("button", { name: messages["draft.useOther"] });
  await useOther.waitFor();
  await getComplaintText(page).fill("First, and more");
  await page.reload();
  await useOther.waitFor();
  expect(await getComplaintText(page).inputValue()).toBe("First, and more");
  await waitUntilSaved("Second");
});

test.each([
  ["in each response", 1],
  ["only in what is read", 3],
] as const)(
  "asks nothing about the changes of one tab when the server names the version %s",
  async (place, readCount) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /412/ });
    if (place === "only in what is read") {
      await page.route(/\/api\/drafts\//, async (route) => {
        const response = await fetchWithRetry(route);
        const { etag, ...headers } = response.headers();
        await route.fulfill({
          response,
          headers: { ...headers, ...(route.request().method() === "GET" && etag !== undefined && { etag }) },
        });
      });
    }
    await page.goto(paths.complaint);
    for (const text of ["One", "One, two", "One, two, three"]) {
      await getComplaintText(page).fill(text);
      await waitForExpect(() => JSON.stringify(portal.backend.state.drafts)).toContain(`"${text}"`);
      await waitUntilDraftSaved(page, "en");
    }
    expect(portal.backend.state.requestCounts.readDraft).toBe(readCount);
    expect(await page.getByText(messagesByLanguage.en["draft.other"]).count()).toBe(0);
  },
);
