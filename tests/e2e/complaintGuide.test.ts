import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { tabTo } from "./support/accountForms.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getPageHeading, hasFocus, waitForPage, hasErrorTitle } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** The messages of one language. */
type Messages = (typeof messagesByLanguage)["az"];

const getMain = (page: Page) => page.getByRole("main");
const getTopic = (page: Page, messages: Messages, topic: "price" | "product" | "competition" | "other"): Locator =>
  page.getByRole("group", { name: messages["complaintGuide.about"] }).getByRole("radio", {
    name: messages[`complaintGuide.topic.${topic}.label`],
    exact: true,
  });
const getContinue = (page: Page, messages: Messages): Locator =>
  getMain(page).getByRole("button", { name: messages["apply.continue"], exact: true });
const getCategory = (page: Page, messages: Messages): Locator =>
  page.getByLabel(messages["form.complaint.category.label"]);

/** Fills in what a complaint needs besides its category. */
async function describeCase(page: Page, messages: Messages): Promise<void> {
  await page.getByLabel(messages["form.complaint.subject.label"]).fill("Kassada baha");
  await page
    .getByRole("textbox", { name: messages["form.complaint.text.label"] })
    .fill("Etiketdə 2 manat yazılıb, kassada 3 manat tutdular.");
  await page.getByLabel(messages["form.complaint.counterparty.name.label"]).fill("«Nərgiz» mağazası");
}

test.for(selectCases(testedLanguages))(
  "leads a visitor without a mouse from the question through the sign-in to the form, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    findAccount(portal.backend, "citizen").language = language;
    await page.goto(paths.home);
    await waitForPage(page);
    await tabTo(page, getMain(page).getByRole("link", { name: messages["page.makeComplaint.title"] }).first());
    await page.keyboard.press("Enter");
    await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.makeComplaint.title"]))).toBe(true);

    // Without a choice, the error summary takes the focus and leads to the first answer.
    await tabTo(page, getContinue(page, messages));
    await page.keyboard.press("Enter");
    await waitForExpect(() => hasFocus(page.getByRole("heading", { name: messages["form.problem"] }))).toBe(true);
    expect(await hasErrorTitle(page, language)).toBe(true);
    await page
      .getByRole("group", { name: messages["complaintGuide.about"] })
      .and(page.getByRole("group", { description: messages["complaintGuide.about.required"] }))
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await hasFocus(getTopic(page, messages, "price"))).toBe(true);

    // The second answer needs a detail, and the error says so.
    await page.keyboard.press("ArrowDown");
    await waitForExpect(() => getTopic(page, messages, "product").isChecked()).toBe(true);
    expect(await page.getByRole("heading", { name: messages["form.problem"] }).count()).toBe(0);
    await tabTo(page, getContinue(page, messages));
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: messages["complaintGuide.detail.required"] }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole("link", { name: messages["complaintGuide.detail.required"] }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await getMain(page).getByText(messages["complaintGuide.signIn.needed"]).waitFor();
    await tabTo(page, getContinue(page, messages));
    await page.keyboard.press("Enter");

    const personaLink = page.getByRole("link", { name: personas.citizen.name });
    await personaLink.waitFor();
    await tabTo(page, personaLink);
    await page.keyboard.press("Enter");
    await getPageHeading(page, messages["page.complaint.title"]).waitFor();
    await waitForExpect(() => getCategory(page, messages).inputValue()).toBe("MISSING_INFORMATION");
  },
);

