import { expect, it } from "vitest";
import { selectDraft } from "../../src/forms/drafts/selectDraft.ts";
import { readDraftContent, isDraftKey } from "../../src/forms/drafts/serverDraft.ts";

const [earlier, later] = ["2026-03-18T10:42:00+04:00", "2026-03-18T11:05:00+04:00"];
const createVersion = (subject: string, savedAt?: string) => ({ content: { answers: { subject } }, savedAt });

it.each([
  ["the device's, without one of the server", { ...createVersion("a"), isUnsaved: true }, undefined, "device"],
  [
    "the person's choice, when the server no longer has the device's, and nothing was changed since",
    { ...createVersion("a", earlier), isUnsaved: false },
    undefined,
    "gone",
  ],
  [
    "the person's choice, when the server no longer has the draft that was continued on the device",
    { ...createVersion("ab", earlier), isUnsaved: true },
    undefined,
    "gone",
  ],
  ["the server's, on a new device", undefined, createVersion("a", later), "server"],
  [
    "the device's, when the server's has not changed since",
    { ...createVersion("ab", earlier), isUnsaved: true },
    createVersion("a", earlier),
    "device",
  ],
  [
    "the server's, when it is newer and the device has saved everything",
    { ...createVersion("a", earlier), isUnsaved: false },
    createVersion("b", later),
    "server",
  ],
  [
    "the person's choice, when both have changed",
    { ...createVersion("a", earlier), isUnsaved: true },
    createVersion("b", later),
    "conflict",
  ],
  [
    "the device's, when both have the same words",
    { ...createVersion("a", earlier), isUnsaved: true },
    createVersion("a", later),
    "device",
  ],
] as const)("a form begins with %s", (_, device, server, selected) => {
  expect(selectDraft(device, server)).toBe(selected);
});

it.each([
  ["the device's, when the server still has what this tab read or sent last", "a", "device"],
  ["the person's choice, when another tab or device has saved other words at the same time", "b", "conflict"],
] as const)("after a refused save, a form continues with %s", (_, onServer, selected) => {
  const device = { content: { answers: { subject: "ab" } }, isUnsaved: true };
  const known = { content: { answers: { subject: "a", text: " " } } };
  expect(selectDraft(device, createVersion(onServer, later), known)).toBe(selected);
});

it.each([
  ["its own, when the server had none", undefined, "device"],
  ["the person's choice, when the server no longer has what this tab read or sent last", "a", "gone"],
] as const)("after a refused save without a draft on the server, a form continues with %s", (_, before, selected) => {
  const device = { content: { answers: { subject: "ab" } }, isUnsaved: true };
  const known = { content: before === undefined ? undefined : { answers: { subject: before } } };
  expect(selectDraft(device, undefined, known)).toBe(selected);
  expect(selectDraft(undefined, undefined, known)).toBe("device");
});

it("a discarded draft does not delete other words of another tab or device", () => {
  const known = { content: { answers: { subject: "a" } } };
  expect(selectDraft(undefined, createVersion("b", later), known)).toBe("server");
  expect(selectDraft(undefined, createVersion("a", later), known)).toBe("device");
});

it("a draft of the server is read without fields that are unknown, secret or of another type", () => {
  const schema = {
    type: "object" as const,
    properties: { subject: { type: "string" as const }, code: { type: "string" as const, "x-sensitive": true } },
  };
  const file = { documentId: 7, fileName: "a.pdf", size: 12 };
  const data = { answers: { subject: "Scales", code: "1", other: 2 }, files: [file, { documentId: "8" }], step: 3 };
  expect(readDraftContent({ data }, schema)).toEqual({ answers: { subject: "Scales" }, files: [file] });
  expect(readDraftContent({ data: { answers: "text", files: {} } })).toEqual({});
  expect(readDraftContent({ data: null })).toBeUndefined();
});

it("only names that the contract accepts are keys of drafts", () => {
  expect(["complaint", "service-101", "service-a.b", "service-a/b", "a".repeat(65)].filter(isDraftKey)).toEqual([
    "complaint",
    "service-101",
  ]);
});
