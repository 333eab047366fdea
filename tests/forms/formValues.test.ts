import { describe, expect, it } from "vitest";
import { createEmptyValues, createInitialValues, replaceValueAt } from "../../src/forms/formValues.ts";
import { areValuesEqual } from "../../src/forms/areValuesEqual.ts";
import { satisfiesRule, getTextRules } from "../../src/forms/textRules.ts";
import { hasSensitiveField, omitSensitiveFields } from "../../src/forms/omitSensitiveFields.ts";
import { normaliseCode, normalisePhone, normalisePin, normaliseReference } from "../../src/forms/normalise.ts";
import { getFormFixture, accountForms, type AccountFormName } from "./accountForms.ts";

type Values = { email: string; note?: string; possessor: { name: string; country?: string } };

describe("the initial values of a form that shows stored data", () => {
  it("are those that the server knows", () => {
    const possessor = { name: undefined, country: "Norway" };
    expect(createInitialValues<Values>({ email: "a@b.example", note: undefined, possessor })).toStrictEqual({
      email: "a@b.example",
      possessor: { country: "Norway" },
    });
  });

  it("do not compile without a field of the form, also an optional or a nested one", () => {
    const possessor = { name: "Nordvik", country: "Norway" };
    // @ts-expect-error -- `note` is missing.
    createInitialValues<Values>({ email: "a@b.example", possessor });
    // @ts-expect-error -- `country` is missing.
    createInitialValues<Values>({ email: "a@b.example", note: "", possessor: { name: "Nordvik" } });
    expect(createInitialValues<Values>({ email: "a@b.example", note: "", possessor })).toHaveProperty("note", "");
  });
});

describe("form values", () => {
  it.each([
    [{}, { possessor: {} }],
    [{ name: "" }, {}],
    [{ name: "  " }, { name: undefined }],
    [
      { name: "a", possessor: { name: "b", address: "c" } },
      { possessor: { address: "c", name: "b" }, name: "a" },
    ],
    [{ files: [{ documentId: 1, size: 2 }] }, { files: [{ size: 2, documentId: 1 }] }],
  ])("are equal: %j and %j", (left, right) => {
    expect(areValuesEqual(left, right)).toBe(true);
  });

  it.each([
    [{ name: "a" }, {}],
    [{ name: "a" }, { name: "a " }],
    [{ possessor: { name: "a" } }, { name: "a" }],
    [{ files: [1, 2] }, { files: [2, 1] }],
  ])("differ: %j and %j", (left, right) => {
    expect(areValuesEqual(left, right)).toBe(false);
  });

  it("are initialised with nested objects", () => {
    expect(createEmptyValues(getFormFixture("registration").definition)).toEqual({ possessor: {} });
    expect(replaceValueAt({ possessor: { name: "a" } }, ["possessor", "address"], "b")).toEqual({
      possessor: { name: "a", address: "b" },
    });
  });
});

describe("the draft of a form", () => {
  it.each(Object.keys(accountForms) as AccountFormName[])(
    "of %s contains no password, no code and no unknown field",
    (name) => {
      const { definition, validValues } = getFormFixture(name);
      const draft = omitSensitiveFields(definition.schema, { ...validValues, somethingElse: "x" }) as object;
      const kept = Object.keys(validValues).filter((field) => !/password|code/i.test(field));
      expect(Object.keys(draft)).toEqual(kept);
      expect(hasSensitiveField(definition.schema)).toBe(kept.length < Object.keys(validValues).length);
    },
  );

  it("leaves out a sensitive field of a nested object", () => {
    const secret = { type: "object", properties: { pin: { type: "string", "x-sensitive": true } } } as const;
    expect(hasSensitiveField({ type: "object", properties: { name: { type: "string" }, secret } })).toBe(true);
  });
});

describe("a phone number", () => {
  it.each([
    ["+994 (12) 555-01-42", "+994125550142"],
    ["00 49 30", "+004930"],
    ["+", ""],
    ["ext.", ""],
    ["", ""],
    ["+٩٩٤ ٥٠ ١٢٣", "+99450123"],
    ["０５０", "+050"],
    // Keeps every digit: the field points out the 0.
    ["+994 (0)50 123 45 67", "+9940501234567"],
    // Keeps numbers that are too long, because a truncated number could belong to another person.
    ["1".repeat(30), `+${"1".repeat(30)}`],
  ])("typed as %j becomes %j", (typed, number) => {
    expect(normalisePhone(typed)).toBe(number);
    expect(normalisePhone(number)).toBe(number);
  });
});

describe("a code", () => {
  it.each([
    [" 482 913\n", "482913"],
    ["\u200B482\u00A0913\uFEFF", "482913"],
    ["۴۸۲ ９１３", "482913"],
  ])("pasted as %j becomes %j", (pasted, code) => {
    expect(normaliseCode(pasted)).toBe(code);
  });
});

describe("the number of an identity card", () => {
  it.each([
    [" 5xk2m9a ", "5XK2M9A"],
    ["5XK2\u200BM9A", "5XK2M9A"],
    // No other letter may become one that the number can have.
    ["ıß", "ıß"],
  ])("typed as %j becomes %j", (typed, number) => {
    expect(normalisePin(typed)).toBe(number);
  });
});

describe("a registration number", () => {
  it.each([
    ["2026\u201300479", "2026-00479"],
    ["№ 2026\u201100479", "2026-00479"],
    ["٢٠٢٦-٠٠٤٧٩", "2026-00479"],
    ["\u200BS\u22122026-00390\uFEFF", "S-2026-00390"],
    // Another service may have spaces in its numbers.
    ["12 / 345", "12 / 345"],
  ])("pasted as %j becomes %j", (pasted, number) => {
    expect(normaliseReference(pasted)).toBe(number);
  });
});

describe("the rules of a new password", () => {
  const rules = getTextRules(
    getFormFixture("registration").definition.schema.properties?.["password"] as Parameters<typeof getTextRules>[0],
  );
  const satisfiedRules = (password: string): string[] =>
    rules.filter((rule) => satisfiesRule(password, rule)).map(({ keyword, ruleName }) => ruleName ?? keyword);

  it("are six rules in the order of the contract", () => {
    expect(satisfiedRules("Aa1#bcdefg")).toEqual([
      "minLength",
      "upperCase",
      "lowerCase",
      "digit",
      "special",
      "x-minDistinct",
    ]);
  });

  it("count an emoji as one character", () => {
    expect(satisfiedRules("😀😀😀😀😀")).toEqual(["special"]);
    expect(satisfiedRules("")).toEqual([]);
  });
});
