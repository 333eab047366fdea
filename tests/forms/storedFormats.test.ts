import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearDrafts } from "../../src/config/storage.ts";
import { readAccountPossessor, storeAccountPossessor } from "../../src/features/account/accountPossessor.ts";
import { readCodeAddress, storeCodeAddress } from "../../src/features/account/codeAddress.ts";
import {
  clearRegisteredPossessor,
  readRegisteredPossessorIds,
  storeRegisteredPossessor,
} from "../../src/features/account/registeredPossessor.ts";
import { loadDraft, readAttachmentDraft, saveDraft } from "../../src/forms/drafts/draftStorage.ts";
import { readUnsentFiles } from "../../src/forms/drafts/readUnsentFiles.ts";
import { getIdempotencyKey } from "../../src/forms/idempotencyKey.ts";

/** What a tab stored before it reloaded for this release. The formats must stay readable. */
const storedByEarlierRelease: Readonly<Record<string, string>> = {
  "draft:complaint": '{"owner":"7","answers":{"subject":"Prices","counterparty":{"name":"Shop"}}}',
  "draft:complaint/files": '{"owner":"7","files":[{"documentId":12,"fileName":"receipt.pdf","size":300}]}',
  "draft:complaint/key": String.raw`{"said":"{\"kind\":\"COMPLAINT\"}","key":"key-of-earlier-release"}`,
  registeredPossessor: String.raw`{"said":"{\"name\":\"Shop\"}","id":31}`,
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map(Object.entries(storedByEarlierRelease));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what an earlier release stored in a tab", () => {
  it("is a draft of its owner", () => {
    expect(loadDraft("complaint", "7")).toEqual({ subject: "Prices", counterparty: { name: "Shop" } });
    expect(loadDraft("complaint", "8")).toBeUndefined();
    expect(stored.has("draft:complaint")).toBe(false);
  });

  it("is the list of uploaded files", () => {
    expect(readAttachmentDraft("complaint", "7")).toEqual([{ documentId: 12, fileName: "receipt.pdf", size: 300 }]);
  });

  it.each<[string, string]>([
    ["a list", `{"owner":"7","files":"receipt.pdf","unsent":{}}`],
    ["a file", `{"owner":"7","files":[null,{"documentId":12}],"unsent":[{"fileName":"bill.pdf"}]}`],
    ["JSON", `{"owner":"7","files":[{"documentId":12,`],
    ["an object", "[]"],
  ])("is no file where it is not %s", (_, text) => {
    stored.set("draft:complaint/files", text);
    expect([readAttachmentDraft("complaint", "7"), readUnsentFiles("complaint", "7")]).toEqual([[], []]);
  });

  it("is no idempotency key without a key", () => {
    stored.set("draft:complaint/key", JSON.stringify({ draft: JSON.stringify({ kind: "COMPLAINT" }) }));
    expect(getIdempotencyKey("complaint", { kind: "COMPLAINT" })).toEqual(expect.any(String));
  });

  it("is the idempotency key of an unchanged draft", () => {
    expect(getIdempotencyKey("complaint", { kind: "COMPLAINT" })).toBe("key-of-earlier-release");
    expect(getIdempotencyKey("complaint", { kind: "SUGGESTION" })).not.toBe("key-of-earlier-release");
  });

  it("is the organisation that was registered before its account", () => {
    expect(readRegisteredPossessorIds({ name: "Shop" })).toEqual([31]);
    expect(readRegisteredPossessorIds({ name: "Market" })).toBeUndefined();
  });
});

describe("what this release stores in a tab", () => {
  it("is a draft with its owner", () => {
    saveDraft("complaint", "7", { subject: "Fees" });
    expect(loadDraft("complaint", "7")).toEqual({ subject: "Fees" });
  });

  it("is one idempotency key until the draft changes", () => {
    const key = getIdempotencyKey("suggestion", { text: "a" });
    expect(getIdempotencyKey("suggestion", { text: "a" })).toBe(key);
    expect(getIdempotencyKey("suggestion", { text: "b" })).not.toBe(key);
  });

  it("is the address to which the code for each form was sent, and nothing else", () => {
    storeCodeAddress("verification", "ingrid@fjordmat.example");
    expect(readCodeAddress("verification")).toBe("ingrid@fjordmat.example");
    expect(readCodeAddress("passwordReset")).toBeUndefined();
    storeCodeAddress("verification", undefined);
    expect([...stored.keys()]).toEqual(Object.keys(storedByEarlierRelease));
  });

  it("is the organisation that a user has saved, and that no other user sees, until the sign-out", () => {
    expect(readAccountPossessor("7")).toBeUndefined();
    storeAccountPossessor("7", { id: 33, name: "Market" });
    expect(readAccountPossessor("7")).toEqual({ id: 33, name: "Market" });
    expect(readAccountPossessor("8")).toBeUndefined();
    clearDrafts();
    expect(readAccountPossessor("7")).toBeUndefined();
  });

  it("is the organisation until its account exists", () => {
    storeRegisteredPossessor({ name: "Market" }, [32]);
    expect(readRegisteredPossessorIds({ name: "Market" })).toEqual([32]);
    clearRegisteredPossessor();
    expect(readRegisteredPossessorIds({ name: "Market" })).toBeUndefined();
  });
});
