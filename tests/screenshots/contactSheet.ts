import type { Browser } from "playwright-core";
import { escapeHtml } from "../../deploy/escapeHtml.ts";

/** One image of a contact sheet, as JPEG. */
export type Screenshot = { caption: string; jpeg: Buffer };

/** Renders screenshots with captions in a grid and writes the result as a PNG file. `width` is the width of one image in pixels. */
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
  // A blank page, because the portal's content security policy blocks data: images.
  const page = await browser.newPage({ viewport: { width: 4 * (width + 24) + 48, height: 900 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 24px; font: 15px sans-serif; background: #ddd }
    main { display: grid; grid-template-columns: repeat(auto-fill, ${width}px); gap: 24px; align-items: start }
    figure { margin: 0 } img { display: block; width: 100%; border: 1px solid #999 } figcaption { padding: 6px 0; overflow-wrap: anywhere }
  </style><h1>${escapeHtml(title)}</h1><main>${figures.join("")}</main>`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
