import { expect, test } from "vitest";
import { getProblemExample } from "../../mocks/operations.ts";
import { news } from "../../mocks/sampleData/news.ts";
import { translate as told } from "../../mocks/store/localizedText.ts";
import { paths } from "../../src/config/paths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getPageHeading, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

test.for(testedLanguages)(
  "a part of the page that cannot be read says so, and can be tried again while the rest is there, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /503/ });
    const say = messagesByLanguage[language];
    portal.backend.state.faults.push({ operationId: "listPosts", status: 503, times: 3, delaySeconds: 0 });
    await page.goto(paths.home);
    await page.getByRole("main").getByText(say["state.notLoaded"]).waitFor();
    await page.getByRole("table").waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: say["action.tryAgain"] }).click();
    await page.getByRole("link", { name: told(news[0]!.title, language) }).waitFor();
  },
);

test.for(testedLanguages)("a service that has no such call yet shows an empty section, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /404/ });
  portal.backend.state.faults.push({ operationId: "listPosts", status: 404, times: 1, delaySeconds: 0 });
  await page.goto(paths.news);
  await page.getByRole("main").getByText(messagesByLanguage[language]["empty.information"]).waitFor();
  expect(await getToasts(page, language).getByRole("listitem").count()).toBe(0);
});

test("without a network the page says that, and works again when it is back", async () => {
  const { page, context } = await portal.newVisitor({
    language: "en",
    expectedConsoleErrors: /Failed to load|ERR_INTERNET/,
  });
  await page.goto(paths.faq);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.en["screen.exchangeRates.title"] })
    .hover();
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.en["screen.exchangeRates.title"] })
    .click();
  await page.getByRole("main").getByText(messagesByLanguage.en["failure.offline"]).waitFor();
  await context.unrouteAll();
  await page.unrouteAll();
  await page.getByRole("button", { name: messagesByLanguage.en["action.tryAgain"] }).click();
  await page.getByRole("table").waitFor();
});

test.for([
  ["az", "Naməlum xəta baş verdi!"],
  ["ru", messagesByLanguage.ru["failure.unknown"]],
  ["en", messagesByLanguage.en["failure.unknown"]],
] as const)("a failure is told in the service's words, and without any as in %s “%s”", async ([language, unknown]) => {
  const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /500/ });
  const shown = getToasts(page, language);
  portal.backend.state.faults.push({ operationId: "markNotificationsRead", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: messagesByLanguage[language]["notifications.markRead"] }).click();
  await shown.getByText(getProblemExample("markNotificationsRead", 500, language).message).waitFor();
  await shown.getByRole("button", { name: messagesByLanguage[language]["action.dismiss"] }).click();
  await waitForExpect(() => shown.getByRole("listitem").count()).toBe(0);

  await page.route("**/notification/read*", (route) =>
    route.fulfill({ status: 500, body: "<h1>Bad gateway</h1>", contentType: "text/html" }),
  );
  await page.getByRole("button", { name: messagesByLanguage[language]["notifications.markRead"] }).click();
  await shown.getByText(unknown, { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const box = await shown.getByRole("listitem").boundingBox();
  expect(box && box.x + box.width > 1280 - 60 && box.y + box.height > 900 - 60, "at the bottom right").toBe(true);
  await shown.getByRole("button", { name: messagesByLanguage[language]["action.dismiss"] }).focus();
  await page.keyboard.press("Escape");
  await waitForExpect(() => shown.getByRole("listitem").count()).toBe(0);
});

test("a page whose script is gone is read again from a new release, once", async () => {
  const { page } = await portal.newVisitor({
    language: "az",
    expectedConsoleErrors: /404|Failed to fetch dynamically/,
  });
  await page.goto(paths.home);
  await getPageHeading(page, messagesByLanguage.az["home.title"]).waitFor();
  let opened = 0;
  let released = false;
  await page.route("**/assets/Faq-*.js", (route) =>
    released ? route.fallback() : route.fulfill({ status: 404, body: "" }),
  );
  await page.route(`${portal.origin}/`, async (route) => {
    const answer = await fetchWithRetry(route);
    released = true;
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/assets\/index-/g, "assets/newer-") });
  });
  page.on("framenavigated", () => (opened += 1));
  await page
    .getByRole("navigation", { name: messagesByLanguage.az["menu.label"] })
    .getByRole("link", { name: messagesByLanguage.az["screen.faq.title"] })
    .click();
  await getPageHeading(page, messagesByLanguage.az["screen.faq.title"]).waitFor();
  await page.getByRole("main").getByRole("group").first().waitFor();
  // The router's own change of address, and the one new opening.
  expect(opened).toBe(2);
});

test("a page whose script does not come says so, and comes when it is tried again; other parts are only missing", async () => {
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "ru",
    expectedConsoleErrors: /404|Failed to fetch dynamically/,
  });
  const say = messagesByLanguage.ru;
  await page.route("**/assets/{Faq,SidebarNav}-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(paths.faq);
  await page.getByRole("main").getByRole("button", { name: say["action.tryAgain"] }).waitFor();
  await getToasts(page, "ru").getByText(say["state.notLoaded"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("button", { name: say["action.tryAgain"] }).click();
  await page.getByRole("main").getByRole("group").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: say["screen.eServices.title"] }).click();
  await page.getByRole("navigation", { name: say["sidebar.label"] }).waitFor();
});
