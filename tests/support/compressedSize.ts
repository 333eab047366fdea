import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";

/** A file name of a build: its name, the hash of its content, and its extension. */
const hashedName = /([\w.-]+)-[\w-]{8}\.(js|css)\b/g;

/**
 * Returns the kilobytes (1000 bytes) of a built file, compressed with Brotli. Each hash in the names of other files is replaced
 * by one of the name itself: the entry names all chunks, and their hashes alone would change its size by 0.1 KB from one build
 * to the next.
 */
export function measureCompressedKB(file: Buffer): number {
  const stable = file
    .toString("utf8")
    .replaceAll(
      hashedName,
      (_match, name: string, extension: string) =>
        `${name}-${createHash("sha256").update(name).digest("base64url").slice(0, 8)}.${extension}`,
    );
  const bytes = Buffer.from(stable);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length / 1000;
}
