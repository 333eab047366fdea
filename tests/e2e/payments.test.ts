import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getTotalAmount } from "../../mocks/store/payments.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { formatMoney } from "../../src/i18n/format.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { getAccountButton, getPageHeading, getToasts, readToasts } from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

const citizenId = "person:1001";

const getPayButtons = (page: Page, language: Language) =>
  page
    .getByRole("main")
    .getByRole("cell")
    .getByRole("button", { name: new RegExp(`^${messagesByLanguage[language]["payment.pay"]} .`) });

test.for(selectCases(testedLanguages))(
  "lists the payments due with their parts, their total and a pay button, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.paymentObligations);
    await page.getByRole("heading", { level: 1, name: messages["page.paymentObligations.title"] }).waitFor();
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
    const unpaidPayments = portal.backend.state.payments.filter(
      ({ owner, paidAt }) => owner === citizenId && paidAt === undefined,
    );
    await waitForExpect(() => rows.count()).toBe(unpaidPayments.length);
    for (const payment of unpaidPayments)
      await rows
        .filter({ hasText: formatMoney(language, getTotalAmount(payment)) })
        .first()
        .waitFor();
    expect(await page.getByRole("columnheader").allInnerTexts()).toHaveLength(6);
    await page.getByText(messages["payment.due"]).waitFor();
    expect(await page.getByRole("navigation", { name: messages["breadcrumb.label"] }).innerText()).toContain(
      messages["page.payments.title"],
    );
    expect(await getPayButtons(page, language).count()).toBe(unpaidPayments.length);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("pays at the bank, lists the payment as paid, and downloads the receipt", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.paymentObligations);
  await getPayButtons(page, "en").first().click();
  await page.waitForURL(/\/payment\//);
  await page.getByRole("button", { name: messagesByLanguage.en["stub.payment.pay"] }).click();
  await page.waitForURL(new RegExp(paths.paidPayments));
  await page.getByText(messagesByLanguage.en["payment.arrived"]).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    messagesByLanguage.en["payment.arrived"],
  );
  const paidPayments = portal.backend.state.payments.filter(
    ({ owner, paidAt }) => owner === citizenId && paidAt !== undefined,
  );
  expect(await page.getByRole("rowheader").count()).toBe(paidPayments.length);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const { appealNumber = "" } = paidPayments.toSorted((a, b) => Number(b.paidAt) - Number(a.paidAt))[0]!;
  const toAppeal = page.getByRole("link", {
    name: messagesByLanguage.en["appeal.title"].replace("{number}", appealNumber),
  });
  // In the message about the payment, and in the list.
  expect(await toAppeal.count()).toBe(2);
  for (const link of await toAppeal.all())
    expect(await link.getAttribute("href")).toBe(`/en${paths.appeals}?word=${appealNumber}`);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: messagesByLanguage.en["payment.receipt"] }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-.+\.pdf$/);

  await page.reload();
  await page.getByRole("rowheader").first().waitFor();
  expect(await page.getByText(messagesByLanguage.en["payment.arrived"]).count()).toBe(0);
  await page.goto(paths.paymentObligations);
  await page.getByRole("heading", { level: 2, name: messagesByLanguage.en["empty.information"] }).waitFor();
});

test.for(selectCases(testedLanguages))(
  "shows that the payment has not arrived after an early return from the bank, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.paymentObligations);
    await getPayButtons(page, language).first().click();
    await page.waitForURL(/\/payment\//);
    await page.goto(paths.paidPayments);
    await page.getByText(messages["payment.notArrived"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: messages["page.paymentObligations.title"] }).last().click();
    await getPayButtons(page, language).first().waitFor();
  },
);

test("moves the focus to the outcome when a payment has arrived at the second look", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.paymentObligations);
  await getPayButtons(page, "en").first().click();
  await page.waitForURL(/\/payment\//);
  await page.goto(paths.paidPayments);
  const checkAgain = page.getByRole("button", { name: messages["payment.checkAgain"] });
  await checkAgain.waitFor();
  for (const payment of portal.backend.state.payments) payment.paidAt ??= portal.backend.now();
  await checkAgain.press("Enter");
  await page.getByText(messages["payment.arrived"]).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(messages["payment.arrived"]);
});

test("offers a payment no longer when it has arrived at the second look, also where the bank leads back to the amounts to pay", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  const main = page.getByRole("main");
  const findPayment = () => {
    const { paymentId } = portal.backend.state.checkoutSessions.at(-1) ?? {};
    return portal.backend.state.payments.find(({ id }) => id === paymentId);
  };
  await page.goto(paths.paymentObligations);
  await getPayButtons(page, "en").first().click();
  await page.waitForURL(/\/payment\//);
  await page.goBack();
  await main.getByText(messages["payment.notArrived"]).waitFor();
  const dueCount = await getPayButtons(page, "en").count();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  Object.assign(findPayment() ?? {}, { paidAt: portal.backend.now() });
  await main.getByRole("button", { name: messages["payment.checkAgain"] }).click();
  await main.getByText(messages["payment.arrived"]).waitFor();
  await waitForExpect(() => getPayButtons(page, "en").count()).toBe(dueCount - 1);
});

