// A grey PNG of one pixel.
const onePixelPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** Returns a small PNG file for uploads. */
export const samplePng = (): File =>
  new File([Buffer.from(onePixelPng, "base64")], "contract.png", { type: "image/png" });
