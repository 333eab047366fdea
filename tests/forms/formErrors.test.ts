import { describe, expect, it } from "vitest";
import { errorSchemaOf } from "../../src/forms/validationIssues.ts";
import { refusalOf } from "../../src/forms/formErrors.ts";
import type { Failure } from "../../src/api/failure.ts";
import type { MessageId } from "../../src/generated/messages/ids.ts";

const say = (id: MessageId): string => `<${id}>`;
const fields = ["username", "possessor/name"];
const invalid = (...names: string[]): Failure => ({ kind: "invalid", message: "Düzgün deyil", fields: names.map((field) => ({ field, message: `${field}!` })) });

/** What is said, by where: beside each field, and above them all. */
function said(failure: Failure | undefined, stale = false): { byField: object; above: string | undefined } {
  const { byField, above } = refusalOf(failure, fields, say, stale);
  return { byField: Object.fromEntries([...byField].map(([field, { text }]) => [field, text])), above };
}

describe("why a service did not take the answers", () => {
  it("is said beside the fields that it names", () => {
    expect(said(invalid("possessor/name", "username"))).toEqual({ byField: { "possessor/name": "possessor/name!", username: "username!" }, above: undefined });
  });

  it.each(["password", "__proto__", "constructor", "toString", "", "username/"])("is said above the fields when it is about %j, which is none of them", (field) => {
    expect(said(invalid(field))).toEqual({ byField: {}, above: `${field}!` });
  });

  it("is said in our words when the service's are in a language that is no longer shown", () => {
    expect(said(invalid("username"), true)).toEqual({ byField: { username: "<invalid.other>" }, above: undefined });
    expect(said({ kind: "refused", status: 409, message: "Artıq var" }, true)).toEqual({ byField: {}, above: "<failure.refused>" });
  });

  it("is nothing when there is no failure", () => {
    expect(said(undefined)).toEqual({ byField: {}, above: undefined });
  });
});

describe("errors for the form library", () => {
  it("stand at the place of their field", () => {
    expect(errorSchemaOf(new Map([["username", "a"], ["possessor/name", "b"], ["possessor/address", "c"]]))).toEqual({
      username: { __errors: ["a"] },
      possessor: { name: { __errors: ["b"] }, address: { __errors: ["c"] } },
    });
  });
});
