import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { takeStep } from "../../mocks/store/appealWorkflow.ts";
import { foodExport } from "../../mocks/sampleData/forms/foodExport.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { say as told } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { formatDate, formatNumber } from "../../src/i18n/format.ts";
import { languages as all, type Language } from "../../src/i18n/language.ts";
import { href, paths } from "../../src/config/paths.ts";
import { disguisedPage, pdfFile } from "./support/fileFixtures.ts";
import { bell, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const service = services.find(({ id }) => id === "101")!;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, level: 1 | 2, name: string | RegExp) => main(page).getByRole("heading", { level, name });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const asked = (name: string) => foodExport.find((question) => question.name === name)!;
const field = (page: Page, language: Language, name: string) => page.getByLabel(told(asked(name).title, language));
const germany = (language: Language): string => told(asked("destination").choices!.find(([value]) => value === "DE")![1], language);

/** Answers the questions of the certificate for exported food. */
async function answer(page: Page, language: Language): Promise<void> {
  await field(page, language, "productName").fill("Nar şirəsi");
  await field(page, language, "goodsCode").fill("200989730");
  await field(page, language, "destination").selectOption({ label: germany(language) });
  await field(page, language, "weight").fill("1200,5");
  await field(page, language, "shippedAt").fill("20/1/2027");
  await field(page, language, "originalOnPaper").check();
}

test.for(languages)("an appeal lives from the service to receipt, payment, document and evaluation, and is told of on the way, in %s", { timeout: 180_000 }, async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  const { world } = portal;

  // The way in: a visitor chooses the service, signs in, and is back where they were.
  await page.goto(href("eService", { id: "101" }));
  await main(page).getByRole("link", { name: say["service.apply"] }).click();
  world.state.accounts.find(({ persona }) => persona === "citizen")!.language = language;
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${href("apply", { id: "101" })}`);
  await heading(page, 1, told(service.title, language)).waitFor();

  // Answers: what is missing is told, and a change of language keeps what was typed.
  await press(page, say["apply.continue"]);
  await page.getByRole("group", { name: say["form.problem"] }).getByRole("link", { name: told(asked("destination").title, language) }).click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
  expect(await violations(page)).toEqual([]);
  await answer(page, language);
  const other = languages.find((one) => one !== language) ?? "az";
  const speak = (to: Language) => page.getByRole("banner").getByRole("button", { name: all.find(({ code }) => code === to)!.name }).click();
  await speak(other);
  await field(page, other, "productName").waitFor();
  expect(await field(page, other, "productName").inputValue()).toBe("Nar şirəsi");
  await speak(language);
  await field(page, language, "productName").waitFor();
  await press(page, say["apply.continue"]);

  // Documents: what is required is asked for, what is not what it says is refused.
  await heading(page, 2, say["apply.documents"]).waitFor();
  await press(page, say["apply.continue"]);
  await main(page).getByText(say["attachment.needed"]).waitFor();
  await page.locator("input[type=file]").setInputFiles([pdfFile("sınaq protokolu.pdf"), disguisedPage]);
  await main(page).getByText(say["attachment.refused.type"]).first().waitFor();
  await soon(() => world.state.calls.uploadDocument).toBe(1);
  await page.getByRole("button", { name: `${say["attachment.remove"]} ${disguisedPage.name}` }).click();
  expect(await violations(page)).toEqual([]);
  await press(page, say["apply.continue"]);

  // Review, which outlives a reload, and sending, once however often it is pressed.
  await heading(page, 2, say["apply.check"]).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say["apply.check"]);
  await page.reload();
  await heading(page, 2, say["apply.check"]).waitFor();
  for (const text of [germany(language), formatNumber(language, 1200.5, 1), formatDate(language, "2027-01-20"), "sınaq protokolu.pdf", say["apply.inName"].replace("{name}", personas.citizen.name)]) await main(page).getByText(text).waitFor();
  expect(await violations(page)).toEqual([]);
  await main(page).getByRole("button", { name: say["apply.send"] }).dblclick();

  // The receipt: number, legal term, nothing of the draft left on the device.
  await page.waitForURL("**/receipt");
  expect(world.state.calls.sendAppeal).toBe(1);
  const sent = world.state.appeals.at(-1)!;
  expect(sent.answers).toEqual({ productName: "Nar şirəsi", goodsCode: "200989730", destination: "DE", weight: 1200.5, shippedAt: "2027-01-20", originalOnPaper: true });
  await main(page).getByText(sent.number, { exact: true }).waitFor();
  await main(page).getByText(/3\s(iş günü verir:|рабочих дня\.|working days for an answer:)/).waitFor();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const takes = (status: Parameters<typeof takeStep>[2]) => takeStep(world, world.state.appeals.find(({ id }) => id === sent.id)!, status);
  const stands = (status: "IN_PROCESS" | "PROGRESS" | "SEND_FOR_SIGN" | "CERTIFICATE_ISSUED") => main(page).getByText(say[`status.${status}.next`]).waitFor();

  // The office begins; the page and the bell follow by themselves.
  await main(page).getByRole("link", { name: say["receipt.follow"] }).click();
  await heading(page, 1, say["appeal.title"].replace("{number}", sent.number)).waitFor();
  takes("IN_PROCESS");
  await stands("IN_PROCESS");
  await toasts(page, language).getByText(sent.number).first().waitFor();
  const before = await bell(page, language).innerText();
  takes("PROGRESS");
  await stands("PROGRESS");
  await soon(() => bell(page, language).innerText()).not.toBe(before);
  expect(await violations(page)).toEqual([]);

  // What is owed now is paid at the bank.
  await main(page).getByRole("link", { name: say["appeal.toPayments"] }).click();
  await heading(page, 1, say["screen.paymentObligations.title"]).waitFor();
  const owed = page.getByRole("row").filter({ hasText: sent.number });
  await owed.getByRole("button").click();
  await page.waitForURL(/\/payment\//);
  await page.getByRole("button", { name: say["standIn.payment.pay"] }).click();
  await page.waitForURL(new RegExp(paths.paidPayments));
  await page.getByText(say["payment.arrived"]).waitFor();
  await owed.waitFor();
  expect(world.state.payments.find(({ appealNumber }) => appealNumber === sent.number)?.paidAt).toBeDefined();

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
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await main(page).getByRole("link", { name: say["appeal.evaluate"] }).click();
  await heading(page, 1, say["screen.evaluation.title"]).waitFor();
  await page.getByRole("radio").first().waitFor();
  for (const yes of await page.getByRole("radio", { name: say["answer.YES"], exact: true }).all()) await yes.check();
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await heading(page, 2, say["evaluation.thanks"]).waitFor();
  expect(await violations(page)).toEqual([]);
});
