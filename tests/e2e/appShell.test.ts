import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { getPageHeading, waitForPage, hasFocus, getToasts, hasErrorTitle } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))(
  'opens the list of shortcuts with "?" and moves to the search with "/" until the user turns them off, in %s',
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await waitForPage(page);
    const search = page.getByRole("combobox", { name: messages["search.label"] });
    // The shortcuts work only after hydration.
    await waitForExpect(async () => {
      await page.keyboard.press("/");
      return hasFocus(search);
    }).toBe(true);
    // In a text field the same keys type characters.
    await page.keyboard.type("?/");
    expect(await search.inputValue()).toBe("?/");
    await page.getByRole("main").getByRole("heading", { level: 1 }).focus();

    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: messages["keys.title"] });
    await dialog.getByText(messages["keys.search"]).waitFor();
    await dialog.getByText(`F6${messages["keys.messages"]}`).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("switch", { name: messages["keys.single"] }).press("Space");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    for (const key of ["?", "/"]) await page.keyboard.press(key);
    expect(await hasFocus(search)).toBe(false);
    expect(await dialog.count()).toBe(0);

    // The list stays available without shortcuts, and the setting is stored.
    await page.goto(paths.accessibility);
    await page.getByRole("button", { name: messages["accessibility.help.keys"] }).click();
    expect(await dialog.getByRole("switch", { name: messages["keys.single"] }).isChecked()).toBe(false);
  },
);

test.for(selectCases(testedLanguages))(
  "sends a remark about the page from the footer without the user's identity, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /404/ });
    const messages = messagesByLanguage[language];
    const sent: { url: string; isAuthorized: boolean }[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/remarks/"))
        sent.push({ url: request.url(), isAuthorized: "authorization" in request.headers() });
    });
    await page.goto("/my-appeals/481?from=letter");
    await waitForPage(page);
    await page.getByRole("contentinfo").getByRole("button", { name: messages["remark.question"] }).click();
    const dialog = page.getByRole("dialog", { name: messages["remark.title"] });
    const field = dialog.getByRole("textbox", { name: messages["remark.label"] });
    await field.waitFor();
    await dialog.getByRole("button", { name: messages["remark.send"] }).click();
    await dialog.getByText(messages["remark.empty"]).waitFor();
    expect(await hasFocus(field)).toBe(true);
    expect(await hasErrorTitle(page, language)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await field.fill("  Səhv tarix ");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: messages["form.leave"] });
    await question.getByRole("button", { name: messages["form.leaveNo"], exact: true }).click();
    await question.waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("  Səhv tarix ");
    await dialog.getByRole("button", { name: messages["remark.send"] }).click();
    await dialog.waitFor({ state: "detached" });
    await getToasts(page, language).getByRole("listitem").waitFor();
    expect(portal.backend.state.remarks).toEqual([{ page: "/my-appeals/:id", text: "Səhv tarix", language }]);
    expect(sent.map(({ isAuthorized }) => isAuthorized)).toEqual([false]);

    await page.goto("/post/301?from=letter");
    await waitForPage(page);
    await page.getByRole("contentinfo").getByRole("button", { name: messages["remark.question"] }).click();
    await dialog.getByText(messages["remark.includedData"].replace("{page}", "/post/301")).waitFor();
  },
);

test("sends a remark about the page on which its window was opened, also after Back", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  await waitForPage(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: messages["page.checkCertificate.title"] }).click();
  await getPageHeading(page, messages["page.checkCertificate.title"]).waitFor();
  await footer.getByRole("button", { name: messages["remark.question"] }).click();
  const dialog = page.getByRole("dialog", { name: messages["remark.title"] });
  await dialog.getByRole("textbox", { name: messages["remark.label"] }).fill("Wrong number");
  await page.goBack();
  await page.locator("h1", { hasText: messages["page.faq.title"] }).waitFor();
  await dialog.getByText(messages["remark.includedData"].replace("{page}", paths.checkCertificate)).waitFor();
  await dialog.getByRole("button", { name: messages["remark.send"] }).click();
  await dialog.waitFor({ state: "detached" });
  expect(portal.backend.state.remarks[0]).toMatchObject({ page: paths.checkCertificate, text: "Wrong number" });
});

