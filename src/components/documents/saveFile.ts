/** How long a browser is given to take a file over, in milliseconds. */
const handOver = 30_000;

/** Saves bytes on the device under a name. Whatever they are, they are saved and never opened. */
export function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = safeName(fileName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), handOver);
}

/** A name without folders and without the invisible signs that can make `exe.pdf` out of `fdp.exe`. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/[/\\:*?"<>|]/g, "_")
    .slice(-200)
    .trim() || "document";
