import { expect, test } from "vitest";
import { getHref, paths } from "../../src/config/paths.ts";
import { waitForPage } from "./support/locators.ts";
import { setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

test("shows in forced colours that a button is busy", async () => {
  const { page } = await portal.newVisitor({ language: "en", forcedColors: "active" });
  await page.goto(paths.faq);
  await waitForPage(page);
  const look = await page
    .locator("button.button")
    .first()
    .evaluate((button) => {
      button.setAttribute("aria-busy", "true");
      const { borderBlockEndWidth: height, borderBlockEndColor: bar } = getComputedStyle(button, "::after");
      return { height, bar, background: getComputedStyle(button).backgroundColor };
    });
  expect(look.height).toBe("3px");
  expect(look.bar).not.toBe(look.background);
});

test("shows in forced colours that a part of a page is loading", async () => {
  const { page } = await portal.newVisitor({ language: "en", forcedColors: "active" });
  await page.goto(paths.siteMap);
  await waitForPage(page);
  const { promise: responseReleased, resolve: releaseResponse } = Promise.withResolvers<void>();
  await page.route("**/posts/public*", async (route) => {
    await responseReleased;
    await route.continue();
  });
  await page.evaluate((to) => history.pushState(null, "", to), paths.news);
  const bar = page.locator("[aria-busy=true] .skeleton-bar").first();
  await bar.waitFor();
  const readLook = () =>
    bar.evaluate((element) => {
      const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, outlineColor, backgroundColor };
    });
  // The bars of the page that is loading are replaced by those of its list: a removed one has no style.
  let look = await readLook();
  await waitForExpect(async () => {
    look = await readLook();
    return look.outlineStyle;
  }).toBe("solid");
  expect(look.outlineColor).not.toMatch(/^rgba/);
  expect(look.outlineColor).not.toBe(look.backgroundColor);
  releaseResponse();
  await waitForPage(page);
});

test("marks the current step of a case in forced colours", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", forcedColors: "active" });
  await page.goto(getHref("appeal", { id: "481" }));
  await waitForPage(page);
  const readBorder = (step: string): Promise<string> =>
    page
      .locator(`.timeline-step${step} > .timeline-mark`)
      .first()
      .evaluate((mark) => getComputedStyle(mark).borderBlockEndWidth);
  expect(await readBorder("[aria-current]")).toBe("2px");
  expect(await readBorder(":not([aria-current])")).toBe("0px");
});
