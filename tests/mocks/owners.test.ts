import { describe, expect, it } from "vitest";
import { good, openService, patient, refused } from "./testBackend.ts";

const lists = ["listAppeals", "listDocuments", "listObligations", "listPaidPayments", "listReports", "listFeedbacks"] as const;

describe("what is somebody's own", () => {
  it("follows whom they act for, and nobody else sees it", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("representative");
    const numbersOf = async (of: string): Promise<number[]> => good(await call("listAppeals", { token: of })).items.map(({ id }) => id);
    const actFor = async (certNumber: string): Promise<string> => good(await call("chooseAccount", { token, query: { certNumber } })).token ?? "";
    expect(await numbersOf(token)).toEqual([394]);
    const shirvan = await actFor("AZ-2026-000481");
    expect(await numbersOf(shirvan)).toEqual([458, 436, 411]);
    expect(await numbersOf(await actFor("AZ-2026-000482"))).toEqual([466]);
    refused(404, await call("readAppeal", { token, path: { id: 458 } }));
    expect(good(await call("readAppeal", { token: shirvan, path: { id: 458 } })).applicant).toBe("«Şirvan Taxıl» MMC");
    refused(404, await call("startPayment", { token, path: { id: 6095 } }));
    refused(404, await call("downloadDocument", { token, path: { id: 8098 } }));
    expect(good(await call("downloadDocument", { token: shirvan, path: { id: 8098 } })).mimeType).toBe("application/pdf");
  });

  it.each(["admin", "foreign"] as const)("is nothing for the %s", async (persona) => {
    const { call, signIn } = openService();
    const { token } = await signIn(persona);
    for (const id of lists) expect(good(await call(id, { token }))).toMatchObject({ total: 0, items: [] });
  });

  it("is sent in the name one acts in", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("director");
    const { id } = good(await call("sendAppeal", { token, body: { kind: "SUGGESTION", subject: "Forma", text: "Просим добавить формы." } }));
    expect(good(await call("readAppeal", { token, path: { id } })).applicant).toBe("«Göyçay Nar Şirəsi» MMC");
    const own = good(await call("chooseAccount", { token })).token ?? "";
    refused(404, await call("readAppeal", { token: own, path: { id } }));
  });

  it("of a draft is the person's, whomever they act for", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("director");
    good(await call("keepDraft", { token, path: { formKey: "service-101" }, body: { data: { productName: "Nar" } } }));
    const own = good(await call("chooseAccount", { token })).token ?? "";
    expect(good(await call("readDraft", { token: own, path: { formKey: "service-101" } })).data).toEqual({ productName: "Nar" });
    expect(good(await call("readDraft", { token: (await signIn("citizen")).token, path: { formKey: "service-101" } })).data).toBe(null);
  });
});

describe("a draft", () => {
  it("is replaced, thrown away, and forgotten after sixty days", async () => {
    const { call, signIn, world } = openService(patient);
    const { token } = await signIn("citizen");
    const sent = { token, path: { formKey: "complaint" } };
    good(await call("keepDraft", { ...sent, body: { data: { a: 1 } } }));
    expect(good(await call("keepDraft", { ...sent, body: { data: { b: 2 } } }))).toMatchObject({ data: { b: 2 }, updatedAt: "2026-03-20T12:00:00+04:00" });
    world.advance(59 * 86_400);
    expect(good(await call("readDraft", sent)).data).toEqual({ b: 2 });
    world.advance(2 * 86_400);
    expect(good(await call("readDraft", sent))).toEqual({ data: null });
    good(await call("keepDraft", { ...sent, body: { data: { c: 3 } } }));
    expect(good(await call("keepDraft", { ...sent, body: { data: null } }))).toEqual({ data: null });
  });
});
