import { expect, it, vi } from "vitest";
import { findDeletedFiles } from "../../src/forms/serverDraft.ts";
import { listDocuments } from "../../src/generated/queries/documents/documents.ts";

vi.mock("../../src/generated/queries/documents/documents.ts", () => ({ listDocuments: vi.fn<() => unknown>() }));

const { signal } = new AbortController();
const files = ["8", "9"].map((documentId) => ({ documentId, fileName: `${documentId}.pdf`, size: 10 }));

/** Answers the request for the documents with these ids, as the first ones of so many. */
const listIds = (ids: readonly (number | string)[], total = ids.length): void =>
  void vi
    .mocked(listDocuments)
    .mockResolvedValue({ page: 1, perPage: 100, total, items: ids.map((id) => ({ id })) } as never);

it.each<[string, (number | string)[], string[]]>([
  ["none, when the server has them all", [8, "9", 10], []],
  ["the one that the server no longer has", ["8"], ["9.pdf"]],
  ["all, when the server has no documents", [], ["8.pdf", "9.pdf"]],
])("the deleted files of a draft are %s", async (_, ids, deleted) => {
  listIds(ids);
  expect((await findDeletedFiles(files, signal)).map(({ fileName }) => fileName)).toEqual(deleted);
});

it("no file counts as deleted when only a part of the documents is known", async () => {
  listIds(["8"], 101);
  expect(await findDeletedFiles(files, signal)).toEqual([]);
});

it("no file counts as deleted when the documents cannot be listed", async () => {
  vi.mocked(listDocuments).mockRejectedValue(new Error("unavailable"));
  expect(await findDeletedFiles(files, signal)).toEqual([]);
});

it("a draft without files needs no request", async () => {
  vi.mocked(listDocuments).mockClear();
  expect(await findDeletedFiles([], signal)).toEqual([]);
  expect(listDocuments).not.toHaveBeenCalled();
});
