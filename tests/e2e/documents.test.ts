import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { createSampleFile } from "../../mocks/sampleData/sampleFiles.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getToasts, hasFocus, waitForPage } from "./support/locators.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const englishMessages = messagesByLanguage.en;

/** Opens a document of the list and waits for its dialog. */
async function openDocument(page: Page, name: string, language: Language = "en"): Promise<void> {
  await page
    .getByRole("button", { name: `${messagesByLanguage[language]["document.open"]} ${name}`, exact: true })
    .click();
  await page.getByRole("dialog", { name }).waitFor();
}

test.for(selectCases(testedLanguages))(
  "lists the user's documents and renders a PDF in the portal, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    const { number = "" } = portal.backend.state.appeals.find(({ id }) => id === 481) ?? {};
    await page.goto(paths.documents);
    await page.getByRole("heading", { level: 1, name: messages["page.documents.title"] }).waitFor();
    await waitForExpect(() => page.title()).toContain(messages["page.documents.title"]);
    for (const column of ["name", "type", "createdAt", "lang"] as const)
      await page.getByRole("columnheader", { name: messages[`list.documents.${column}`] }).waitFor();
    const row = page.getByRole("row").filter({ hasText: "Sınaq protokolu" });
    await row.getByText(messages["appeal.title"].replace("{number}", number)).waitFor();
    await openDocument(page, "Sınaq protokolu", language);
    await page.getByRole("dialog").locator("[lang=az]").getByText("SP-1187").waitFor();
    const { width } = (await page.getByRole("dialog").locator("canvas").boundingBox())!;
    expect(width).toBeGreaterThan(300);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("renders PDFs in a worker of the same origin, and returns the focus when the dialog closes", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await openDocument(page, "Sınaq protokolu");
  await page.getByRole("dialog").getByText("SP-1187").waitFor();
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([portal.origin]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await waitForExpect(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Sınaq protokolu");
});

test("returns the focus to the pressed button in a browser that does not focus it, and does not scroll", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", viewport: { width: 1280, height: 500 } });
  await page.goto(paths.documents);
  await waitForPage(page);
  await page.getByRole("contentinfo").getByRole("button", { name: englishMessages["remark.question"] }).waitFor();
  const button = page.getByRole("main").getByRole("button", { name: englishMessages["document.open"] }).last();
  await button.scrollIntoViewIfNeeded();
  // As Safari: a press focuses what can have the focus around the button.
  await button.evaluate((element) => {
    document.getElementById("main")?.focus({ preventScroll: true });
    (element as HTMLElement).click();
  });
  await page.getByRole("dialog").waitFor();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await waitForExpect(() => hasFocus(button)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
});

test("shows pictures and videos", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await openDocument(page, "Xarab telefonun şəkli");
  await waitForExpect(() =>
    page
      .getByRole("dialog")
      .getByRole("img", { name: "Xarab telefonun şəkli" })
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(10);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: englishMessages["action.close"] }).first().click();
  await openDocument(page, "Xarab telefon (video)");
  expect(await page.getByRole("dialog").locator("video").getAttribute("controls")).not.toBeNull();
  expect(
    await page.getByRole("dialog").getByRole("link", { name: englishMessages["document.newTab"] }).getAttribute("href"),
  ).toMatch(/^blob:/);
});

test("does not render an HTML file that is named as a PDF, and offers it as a download", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await openDocument(page, "Etiketin surəti");
  await page.getByRole("dialog").getByText(englishMessages["document.notShown"]).waitFor();
  expect(await page.getByRole("dialog").locator("iframe, object, embed, canvas, img, a").count()).toBe(0);
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: englishMessages["document.download"] }).click();
  expect((await download).suggestedFilename()).toBe("etiket.pdf");
});

test("downloads a document under its own name with the same bytes", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `${englishMessages["document.download"]} Satış çeki`, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("qəbz.png");
  expect((await buffer(await file.createReadStream())).equals(createSampleFile("receiptPhoto"))).toBe(true);
});

test("says that a document no longer exists, and offers no download of it", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  await page.route(/\/api\/documents\/\w+\/file/, (route) => route.fulfill({ status: 404, json: { message: "No" } }));
  await page.goto(paths.documents);
  await openDocument(page, "Sınaq protokolu");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { level: 3, name: englishMessages["document.gone"] }).waitFor();
  await waitForExpect(() => dialog.getByRole("button", { name: englishMessages["document.download"] }).count()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("keeps the list when the script of the viewer cannot be loaded, and says so", async () => {
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "en",
    expectedConsoleErrors: /ERR_FAILED|import/,
  });
  await page.goto(paths.documents);
  const open = page.getByRole("button", { name: `${englishMessages["document.open"]} Sınaq protokolu`, exact: true });
  await open.waitFor();
  await page.route("**/assets/DocumentViewer-*", (route) => route.abort());
  await open.click();
  await getToasts(page, "en").getByText(englishMessages["state.notLoaded"]).waitFor();
  await open.waitFor();
  await page.unrouteAll();
  await openDocument(page, "Sınaq protokolu");
});