test("keeps the choice in the address, for links and for Back, and a draft adopts another choice", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(`${paths.makeComplaint}?about=product&detail=quality`);
  await waitForPage(page);
  expect(await getTopic(page, messages, "product").isChecked()).toBe(true);
  await getContinue(page, messages).click();
  await waitForExpect(() => getCategory(page, messages).inputValue()).toBe("DEFECTIVE_GOODS");
  await waitForExpect(() => new URL(page.url()).search).toBe("");
  await describeCase(page, messages);
  await page.goBack();
  await waitForExpect(() => getTopic(page, messages, "product").isChecked()).toBe(true);
  await getTopic(page, messages, "price").click();
  await getContinue(page, messages).click();
  await waitForExpect(() => getCategory(page, messages).inputValue()).toBe("CHEATING");
  expect(await page.getByLabel(messages["form.complaint.subject.label"]).inputValue()).toBe("Kassada baha");
  // A later choice in the form survives a reload.
  await getCategory(page, messages).selectOption("CONTRACT_TERMS");
  await page.reload();
  await waitForExpect(() => getCategory(page, messages).inputValue()).toBe("CONTRACT_TERMS");
});

test("opens each kind of form, whose page leads back to the question", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(`${paths.makeComplaint}?about=competition&detail=dominance`);
  await waitForPage(page);
  await getContinue(page, messages).click();
  await getPageHeading(page, messages["page.competitionViolation.title"]).waitFor();
  await waitForExpect(() => page.getByLabel(messages["form.competitionFeedback.category.label"]).inputValue()).toBe(
    "DOMINANCE_ABUSE",
  );
  await getMain(page).getByRole("link", { name: messages["complaintGuide.toGuide"] }).click();
  await getPageHeading(page, messages["page.makeComplaint.title"]).waitFor();
  await getTopic(page, messages, "other").click();
  await page.getByRole("radio", { name: messages["complaintGuide.detail.witness.label"] }).click();
  await getContinue(page, messages).click();
  await getPageHeading(page, messages["page.consumerRights.title"]).waitFor();
  await waitForExpect(() => page.getByLabel(messages["form.consumerFeedback.category.label"]).inputValue()).toBe(
    "CONSUMER_RIGHTS",
  );
  await page.goto(`${paths.makeComplaint}?about=other&detail=us`);
  await waitForPage(page);
  await getContinue(page, messages).click();
  await getPageHeading(page, messages["page.suggestion.title"]).waitFor();
});

test.for([
  ["a visitor", undefined],
  ["a foreign organisation", "foreign"],
] as const)("is linked from the pages where %s may look for it, unless complaints are closed", async ([, as]) => {
  const { page } = await portal.newVisitor({ language: "en", ...(as && { as }) });
  const title = messagesByLanguage.en["page.makeComplaint.title"];
  for (const path of [paths.home, paths.eServices, getHref("eService", { id: "102" }), paths.faq]) {
    await page.goto(path);
    await waitForPage(page);
    await waitForExpect(async () => (await getMain(page).getByRole("link", { name: title }).count()) > 0).toBe(
      as === undefined,
    );
  }
  await page.goto(paths.makeComplaint);
  await getPageHeading(page, title).waitFor();
  await waitForExpect(() => getMain(page).getByText(messagesByLanguage.en["complaintGuide.closed"]).count()).toBe(
    as === undefined ? 0 : 1,
  );
});

test.for(selectCases(testedLanguages))(
  "shows the answer to a complaint as an answer, without a certificate, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(`${paths.appeals}?kind=COMPLAINT`);
    await page
      .getByLabel(messages["list.appeals.filter.status"])
      .selectOption({ label: messages["status.COMPLAINT.CERTIFICATE_ISSUED"] });
    await getMain(page).getByRole("button", { name: messages["list.apply"] }).click();
    await getMain(page).getByRole("row").getByText(messages["status.COMPLAINT.CERTIFICATE_ISSUED"]).waitFor();
    await getMain(page)
      .getByRole("link", { name: /-00452$/ })
      .click();
    const answer = page.getByRole("region", { name: messages["appeal.answerFrom"] });
    await answer.getByText(/10 (gün|дней|days)/).waitFor();
    expect(await getMain(page).getByText(messages["status.CERTIFICATE_ISSUED"], { exact: true }).count()).toBe(0);
    expect(
      await getMain(page)
        .getByRole("button", { name: /sertifikat|Cavab məktubu/i })
        .count(),
    ).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);
