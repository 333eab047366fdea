/** The format of a file that the portal can show: the kind of viewer and the detected MIME type. */
export type FileFormat = { kind: "image" | "video" | "pdf"; mimeType: string };

/** The number of leading bytes that identify a format. */
export const signatureBytes = 1024;

const viewerKinds: Readonly<Record<string, FileFormat["kind"]>> = {
  "image/png": "image",
  "image/jpeg": "image",
  "image/gif": "image",
  "image/webp": "image",
  "image/svg+xml": "image",
  "video/mp4": "video",
  "video/webm": "video",
  "application/pdf": "pdf",
};

/** The MIME types of the files of the contract, with the extensions of their names, the usual one first. */
export const extensionsByMimeType: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "application/pdf": ["pdf"],
  "video/mp4": ["mp4"],
};

/** Returns the usual extension of a MIME type with its dot; "" for a type that the contract does not name. */
export function getFileExtension(mimeType: string): string {
  const [extension] = extensionsByMimeType[normalizeMimeType(mimeType)] ?? [];
  return extension === undefined ? "" : `.${extension}`;
}

const decodeLatin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The brands of files in the container of MP4 that are no video: photos of phones and cameras (HEIC, AVIF, CR3) and sound. */
const brandOfNoVideo = /^(?:he[iv][a-z]|m[is]f1|avi[fos]|crx |M4[AB] )$/;

/** Detects the MIME type of a file from its first bytes; returns `undefined` for a format that the portal does not show. */
export function detectMimeType(head: Uint8Array): string | undefined {
  const start = decodeLatin1(head, 0, 16);
  if (start.startsWith("\x89PNG\r\n\x1A\n")) return "image/png";
  if (start.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "image/webp";
  if (start.slice(4, 8) === "ftyp") return brandOfNoVideo.test(start.slice(8, 12)) ? undefined : "video/mp4";
  if (start.startsWith("\x1A\x45\xDF\xA3")) return "video/webm";
  if (start.startsWith("%PDF-")) return "application/pdf";
  const text = new TextDecoder()
    .decode(head.subarray(0, signatureBytes))
    .replace(/^\uFEFF/, "")
    .trimStart();
  // A comment ends at the first -->: otherwise the comments could be divided in exponentially many ways.
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text)
    ? "image/svg+xml"
    : undefined;
}

/**
 * Returns the format of a file, or `undefined` when its content differs from a claimed MIME type.
 * So an HTML page named `.pdf` is never shown.
 */
export function verifyFileFormat(head: Uint8Array, claimedMimeTypes: readonly string[]): FileFormat | undefined {
  const mimeType = detectMimeType(head);
  const kind = mimeType === undefined ? undefined : viewerKinds[mimeType];
  if (mimeType === undefined || kind === undefined) return undefined;
  if (claimedMimeTypes.some((claimed) => normalizeMimeType(claimed) !== mimeType)) return undefined;
  return { kind, mimeType };
}

const normalizeMimeType = (type: string): string =>
  (type.split(";")[0] ?? "").trim().toLowerCase().replace("image/jpg", "image/jpeg");
