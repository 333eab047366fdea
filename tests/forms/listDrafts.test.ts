import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listDrafts } from "../../src/forms/drafts/listDrafts.ts";
import { loadDraft, saveDraft, updateDraftState } from "../../src/forms/drafts/draftStorage.ts";

const owner = "7";
const earlier = "2026-03-18T10:42:00+04:00";
const later = "2026-03-19T09:00:00+04:00";

beforeEach(() => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => values.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it("lists the drafts of the server, the last changed first, with step, files and the address to continue", () => {
  const files = [{ documentId: 1, fileName: "a.pdf", size: 10 }];
  const drafts = listDrafts(
    [
      { formKey: "complaint", data: { answers: { subject: "Scales" }, step: "answers" }, updatedAt: earlier },
      {
        formKey: "service-101",
        data: { answers: {}, files, step: "documents", title: "Sertifikat", lang: "az" },
        updatedAt: later,
      },
    ],
    owner,
  );
  expect(drafts).toEqual([
    {
      form: "service-101",
      route: "apply",
      href: "/e-services/101/apply?step=documents",
      title: "Sertifikat",
      lang: "az",
      step: "documents",
      fileCount: 1,
      changedAt: later,
      isOnServer: true,
      isUnsaved: false,
    },
    expect.objectContaining({ form: "complaint", href: "/my-appeals/new-complaint", fileCount: 0 }),
  ]);
});

it("leaves out drafts of forms that the portal does not have, and reads unexpected content without an error", () => {
  expect(
    listDrafts(
      [
        { formKey: "registration", data: { answers: {} }, updatedAt: earlier },
        { formKey: "constructor", data: { answers: {} }, updatedAt: earlier },
        { formKey: "complaint", data: { answers: 5, files: "x", step: 7, title: [], lang: "xx" }, updatedAt: later },
      ],
      owner,
    ),
  ).toEqual([
    {
      form: "complaint",
      route: "complaint",
      href: "/my-appeals/new-complaint",
      fileCount: 0,
      changedAt: later,
      isOnServer: true,
      isUnsaved: false,
    },
  ]);
});

it("adds the drafts that only this tab has, of this user alone", () => {
  saveDraft("suggestion", owner, { text: "Later opening hours" });
  updateDraftState("suggestion", owner, { changedAt: later, isUnsaved: true });
  expect(listDrafts([], owner)).toEqual([
    expect.objectContaining({ form: "suggestion", changedAt: later, isOnServer: false, isUnsaved: true }),
  ]);
  expect(listDrafts([], "8")).toEqual([]);
});

it("says of a draft that was sent or deleted elsewhere that only this tab has it", () => {
  saveDraft("suggestion", owner, { text: "Later opening hours" });
  updateDraftState("suggestion", owner, { changedAt: earlier, savedAt: later, isUnsaved: false });
  const [incomplete, complete] = [listDrafts([], owner), listDrafts([], owner, true)];
  expect(incomplete).toEqual([expect.objectContaining({ changedAt: later, isOnServer: true, isUnsaved: false })]);
  expect(complete).toEqual([expect.objectContaining({ changedAt: earlier, isOnServer: false, isUnsaved: true })]);
});

it("leaves what the tab has of other forms, also of a visitor", () => {
  saveDraft("registration", "", { name: "Ingrid" });
  expect(listDrafts([], owner)).toEqual([]);
  expect(loadDraft("registration", "")).toEqual({ name: "Ingrid" });
});

it("prefers unsaved changes that continue the draft of the server, and the server's draft otherwise", () => {
  const server = [{ formKey: "complaint", data: { answers: { subject: "A" } }, updatedAt: earlier }];
  saveDraft("complaint", owner, { subject: "AB" });
  updateDraftState("complaint", owner, { changedAt: later, savedAt: earlier, isUnsaved: true });
  expect(listDrafts(server, owner)).toEqual([
    expect.objectContaining({ changedAt: later, isOnServer: true, isUnsaved: true }),
  ]);
  updateDraftState("complaint", owner, { savedAt: "2026-03-01T00:00:00+04:00" });
  expect(listDrafts(server, owner)).toEqual([expect.objectContaining({ changedAt: earlier, isUnsaved: false })]);
});
