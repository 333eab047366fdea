import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { maxPagePixels, maxPdfPages, maxRenderedPixels } from "../../src/components/documents/previewLimits.ts";
import { paths } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { createPdfBytes, createPngHeader } from "./support/fileFixtures.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const [pdfName, pictureName] = ["Sınaq protokolu", "Xarab telefonun şəkli"] as const;
const englishMessages = messagesByLanguage.en;

/** Replaces the content of a document of the mock backend. */
async function replaceContent(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const document = portal.backend.state.documents.find((candidate) => candidate.name === name)!;
  document.content = { kind: "uploaded", size: bytes.length };
  document.attached = true;
  await portal.backend.fileStorage.write(document.id, bytes);
}

/** Opens a document of the list and returns its dialog. */
async function openDocument(page: Page, name: string, messages = englishMessages): Promise<Locator> {
  await page.goto(paths.documents);
  await page.getByRole("button", { name: `${messages["document.open"]} ${name}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  return dialog;
}

/** Returns the number of pixels of each canvas of the dialog. */
const readCanvasPixels = (dialog: Locator): Promise<number[]> =>
  dialog
    .locator("canvas")
    .evaluateAll((canvases) =>
      canvases.map((canvas) => (canvas as HTMLCanvasElement).width * (canvas as HTMLCanvasElement).height),
    );

/** Returns the accessible text of a page of the document. */
const findPageText = (dialog: Locator, page: number, all: number): Locator =>
  dialog.getByText(`${pdfName}, page ${page} of ${all}. Page ${page}`, { exact: true });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test("keeps the pixels of the largest pages that PDF allows within the limits", async () => {
  await replaceContent(pdfName, createPdfBytes(20, [14_400, 14_400]));
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const dialog = await openDocument(page, pdfName);
  await waitForExpect(async () => sum(await readCanvasPixels(dialog))).toBeGreaterThan(maxPagePixels * 0.9);
  await findPageText(dialog, 20, 20).waitFor({ state: "attached" });
  const pixels = await readCanvasPixels(dialog);
  expect(Math.max(...pixels)).toBeLessThanOrEqual(maxPagePixels);
  expect(sum(pixels)).toBeLessThanOrEqual(maxRenderedPixels);
});

test("renders the pages of a long PDF that are near the viewport, and gives screen readers the text of all", async () => {
  const pages = 200;
  await replaceContent(pdfName, createPdfBytes(pages, [595, 842]));
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const dialog = await openDocument(page, pdfName);
  await waitForExpect(async () => (await readCanvasPixels(dialog)).length).toBeGreaterThan(0);
  await findPageText(dialog, 1, pages).waitFor({ state: "attached" });
  await findPageText(dialog, pages, pages).waitFor({ state: "attached" });
  expect(await dialog.locator("canvas").count()).toBeLessThan(8);

  // A page in the middle is rendered when it is scrolled to, and the first ones no longer are.
  const area = (number: number): Locator => dialog.locator(".file-frame-page").nth(number - 1);
  await area(100).scrollIntoViewIfNeeded();
  await area(100).locator("canvas").waitFor();
  await area(1).locator("canvas").waitFor({ state: "detached" });
  await waitForExpect(() => area(100).locator("canvas").evaluate(hasInk)).toBe(true);
  expect(await dialog.locator("canvas").count()).toBeLessThan(8);
  expect(sum(await readCanvasPixels(dialog))).toBeLessThanOrEqual(maxRenderedPixels);

  // And back.
  await area(1).scrollIntoViewIfNeeded();
  await waitForExpect(() => area(1).locator("canvas").evaluate(hasInk)).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

/** Returns true when a canvas has a dark pixel. */
const hasInk = (canvas: SVGElement | HTMLElement): boolean => {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext("2d")!.getImageData(0, 0, width, height);
  return data.some((value, index) => index % 4 === 0 && value < 128 && data[index + 3] === 255);
};

test("scrolls the pages of a PDF with the keyboard", async () => {
  await replaceContent(pdfName, createPdfBytes(12, [595, 842]));
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const dialog = await openDocument(page, pdfName);
  await findPageText(dialog, 12, 12).waitFor({ state: "attached" });
  await dialog.getByRole("region", { name: pdfName }).focus();
  await page.keyboard.press("End");
  const lastPage = dialog.locator(".file-frame-page").last();
  await lastPage.locator("canvas").waitFor();
  expect(await dialog.locator(".file-frame-page").first().locator("canvas").count()).toBe(0);
});

test.for(selectCases(testedLanguages))(
  "says that a PDF with too many pages is not shown, and offers it as a download, in %s",
  async (language) => {
    const messages = messagesByLanguage[language];
    await replaceContent(pdfName, createPdfBytes(maxPdfPages + 1, [595, 842]));
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const dialog = await openDocument(page, pdfName, messages);
    await dialog.getByText(messages["document.tooLarge"]).waitFor();
    expect(await dialog.locator("canvas").count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: messages["document.download"] }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  },
);

test("does not decode a picture that claims more pixels than the limit, and offers it as a download", async () => {
  const document = portal.backend.state.documents.find(({ name }) => name === pictureName)!;
  document.mimeType = "image/png";
  await replaceContent(pictureName, createPngHeader(30_000, 30_000));
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const dialog = await openDocument(page, pictureName);
  await dialog.getByText(englishMessages["document.tooLarge"]).waitFor();
  expect(await dialog.locator("img, a").count()).toBe(0);
  expect(await dialog.getByRole("button", { name: englishMessages["document.download"] }).isEnabled()).toBe(true);
});