test("shows after the return from the bank whether a payment has arrived, also after another sign-in, and to nobody else", async () => {
  const messages = messagesByLanguage.az;
  const { page } = await portal.newVisitor({ as: "citizen", language: "az", expectedConsoleErrors: /401/ });
  const payLater = async (): Promise<void> => {
    await page.goto(paths.paymentObligations);
    await getPayButtons(page, "az").first().click();
    await page.waitForURL(/\/payment\//);
  };
  const signIn = async (name: string): Promise<void> => {
    await page.getByRole("link", { name }).click();
    await getAccountButton(page, name).waitFor();
  };
  await payLater();
  expireTokens(portal.backend, "all");
  await page.goto(paths.paidPayments);
  await page.getByRole("main").getByRole("button", { name: messages["signIn.identity"] }).click();
  await signIn(personas.citizen.name);
  await page.getByText(messages["payment.notArrived"]).waitFor();

  await payLater();
  expireTokens(portal.backend, "all");
  await page.goto(paths.paidPayments);
  await page.getByRole("main").getByRole("button", { name: messages["signIn.identity"] }).click();
  await signIn(personas.admin.name);
  await getPageHeading(page, messages["page.paidPayments.title"]).waitFor();
  await page.getByRole("heading", { level: 2, name: messages["empty.information"] }).waitFor();
  expect(await page.getByText(messages["payment.notArrived"]).count()).toBe(0);
});

test("starts a payment again with the same key until it has started, also after a reload, and then with another one", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/payments\/[^/]+\/start/.test(request.url()))
      keys.push(request.headers()["idempotency-key"]);
  });
  const pay = (): Promise<void> => getPayButtons(page, "en").first().click();
  await page.goto(paths.paymentObligations);
  portal.backend.state.faults.push({ operationId: "startPayment", status: 503, times: 1, delaySeconds: 0 });
  await pay();
  await waitForExpect(() => readToasts(page, "en")).toHaveLength(1);
  await page.reload();
  await pay();
  await page.waitForURL(/\/payment\//);
  await page.goBack();
  await pay();
  await page.waitForURL(/\/payment\//);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("starts a payment once while the page of the bank is loading", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // The browser stays on the page, as it does while a bank takes its time.
  const bank = Promise.withResolvers<void>();
  await page.route(/\/payment\//, async (route) => {
    await route.fulfill({ status: 204 });
    bank.resolve();
  });
  await page.goto(paths.paymentObligations);
  const button = getPayButtons(page, "en").first();
  await button.focus();
  // A click of Playwright would wait for the page of the bank.
  await page.keyboard.press("Enter");
  await bank.promise;
  await page.keyboard.press("Enter");
  expect(await button.getAttribute("aria-busy")).toBe("true");
  // As when the visitor comes back: the list is read again, after any other request of the press. The portal listens to the
  // event once its first view is complete.
  const countReads = (): number => requests.filter((line) => /^GET .*\/payments\/obligations$/.test(line)).length;
  const readCount = countReads();
  await waitForExpect(async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    return countReads();
  }).toBeGreaterThan(readCount);
  expect(requests.filter((line) => /^POST .*\/start$/.test(line))).toHaveLength(1);
});

test("says that a payment could not be started when the operation answers 401 in spite of fresh tokens", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401/ });
  await page.goto(paths.paymentObligations);
  portal.backend.state.faults.push({ operationId: "startPayment", status: 401, times: 2, delaySeconds: 0 });
  await getPayButtons(page, "en").first().click();
  await waitForExpect(() => readToasts(page, "en")).toHaveLength(1);
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
});

test("never opens a payment page on an untrusted host", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  // An untrusted host gets its own message; a value that is not a URL of the contract is an invalid response.
  for (const [redirectUrl, messageId] of [
    ["https://bank.evil.example/pay", "payment.untrusted"],
    ["/\\evil.example", "failure.unknown"],
    ["http://localhost@evil.example/", "failure.unknown"],
  ] as const) {
    await page.route("**/payments/*/start**", (route) => route.fulfill({ json: { redirectUrl } }));
    await page.goto(paths.paymentObligations);
    await getPayButtons(page, "en").first().click();
    await getToasts(page, "en").getByText(messagesByLanguage.en[messageId]).waitFor();
    expect(getPath(page)).toBe(paths.paymentObligations);
    await page.unrouteAll();
  }
});

test("reports a payment that was made in another window, and refreshes the list", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", expectedConsoleErrors: /409/ });
  await page.goto(paths.paymentObligations);
  // The payment happens when this window sends its request: its list may be refetched at any moment before.
  await page.route("**/payments/*/start**", (route) => {
    for (const payment of portal.backend.state.payments) payment.paidAt ??= portal.backend.now();
    return route.fallback();
  });
  await getPayButtons(page, "ru").first().click();
  await getToasts(page, "ru").getByText("Эта сумма уже оплачена.").waitFor();
  await waitForExpect(() => getPayButtons(page, "ru").count()).toBe(0);
});

test("offers no payment for an amount of zero", async () => {
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

test.for(selectCases(testedLanguages))("shows empty states to a user without payments, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "admin", language });
  for (const path of [paths.paymentObligations, paths.paidPayments]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 2, name: messagesByLanguage[language]["empty.information"] }).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
