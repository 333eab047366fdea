import { expect, test } from "vitest";
import { verifyFileFormat } from "../../../src/components/documents/fileFormat.ts";
import { sanitizeFileName } from "../../../src/components/documents/saveFile.ts";

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));
const fileHeaders = {
  "image/png": "\x89PNG\r\n\x1A\n\0\0\0\rIHDR",
  "image/jpeg": "\xFF\xD8\xFF\xE0\0\x10JFIF",
  "image/gif": "GIF89a\x01\0\x01\0",
  "image/webp": "RIFF\x24\0\0\0WEBPVP8 ",
  "image/svg+xml":
    '<?xml version="1.0"?>\n<!-- a stamp -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  "video/mp4": "\0\0\0\x18ftypisom",
  "video/webm": "\x1A\x45\xDF\xA3\x9F\x42\x86\x81",
  "application/pdf": "%PDF-1.7\n",
} as const;

test.for(Object.entries(fileHeaders))("shows %s when its content and its type agree", ([mimeType, header]) => {
  expect(verifyFileFormat(bytes(header), [mimeType, mimeType])?.mimeType).toBe(mimeType);
  expect(verifyFileFormat(bytes(header), [`${mimeType}; charset=binary`])?.mimeType).toBe(mimeType);
  const otherMimeType = mimeType === "image/png" ? "application/pdf" : "image/png";
  expect(verifyFileFormat(bytes(header), [mimeType, otherMimeType])).toBeUndefined();
  expect(verifyFileFormat(bytes(header), ["application/octet-stream"])).toBeUndefined();
});

test.for([
  "",
  "<html>",
  "<!doctype html><svg>",
  "MZ\x90",
  "PK\x03\x04",
  " %PDF-1.7",
  "GIF88a",
  "RIFF\0\0\0\0WAVE",
  "<svgx>",
  "\0\0\0\x18ftypheic",
  "\0\0\0\x18ftypmif1",
  "\0\0\0\x1Cftypavif",
  "\0\0\0\x1CftypM4A ",
])("shows no file that begins with %j", (header) => {
  for (const mimeType of Object.keys(fileHeaders)) expect(verifyFileFormat(bytes(header), [mimeType])).toBeUndefined();
});

test.for([
  ["sertifikat-2026-00417.pdf", "sertifikat-2026-00417.pdf"],
  ["Şəkil №1.jpg", "Şəkil №1.jpg"],
  ["../../etc/passwd", ".._.._etc_passwd"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["\u0000\u200B", "document"],
] as const)("saves %j as %j", ([name, savedName]) => {
  expect(sanitizeFileName(name)).toBe(savedName);
});

test("decides about many comments", () => {
  // A search whose time doubles with each comment would not end.
  const comments = "<!---->".repeat(140);
  expect(verifyFileFormat(bytes(`${comments}x`), ["image/svg+xml"])).toBeUndefined();
  expect(verifyFileFormat(bytes(`${comments}<svg >`), ["image/svg+xml"])?.kind).toBe("image");
});
