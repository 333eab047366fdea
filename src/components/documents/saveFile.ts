/** How long a browser is given to take a file over, in milliseconds. */
const revokeDelayMs = 30_000;

/** Saves bytes on the device under a name. Whatever they are, they are saved and never opened. */
export function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = sanitizeFileName(fileName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}

/** A name without folders and without the invisible signs that can make `exe.pdf` out of `fdp.exe`. */
export const sanitizeFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/[/\\:*?"<>|]/g, "_")
    .slice(-200)
    .trim() || "document";
