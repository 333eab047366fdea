/** An accepted file type and its file name extensions. */
export type FileType = { mimeType: string; extensions: readonly string[] };

const [png, jpeg, pdf, mp4]: readonly [FileType, FileType, FileType, FileType] = [
  { mimeType: "image/png", extensions: ["png"] },
  { mimeType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  { mimeType: "application/pdf", extensions: ["pdf"] },
  { mimeType: "video/mp4", extensions: ["mp4", "m4v"] },
];

/** Returns the type of a file by its first bytes; `undefined` when the type is not accepted. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const hasSignature = (offset: number, ...signature: readonly number[]): boolean =>
    signature.every((byte, index) => bytes[offset + index] === byte);
  if (hasSignature(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return png;
  if (hasSignature(0, 0xff, 0xd8, 0xff)) return jpeg;
  // The signatures `%PDF-`, and `ftyp` after a length of four bytes.
  if (hasSignature(0, 0x25, 0x50, 0x44, 0x46, 0x2d)) return pdf;
  if (hasSignature(4, 0x66, 0x74, 0x79, 0x70)) return mp4;
  return undefined;
}
