import { describe, expect, it } from "vitest";
import { testFiles } from "./testFiles.ts";
import { createTestBackend, expectOk, expectProblem, getProblemFields } from "./testBackend.ts";

describe("the reports of an organisation", () => {
  it("say when each was submitted, and with which document", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    const { items } = expectOk(await call("listReports", { token, lang: "en" }));
    expect(items).toMatchObject([
      { id: 712, title: "Sales of certified products", dueDate: "2026-04-20" },
      { id: 698, submittedAt: "2026-01-18T11:45:00+04:00", documentId: 8040, dueDate: "2026-01-20" },
      { id: 655, submittedAt: "2026-01-16T11:45:00+04:00", documentId: 8040, dueDate: "2026-01-20" },
      { id: 601, submittedAt: "2025-10-23T11:45:00+04:00", documentId: 8040, dueDate: "2025-10-20" },
    ]);
    for (const field of ["submittedAt", "documentId", "lang"] as const) expect(items[0]).not.toHaveProperty(field);
  });

  it("say that a title exists in Azerbaijani only", async () => {
    const { call, signIn } = createTestBackend();
    const { token: person } = await signIn("representative");
    const query = { certNumber: "AZ-2026-000482" };
    const token = expectOk(await call("chooseAccount", { token: person, query })).token ?? "";
    for (const [lang, expected] of [
      ["ru", undefined],
      ["en", "az"],
    ] as const)
      expect(expectOk(await call("listReports", { token, lang })).items.map((item) => item.lang)).toEqual([expected]);
  });
});

describe("a report that is submitted", () => {
  it.each([
    ["a PDF document", testFiles.pdf],
    ["a PNG image", testFiles.picture],
    ["a JPEG image", testFiles.photo],
  ])("as %s has its time and its document, which is kept", async (_name, createFile) => {
    const { call, signIn, store } = createTestBackend({
      accessTokenLifetimeSeconds: 99_999,
      sessionLifetimeSeconds: 999_999,
    });
    const { token } = await signIn("director");
    const { id: documentId } = expectOk(await call("uploadDocument", { token, formFields: { file: createFile() } }));
    const submitted = expectOk(await call("submitReport", { token, path: { id: 712 }, body: { documentId } }));
    expect(submitted).toMatchObject({ id: 712, documentId, submittedAt: "2026-03-20T12:00:00+04:00" });
    expect(submitted.message).toMatch(/./);
    const { message: _message, ...report } = submitted;
    expect(expectOk(await call("listReports", { token })).items[0]).toEqual(report);
    const attached = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Çəki", description: "Az gəldi." };
    expectProblem(422, await call("sendFeedback", { token, body: { ...attached, documentIds: [documentId] } }));
    store.advanceClock(86_401);
    const { token: later } = await signIn("director");
    expectOk(await call("downloadDocument", { token: later, path: { id: documentId } }));
  });

  it("is refused as a video, and as a document of somebody else", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    const { id: video } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.video() } }));
    const submit = async (documentId: number | string) =>
      expectProblem(422, await call("submitReport", { token, lang: "en", path: { id: 712 }, body: { documentId } }));
    expect((await submit(video)).fields).toEqual([
      { field: "documentId", message: "Upload the report as a PDF or an image." },
    ]);
    expect(getProblemFields(await submit(8102))).toEqual(["documentId"]);
    expect(expectOk(await call("listReports", { token })).items[0]).not.toHaveProperty("submittedAt");
  });

  it("is not found by another organisation", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    expectProblem(404, await call("submitReport", { token, path: { id: 709 }, body: { documentId: 8040 } }));
  });
});
