/** Colours of a picture as red, green and blue; four of them fit into two bits. */
type Palette = readonly [number, number, number][];

/**
 * A PNG picture of four colours. `colourAt` gives each point the place of its colour in the palette. The points are not
 * compressed, which the format allows, so that no library is needed.
 */
export function createPng({
  width,
  height,
  palette,
  colourAt,
}: {
  width: number;
  height: number;
  palette: Palette;
  colourAt: (x: number, y: number) => number;
}): Uint8Array<ArrayBuffer> {
  const stride = Math.ceil(width / 4) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * stride + 1 + (x >> 2)]! |= (colourAt(x, y) & 3) << (6 - 2 * (x & 3));
  return concatBytes([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk("IHDR", concatBytes([toUint32Bytes(width), toUint32Bytes(height), new Uint8Array([2, 3, 0, 0, 0])])),
    createChunk("PLTE", new Uint8Array(palette.flat())),
    createChunk("IDAT", toStoredZlib(rows)),
    createChunk("IEND", new Uint8Array()),
  ]);
}

/** Puts pieces together. */
export function concatBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

const toUint32Bytes = (value: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);

function createChunk(name: string, data: Uint8Array): Uint8Array {
  const body = concatBytes([new TextEncoder().encode(name), data]);
  return concatBytes([toUint32Bytes(data.length), body, toUint32Bytes(crc32(body))]);
}

/** A zlib stream whose blocks are stored as they are; a block holds 65,535 bytes at most. */
function toStoredZlib(data: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [new Uint8Array([0x78, 0x01])];
  for (let at = 0; at < data.length; at += 0xffff) {
    const block = data.subarray(at, at + 0xffff);
    const { length } = block;
    pieces.push(
      new Uint8Array([
        at + length === data.length ? 1 : 0,
        length & 255,
        length >> 8,
        ~length & 255,
        (~length >> 8) & 255,
      ]),
      block,
    );
  }
  return concatBytes([...pieces, toUint32Bytes(adler32(data))]);
}

function crc32(data: Uint8Array): number {
  let rest = -1;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return ~rest;
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}
