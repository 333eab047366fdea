import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { getAccountKey } from "../../src/auth/account.ts";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { findDeletedFiles } from "../../src/forms/attachments/findDeletedFiles.ts";

const { signal } = new AbortController();
const files = ["8", "9"].map((documentId) => ({ documentId, fileName: `${documentId}.pdf`, size: 10 }));
const [document] = (getResponseExample("listDocuments", 200, "az") as { items: object[] }).items;

const fetchDocuments = vi.fn<() => Promise<Response>>();
beforeEach(async () => {
  fetchDocuments.mockReset();
  vi.stubGlobal("fetch", fetchDocuments);
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setSession({ state: "unknown" });
});

/** Answers the request for the documents with these ids, as the first ones of so many. */
function listIds(ids: readonly (number | string)[], total = ids.length): void {
  const items = ids.map((id) => ({ ...document, id }));
  fetchDocuments.mockResolvedValue(Response.json({ page: 1, perPage: 100, total, items }));
}

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
  fetchDocuments.mockResolvedValue(Response.json({ message: "Later." }, { status: 503 }));
  expect(await findDeletedFiles(files, signal)).toEqual([]);
});

it("a draft without files needs no request", async () => {
  expect(await findDeletedFiles([], signal)).toEqual([]);
  expect(fetchDocuments).not.toHaveBeenCalled();
});

it("nothing is known about the files of another account of the person", async () => {
  const user = { id: 7, name: "A", surname: "B", manufacturers: [{ id: 3, selected: true }] } as unknown as User;
  setSession({ state: "signedIn", user });
  listIds([]);
  const ofAccounts = files.map((file, index) => ({ ...file, account: index === 0 ? "7 " : getAccountKey(user) }));
  expect((await findDeletedFiles(ofAccounts, signal)).map(({ fileName }) => fileName)).toEqual(["9.pdf"]);
});
