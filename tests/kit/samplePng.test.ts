import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { computeChecksumByBytes } from "../../openapi/kit/verify/samplePng.ts";

it.each(["", "a", "IEND", "123456789", "şəkil ".repeat(1000)])("computes the checksum of %j as zlib does", (text) => {
  const bytes = Buffer.from(text);
  expect(computeChecksumByBytes(bytes)).toBe(crc32(bytes));
});
