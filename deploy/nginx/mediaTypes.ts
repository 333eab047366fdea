/** The media types of all files in a build. Debian's mime.types lacks two of them, and browsers reject a wrong type with `nosniff`. */
export const mediaTypes: Readonly<Record<string, string>> = {
  "text/html": "html",
  "text/css": "css",
  "text/javascript": "js mjs",
  "text/plain": "txt",
  "application/json": "json",
  "application/manifest+json": "webmanifest",
  "application/wasm": "wasm",
  "image/svg+xml": "svg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/jpeg": "jpg jpeg",
  "image/x-icon": "ico",
  "font/woff2": "woff2",
  "font/ttf": "ttf pfb",
  "application/octet-stream": "bcmap icc",
};
