import { describe, expect, it } from "vitest";
import { mergeFieldErrors } from "../../src/forms/visibleErrors.ts";
import { toFormErrors } from "../../src/forms/formErrors.ts";
import { getSendFailureMessage } from "../../src/forms/sendFailure.ts";
import type { Failure } from "../../src/api/failure.ts";
import type { FormMessages } from "../../src/forms/formMessages.ts";
import type { ValidationIssue } from "../../src/forms/validationIssues.ts";
import type { MessageId } from "../../src/generated/messages/ids.ts";

const t = (id: MessageId): string => `<${id}>`;
const fields = ["username", "possessor/name"];
const invalidFailure = (...names: string[]): Failure => ({
  kind: "invalid",
  message: "Düzgün deyil",
  fields: names.map((field) => ({ field, message: `${field}!` })),
});

/** Returns the error texts beside the fields, and the one above the form. */
function errorTexts(failure: Failure | undefined, isStale = false): { byField: object; formError: string | undefined } {
  const { byField, formError } = toFormErrors(failure, fields, t, { isOtherLanguage: isStale });
  return { byField: Object.fromEntries([...byField].map(([field, { text }]) => [field, text])), formError };
}

describe("toFormErrors", () => {
  it("assigns errors to the named fields", () => {
    expect(errorTexts(invalidFailure("possessor/name", "username"))).toEqual({
      byField: { "possessor/name": "possessor/name!", username: "username!" },
      formError: undefined,
    });
  });

  it.each(["password", "__proto__", "constructor", "toString", "", "username/"])(
    "shows an error of the unknown field %j above the form",
    (field) => {
      expect(errorTexts(invalidFailure(field))).toEqual({ byField: {}, formError: `${field}!` });
    },
  );

  it("replaces the texts of the server after a change of language", () => {
    expect(errorTexts(invalidFailure("username"), true)).toEqual({
      byField: { username: "<invalid.other>" },
      formError: undefined,
    });
    expect(errorTexts({ kind: "rejected", status: 409, message: "Artıq var" }, true)).toEqual({
      byField: {},
      formError: "<failure.unknown>",
    });
  });

  it("says of a 404 what the server says, and never that there is no information", () => {
    expect(errorTexts({ kind: "notFound", message: "Belə istifadəçi yoxdur" }).formError).toBe(
      "Belə istifadəçi yoxdur",
    );
    expect(errorTexts({ kind: "notFound" }).formError).toBe("<failure.unknown>");
  });

  it("says that what was entered is kept, and where to go, when the server cannot take it", () => {
    const failure = { kind: "missing" } as const;
    expect(errorTexts(failure)).toEqual({ byField: {}, formError: "<form.missing>" });
    expect(toFormErrors(failure, fields, t, { isOtherLanguage: true }).titleId).toBe("form.notSent");
    expect(getSendFailureMessage(t, failure)).toBe("<form.missing>");
    expect(getSendFailureMessage(t, { kind: "offline" })).toBe("<failure.offline>");
  });

  it("returns no errors without a failure", () => {
    expect(errorTexts(undefined)).toEqual({ byField: {}, formError: undefined });
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
    const serviceErrors = toFormErrors(invalidFailure("username"), fields, t);
    const errors = mergeFieldErrors(fields, serviceErrors, issues, { possessor: { name: "x" } }, messages);
    expect(Object.fromEntries(errors.byField)).toEqual({ username: "username!", "possessor/name": "minLength x" });
    expect(errors.isRejected).toBe(true);
  });

  it("lists the errors in the order of the fields, with their labels", () => {
    const serviceErrors = toFormErrors(undefined, fields, t);
    const errors = mergeFieldErrors(fields, serviceErrors, issues.toReversed(), { username: "y" }, messages);
    expect(errors.items).toEqual([
      { field: "username", text: "[username]: format y" },
      { field: "possessor/name", text: "[possessor/name]: minLength " },
    ]);
    expect(errors.isRejected).toBe(false);
  });
});
