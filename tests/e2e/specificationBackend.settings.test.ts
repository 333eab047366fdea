import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { languages } from "../../src/i18n/language.ts";
import { accountNames } from "../conformance/specificationBackend.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { fillForm, getField, getSubmitButton } from "./support/accountForms.ts";
import { getAccountButton, getPageHeading, getSignInButton } from "./support/locators.ts";
import { messagesByLanguage } from "./support/portal.ts";
import {
  expectCommandToast,
  listTestedStyles,
  setUpSpecificationPortal,
  setUpSpecificationServer,
} from "./support/specificationPortal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

/*
 * Personal information and language with a backend that keeps the specification and nothing else. Above each
 * expectation stands the sentence of the specification that it shows.
 */

setUpSpecificationServer();

const testedStyles = listTestedStyles().map((tested) => [tested.name, tested] as const);

describe.each(testedStyles)("with a backend that keeps only the specification (%s)", (_name, tested) => {
  const { language } = tested;
  const messages = messagesByLanguage[language];
  const { getBackend, getAccount, openVisitor } = setUpSpecificationPortal(tested);

  test("saves personal information", async () => {
    const { page } = await openVisitor({ as: accountNames.foreign });
    await page.goto(paths.personalInfo);
    // Personal information fields: name, surname, patronymic name, email, phone number, possessor, legal address.
    await fillForm(page, language, "personalInfo", {
      name: "Emilia",
      fatherName: "Olof",
      email: accountNames.foreign,
      phoneNumber: "+46855501421",
      "possessor/name": "Nordvik AB",
      "possessor/address": "Hamngatan 18",
    });
    await getSubmitButton(page).click();
    // The server shows no address, so this one may be new.
    await page.getByRole("dialog").getByRole("button", { name: messages["confirm.accept"] }).click();
    // Success toasts: Information updated successfully.
    await expectCommandToast(page, tested, messages["toast.informationUpdated"]);
    await getAccountButton(page, "Emilia Lindqvist").waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // The server does not show all that was saved, and leaving the page asks nothing all the same.
    const leave = async (of: Page): Promise<void> => {
      await of.getByRole("contentinfo").getByRole("link", { name: messages["page.faq.title"] }).click();
      await getPageHeading(of, messages["page.faq.title"]).waitFor();
    };
    await leave(page);

    for (const organisation of getAccount(accountNames.representative).organisations)
      organisation.isSelected = organisation.name === "Şirvan Taxıl";
    const { page: otherPage } = await openVisitor({ as: accountNames.representative });
    await otherPage.goto(paths.personalInfo);
    await otherPage.getByRole("main").getByText("Şirvan Taxıl").waitFor();
    await fillForm(otherPage, language, "contacts", { email: "kamran@taxil.example", phoneNumber: "+994501234567" });
    await getSubmitButton(otherPage).click();
    await expectCommandToast(otherPage, tested, messages["toast.informationUpdated"]);
    await leave(otherPage);
    expect(getBackend().requests).toEqual(expect.arrayContaining(["PUT /user", "PUT /user/asan"]));
  });

  test("restores the draft of a person for nobody else", async () => {
    const account = getAccount(accountNames.representative);
    account.organisations = [];
    const { page } = await openVisitor({ as: accountNames.representative });
    const note = getField(page, language, "contacts", "note");
    await page.goto(paths.personalInfo);
    await note.fill("Saat 18-dən sonra");
    await page.reload();
    await waitForExpect(() => note.inputValue()).toBe("Saat 18-dən sonra");
    // The session ends, and somebody else signs in, whom only the name distinguishes when the server sends no ids.
    getBackend().endSessions();
    getBackend().accounts.push({ ...account, name: "Rauf" });
    account.username = "nobody";
    await page.reload();
    await getSignInButton(page, language).click();
    await getAccountButton(page, "Rauf Əliyev").waitFor();
    await page.goto(paths.personalInfo);
    await note.waitFor();
    expect(await note.inputValue()).toBe("");
  });

  test("saves the language of a user", async () => {
    const otherLanguage = languages.find(({ code }) => code !== language) ?? expect.fail("one language");
    const otherMessages = messagesByLanguage[otherLanguage.code];
    const { page, newPage } = await openVisitor({ as: accountNames.foreign });
    await page.goto(paths.faq);
    await getAccountButton(page, "Emma Lindqvist").waitFor();
    await page.getByRole("banner").getByRole("button", { name: otherLanguage.name }).click();
    await getPageHeading(page, otherMessages["page.faq.title"]).waitFor();
    // PUT /user/set-language.
    await waitForExpect(() => getAccount(accountNames.foreign).language).toBe(otherLanguage.code);
    // With a stored access token, load the user and set the language from the user.
    const nextPage = await newPage();
    await nextPage.goto(paths.faq);
    await getPageHeading(nextPage, otherMessages["page.faq.title"]).waitFor();
    await getAccountButton(nextPage, "Emma Lindqvist").waitFor();
    expect(await findAccessibilityViolations(nextPage)).toEqual([]);
  });
});
