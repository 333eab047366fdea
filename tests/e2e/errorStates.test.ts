import { expect, test } from "vitest";
import { getProblemExample } from "../../mocks/operations.ts";
import { news } from "../../mocks/sampleData/news.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getPageHeading, getPayButton, getToasts, waitForPage, expectNoToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))(
  "shows an error and a retry button in a section that fails to load, beside the rest of the page, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /503/ });
    const messages = messagesByLanguage[language];
    portal.backend.state.faults.push({ operationId: "listPosts", status: 503, times: 3, delaySeconds: 0 });
    await page.goto(paths.home);
    await page.getByRole("main").getByText(messages["state.notLoaded"]).waitFor();
    await page.getByRole("table").waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: messages["action.tryAgain"] }).click();
    await page.getByRole("link", { name: translate(news[0]!.title, language) }).waitFor();
  },
);

test.for(selectCases(testedLanguages))(
  "shows an empty section when the backend has no such endpoint yet, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /404/ });
    portal.backend.state.faults.push({ operationId: "listPosts", status: 404, times: 1, delaySeconds: 0 });
    await page.goto(paths.news);
    await page.getByRole("main").getByText(messagesByLanguage[language]["empty.information"]).waitFor();
    await expectNoToasts(page, language);
  },
);

test("shows an error and a button that loads the page again when the frame of the portal fails", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /broken/ });
  await page.goto(paths.faq);
  await page.getByRole("contentinfo").getByRole("link").first().waitFor();
  // Header, menu and footer need it, too.
  await page.evaluate((path) => {
    // oxlint-disable-next-line no-extend-native -- the test breaks the portal
    Array.prototype.map = () => {
      throw new Error("broken");
    };
    history.pushState(null, "", path);
  }, paths.exchangeRates);
  await getPageHeading(page, messagesByLanguage.en["failure.unknown"]).waitFor();
  await page.getByRole("button", { name: messagesByLanguage.en["action.tryAgain"] }).click();
  await getPageHeading(page, messagesByLanguage.en["page.exchangeRates.title"]).waitFor();
});

test("says that there is no connection when a page cannot be loaded offline, and loads it when there is one", async () => {
  const { page, context } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /ERR_INTERNET|import/ });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  await context.setOffline(true);
  await page.evaluate((path) => history.pushState(null, "", path), paths.checkCertificate);
  await getPageHeading(page, messages["page.checkCertificate.title"]).waitFor();
  await page.getByRole("main").getByText(messages["failure.offline"]).waitFor();
  expect(await page.getByText(messages["failure.unknown"]).count()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByLabel(messages["certificate.number"]).waitFor();
});

test("says once that the network is down, and retries on request and when the server can be reached again", async () => {
  const { page, context } = await portal.newVisitor({
    language: "en",
    expectedConsoleErrors: /Failed to load|ERR_INTERNET/,
  });
  await page.goto(paths.faq);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.en["page.exchangeRates.title"] })
    .hover();
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.en["page.exchangeRates.title"] })
    .click();
  await page.getByRole("main").getByText(messagesByLanguage.en["state.notLoaded"]).waitFor();
  await page.getByRole("status").getByText(messagesByLanguage.en["offline.title"]).waitFor();
  await waitForExpect(() => page.getByText(messagesByLanguage.en["failure.offline"]).count()).toBe(0);
  const alert = page.getByRole("main").getByRole("alert");
  expect(await alert.count()).toBe(0);
  await page.getByRole("button", { name: messagesByLanguage.en["action.tryAgain"] }).click();
  await alert.getByText(messagesByLanguage.en["state.notLoaded"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await context.unrouteAll();
  await page.unrouteAll();
  // The portal asks the server again at this event, and by itself after a while.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("table").waitFor();
});

test("asks with the dialog of the browser when the question before closing a dialog cannot be loaded", async () => {
  const { page } = await portal.newVisitor({
    language: "en",
    expectedConsoleErrors: /ERR_FAILED|Failed to (load|fetch)/,
  });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  await page.getByRole("contentinfo").getByRole("button", { name: messages["remark.question"] }).click();
  const remark = page.getByRole("dialog", { name: messages["remark.title"] });
  await remark.getByRole("textbox", { name: messages["remark.label"] }).fill("Wrong date");
  await page.route(/\/assets\/ConfirmDialog-/, (route) => route.abort());
  const question = page.waitForEvent("dialog");
  await page.keyboard.press("Escape");
  expect((await question).message()).toBe(messages["form.leave"]);
  await (await question).accept();
  await remark.waitFor({ state: "detached" });
});

