import { signatureBytes, verifyFileFormat, type FileFormat } from "./fileFormat.ts";
import { hasPixelSize, readImageSize } from "./imageSize.ts";
import { maxImagePixels, maxPreviewBytes } from "./previewLimits.ts";

/** The format of a file, or `tooLarge` for a file above the limits of a preview. */
export type PreviewFormat = FileFormat | "tooLarge";

const formatCache = new WeakMap<Blob, Promise<PreviewFormat | undefined>>();

/**
 * Verifies the format of a blob against its claimed types, and the size of an image from its header. Returns the same
 * promise for the same blob, as React's `use` requires.
 */
export function readFileFormat(bytes: Blob, mimeType: string): Promise<PreviewFormat | undefined> {
  const cached = formatCache.get(bytes);
  if (cached !== undefined) return cached;
  const format = readUncachedFormat(bytes, mimeType);
  formatCache.set(bytes, format);
  return format;
}

async function readUncachedFormat(bytes: Blob, mimeType: string): Promise<PreviewFormat | undefined> {
  const head = new Uint8Array(await bytes.slice(0, signatureBytes).arrayBuffer());
  const format = verifyFileFormat(head, [bytes.type, mimeType]);
  if (format === undefined) return undefined;
  if (bytes.size > maxPreviewBytes) return "tooLarge";
  if (!hasPixelSize(format.mimeType)) return format;
  const size = readImageSize(await bytes.arrayBuffer(), format.mimeType);
  if (size === undefined) return undefined;
  return size.width * size.height > maxImagePixels ? "tooLarge" : format;
}
