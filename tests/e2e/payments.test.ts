import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getTotalAmount } from "../../mocks/store/payments.ts";
import { formatMoney } from "../../src/i18n/format.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

const citizenId = "person:1001";

const getPayButtons = (page: Page, language: Language) =>
  page
    .getByRole("main")
    .getByRole("cell")
    .getByRole("button", { name: new RegExp(`^${messagesByLanguage[language]["payment.pay"]} .`) });
const getVisibleToasts = (page: Page, language: Language) =>
  page.getByRole("region", { name: messagesByLanguage[language]["toasts.label"] });

test.for(testedLanguages)(
  "what is owed is listed with its parts, its sum and the way to pay it, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const say = messagesByLanguage[language];
    await page.goto(paths.paymentObligations);
    await page.getByRole("heading", { level: 1, name: say["screen.paymentObligations.title"] }).waitFor();
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
    const owed = portal.backend.state.payments.filter(
      ({ owner, paidAt }) => owner === citizenId && paidAt === undefined,
    );
    await waitForExpect(() => rows.count()).toBe(owed.length);
    for (const payment of owed)
      await rows
        .filter({ hasText: formatMoney(language, getTotalAmount(payment)) })
        .first()
        .waitFor();
    expect(await page.getByRole("columnheader").allInnerTexts()).toHaveLength(8);
    await page.getByText(say["payment.due"]).waitFor();
    expect(await page.getByRole("navigation", { name: say["breadcrumb.label"] }).innerText()).toContain(
      say["screen.payments.title"],
    );
    expect(await getPayButtons(page, language).count()).toBe(owed.length);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("a payment is made at the bank, found among the paid ones, and has a receipt", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.paymentObligations);
  await getPayButtons(page, "en").first().click();
  await page.waitForURL(/\/payment\//);
  await page.getByRole("button", { name: messagesByLanguage.en["standIn.payment.pay"] }).click();
  await page.waitForURL(new RegExp(paths.paidPayments));
  await page.getByText(messagesByLanguage.en["payment.arrived"]).waitFor();
  const paid = portal.backend.state.payments.filter(({ owner, paidAt }) => owner === citizenId && paidAt !== undefined);
  expect(await page.getByRole("rowheader").count()).toBe(paid.length);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^PDF/ }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/^receipt-.+\.pdf$/);

  await page.reload();
  await page.getByRole("rowheader").first().waitFor();
  expect(await page.getByText(messagesByLanguage.en["payment.arrived"]).count()).toBe(0);
  await page.goto(paths.paymentObligations);
  await page.getByRole("heading", { level: 2, name: messagesByLanguage.en["empty.information"] }).waitFor();
});

test.for(testedLanguages)("whoever comes back from the bank without having paid reads so, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  const say = messagesByLanguage[language];
  await page.goto(paths.paymentObligations);
  await getPayButtons(page, language).first().click();
  await page.waitForURL(/\/payment\//);
  await page.goto(paths.paidPayments);
  await page.getByText(say["payment.notArrived"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: say["screen.paymentObligations.title"] }).last().click();
  await getPayButtons(page, language).first().waitFor();
});

test("a bank's page on a host that is not trusted is never opened", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  // A host that nobody named is told as such; what is no address of the contract at all, as an answer that is wrong.
  for (const [redirectUrl, told] of [
    ["https://bank.evil.example/pay", "payment.untrusted"],
    ["/\\evil.example", "failure.invalidResponse"],
    ["http://localhost@evil.example/", "failure.invalidResponse"],
  ] as const) {
    await page.route("**/payments/*/start**", (route) => route.fulfill({ json: { redirectUrl } }));
    await page.goto(paths.paymentObligations);
    await getPayButtons(page, "en").first().click();
    await getVisibleToasts(page, "en").getByText(messagesByLanguage.en[told]).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.paymentObligations);
    await page.unrouteAll();
  }
});

test("what was paid in another window is said, and the list follows", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", expectedConsoleErrors: /409/ });
  await page.goto(paths.paymentObligations);
  // Not before this window asks: its list may be read again at any moment.
  await page.route("**/payments/*/start**", (route) => {
    for (const payment of portal.backend.state.payments) payment.paidAt ??= portal.backend.now();
    return route.fallback();
  });
  await getPayButtons(page, "ru").first().click();
  await getVisibleToasts(page, "ru").getByText("Эта сумма уже оплачена.").waitFor();
  await waitForExpect(() => getPayButtons(page, "ru").count()).toBe(0);
});

test("an amount of nothing asks for no payment", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "az" });
  await page.goto(paths.paymentObligations);
  await page.getByRole("cell", { name: messagesByLanguage.az["payment.nothingToPay"] }).waitFor();
  expect(
    await page
      .getByRole("row")
      .filter({ hasText: messagesByLanguage.az["payment.nothingToPay"] })
      .getByRole("button")
      .count(),
  ).toBe(0);
});

test.for(testedLanguages)("whoever owes and has paid nothing reads that, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "admin", language });
  for (const path of [paths.paymentObligations, paths.paidPayments]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 2, name: messagesByLanguage[language]["empty.information"] }).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