test.for(
  selectCases([
    ["az", "Naməlum xəta baş verdi!"],
    ["ru", messagesByLanguage.ru["failure.unknown"]],
    ["en", messagesByLanguage.en["failure.unknown"]],
  ]),
)("shows the backend's error message in %s, or “%s” without one", async ([language, unknownErrorText]) => {
  const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /500/ });
  const toasts = getToasts(page, language);
  portal.backend.state.faults.push({ operationId: "startPayment", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.paymentObligations);
  await getPayButton(page, language).click();
  await toasts.getByText(getProblemExample("startPayment", 500, language).message).waitFor();
  await toasts.getByRole("button", { name: messagesByLanguage[language]["action.dismiss"] }).click();
  await waitForExpect(() => toasts.getByRole("listitem").count()).toBe(0);

  await page.route("**/payments/*/start*", (route) =>
    route.fulfill({ status: 500, body: "<h1>Bad gateway</h1>", contentType: "text/html" }),
  );
  await getPayButton(page, language).click();
  await toasts.getByText(unknownErrorText, { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const box = await toasts.getByRole("listitem").boundingBox();
  expect(box && box.x + box.width > 1280 - 60 && box.y + box.height > 900 - 60, "at the bottom right").toBe(true);
  await toasts.getByRole("button", { name: messagesByLanguage[language]["action.dismiss"] }).focus();
  await page.keyboard.press("Escape");
  await waitForExpect(() => toasts.getByRole("listitem").count()).toBe(0);
});

test("reloads the page once when its chunk is missing after a new release", async () => {
  const { page } = await portal.newVisitor({
    language: "az",
    expectedConsoleErrors: /404|Failed to fetch dynamically/,
  });
  await page.goto(paths.home);
  await getPageHeading(page, messagesByLanguage.az["home.title"]).waitFor();
  let navigationCount = 0;
  let isReleased = false;
  await page.route("**/assets/FaqPage-*.js", (route) =>
    isReleased ? route.fallback() : route.fulfill({ status: 404, body: "" }),
  );
  await page.route(`${portal.origin}/`, async (route) => {
    const response = await fetchWithRetry(route);
    isReleased = true;
    await route.fulfill({
      response,
      body: (await response.text()).replace(/assets\/index-/g, "assets/newer-"),
    });
  });
  page.on("framenavigated", () => (navigationCount += 1));
  await page
    .getByRole("navigation", { name: messagesByLanguage.az["menu.label"] })
    .getByRole("link", { name: messagesByLanguage.az["page.faq.title"] })
    .click();
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await page.getByRole("main").getByRole("group").first().waitFor();
  // The client-side navigation and one document load.
  expect(navigationCount).toBe(2);
});

test("shows an error when the chunk of a page fails to load, and retries on request; other sections stay usable", async () => {
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "ru",
    expectedConsoleErrors: /404|Failed to fetch dynamically/,
  });
  const messages = messagesByLanguage.ru;
  await page.route("**/assets/{FaqPage,Sidebar}-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(paths.faq);
  await page.getByRole("main").getByRole("button", { name: messages["action.tryAgain"] }).waitFor();
  await getToasts(page, "ru").getByText(messages["state.notLoaded"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("button", { name: messages["action.tryAgain"] }).click();
  await page.getByRole("main").getByRole("group").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: messages["page.eServices.title"] }).click();
  await page.getByRole("navigation", { name: messages["sidebar.label"] }).waitFor();
});

test.for(selectCases(["data", "az"]))(
  "keeps the prerendered page readable while the file %s cannot be loaded, and starts when it can",
  async (chunk) => {
    const { page } = await portal.newVisitor({
      language: "az",
      expectedConsoleErrors: /Failed to load|Failed to fetch dynamically/,
    });
    const messages = messagesByLanguage.az;
    let failureCount = 0;
    await page.route(`**/assets/${chunk}-*.js`, async (route) => {
      failureCount += 1;
      await route.abort();
    });
    await page.goto(paths.faq, { waitUntil: "load" });
    await waitForExpect(() => failureCount).toBeGreaterThan(1);
    await getPageHeading(page, messages["page.faq.title"]).waitFor();
    const text = await page.locator("body").innerText();
    expect(text).not.toContain("dynamically");
    expect(text).toContain(messages["footer.services"]);
    await page.unrouteAll();
    // Again and again: a browser that keeps the failure of an import has to reload the page.
    await waitForExpect(async () => {
      await page.getByRole("banner").getByRole("button", { name: "English" }).click();
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return page.locator("html").getAttribute("lang");
    }).toBe("en");
    await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  },
);

