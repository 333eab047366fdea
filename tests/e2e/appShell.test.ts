import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { waitForPage, hasFocus, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

test.for(testedLanguages)(
  "a question mark shows what the keys do, and a slash goes to the search until they are turned off, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(paths.faq);
    await waitForPage(page);
    const search = page.getByRole("combobox", { name: say["search.label"] });
    // The keys come after the page.
    await waitForExpect(async () => {
      await page.keyboard.press("/");
      return hasFocus(search);
    }).toBe(true);
    // In a field they are letters.
    await page.keyboard.type("?/");
    expect(await search.inputValue()).toBe("?/");
    await page.getByRole("main").getByRole("heading", { level: 1 }).focus();

    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: say["keys.title"] });
    await dialog.getByText(say["keys.search"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("switch", { name: say["keys.single"] }).press("Space");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    for (const key of ["?", "/"]) await page.keyboard.press(key);
    expect(await hasFocus(search)).toBe(false);
    expect(await dialog.count()).toBe(0);

    // The list can be read all the same, and the choice is kept.
    await page.goto(paths.accessibility);
    await page.getByRole("button", { name: say["accessibility.help.keys"] }).click();
    expect(await dialog.getByRole("switch", { name: say["keys.single"] }).isChecked()).toBe(false);
  },
);

test.for(testedLanguages)(
  "whoever finds something wrong with a page tells it from the foot of the page, as nobody in particular, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /404/ });
    const say = messagesByLanguage[language];
    const sent: { url: string; signed: boolean }[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/remarks/"))
        sent.push({ url: request.url(), signed: "authorization" in request.headers() });
    });
    await page.goto("/my-appeals/481?from=letter");
    await waitForPage(page);
    await page.getByRole("contentinfo").getByRole("button", { name: say["remark.ask"] }).click();
    const dialog = page.getByRole("dialog", { name: say["remark.title"] });
    const field = dialog.getByRole("textbox", { name: say["remark.label"] });
    await field.waitFor();
    await dialog.getByRole("button", { name: say["remark.send"] }).click();
    await dialog.getByText(say["remark.empty"]).waitFor();
    expect(await hasFocus(field)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await field.fill("  Səhv tarix ");
    await dialog.getByRole("button", { name: say["remark.send"] }).click();
    await dialog.waitFor({ state: "detached" });
    await getToasts(page, language).getByRole("listitem").waitFor();
    expect(portal.backend.state.remarks).toEqual([{ page: "/my-appeals/:id", text: "Səhv tarix", language }]);
    expect(sent.map(({ signed }) => signed)).toEqual([false]);

    await page.goto("/post/301?from=letter");
    await waitForPage(page);
    await page.getByRole("contentinfo").getByRole("button", { name: say["remark.ask"] }).click();
    await dialog.getByText(say["remark.with"].replace("{page}", "/post/301")).waitFor();
  },
);

test.for(testedLanguages)("without a connection the page says so, and stops by itself, in %s", async (language) => {
  const { page, context } = await portal.newVisitor({ language, expectedConsoleErrors: /Failed to load|ERR_INTERNET/ });
  const say = messagesByLanguage[language];
  await page.goto(paths.faq);
  await waitForPage(page);
  const banner = page.getByRole("status").getByText(say["offline.title"]);
  await context.setOffline(true);
  await banner.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await context.setOffline(false);
  await banner.waitFor({ state: "detached" });

  // The browser thinks that all is well: the network is there, the service behind it is not.
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.exchangeRates.title"] }).click();
  await banner.waitFor();
  await page.unroute("**/api/**");
  await banner.waitFor({ state: "detached", timeout: 20_000 });
});

test("one call that is blocked is not taken for a lost connection", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /Failed to load/ });
  await page.route(/exchange-rates\/public/, (route) => route.abort("blockedbyclient"));
  await page.goto(paths.faq);
  await waitForPage(page);
  const asked = page.waitForResponse(/status\/public/);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.en["screen.exchangeRates.title"] })
    .click();
  await page.getByRole("main").getByText(messagesByLanguage.en["failure.offline"]).waitFor();
  await asked;
  expect(await page.getByText(messagesByLanguage.en["offline.title"]).count()).toBe(0);
});

test.for(["/post/301", "/e-services/101", "/my-appeals/481", "/e-services/102/apply", "/my-appeals/481/receipt"])(
  "%s has a heading also before anybody knows its name",
  async (address) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
    await page.goto(paths.siteMap);
    await waitForPage(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/(posts|services|appeals)\//, async (route) => {
      await answered;
      await route.continue();
    });
    await page.evaluate((to) => history.pushState(null, "", to), address);
    await page.locator("[aria-busy=true]").first().waitFor({ state: "attached" });
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    expect(await heading.count()).toBe(1);
    answer();
    await waitForPage(page);
    expect(await heading.count()).toBe(1);
    await waitForExpect(() => hasFocus(heading)).toBe(true);
  },
);

test.for(["competition", "quality"] as const)("the %s portal can be kept on a home screen", async (name) => {
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
});

test("the browser takes the manifest as it is served, under the policy", async () => {
  const { page, context } = await portal.newVisitor();
  await page.goto(paths.home);
  await waitForPage(page);
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  expect(url).toBe(`${portal.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const answer = await page.request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
});
