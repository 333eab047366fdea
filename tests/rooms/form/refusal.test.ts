import { describe, expect, it } from "vitest";
import { errorSchemaOf } from "../../../src/form/issues.ts";
import { refusalOf } from "../../../src/form/refusal.ts";
import type { Failure } from "../../../src/http/failure.ts";
import type { MessageId } from "../../../src/generated/messages/ids.ts";

const say = (id: MessageId): string => `<${id}>`;
const fields = ["username", "possessor/name"];
const invalid = (...names: string[]): Failure => ({ kind: "invalid", message: "Düzgün deyil", fields: names.map((field) => ({ field, message: `${field}!` })) });

describe("why a service did not take the answers", () => {
  it("is said beside the fields that it names", () => {
    expect(refusalOf(invalid("possessor/name", "username"), fields, say, false)).toMatchObject({ byField: new Map([["possessor/name", "possessor/name!"], ["username", "username!"]]), above: undefined });
  });

  it("is said above the fields when it is about none of them", () => {
    for (const hostile of ["password", "__proto__", "constructor", "toString", "", "username/"]) {
      const { byField, above } = refusalOf(invalid(hostile), fields, say, false);
      expect([byField.size, above]).toEqual([0, `${hostile}!`]);
    }
  });

  it("is said in our words when the service's are in a language that is no longer shown", () => {
    expect(refusalOf(invalid("username"), fields, say, true).byField.get("username")).toBe("<invalid.other>");
    expect(refusalOf({ kind: "refused", status: 409, message: "Artıq var" }, fields, say, true).above).toBe("<failure.refused>");
  });

  it("is nothing when there is no failure", () => {
    expect(refusalOf(undefined, fields, say, false)).toMatchObject({ byField: new Map(), above: undefined });
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
