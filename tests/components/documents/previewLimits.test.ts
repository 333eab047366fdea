import { expect, test } from "vitest";
import { createSampleFile } from "../../../mocks/sampleData/sampleFiles.ts";
import { readImageSize } from "../../../src/components/documents/imageSize.ts";
import {
  getAspectRatio,
  getCanvasSize,
  getPageScale,
  selectRenderedPages,
  type PageSize,
} from "../../../src/components/documents/pdfPageSizes.ts";
import {
  maxImagePixels,
  maxPagePixels,
  maxPageScale,
  maxPageSide,
  maxRenderedPixels,
} from "../../../src/components/documents/previewLimits.ts";
import { readFileFormat } from "../../../src/components/documents/readFileFormat.ts";
import { createPngHeader } from "../../e2e/support/fileFixtures.ts";

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** A JPEG frame header of 30000 × 20000 pixels. */
const jpegFrame = "\xFF\xC0\0\x11\x08\x4E\x20\x75\x30\x03";
const jpegSegment = "\xFF\xE1\0\x06Exif";

test.for([
  ["image/png", createPngHeader(30_000, 20_000), [30_000, 20_000]],
  ["image/jpeg", bytes(`\xFF\xD8${jpegFrame}`), [30_000, 20_000]],
  [
    "image/jpeg",
    bytes(`\xFF\xD8${jpegSegment}\xFF\xDB\0\x04\xFF\xC0\xFF\xFF\xC2${jpegFrame.slice(2)}`),
    [30_000, 20_000],
  ],
  ["image/jpeg", bytes(`\xFF\xD8\0garbage\xFF\0\xFF\xD0${jpegFrame}`), [30_000, 20_000]],
  ["image/gif", bytes("GIF89a\x30\x75\x20\x4E\0\0\0;"), [30_000, 20_000]],
  // A first frame that is larger than the canvas.
  [
    "image/gif",
    bytes("GIF89a\x01\0\x01\0\x80\0\0RGBrgb!\xF9\x04\0\0\0\0\0\x2C\x01\0\x02\0\x30\x75\x20\x4E\0"),
    [30_001, 20_002],
  ],
  ["image/webp", bytes("RIFF\0\0\0\0WEBPVP8X\x0A\0\0\0\0\0\0\0\x2F\x75\0\x1F\x4E\0"), [30_000, 20_000]],
  ["image/webp", bytes("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9D\x01\x2A\xFF\x3F\xFE\x7F"), [16_383, 16_382]],
  ["image/webp", bytes("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2F\xFF\xFF\xFF\x0F"), [16_384, 16_384]],
] as const)("reads the size of an image from its header: %s %#", ([mimeType, image, [width, height]]) => {
  expect(readImageSize(image.buffer, mimeType)).toEqual({ width, height });
});

test.for([
  ["image/png", "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0"],
  ["image/png", `\x89PNG\r\n\x1A\n\0\0\0\rIHDR${"\0".repeat(8)}`],
  ["image/jpeg", "\xFF\xD8\xFF\xDA\0\x04"],
  ["image/jpeg", "\xFF\xD8\xFF\xE1\xFF\xFFExif"],
  ["image/jpeg", "\xFF\xD8\xFF\xD9"],
  ["image/jpeg", `\xFF\xD8${"\0".repeat(100)}`],
  ["image/gif", "GIF89a\x30\x75"],
  ["image/webp", "RIFF\0\0\0\0WEBPALPH"],
  ["image/webp", "RIFF\0\0\0\0WEBPVP8X"],
  ["image/svg+xml", "<svg>"],
] as const)("reads no size from an image whose header has none: %s %#", ([mimeType, image]) => {
  expect(readImageSize(bytes(image).buffer, mimeType)).toBeUndefined();
});

test("shows the pictures of the sample data, and none that claims more pixels than the limit", async () => {
  const read = (image: Uint8Array<ArrayBuffer>, type: string): ReturnType<typeof readFileFormat> =>
    readFileFormat(new Blob([image], { type }), type);
  expect(await read(createSampleFile("receiptPhoto"), "image/png")).toMatchObject({ kind: "image" });
  expect(await read(createSampleFile("phonePhoto"), "image/jpeg")).toMatchObject({ kind: "image" });
  expect(await read(createPngHeader(maxImagePixels / 1000, 1000), "image/png")).toMatchObject({ kind: "image" });
  expect(await read(createPngHeader(maxImagePixels / 1000 + 1, 1000), "image/png")).toBe("tooLarge");
  expect(await read(bytes("\x89PNG\r\n\x1A\n"), "image/png")).toBeUndefined();
});

test.for([
  [595, 842],
  [842, 595],
  [14_400, 14_400],
  [14_400, 1],
  [1, 14_400],
  [1e9, 1e9],
  [0.001, 0.001],
] as const)("renders a page of %d × %d points within the limits", ([width, height]) => {
  const scale = getPageScale({ width, height });
  const canvas = getCanvasSize({ width, height });
  expect(scale).toBeLessThanOrEqual(maxPageScale);
  expect(canvas.width * canvas.height).toBeLessThanOrEqual(maxPagePixels);
  expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(maxPageSide);
  expect(Math.min(canvas.width, canvas.height)).toBeGreaterThanOrEqual(1);
  expect(getAspectRatio({ width, height })).toBeGreaterThanOrEqual(0.1);
  expect(getAspectRatio({ width, height })).toBeLessThanOrEqual(10);
});

test("renders A4 pages at twice their size", () => {
  expect(getCanvasSize({ width: 595, height: 842 })).toEqual({ width: 1190, height: 1684 });
});

test("renders as many pages near the viewport as the limit of all pages allows, the middle ones first", () => {
  const sizesOf = (pages: number, size: PageSize): ReadonlyMap<number, PageSize> =>
    new Map(Array.from({ length: pages }, (_, index) => [index + 1, size]));
  const largest = { width: 14_400, height: 14_400 };
  const mostLargest = Math.floor(maxRenderedPixels / maxPagePixels);
  expect(selectRenderedPages([], new Map())).toEqual(new Set());
  expect(selectRenderedPages([2, 1], sizesOf(2, { width: 595, height: 842 }))).toEqual(new Set([1, 2]));
  const selected = selectRenderedPages([1, 2, 3, 4, 5, 6, 7], sizesOf(7, largest));
  expect(selected.size).toBe(mostLargest);
  expect(selected).toEqual(new Set([3, 4, 5]));
  // A page of unknown size waits until it is known.
  expect(selectRenderedPages([1, 2], sizesOf(1, largest))).toEqual(new Set([1]));
});
