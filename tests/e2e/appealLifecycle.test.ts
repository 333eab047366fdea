import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
import { foodExport } from "../../mocks/sampleData/forms/foodExport.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { formatDate, formatNumber } from "../../src/i18n/format.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { htmlNamedAsPdf, pdfFile } from "./support/fileFixtures.ts";
import { getNotificationsLink, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForSubscription } from "./support/navigation.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const service = services.find(({ id }) => id === "101")!;

const getMain = (page: Page) => page.getByRole("main");
const getHeading = (page: Page, level: 1 | 2, name: string | RegExp) =>
  getMain(page).getByRole("heading", { level, name, exact: typeof name === "string" });
const clickButton = (page: Page, name: string) => getMain(page).getByRole("button", { name, exact: true }).click();
const findField = (name: string) => foodExport.find((question) => question.name === name)!;
const getField = (page: Page, language: Language, name: string) =>
  page.getByLabel(translate(findField(name).title, language));
const germanyLabel = (language: Language): string =>
  translate(findField("destination").options!.find(([value]) => value === "DE")![1], language);

/** Fills in the form of the certificate for exported food. */
async function fillInAppeal(page: Page, language: Language): Promise<void> {
  await getField(page, language, "productName").fill("Nar şirəsi");
  await getField(page, language, "goodsCode").fill("200989730");
  await getField(page, language, "destination").selectOption({ label: germanyLabel(language) });
  await getField(page, language, "weight").fill("1200,5");
  await getField(page, language, "shippedAt").fill("20/1/2027");
  await getField(page, language, "originalOnPaper").check();
}

