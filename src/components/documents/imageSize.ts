/** The size of an image in pixels. */
export type ImageSize = { width: number; height: number };

/** Reads the size of an image of one format from its bytes; `undefined` when they have none. */
type SizeReader = (view: DataView) => ImageSize | undefined;

const readPngSize: SizeReader = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** The markers of JPEG frame headers, which have the size: all of `C0` to `CF` but the tables DHT, JPG and DAC. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** The markers without a segment: TEM, RST0 to RST7 and SOI. */
const isStandaloneMarker = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const readJpegSize: SizeReader = (view) => {
  let offset = 2;
  for (;;) {
    // Decoders skip everything before a marker, stuffed zeros and fill bytes.
    while (view.getUint8(offset) !== 0xff) offset += 1;
    while (view.getUint8(offset) === 0xff) offset += 1;
    const marker = view.getUint8(offset);
    offset += 1;
    if (marker === 0 || isStandaloneMarker(marker)) continue;
    if (isFrameMarker(marker)) return { width: view.getUint16(offset + 5), height: view.getUint16(offset + 3) };
    // The image data or the end comes before any frame header.
    if (marker === 0xd9 || marker === 0xda) return undefined;
    offset += view.getUint16(offset);
  }
};

/** Returns the bytes of a GIF colour table whose flags are given. */
const getColourTableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const readGifSize: SizeReader = (view) => {
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  let offset = 13 + getColourTableLength(view.getUint8(10));
  const skipBlocks = (): void => {
    while (view.getUint8(offset) !== 0) offset += view.getUint8(offset) + 1;
    offset += 1;
  };
  while (view.getUint8(offset) === 0x21) {
    offset += 2;
    skipBlocks();
  }
  // Decoders enlarge the canvas for the first frame.
  if (view.getUint8(offset) === 0x2c) {
    width = Math.max(width, view.getUint16(offset + 1, true) + view.getUint16(offset + 5, true));
    height = Math.max(height, view.getUint16(offset + 3, true) + view.getUint16(offset + 7, true));
  }
  return { width, height };
};

const readWebpSize: SizeReader = (view) => {
  const format = String.fromCharCode(...[12, 13, 14, 15].map((offset) => view.getUint8(offset)));
  const readUint24 = (offset: number): number => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00;
  if (format === "VP8X") return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
  if (format === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (format !== "VP8L") return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const sizeReaders: Readonly<Record<string, SizeReader>> = {
  "image/png": readPngSize,
  "image/jpeg": readJpegSize,
  "image/gif": readGifSize,
  "image/webp": readWebpSize,
};

/** Returns true for a format whose images have a size in pixels. */
export const hasPixelSize = (mimeType: string): boolean => Object.hasOwn(sizeReaders, mimeType);

/** Returns the size of an image from its header, without decoding it; `undefined` when the header has none. */
export function readImageSize(bytes: ArrayBuffer, mimeType: string): ImageSize | undefined {
  try {
    const size = sizeReaders[mimeType]?.(new DataView(bytes));
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The bytes end before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
