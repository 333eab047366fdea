import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
import { foodExport } from "../../mocks/sampleData/forms/foodExport.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { translate as told } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { formatDate, formatNumber } from "../../src/i18n/format.ts";
import { languages as all, type Language } from "../../src/i18n/language.ts";
import { href, paths } from "../../src/config/paths.ts";
import { htmlNamedAsPdf, pdfFile } from "./support/fileFixtures.ts";
import { getNotificationsLink, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const service = services.find(({ id }) => id === "101")!;

const getMain = (page: Page) => page.getByRole("main");
const getHeading = (page: Page, level: 1 | 2, name: string | RegExp) =>
  getMain(page).getByRole("heading", { level, name });
const clickButton = (page: Page, name: string) => getMain(page).getByRole("button", { name, exact: true }).click();
const findField = (name: string) => foodExport.find((question) => question.name === name)!;
const getField = (page: Page, language: Language, name: string) =>
  page.getByLabel(told(findField(name).title, language));
const germanyLabel = (language: Language): string =>
  told(findField("destination").options!.find(([value]) => value === "DE")![1], language);

/** Answers the questions of the certificate for exported food. */
async function fillInAppeal(page: Page, language: Language): Promise<void> {
  await getField(page, language, "productName").fill("Nar şirəsi");
  await getField(page, language, "goodsCode").fill("200989730");
  await getField(page, language, "destination").selectOption({ label: germanyLabel(language) });
  await getField(page, language, "weight").fill("1200,5");
  await getField(page, language, "shippedAt").fill("20/1/2027");
  await getField(page, language, "originalOnPaper").check();
}

test.for(testedLanguages)(
  "an appeal lives from the service to receipt, payment, document and evaluation, and is told of on the way, in %s",
  { timeout: 180_000 },
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    const { backend } = portal;

    // The way in: a visitor chooses the service, signs in, and is back where they were.
    await page.goto(href("eService", { id: "101" }));
    await getMain(page).getByRole("link", { name: say["service.apply"] }).click();
    backend.state.accounts.find(({ persona }) => persona === "citizen")!.language = language;
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await page.waitForURL(`**${href("apply", { id: "101" })}`);
    await getHeading(page, 1, told(service.title, language)).waitFor();

    // Answers: what is missing is told, and a change of language keeps what was typed.
    await clickButton(page, say["apply.continue"]);
    await page
      .getByRole("group", { name: say["form.problem"] })
      .getByRole("link", { name: told(findField("destination").title, language) })
      .click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillInAppeal(page, language);
    const other = testedLanguages.find((one) => one !== language) ?? "az";
    const speak = (to: Language) =>
      page
        .getByRole("banner")
        .getByRole("button", { name: all.find(({ code }) => code === to)!.name })
        .click();
    await speak(other);
    await getField(page, other, "productName").waitFor();
    expect(await getField(page, other, "productName").inputValue()).toBe("Nar şirəsi");
    await speak(language);
    await getField(page, language, "productName").waitFor();
    await clickButton(page, say["apply.continue"]);

    // Documents: what is required is asked for, what is not what it says is refused.
    await getHeading(page, 2, say["apply.documents"]).waitFor();
    await clickButton(page, say["apply.continue"]);
    await getMain(page).getByText(say["attachment.needed"]).waitFor();
    await page.locator("input[type=file]").setInputFiles([pdfFile("sınaq protokolu.pdf"), htmlNamedAsPdf]);
    await getMain(page).getByText(say["attachment.rejected.type"]).first().waitFor();
    await waitForExpect(() => backend.state.requestCounts.uploadDocument).toBe(1);
    await page.getByRole("button", { name: `${say["attachment.remove"]} ${htmlNamedAsPdf.name}` }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await clickButton(page, say["apply.continue"]);

    // Review, which outlives a reload, and sending, once however often it is pressed.
    await getHeading(page, 2, say["apply.check"]).waitFor();
    await waitForExpect(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say["apply.check"]);
    await page.reload();
    await getHeading(page, 2, say["apply.check"]).waitFor();
    for (const text of [
      germanyLabel(language),
      formatNumber(language, 1200.5, 1),
      formatDate(language, "2027-01-20"),
      "sınaq protokolu.pdf",
      say["apply.inName"].replace("{name}", personas.citizen.name),
    ])
      await getMain(page).getByText(text).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getMain(page).getByRole("button", { name: say["apply.send"] }).dblclick();

    // The receipt: number, legal term, nothing of the draft left on the device.
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
      .getByText(/3\s(iş günü verir:|рабочих дня\.|working days for an answer:)/)
      .waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual(
      [],
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const takes = (status: Parameters<typeof transitionAppeal>[2]) =>
      transitionAppeal(
        backend,
        backend.state.appeals.find(({ id }) => id === sent.id)!,
        status,
      );
    const stands = (status: "IN_PROCESS" | "PROGRESS" | "SEND_FOR_SIGN" | "CERTIFICATE_ISSUED") =>
      getMain(page).getByText(say[`status.${status}.next`]).waitFor();

    // The office begins; the page and the bell follow by themselves.
    await getMain(page).getByRole("link", { name: say["receipt.follow"] }).click();
    await getHeading(page, 1, say["appeal.title"].replace("{number}", sent.number)).waitFor();
    takes("IN_PROCESS");
    await stands("IN_PROCESS");
    await getToasts(page, language).getByText(sent.number).first().waitFor();
    const before = await getNotificationsLink(page, language).innerText();
    takes("PROGRESS");
    await stands("PROGRESS");
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).not.toBe(before);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // What is owed now is paid at the bank.
    await getMain(page).getByRole("link", { name: say["appeal.toPayments"] }).click();
    await getHeading(page, 1, say["screen.paymentObligations.title"]).waitFor();
    const owed = page.getByRole("row").filter({ hasText: sent.number });
    await owed.getByRole("button").click();
    await page.waitForURL(/\/payment\//);
    await page.getByRole("button", { name: say["standIn.payment.pay"] }).click();
    await page.waitForURL(new RegExp(paths.paidPayments));
    await page.getByText(say["payment.arrived"]).waitFor();
    await owed.waitFor();
    expect(backend.state.payments.find(({ appealNumber }) => appealNumber === sent.number)?.paidAt).toBeDefined();

    // The decision, its paper, and what the person thinks of it all.
    await page.goto(href("appeal", { id: String(sent.id) }));
    await stands("PROGRESS");
    takes("SEND_FOR_SIGN");
    await stands("SEND_FOR_SIGN");
    takes("CERTIFICATE_ISSUED");
    await stands("CERTIFICATE_ISSUED");
    await page.getByRole("button", { name: new RegExp(`^${say["document.open"]} .*${sent.number}`) }).click();
    await page.getByRole("dialog").getByText(sent.number).first().waitFor();
    await page.getByRole("dialog").locator("canvas").first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await getMain(page).getByRole("link", { name: say["appeal.evaluate"] }).click();
    await getHeading(page, 1, say["screen.evaluation.title"]).waitFor();
    await page.getByRole("radio").first().waitFor();
    for (const yes of await page.getByRole("radio", { name: say["answer.YES"], exact: true }).all()) await yes.check();
    await page.getByRole("button", { name: say["evaluation.send"] }).click();
    await getHeading(page, 2, say["evaluation.thanks"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);
