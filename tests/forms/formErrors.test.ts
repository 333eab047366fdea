import { describe, expect, it } from "vitest";
import { toErrorSchema } from "../../src/forms/validationIssues.ts";
import { toFormErrors } from "../../src/forms/formErrors.ts";
import type { Failure } from "../../src/api/failure.ts";
import type { MessageId } from "../../src/generated/messages/ids.ts";

const say = (id: MessageId): string => `<${id}>`;
const fields = ["username", "possessor/name"];
const invalidFailure = (...names: string[]): Failure => ({
  kind: "invalid",
  message: "Düzgün deyil",
  fields: names.map((field) => ({ field, message: `${field}!` })),
});

/** What is said, by where: beside each field, and above them all. */
function errorTexts(failure: Failure | undefined, isStale = false): { byField: object; above: string | undefined } {
  const { byField, formError } = toFormErrors(failure, fields, say, isStale);
  return { byField: Object.fromEntries([...byField].map(([field, { text }]) => [field, text])), above: formError };
}

describe("why a service did not take the answers", () => {
  it("is said beside the fields that it names", () => {
    expect(errorTexts(invalidFailure("possessor/name", "username"))).toEqual({
      byField: { "possessor/name": "possessor/name!", username: "username!" },
      above: undefined,
    });
  });

  it.each(["password", "__proto__", "constructor", "toString", "", "username/"])(
    "is said above the fields when it is about %j, which is none of them",
    (field) => {
      expect(errorTexts(invalidFailure(field))).toEqual({ byField: {}, above: `${field}!` });
    },
  );

  it("is said in our words when the service's are in a language that is no longer shown", () => {
    expect(errorTexts(invalidFailure("username"), true)).toEqual({
      byField: { username: "<invalid.other>" },
      above: undefined,
    });
    expect(errorTexts({ kind: "rejected", status: 409, message: "Artıq var" }, true)).toEqual({
      byField: {},
      above: "<failure.rejected>",
    });
  });

  it("is nothing when there is no failure", () => {
    expect(errorTexts(undefined)).toEqual({ byField: {}, above: undefined });
  });
});

describe("errors for the form library", () => {
  it("stand at the place of their field", () => {
    expect(
      toErrorSchema(
        new Map([
          ["username", "a"],
          ["possessor/name", "b"],
          ["possessor/address", "c"],
        ]),
      ),
    ).toEqual({
      username: { __errors: ["a"] },
      possessor: { name: { __errors: ["b"] }, address: { __errors: ["c"] } },
    });
  });
});
