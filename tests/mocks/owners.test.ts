import type { Id } from "../../src/generated/contract.d.ts";
import { describe, expect, it } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { expectOk, createTestBackend, longLivedSessions, expectProblem } from "./testBackend.ts";
import { draftUpdateData as maxJsonLength } from "../../src/generated/maxLengths.ts";
import { testFiles } from "./testFiles.ts";

const lists = [
  "listAppeals",
  "listDocuments",
  "listObligations",
  "listPaidPayments",
  "listReports",
  "listFeedbacks",
] as const;

describe("personal data", () => {
  it("depends on the represented organisation and is hidden from other users", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("representative");
    const readNumbers = async (of: string): Promise<Id[]> =>
      expectOk(await call("listAppeals", { token: of })).items.map(({ id }) => id);
    const actFor = async (certNumber: string): Promise<string> =>
      expectOk(await call("chooseAccount", { token, query: { certNumber } })).token ?? "";
    expect(await readNumbers(token)).toEqual([394]);
    const shirvan = await actFor("AZ-2026-000481");
    expect(await readNumbers(shirvan)).toEqual([458, 436, 411]);
    expect(await readNumbers(await actFor("AZ-2026-000482"))).toEqual([466]);
    expectProblem(404, await call("readAppeal", { token, path: { id: 458 } }));
    expect(expectOk(await call("readAppeal", { token: shirvan, path: { id: 458 } })).applicant).toBe(
      "«Şirvan Taxıl» MMC",
    );
    expectProblem(404, await call("startPayment", { token, path: { id: 6095 } }));
    expectProblem(404, await call("downloadDocument", { token, path: { id: 8098 } }));
    expect(expectOk(await call("downloadDocument", { token: shirvan, path: { id: 8098 } })).mimeType).toBe(
      "application/pdf",
    );
  });

  it("is empty for the admin", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("admin");
    for (const id of lists) expect(expectOk(await call(id, { token }))).toMatchObject({ total: 0, items: [] });
  });

  it("is closed to a foreign organisation, whose role has no personal section", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    const restricted = operations.filter(({ roles }) => roles !== undefined);
    expect(restricted.map(({ id }) => id)).toEqual(expect.arrayContaining([...lists, "sendAppeal", "requestCallback"]));
    for (const { id, path } of restricted)
      expectProblem(
        403,
        await call(id, { token, ...(path.includes(":") && { path: { id: 1, formKey: "service-101" } }) }),
      );
  });

  it("is sent in the name of the represented organisation", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    const { id } = expectOk(
      await call("sendAppeal", {
        token,
        body: { kind: "SUGGESTION", subject: "Forma", text: "Просим добавить формы." },
      }),
    );
    expect(expectOk(await call("readAppeal", { token, path: { id } })).applicant).toBe("«Göyçay Nar Şirəsi» MMC");
    const own = expectOk(await call("chooseAccount", { token })).token ?? "";
    expectProblem(404, await call("readAppeal", { token: own, path: { id } }));
  });

  it("of drafts belongs to the account, whichever organisation is represented", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    expectOk(
      await call("keepDraft", { token, path: { formKey: "service-101" }, body: { data: { productName: "Nar" } } }),
    );
    const own = expectOk(await call("chooseAccount", { token })).token ?? "";
    expect(expectOk(await call("readDraft", { token: own, path: { formKey: "service-101" } })).data).toEqual({
      productName: "Nar",
    });
    const [listed] = expectOk(await call("listDrafts", { token: own })).items;
    expect(listed).toMatchObject({ formKey: "service-101", data: { productName: "Nar" } });
    expect(expectOk(await call("listDrafts", { token: (await signIn("citizen")).token })).items).toEqual([]);
    expect(
      expectOk(await call("readDraft", { token: (await signIn("citizen")).token, path: { formKey: "service-101" } }))
        .data,
    ).toBe(null);
  });
});

describe("a draft", () => {
  it("may have as many characters as the contract allows, and no more", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const sent = { token, path: { formKey: "complaint" } };
    const createData = (length: number) => ({ text: "a".repeat(length - JSON.stringify({ text: "" }).length) });
    const data = createData(maxJsonLength);
    expect(expectOk(await call("keepDraft", { ...sent, body: { data } })).data).toEqual(data);
    expectProblem(413, await call("keepDraft", { ...sent, body: { data: createData(maxJsonLength + 1) } }));
    expect(expectOk(await call("readDraft", sent)).data).toEqual(data);
  });

  it("is not replaced by one that is based on an earlier version", async () => {
    const { call, signIn } = createTestBackend();
    const sent = { token: (await signIn("citizen")).token, path: { formKey: "complaint" } };
    const ifMatch = (await call("readDraft", sent)).headers.get("etag") ?? "";
    const first = await call("keepDraft", { ...sent, body: { data: { text: "first" } }, ifMatch });
    expectProblem(412, await call("keepDraft", { ...sent, body: { data: { text: "second" } }, ifMatch }));
    expect(expectOk(await call("readDraft", sent)).data).toEqual({ text: "first" });
    const tag = first.headers.get("etag") ?? "";
    expectOk(await call("keepDraft", { ...sent, body: { data: { text: "second" } }, ifMatch: tag }));
    expect(expectOk(await call("readDraft", sent)).data).toEqual({ text: "second" });
  });

  it("keeps its uploaded files as long as itself", async () => {
    const { call, signIn, store } = createTestBackend(longLivedSessions);
    const { token } = await signIn("citizen");
    const { id: documentId } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.pdf() } }));
    const data = { answers: {}, files: [{ documentId, fileName: "protokol.pdf", size: 300 }] };
    const path = { formKey: "complaint" };
    expectOk(await call("keepDraft", { token, path, body: { data } }));
    store.advanceClock(59 * 86_400);
    expectOk(await call("downloadDocument", { token, path: { id: documentId } }));
    expectOk(await call("keepDraft", { token, path, body: { data: null } }));
    expectProblem(404, await call("downloadDocument", { token, path: { id: documentId } }));
  });

  it("is replaced, deleted, and expires after sixty days", async () => {
    const { call, signIn, store } = createTestBackend(longLivedSessions);
    const { token } = await signIn("citizen");
    const created = { token, path: { formKey: "complaint" } };
    expectOk(await call("keepDraft", { ...created, body: { data: { a: 1 } } }));
    expect(expectOk(await call("keepDraft", { ...created, body: { data: { b: 2 } } }))).toMatchObject({
      data: { b: 2 },
      updatedAt: "2026-03-20T12:00:00+04:00",
    });
    store.advanceClock(59 * 86_400);
    expect(expectOk(await call("readDraft", created)).data).toEqual({ b: 2 });
    store.advanceClock(2 * 86_400);
    expect(expectOk(await call("readDraft", created))).toEqual({ data: null });
    expectOk(await call("keepDraft", { ...created, body: { data: { c: 3 } } }));
    expect(expectOk(await call("keepDraft", { ...created, body: { data: null } }))).toEqual({ data: null });
  });
});
