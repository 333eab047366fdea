import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createSampleFile } from "../../mocks/sampleData/sampleFiles.ts";
import { paths } from "../../src/config/paths.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const languages = ["az", "ru", "en"] as const;
const messages = messagesByLanguage.en;

/** Opens a document of the list and waits for its dialog. */
async function openDocument(page: Page, name: string, language: (typeof languages)[number] = "en"): Promise<void> {
  await page
    .getByRole("button", { name: `${messagesByLanguage[language]["document.open"]} ${name}`, exact: true })
    .click();
  await page.getByRole("dialog", { name }).waitFor();
}

test.for(languages)("my documents are listed, and a PDF is read in the portal, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  const own = messagesByLanguage[language];
  await page.goto(paths.documents);
  await page.getByRole("heading", { level: 1, name: own["screen.documents.title"] }).waitFor();
  await waitForExpect(() => page.title()).toContain(own["screen.documents.title"]);
  for (const column of ["name", "type", "createdAt", "lang", "appealNumber"] as const)
    await page.getByRole("columnheader", { name: own[`list.documents.${column}`] }).waitFor();
  await openDocument(page, "Sınaq protokolu", language);
  await page.getByRole("dialog").getByText("SP-1187").waitFor();
  const { width } = (await page.getByRole("dialog").locator("canvas").boundingBox())!;
  expect(width).toBeGreaterThan(300);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("the reader of PDF works beside the page, and closing gives the focus back", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await openDocument(page, "Sınaq protokolu");
  await page.getByRole("dialog").getByText("SP-1187").waitFor();
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([portal.origin]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await waitForExpect(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Sınaq protokolu");
});

test("pictures and videos are shown", async () => {
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
  await page.getByRole("dialog").getByRole("button", { name: messages["action.close"] }).first().click();
  await openDocument(page, "Xarab telefon (video)");
  expect(await page.getByRole("dialog").locator("video").getAttribute("controls")).not.toBeNull();
  expect(
    await page.getByRole("dialog").getByRole("link", { name: messages["document.newTab"] }).getAttribute("href"),
  ).toMatch(/^blob:/);
});

test("a page that calls itself a PDF is not shown and can only be saved", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await openDocument(page, "Etiketin surəti");
  await page.getByRole("dialog").getByText(messages["document.notShown"]).waitFor();
  expect(await page.getByRole("dialog").locator("iframe, object, embed, canvas, img, a").count()).toBe(0);
  const saved = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: messages["document.download"] }).click();
  expect((await saved).suggestedFilename()).toBe("etiket.pdf");
});

test("a document is saved under its own name, byte for byte", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: `${messages["document.download"]} Qəbz`, exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("qəbz.png");
  expect((await buffer(await file.createReadStream())).equals(createSampleFile("receiptPhoto"))).toBe(true);
});
