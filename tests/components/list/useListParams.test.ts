import { describe, expect, it } from "vitest";
import * as maxLengths from "../../../src/generated/maxLengths.ts";
import { isValidFilterValue, filterTextMaxLength, parsePage } from "../../../src/components/list/useListParams.ts";

describe("the page in the query string", () => {
  it.each([
    [null, 1],
    ["1", 1],
    ["7", 7],
    ["0", 1],
    ["-2", 1],
    ["1.5", 1],
    ["1e9", 1],
    ["many", 1],
    ["", 1],
  ])("parses %j as page %d", (param, page) => {
    expect(parsePage(param)).toBe(page);
  });
});

describe("a filter in the query string", () => {
  const options = [{ value: "IN_FORCE", label: "In force" }];
  it.each([
    ["text", "anything at all", true],
    ["date", "2026-03-16", true],
    ["date", "2026-13-16", false],
    ["date", "yesterday", false],
    ["code", "0405", true],
    ["code", "040510110", true],
    ["code", "040", false],
    ["code", "04051011012", false],
    ["code", "04a5", false],
    [options, "IN_FORCE", true],
    [options, "__proto__", false],
  ] as const)("of kind %j validates %s: %s", (filter, param, isValid) => {
    expect(isValidFilterValue(filter, param)).toBe(isValid);
  });
});

it("the search text has one maximum length in all lists", () => {
  const lengths = Object.entries(maxLengths).filter(([name]) => name.endsWith("Word"));
  expect(lengths.length).toBeGreaterThan(3);
  expect(new Set(lengths.map(([, maxLength]) => maxLength))).toEqual(new Set([filterTextMaxLength]));
});
