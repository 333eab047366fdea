import { describe, expect, it } from "vitest";
import * as limits from "../../src/generated/maxLengths.ts";
import { isValidFilterValue, filterTextMaxLength, parsePage } from "../../src/components/list/useListParams.ts";

describe("the page that an address asks for", () => {
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
  ])("is for %j page %d", (said, page) => {
    expect(parsePage(said)).toBe(page);
  });
});

describe("a filter that an address names", () => {
  const choice = [{ value: "IN_FORCE", label: "In force" }];
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
    [choice, "IN_FORCE", true],
    [choice, "__proto__", false],
  ] as const)("takes of %j the value %s: %s", (filter, said, taken) => {
    expect(isValidFilterValue(filter, said)).toBe(taken);
  });
});

it("a text to look for has one limit in all lists", () => {
  const ofLists = Object.entries(limits).filter(([name]) => name.endsWith("Word"));
  expect(ofLists.length).toBeGreaterThan(3);
  expect(new Set(ofLists.map(([, most]) => most))).toEqual(new Set([filterTextMaxLength]));
});
