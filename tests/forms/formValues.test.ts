import { describe, expect, it } from "vitest";
import { emptyValues, areValuesEqual, withValue } from "../../src/forms/formValues.ts";
import { satisfiesRule, textRules } from "../../src/forms/textRules.ts";
import { omitSensitiveFields } from "../../src/forms/drafts.ts";
import { normaliseCode, normalisePhone } from "../../src/forms/normalise.ts";
import { getFormFixture, accountForms, type AccountFormName } from "./accountForms.ts";

describe("two fillings of a form", () => {
  it.each([
    [{}, { possessor: {} }],
    [{ name: "" }, {}],
    [{ name: "  " }, { name: undefined }],
    [
      { name: "a", possessor: { name: "b", address: "c" } },
      { possessor: { address: "c", name: "b" }, name: "a" },
    ],
  ])("say the same: %j and %j", (one, other) => {
    expect(areValuesEqual(one, other)).toBe(true);
  });

  it.each([
    [{ name: "a" }, {}],
    [{ name: "a" }, { name: "a " }],
    [{ possessor: { name: "a" } }, { name: "a" }],
  ])("say something else: %j and %j", (one, other) => {
    expect(areValuesEqual(one, other)).toBe(false);
  });

  it("begin with the parts that have fields of their own", () => {
    expect(emptyValues(getFormFixture("registration").definition)).toEqual({ possessor: {} });
    expect(withValue({ possessor: { name: "a" } }, ["possessor", "address"], "b")).toEqual({
      possessor: { name: "a", address: "b" },
    });
  });
});

describe("what is kept of a filling", () => {
  it.each(Object.keys(accountForms) as AccountFormName[])(
    "of %s holds no password, no code and nothing that was not asked for",
    (name) => {
      const { definition, validValues } = getFormFixture(name);
      const kept = omitSensitiveFields(definition.schema, { ...validValues, somethingElse: "x" }) as object;
      expect(Object.keys(kept)).toEqual(Object.keys(validValues).filter((field) => !/password|code/i.test(field)));
    },
  );
});

describe("a phone number", () => {
  it.each([
    ["+994 (12) 555-01-42", "+994125550142"],
    ["00 49 30", "+004930"],
    ["+", ""],
    ["ext.", ""],
    ["", ""],
    // Too long is for the rule to say: a number that is cut off is somebody else's.
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
  ])("pasted as %j becomes %j", (pasted, meant) => {
    expect(normaliseCode(pasted)).toBe(meant);
  });
});

describe("the conditions of a new password", () => {
  const rules = textRules(
    getFormFixture("registration").definition.schema.properties?.["password"] as Parameters<typeof textRules>[0],
  );
  const met = (password: string): string[] =>
    rules.filter((rule) => satisfiesRule(password, rule)).map(({ keyword, ruleName }) => ruleName ?? keyword);

  it("are six, in the order of the contract", () => {
    expect(met("Aa1#bcdefg")).toEqual(["minLength", "upperCase", "lowerCase", "digit", "special", "x-minDistinct"]);
  });

  it("count characters as readers do: an emoji is one", () => {
    expect(met("😀😀😀😀😀")).toEqual(["special"]);
    expect(met("")).toEqual([]);
  });
});
