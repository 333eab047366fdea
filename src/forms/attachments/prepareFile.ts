import { documentUploadFile as maxFileSizeBytes } from "../../generated/maxLengths.ts";
import { detectMimeType, extensionsByMimeType, signatureBytes } from "../../components/documents/fileFormat.ts";

/** The MIME types that the contract accepts. */
const acceptedMimeTypes: readonly string[] = Object.keys(extensionsByMimeType);

/** The accepted MIME types as the `accept` attribute of a file input. */
export const acceptAttribute: string = acceptedMimeTypes.join(",");

/** Why a file is rejected before its upload: it is empty, too large, cannot be read, or its content has no accepted type. */
export type FileRejectionReason = "empty" | "size" | "unreadable" | "type";

/**
 * Returns a file with the MIME type of its content and an extension that fits it, or the reason why it is rejected.
 * `mimeTypes` are those that are accepted, by default all of the contract.
 * Messengers give JPEG images the extension of another format, and a browser declares no type for an extension that the
 * system does not know. The content is what counts, but a server may refuse a file whose name or declared type differs from it.
 */
export async function prepareFile(
  file: File,
  mimeTypes: readonly string[] = acceptedMimeTypes,
): Promise<File | FileRejectionReason> {
  if (file.size === 0) return "empty";
  if (file.size > maxFileSizeBytes) return "size";
  // It was moved or changed after it was chosen, or is not on the device.
  const signature = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (signature === undefined) return "unreadable";
  const type = detectMimeType(new Uint8Array(signature)) ?? "";
  const extensions = extensionsByMimeType[type];
  if (extensions === undefined || !mimeTypes.includes(type)) return "type";
  const hasExtension = extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`));
  if (hasExtension && file.type === type) return file;
  const name = hasExtension ? file.name : `${file.name}.${extensions[0]}`;
  return new File([file], name, { type, lastModified: file.lastModified });
}
