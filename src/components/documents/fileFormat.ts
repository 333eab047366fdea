/** A file that the portal can show: how it is shown, and what it truly is. */
export type FileFormat = { kind: "image" | "video" | "pdf"; mimeType: string };

/** How many bytes of a file tell what it is. */
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

const decodeLatin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by its first bytes; `undefined` for anything that the portal does not show. */
export function detectMimeType(head: Uint8Array): string | undefined {
  const start = decodeLatin1(head, 0, 16);
  if (start.startsWith("\x89PNG\r\n\x1A\n")) return "image/png";
  if (start.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "image/webp";
  if (start.slice(4, 8) === "ftyp") return "video/mp4";
  if (start.startsWith("\x1A\x45\xDF\xA3")) return "video/webm";
  if (start.startsWith("%PDF-")) return "application/pdf";
  const text = new TextDecoder()
    .decode(head.subarray(0, signatureBytes))
    .replace(/^\uFEFF/, "")
    .trimStart();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text)
    ? "image/svg+xml"
    : undefined;
}

/**
 * How a file may be shown: only when its first bytes and every type that was claimed for it agree. A page of HTML named
 * `.pdf`, or a picture that claims to be something else, is shown in no way.
 */
export function verifyFileFormat(head: Uint8Array, claimed: readonly string[]): FileFormat | undefined {
  const mime = detectMimeType(head);
  const kind = mime === undefined ? undefined : viewerKinds[mime];
  if (mime === undefined || kind === undefined || claimed.some((claim) => normalizeMimeType(claim) !== mime))
    return undefined;
  return { kind, mimeType: mime };
}

const normalizeMimeType = (type: string): string =>
  (type.split(";")[0] ?? "").trim().toLowerCase().replace("image/jpg", "image/jpeg");
