import type { Browser } from "playwright-core";

/** One picture of a sheet: what it shows in words, and its bytes as JPEG. */
export type Screenshot = { caption: string; jpeg: Buffer };

/** Draws pictures in a grid with their captions under them and keeps the sheet as a PNG; it is made by the browser itself. */
export async function writeContactSheet(
  browser: Browser,
  {
    title,
    screenshots,
    width,
    file,
  }: { title: string; screenshots: readonly Screenshot[]; width: number; file: string },
): Promise<void> {
  const figures = screenshots.map(
    ({ caption, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg.toString("base64")}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`,
  );
  // A page of nobody's: the portal's own policy would not let the pictures in.
  const page = await browser.newPage({ viewport: { width: 4 * (width + 24) + 48, height: 900 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 24px; font: 15px sans-serif; background: #ddd }
    main { display: grid; grid-template-columns: repeat(auto-fill, ${width}px); gap: 24px; align-items: start }
    figure { margin: 0 } img { display: block; width: 100%; border: 1px solid #999 } figcaption { padding: 6px 0; overflow-wrap: anywhere }
  </style><h1>${escapeHtml(title)}</h1><main>${figures.join("")}</main>`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const escapeHtml = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
