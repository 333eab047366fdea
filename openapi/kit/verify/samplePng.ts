import * as zlib from "node:zlib";

// A grey PNG of one pixel.
const onePixelPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** Returns a small PNG file for uploads. */
export const samplePng = (): File =>
  new File([Buffer.from(onePixelPng, "base64")], "contract.png", { type: "image/png" });

/** The bytes of a chunk of a PNG besides its data: its length, its type and its checksum. */
const chunkFrame = 12;

/** The most data of a chunk, below what programs read. */
const maxChunkData = 1_000_000;

/** The checksums of single bytes, by the polynomial of PNG. */
const byteChecksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let checksum = byte;
  for (let bit = 0; bit < 8; bit += 1) checksum = (checksum & 1) === 1 ? 0xedb88320 ^ (checksum >>> 1) : checksum >>> 1;
  return checksum;
});

/** Returns the CRC-32 of a chunk. That of `node:zlib` is much faster, and newer than the oldest Node of the package. */
const computeChecksum = (bytes: Uint8Array): number =>
  "crc32" in zlib ? zlib.crc32(bytes) : computeChecksumByBytes(bytes);

/** Returns the CRC-32 of some bytes, in any Node. */
export function computeChecksumByBytes(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) checksum = (byteChecksums[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8);
  return (checksum ^ 0xffffffff) >>> 0;
}

const allByteValues = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** Returns a chunk that no viewer reads, with all byte values. */
function createChunk(length: number): Buffer {
  const chunk = Buffer.alloc(length + chunkFrame);
  chunk.writeUInt32BE(length);
  chunk.write("coNt", 4, "latin1");
  chunk.fill(allByteValues, 8, length + 8);
  chunk.writeUInt32BE(computeChecksum(chunk.subarray(4, -4)), length + 8);
  return chunk;
}

/** Returns a valid PNG of so many bytes, more than the smallest one, with all byte values in chunks that no viewer reads. */
export function createPngBytes(size: number): Uint8Array<ArrayBuffer> {
  const png = Buffer.from(onePixelPng, "base64");
  const added = size - png.length;
  const count = Math.ceil(added / (maxChunkData + chunkFrame));
  const length = Math.floor(added / count) - chunkFrame;
  const chunks = Array.from({ length: count }, (_, index) =>
    createChunk(index === 0 ? length + (added % count) : length),
  );
  // Nothing follows the last chunk, which ends the picture.
  return new Uint8Array(Buffer.concat([png.subarray(0, -chunkFrame), ...chunks, png.subarray(-chunkFrame)]));
}
