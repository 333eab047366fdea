import { documentUploadFile as maxFileSizeBytes } from "../../generated/maxLengths.ts";
import { signatureBytes, detectMimeType } from "../documents/fileFormat.ts";

/** The MIME types that the contract accepts. */
const acceptedMimeTypes = ["image/png", "image/jpeg", "application/pdf", "video/mp4"];

/** The accepted MIME types as the `accept` attribute of a file input. */
export const acceptAttribute: string = acceptedMimeTypes.join(",");

/** Why a file is rejected before its upload: it is empty, too large, or its content has no accepted type. */
export type FileRejectionReason = "empty" | "size" | "type";

/** Validates a file before its upload. Returns `undefined` for a valid file. */
export async function validateFile(file: File): Promise<FileRejectionReason | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > maxFileSizeBytes) return "size";
  const mimeType = detectMimeType(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  // `file.type` is empty when the system does not know the extension. Otherwise it must match the content.
  return mimeType !== undefined && acceptedMimeTypes.includes(mimeType) && (file.type === "" || file.type === mimeType)
    ? undefined
    : "type";
}