test.for(selectCases(testedLanguages))(
  "leads an appeal from the service to receipt, payment, document and evaluation, with a notification for each status, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    const { backend } = portal;

    // A visitor chooses the service, signs in and returns to the form.
    await page.goto(getHref("eService", { id: "101" }));
    await getMain(page).getByRole("link", { name: messages["service.apply"] }).click();
    findAccount(backend, "citizen").language = language;
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await page.waitForURL(`**${getHref("apply", { id: "101" })}`);
    await getHeading(page, 1, translate(service.title, language)).waitFor();

    // The form reports missing values and keeps the input when the language changes.
    await clickButton(page, messages["apply.continue"]);
    await page
      .getByRole("group", { name: messages["form.problem"] })
      .getByRole("link", { name: translate(findField("destination").title, language) })
      .click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillInAppeal(page, language);
    const otherLanguage = testedLanguages.find((candidate) => candidate !== language) ?? "az";
    const switchLanguage = (target: Language) =>
      page
        .getByRole("banner")
        .getByRole("button", { name: languages.find(({ code }) => code === target)!.name })
        .click();
    await switchLanguage(otherLanguage);
    await getField(page, otherLanguage, "productName").waitFor();
    expect(await getField(page, otherLanguage, "productName").inputValue()).toBe("Nar şirəsi");
    await switchLanguage(language);
    await getField(page, language, "productName").waitFor();
    await clickButton(page, messages["apply.continue"]);

    // The document step requires a file and rejects one whose content does not match its type.
    await getHeading(page, 2, messages["apply.documents"]).waitFor();
    await clickButton(page, messages["apply.continue"]);
    await getMain(page).getByText(messages["attachment.required"]).waitFor();
    await page.locator("input[type=file]").setInputFiles([pdfFile("sınaq protokolu.pdf"), htmlNamedAsPdf]);
    await getMain(page).getByText(messages["attachment.rejected.type"]).first().waitFor();
    await waitForExpect(() => backend.state.requestCounts.uploadDocument).toBe(1);
    await page.getByRole("button", { name: `${messages["attachment.remove"]} ${htmlNamedAsPdf.name}` }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await clickButton(page, messages["apply.continue"]);

    // The review survives a reload, and a double click sends the appeal once.
    await getHeading(page, 2, messages["apply.check"]).waitFor();
    await waitForExpect(() => page.evaluate(() => document.activeElement?.textContent)).toBe(messages["apply.check"]);
    await page.reload();
    await getHeading(page, 2, messages["apply.check"]).waitFor();
    for (const text of [
      germanyLabel(language),
      formatNumber(language, 1200.5, 1),
      formatDate(language, "2027-01-20"),
      "sınaq protokolu.pdf",
      messages["apply.onBehalfOf"].replace("{name}", personas.citizen.name),
    ])
      await getMain(page).getByText(text).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getMain(page).getByRole("button", { name: messages["apply.send"] }).dblclick();

    // The receipt shows number and deadline, and the draft is removed from the device.
    await page.waitForURL("**/receipt");
    expect(backend.state.requestCounts.sendAppeal).toBe(1);
    const sent = backend.state.appeals.at(-1)!;
    expect(sent.answers).toEqual({
      productName: "Nar şirəsi",
      goodsCode: "200989730",
      destination: "DE",
      weight: 1200.5,
      shippedAt: "2027-01-20",
      originalOnPaper: true,
    });
    await getMain(page).getByText(sent.number, { exact: true }).waitFor();
    await getMain(page)
      .getByText(/3\s(iş günü verir:|рабочих дня\.|working days for an answer\.)/)
      .waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual(
      [],
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const transitionTo = (status: Parameters<typeof transitionAppeal>[2]) =>
      transitionAppeal(
        backend,
        backend.state.appeals.find(({ id }) => id === sent.id)!,
        status,
      );
    const waitForStatus = (status: "IN_PROCESS" | "PROGRESS" | "SEND_FOR_SIGN" | "CERTIFICATE_ISSUED") =>
      getMain(page).getByText(messages[`status.${status}.next`]).waitFor();

    // The office starts to process the appeal: page and notification count update on their own.
    await getMain(page).getByRole("link", { name: messages["receipt.follow"] }).click();
    await getHeading(page, 1, messages["appeal.title"].replace("{number}", sent.number)).waitFor();
    transitionTo("IN_PROCESS");
    await waitForStatus("IN_PROCESS");
    await getToasts(page, language).getByText(sent.number).first().waitFor();
    const previousCount = await getNotificationsLink(page, language).innerText();
    transitionTo("PROGRESS");
    await waitForStatus("PROGRESS");
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).not.toBe(previousCount);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // The amount due is paid at the bank.
    await getMain(page).getByRole("link", { name: messages["appeal.toPayments"] }).click();
    await getHeading(page, 1, messages["page.paymentObligations.title"]).waitFor();
    const paymentRow = page.getByRole("row").filter({ hasText: sent.number });
    await paymentRow.getByRole("button").click();
    await page.waitForURL(/\/payment\//);
    await page.getByRole("button", { name: messages["stub.payment.pay"] }).click();
    await page.waitForURL(new RegExp(paths.paidPayments));
    await page.getByText(messages["payment.arrived"]).waitFor();
    await paymentRow.waitFor();
    expect(backend.state.payments.find(({ appealNumber }) => appealNumber === sent.number)?.paidAt).toBeDefined();

    // The decision arrives with its document, and the applicant evaluates the service.
    const subscribed = waitForSubscription(page);
    await page.goto(getHref("appeal", { id: String(sent.id) }));
    await waitForStatus("PROGRESS");
    await subscribed;
    transitionTo("SEND_FOR_SIGN");
    await waitForStatus("SEND_FOR_SIGN");
    transitionTo("CERTIFICATE_ISSUED");
    await waitForStatus("CERTIFICATE_ISSUED");
    await page.getByRole("button", { name: new RegExp(`^${messages["document.open"]} .*${sent.number}`) }).click();
    await page.getByRole("dialog").getByText(sent.number).first().waitFor();
    await page.getByRole("dialog").locator("canvas").first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await getMain(page).getByRole("link", { name: messages["appeal.evaluate"] }).click();
    await getHeading(page, 1, messages["page.evaluation.title"]).waitFor();
    await page.getByRole("radio").first().waitFor();
    for (const yes of await page.getByRole("radio", { name: messages["answer.YES"], exact: true }).all())
      await yes.check();
    await page.getByRole("button", { name: messages["evaluation.send"] }).click();
    await getHeading(page, 2, messages["evaluation.thanks"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);
