import { signatureBytes, verifyFileFormat, type FileFormat } from "./fileFormat.ts";

const formatCache = new WeakMap<Blob, Promise<FileFormat | undefined>>();

/** Verifies the format of a blob against its claimed types. Returns the same promise for the same blob, as React's `use` requires. */
export function readFileFormat(bytes: Blob, mimeType: string): Promise<FileFormat | undefined> {
  const cached = formatCache.get(bytes);
  if (cached !== undefined) return cached;
  const format = bytes
    .slice(0, signatureBytes)
    .arrayBuffer()
    .then((head) => verifyFileFormat(new Uint8Array(head), [bytes.type, mimeType]));
  formatCache.set(bytes, format);
  return format;
}