test("keeps a remark that is too long, and says how long it can be", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  await waitForPage(page);
  await page.getByRole("contentinfo").getByRole("button", { name: messages["remark.question"] }).click();
  const dialog = page.getByRole("dialog", { name: messages["remark.title"] });
  const field = dialog.getByRole("textbox", { name: messages["remark.label"] });
  // As somebody who pastes it: a script can enter more than a field allows.
  await field.focus();
  await page.keyboard.insertText("a".repeat(4001));
  await dialog.getByRole("button", { name: messages["remark.send"] }).click();
  await dialog.getByText("Enter 4,000 characters at most; now there are 4,001", { exact: true }).waitFor();
  expect(await hasFocus(field)).toBe(true);
  expect(await field.inputValue()).toHaveLength(4001);
  expect(portal.backend.state.remarks).toEqual([]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Backspace");
  await dialog.getByRole("button", { name: messages["remark.send"] }).click();
  await dialog.waitFor({ state: "detached" });
  expect(portal.backend.state.remarks[0]?.text).toHaveLength(4000);
});

test.for(selectCases(testedLanguages))(
  "shows a banner while the connection is lost, and removes it when the connection is back, in %s",
  async (language) => {
    const { page, context } = await portal.newVisitor({
      language,
      expectedConsoleErrors: /Failed to load|ERR_INTERNET/,
    });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await waitForPage(page);
    const banner = page.getByRole("status").getByText(messages["offline.title"]);
    await context.setOffline(true);
    await banner.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.setOffline(false);
    await banner.waitFor({ state: "detached" });

    // The network is up, so the browser fires no offline event, but the backend does not respond.
    await page.route("**/api/**", (route) => route.abort("connectionrefused"));
    await page.getByRole("contentinfo").getByRole("link", { name: messages["page.exchangeRates.title"] }).click();
    await banner.waitFor();
    await page.unroute("**/api/**");
    await banner.waitFor({ state: "detached" });
  },
);

test("removes the banner about a lost connection also where the backend has no service status", async () => {
  const { page, context } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /Failed to load/ });
  await page.route(/status\/public/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(paths.faq);
  await waitForPage(page);
  const banner = page.getByRole("status").getByText(messagesByLanguage.en["offline.title"]);
  await context.setOffline(true);
  await banner.waitFor();
  await context.setOffline(false);
  await banner.waitFor({ state: "detached" });
});

test("follows the browser when the connection is back and another origin blocks the status request", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /Failed to load/ });
  await page.route(/status\/public/, (route) => route.abort("failed"));
  await page.goto(paths.standards);
  await page.getByRole("main").getByRole("table").waitFor();
  const banner = page.getByRole("status").getByText(messagesByLanguage.en["offline.title"]);
  await waitForExpect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    return banner.count();
  }).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await banner.waitFor({ state: "detached" });
});

test("does not report a lost connection when only one request is blocked", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /Failed to load/ });
  await page.route(/exchange-rates\/public/, (route) => route.abort("blockedbyclient"));
  await page.goto(paths.faq);
  await waitForPage(page);
  const statusResponse = page.waitForResponse(/status\/public/);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.en["page.exchangeRates.title"] })
    .click();
  await page.getByRole("main").getByText(messagesByLanguage.en["failure.offline"]).waitFor();
  await statusResponse;
  expect(await page.getByText(messagesByLanguage.en["offline.title"]).count()).toBe(0);
});

test.for(
  selectCases(["/post/301", "/e-services/101", "/my-appeals/481", "/e-services/102/apply", "/my-appeals/481/receipt"]),
)("renders one heading on %s before its content has loaded", async (address) => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.siteMap);
  await waitForPage(page);
  const { promise: responseReleased, resolve: releaseResponse } = Promise.withResolvers<void>();
  await page.route(/\/(posts|services|appeals)\//, async (route) => {
    await responseReleased;
    await route.continue();
  });
  await page.evaluate((to) => history.pushState(null, "", to), address);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "attached" });
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  expect(await heading.count()).toBe(1);
  releaseResponse();
  await waitForPage(page);
  expect(await heading.count()).toBe(1);
  await waitForExpect(() => hasFocus(heading)).toBe(true);
});

test.for(["competition", "quality"] as const)(
  "gives the %s portal a web app manifest with its name, colours and icons",
  async (name) => {
    const build = join(import.meta.dirname, "../..", name === "quality" ? "dist-quality" : "dist");
    const page = await readFile(join(build, "index.html"), "utf8");
    const { icons, ...manifest } = JSON.parse(await readFile(join(build, "manifest.webmanifest"), "utf8")) as {
      name: string;
      theme_color: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe(messagesByLanguage.az[`portal.${name}.name`]);
    expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
    expect(page).toContain('rel="manifest"');
    expect(manifest.start_url).toBe(paths.home);
    for (const { src, sizes } of [
      ...icons,
      { src: /apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? "", sizes: "180x180" },
    ]) {
      const picture = await readFile(join(build, src));
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
    }
  },
);

test("serves a manifest that the browser accepts under the content security policy", async () => {
  const { page, context } = await portal.newVisitor();
  await page.goto(paths.home);
  await waitForPage(page);
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  expect(url).toBe(`${portal.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const response = await page.request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
});
