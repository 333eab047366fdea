import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createConsistencyChecks, findUndeclaredField } from "../../openapi/kit/verify/consistencyChecks.ts";
import { listSimilarRedirects } from "../../openapi/kit/verify/operationChecks/sessionChecks.ts";
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
