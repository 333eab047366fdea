import { signatureBytes, verifyFileFormat, type FileFormat } from "./fileFormat.ts";

const formatCache = new WeakMap<Blob, Promise<FileFormat | undefined>>();

/** How downloaded bytes may be shown, by their content and every type that was claimed for them; the same promise for the same bytes. */
export function readFileFormat(bytes: Blob, mimeType: string): Promise<FileFormat | undefined> {
  const known = formatCache.get(bytes);
  if (known !== undefined) return known;
  const verdict = bytes
    .slice(0, signatureBytes)
    .arrayBuffer()
    .then((head) => verifyFileFormat(new Uint8Array(head), [bytes.type, mimeType]));
  formatCache.set(bytes, verdict);
  return verdict;
}
