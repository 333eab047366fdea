/** The time until the blob URL is revoked. The browser needs the URL until the download has started. */
const revokeDelayMs = 30_000;

/** Downloads bytes as a file. The generic MIME type prevents the browser from opening them. */
export function saveFile(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = sanitizeFileName(fileName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}

/** Removes path separators and invisible characters, with which `fdp.exe` could look like `exe.pdf`. */
export const sanitizeFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/[/\\:*?"<>|]/g, "_")
    .slice(-200)
    .trim() || "document";
