import { describe, expect, it } from "vitest";
import { serviceDetails } from "../../mocks/sampleData/serviceDetails.ts";
import { serviceSteps } from "../../mocks/sampleData/serviceSteps.ts";
import { createResultDocument } from "../../mocks/store/appealWorkflow.ts";
import { createTestBackend, expectOk, type TestBackend } from "./testBackend.ts";

const check = async ({ call }: TestBackend, number: string, lang: "az" | "ru" | "en" = "en") =>
  expectOk(await call("checkCertificate", { lang, query: { certificateNo: number } }));

describe("the check of a certificate", () => {
  it("shows what anybody may know, whatever the case of the number and the spaces round it", async () => {
    expect(await check(createTestBackend(), "  s-2025-00118 ")).toEqual({
      certificateNo: "s-2025-00118",
      certificate: {
        certificateNo: "S-2025-00118",
        kind: "Quality certificate for food exported to the European Union",
        holder: "«Şəki Fındıq Emalı» MMC",
        issueDate: "2025-12-12",
        validUntil: "2027-12-12",
        status: "VALID",
      },
    });
  });

  it.each([
    ["is valid on its last day", "S-2025-00118", "2027-12-12T19:59:59Z", "VALID"],
    ["has expired on the day after", "S-2025-00118", "2027-12-12T20:00:00Z", "EXPIRED"],
    ["is withdrawn before its last day", "S-2025-00061", "2027-03-20T08:00:00Z", "WITHDRAWN"],
    ["is still withdrawn after its last day", "S-2025-00061", "2029-01-01T08:00:00Z", "WITHDRAWN"],
  ])("says that one %s, in Baku", async (_name, number, time, status) => {
    const { certificate } = await check(createTestBackend({ now: () => Date.parse(time) }), number);
    expect(certificate?.status).toBe(status);
    expect(certificate).not.toHaveProperty("isWithdrawn");
  });

  it("finds a certificate that a person got, and names the person by initials only", async () => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("citizen");
    const { items } = expectOk(await backend.call("listDocuments", { token, query: { perPage: 100 } }));
    const numbers = items.flatMap(({ certificateNo }) => certificateNo ?? []);
    expect(numbers).toEqual(["S-2026-00387"]);
    for (const number of numbers)
      expect((await check(backend, number)).certificate).toMatchObject({
        certificateNo: number,
        holder: "A. Q.",
        status: "VALID",
      });
  });

  it("of an unknown number finds nothing", async () => {
    expect(await check(createTestBackend(), "S-2026-99999")).toEqual({ certificateNo: "S-2026-99999" });
  });

  it("is in the language of the request", async () => {
    expect((await check(createTestBackend(), "S-2022-00093", "ru")).certificate?.kind).toBe(
      "Свидетельство о поверке весов",
    );
  });
});

describe("the document that a service ends with", () => {
  const createDocument = (serviceId: string) =>
    createResultDocument(
      {
        id: 1,
        number: "2026-00001",
        owner: "person:1001",
        accountId: 1001,
        applicant: "Aysel Quliyeva",
        kind: "APPLICATION",
        serviceId,
        answers: { designation: "AZS 1203" },
        steps: [{ status: "CERTIFICATE_ISSUED", at: Date.parse("2026-03-20T08:00:00Z") }],
      },
      2,
    );

  it.each(Object.entries(serviceDetails).filter(([, { form }]) => form !== undefined))(
    "is a certificate only if its steps say so: service %s",
    (serviceId, { steps }) => {
      expect(createDocument(serviceId).certificate !== undefined).toBe(steps.includes(serviceSteps.certificate));
    },
  );

  it("is the standard itself, if a copy of it was ordered", () => {
    expect(createDocument("110")).toMatchObject({ name: "AZS 1203", fileName: "standart-2026-00001.pdf" });
  });
});
