import { describe, expect, it } from "vitest";
import { pickDeclaredFields } from "../../openapi/kit/contract/declaredFields.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createConsistencyChecks, findUndeclaredField } from "../../openapi/kit/verify/responses/consistencyChecks.ts";
import { listSimilarRedirects } from "../../openapi/kit/verify/operationChecks/sessionChecks.ts";
import { createTimeRule } from "../../openapi/kit/verify/responses/valueChecks.ts";
import { readFileName } from "../../openapi/kit/verify/operationChecks/documentChecks.ts";

const document = await readContract();
const operations = listOperations(document);

describe("the checks that operations agree", () => {
  it("compare each entry that can be read by itself with its list", () => {
    const compared = operations.filter((operation) =>
      createConsistencyChecks(document, operation, operations).some(({ name }) => name.includes("what the list says")),
    );
    expect(compared.map(({ id }) => id).toSorted()).toEqual([
      "readAppeal",
      "readDraft",
      "readExchangeRateHistory",
      "readPost",
      "readService",
    ]);
  });

  it("find a field that the contract does not declare, nested ones too", () => {
    const schema = { $ref: "#/components/schemas/FollowedAppeal" };
    const step = { status: "WAITING", at: "2026-03-18T16:00:00+04:00" };
    expect(findUndeclaredField(document, schema, { kind: "COMPLAINT", history: [step] })).toBeUndefined();
    expect(findUndeclaredField(document, schema, { kind: "COMPLAINT", history: [{ ...step, note: "x" }] })).toBe(
      "history.note",
    );
  });

  it("compare only what the contract declares, and a form with all its keywords", () => {
    const form = { schema: { type: "object", properties: { name: { type: "string", pattern: "x" } } }, uiSchema: {} };
    const service = {
      id: 7,
      title: "Sertifikat",
      views: 3,
      requiredDocuments: [{ title: "Akt", requestId: "r" }],
      form,
    };
    expect(pickDeclaredFields(document, { $ref: "#/components/schemas/ServiceDetail" }, service)).toEqual({
      id: 7,
      title: "Sertifikat",
      requiredDocuments: [{ title: "Akt" }],
      form,
    });
  });

  it.for([
    ['attachment; filename="act.pdf"', "act.pdf"],
    ["inline; filename=act.pdf", "act.pdf"],
    ["attachment; filename=\"_kil.png\"; filename*=UTF-8''%C5%9F%C9%99kil.png", "şəkil.png"],
    ["attachment", undefined],
  ])("read the file name of %s", ([disposition, name]) => {
    expect(readFileName(disposition ?? "")).toBe(name);
  });

  it("send redirect URIs that differ from the registered one", () => {
    const registered = "https://portal.example/asan-login";
    const similar = listSimilarRedirects(registered);
    expect(similar.every((address) => URL.canParse(address) && new URL(address).href !== registered)).toBe(true);
  });
});

describe("the times of responses", () => {
  const findWrongTime = createTimeRule(Date.parse("2026-03-18"));

  it.for([
    { adoptedAt: "1972-07-01" },
    { issueDate: "1989-12-31" },
    { appealDate: "2026-03-17T09:00:00+04:00" },
    { validUntil: "9999-12-31" },
  ])("may be %o", (fields) => {
    expect(findWrongTime(fields)).toBeUndefined();
  });

  it.for([
    { adoptedAt: "1072-07-01" },
    { adoptedAt: "2026-03-20" },
    { appealDate: "1972-07-01T09:00:00+04:00" },
    { createdAt: "1970-01-01T00:00:00Z" },
    { validUntil: "2202-03-01" },
    { dueDate: "9999-12-31" },
  ])("may not be %o", (fields) => {
    expect(findWrongTime(fields)).toContain("not in the far past or in the future");
  });
});
