import { createPng } from "./png.ts";
import { phonePhoto } from "./sampleFiles/phonePhoto.ts";
import { phoneVideo } from "./sampleFiles/phoneVideo.ts";

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const fromText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A till receipt: a white strip with grey lines and an amber total on a dark table. */
const receiptPhoto = (): Uint8Array<ArrayBuffer> =>
  createPng({
    width: 220,
    height: 280,
    palette: [
      [16, 60, 74],
      [255, 255, 255],
      [120, 130, 134],
      [242, 171, 52],
    ],
    colourAt: (x, y) => {
      // The paper is torn at its lower end.
      const onPaper = x > 40 && x < 180 && y > 16 && y < 260 + (x % 8 < 4 ? x % 4 : 4 - (x % 4));
      if (!onPaper) return 0;
      const inLine = (y - 36) % 18 < 6 && y > 36 && y < 216;
      if (y > 226 && y < 244 && x > 110 && x < 168) return 3;
      return inLine && x > 52 && (x < 110 - ((y * 7) % 23) || (x > 142 && x < 168)) ? 2 : 1;
    },
  });

// What a careless or hostile sender calls by a name that is not true. The portal must show neither of them as it is.
const hostilePage =
  '<!doctype html><meta charset="utf-8"><title>x</title><script>document.documentElement.dataset.owned = "page"</script><p>Bu PDF deyil.</p>';
const hostileDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80" onload="document.documentElement.dataset.owned = \'drawing\'"><script>document.documentElement.dataset.owned = "drawing"</script><rect width="120" height="80" fill="#f2ab34"/><text x="12" y="46">Möhür</text></svg>';

const sampleFactories = {
  receiptPhoto,
  phonePhoto: () => fromBase64(phonePhoto),
  phoneVideo: () => fromBase64(phoneVideo),
  hostilePage: () => fromText(hostilePage),
  hostileDrawing: () => fromText(hostileDrawing),
  priceTable: () =>
    fromText("Mağaza;Məhsul;Qiymət\r\nGöyçay;Un, 50 kq;36,40\r\nGəncə;Un, 50 kq;36,40\r\nŞəki;Un, 50 kq;36,40\r\n"),
  nothing: () => new Uint8Array(),
} as const satisfies Record<string, () => Uint8Array<ArrayBuffer>>;

/** A file of the sample world by its name. */
export type SampleFileName = keyof typeof sampleFactories;

/** The bytes of a sample file, made anew each time. */
export const createSampleFile = (name: SampleFileName): Uint8Array<ArrayBuffer> => sampleFactories[name]();

const sizes = new Map<SampleFileName, number>();

/** How many bytes a sample file has; it is made for that only once. */
export function getSampleFileSize(name: SampleFileName): number {
  const size = sizes.get(name) ?? createSampleFile(name).length;
  sizes.set(name, size);
  return size;
}
