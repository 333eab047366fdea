import { describe, expect, it } from "vitest";
import { mergeFieldErrors } from "../../src/forms/visibleErrors.ts";
import { toFormErrors } from "../../src/forms/formErrors.ts";
import type { Failure } from "../../src/api/failure.ts";
import type { FormMessages } from "../../src/forms/formMessages.ts";
import type { ValidationIssue } from "../../src/forms/validationIssues.ts";
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

describe("mergeFieldErrors", () => {
  const messages = {
    label: (field: string): string => `[${field}]`,
    issue: ({ keyword }: ValidationIssue, value: string) => ({ text: `${keyword} ${value}`, includesLabel: false }),
  } as FormMessages;
  const issues = [
    { field: "username", keyword: "format", params: {} },
    { field: "possessor/name", keyword: "minLength", params: {} },
  ];

  it("shows one error per field, that of the service first", () => {
    const serviceErrors = toFormErrors(invalidFailure("username"), fields, say, false);
    const errors = mergeFieldErrors(fields, serviceErrors, issues, { possessor: { name: "x" } }, messages);
    expect(Object.fromEntries(errors.byField)).toEqual({ username: "username!", "possessor/name": "minLength x" });
    expect(errors.isRejected).toBe(true);
  });

  it("lists the errors in the order of the fields, with their labels", () => {
    const serviceErrors = toFormErrors(undefined, fields, say, false);
    const errors = mergeFieldErrors(fields, serviceErrors, issues.toReversed(), { username: "y" }, messages);
    expect(errors.items).toEqual([
      { field: "username", text: "[username]: format y" },
      { field: "possessor/name", text: "[possessor/name]: minLength " },
    ]);
    expect(errors.isRejected).toBe(false);
  });
});