test("keeps the prerendered page readable while its entry script is lost, and loads it again unless something was typed", async () => {
  // A device with a language that has no cookie gets the page in another one, which is hidden until the script has run.
  const { page, newPage } = await portal.newVisitor({
    localStorage: { locale: "ru" },
    expectedConsoleErrors: /Failed to load/,
  });
  const entryScript = /assets\/index-/;
  await page.route(entryScript, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(paths.faq, { waitUntil: "load" });
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("az");
  const search = page.getByRole("combobox", { name: messagesByLanguage.az["search.label"] });
  await search.fill("çay");
  await page.unroute(entryScript);

  // The first page would be reloaded before this one.
  const otherPage = await newPage();
  await otherPage.route(entryScript, (route) => route.abort(), { times: 1 });
  await otherPage.goto(paths.faq, { waitUntil: "load" });
  await getPageHeading(otherPage, messagesByLanguage.ru["page.faq.title"]).waitFor();
  await waitForPage(otherPage);
  expect(await search.inputValue()).toBe("çay");
});

test("does not load a page again while a proxy sends a page of its own in place of the entry script", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /MIME type/ });
  const entryScript = /assets\/index-/;
  const requests = { page: 0, script: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) requests.page += 1;
    else if (entryScript.test(request.url())) requests.script += 1;
  });
  await page.route(entryScript, (route) => route.fulfill({ contentType: "text/html", body: "<p>Blocked" }));
  await page.clock.install();
  await page.goto(paths.faq, { waitUntil: "load" });
  await waitForExpect(async () => (await page.clock.runFor(5000), requests.script)).toBeGreaterThan(3);
  expect(requests.page).toBe(1);
});

test.for(selectCases([404, 401, 405]))(
  "shows what the search said about an article that the server refuses with %i",
  async (status) => {
    const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /40[145]/ });
    const title = translate(news[0]!.title, "en");
    await page.route(/posts\/public\/\d/, (route) => route.fulfill({ status, body: "" }));
    await page.goto(`${paths.search}?word=${encodeURIComponent(title)}`);
    const result = page.getByRole("main").getByRole("link", { name: title, exact: true }).first();
    await result.click();
    await page.waitForURL(/\/post\/\d+$/);
    await getPageHeading(page, title).waitFor();
    expect(await page.getByText(messagesByLanguage.en["state.notLoaded"]).count()).toBe(0);
  },
);

test("shows a record and a list again when the visitor goes on from one that could not be loaded", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /404/ });
  const messages = messagesByLanguage.en;
  const main = page.getByRole("main");
  const title = translate(news[0]!.title, "en");
  await page.goto(getHref("post", { id: "301" }));
  await getPageHeading(page, title).waitFor();
  portal.backend.state.faults.push({ operationId: "readPost", status: 404, times: 1, delaySeconds: 0 });
  await main.getByRole("region", { name: messages["post.related"] }).getByRole("link").first().click();
  await main.getByText(messages["post.notFound"]).waitFor();
  await page.goBack();
  await getPageHeading(page, title).waitFor();

  await page.goto(paths.standards);
  await main.getByRole("table").waitFor();
  portal.backend.state.faults.push({ operationId: "listStandards", status: 404, times: 1, delaySeconds: 0 });
  const status = page.getByRole("combobox", { name: messages["list.standards.filter.status"] });
  const apply = main.getByRole("button", { name: messages["list.apply"] });
  await status.selectOption("REPLACED");
  await apply.click();
  await main.getByText(messages["empty.information"]).waitFor();
  await status.selectOption("IN_FORCE");
  await apply.click();
  await main.getByRole("table").waitFor();
});

test("offers to load an article again when the session has ended meanwhile", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401/ });
  const isRefused = { current: true };
  for (const path of ["**/posts/public/301?*", "**/public/auth/refresh-token*"])
    await page.route(path, (route) =>
      isRefused.current ? route.fulfill({ status: 401, json: { message: "Ended" } }) : route.continue(),
    );
  await page.goto(getHref("post", { id: "301" }));
  await page.getByRole("main").getByText(messagesByLanguage.en["state.notLoaded"]).waitFor();
  isRefused.current = false;
  await page.getByRole("main").getByRole("button", { name: messagesByLanguage.en["action.tryAgain"] }).click();
  await page.getByRole("article").waitFor();
});
