import { phonePhoto } from "./sampleFiles/phonePhoto.ts";
import { phoneVideo } from "./sampleFiles/phoneVideo.ts";
import { receiptPhoto } from "./sampleFiles/receiptPhoto.ts";

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const fromText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

// Files whose name or type is wrong, by mistake or by intent. The portal must not render them.
const hostilePage =
  '<!doctype html><meta charset="utf-8"><title>x</title><script>document.documentElement.dataset.owned = "page"</script><p>Bu PDF deyil.</p>';
const hostileDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80" onload="document.documentElement.dataset.owned = \'drawing\'"><script>document.documentElement.dataset.owned = "drawing"</script><rect width="120" height="80" fill="#f2ab34"/><text x="12" y="46">Möhür</text></svg>';

const sampleFactories = {
  receiptPhoto: () => fromBase64(receiptPhoto),
  phonePhoto: () => fromBase64(phonePhoto),
  phoneVideo: () => fromBase64(phoneVideo),
  hostilePage: () => fromText(hostilePage),
  hostileDrawing: () => fromText(hostileDrawing),
  priceTable: () =>
    fromText("Mağaza;Məhsul;Qiymət\r\nGöyçay;Un, 50 kq;36,40\r\nGəncə;Un, 50 kq;36,40\r\nŞəki;Un, 50 kq;36,40\r\n"),
  nothing: () => new Uint8Array(),
} as const satisfies Record<string, () => Uint8Array<ArrayBuffer>>;

/** The name of a sample file. */
export type SampleFileName = keyof typeof sampleFactories;

/** Returns the bytes of a sample file, as a new array on each call. */
export const createSampleFile = (name: SampleFileName): Uint8Array<ArrayBuffer> => sampleFactories[name]();
