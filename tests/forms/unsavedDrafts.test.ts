import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveDraft, storeAttachmentDraft, updateDraftState } from "../../src/forms/drafts/draftStorage.ts";
import { storeServerDraft } from "../../src/forms/drafts/readServerDraft.ts";
import { getIdempotencyKey } from "../../src/forms/idempotencyKey.ts";
import { hasUnsavedDrafts } from "../../src/forms/drafts/unsavedDrafts.ts";
import { storeCodeAddress } from "../../src/features/account/codeAddress.ts";

const owner = "42";
const file = { documentId: 1, fileName: "a.pdf", size: 10 };
const savedAt = "2026-03-18T10:42:00+04:00";

beforeEach(() => {
  const storage = {
    getItem: (key: string) => (storage as Partial<Record<string, unknown>>)[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, () => void]>([
  ["a draft that is never saved on the server", () => saveDraft("evaluation-5/42", owner, { 1: { answer: "YES" } })],
  ["files without a text", () => storeAttachmentDraft("message", owner, [file])],
  [
    "a draft that has changed since it was saved",
    () => {
      saveDraft("complaint", owner, { text: "a" });
      updateDraftState("complaint", owner, { savedAt, isUnsaved: true });
    },
  ],
])("the server lacks %s, also when the user could not be read", (_, store) => {
  store();
  expect([owner, undefined, "7"].map(hasUnsavedDrafts)).toEqual([true, true, false]);
});

it.each<[string, () => void]>([
  ["a saved draft", () => storeServerDraft("complaint", owner, { answers: { text: "a" }, files: [file] }, savedAt)],
  ["what was entered before the sign-in", () => saveDraft("signIn", "", { username: "a@b.example" })],
  [
    "keys and addresses beside drafts",
    () => void [getIdempotencyKey("message", {}), storeCodeAddress("verification", "a@b.example")],
  ],
  ["files that were not sent", () => storeAttachmentDraft("complaint", owner, [], [{ fileName: "a.pdf", size: 10 }])],
  ["an unreadable draft", () => sessionStorage.setItem("draft:complaint", "{")],
  [
    "files that are no list",
    () => sessionStorage.setItem("draft:complaint/files", JSON.stringify({ owner, files: "a.pdf" })),
  ],
])("the server lacks nothing of %s", (_, store) => {
  store();
  expect([owner, undefined].map(hasUnsavedDrafts)).toEqual([false, false]);
});
