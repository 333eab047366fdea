import { signatureBytes, detectMimeType } from "../documents/fileFormat.ts";

/** What the service takes of files, as the contract says it: 20 megabytes, and these kinds. */
const maxFileSizeBytes = 20 * 1000 * 1000;
const acceptedMimeTypes = ["image/png", "image/jpeg", "application/pdf", "video/mp4"];

/** The same for a file input's `accept`. */
export const acceptAttribute: string = acceptedMimeTypes.join(",");

/** The most files that go with one thing that is sent. */
export const maxFiles = 20;

/** Why a file is not even sent: it is empty, too large, or none of the kinds that are taken (whatever its name says). */
export type FileRejectionReason = "empty" | "size" | "type";

/** Looks at a file before it is sent; `undefined` when nothing speaks against it. */
export async function validateFile(file: File): Promise<FileRejectionReason | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > maxFileSizeBytes) return "size";
  const mime = detectMimeType(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  // A system that does not know an ending names no type; one that does must not be contradicted by the content.
  return mime !== undefined && acceptedMimeTypes.includes(mime) && (file.type === "" || file.type === mime)
    ? undefined
    : "type";
}
