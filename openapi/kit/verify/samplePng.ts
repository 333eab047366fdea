// One grey dot: the smallest PNG there is.
const onePixelPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** A picture to send. */
export const samplePng = (): File =>
  new File([Buffer.from(onePixelPng, "base64")], "contract.png", { type: "image/png" });
