import { describe, expect, it } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { describeDifference } from "./validationParity.ts";
import { getFormFixture } from "./accountForms.ts";
import { createFormContractValidator, validateWithForm, type FormValidator } from "./formValidators.ts";
import { ruleCases, type RuleCase } from "./formRules.ts";
import { setField } from "./formArbitraries.ts";

/** Returns valid values with the field of the rule case replaced. */
const valuesFor = ({ form, field, value, otherValues }: RuleCase) =>
  setField({ ...getFormFixture(form).validValues, ...otherValues }, field, value);
const formatTitle = ({ form, field, title }: RuleCase): string => `${form}, ${field}: ${title}`;

/** Returns one line per rule case whose result differs from the specification. */
function unmetExpectations(validate: FormValidator): string[] {
  return ruleCases.flatMap((ruleCase) => {
    const violated = validate(ruleCase.form, valuesFor(ruleCase))
      .filter(({ field }) => field === ruleCase.field)
      .map(({ rule }) => rule);
    const isMet =
      ruleCase.violatedRule === undefined ? violated.length === 0 : violated.includes(ruleCase.violatedRule);
    return isMet ? [] : [`${formatTitle(ruleCase)} (violated: ${violated.join(", ") || "none"})`];
  });
}

describe("the rules of the specification", () => {
  it.each(ruleCases.map((ruleCase) => [formatTitle(ruleCase), ruleCase] as const))("%s", (_name, ruleCase) => {
    const violations = validateWithForm(ruleCase.form, valuesFor(ruleCase));
    const fieldRules = violations.filter(({ field }) => field === ruleCase.field).map(({ rule }) => rule);
    // The form shows the first violation.
    expect(fieldRules.slice(0, 1)).toEqual(ruleCase.violatedRule === undefined ? [] : [ruleCase.violatedRule]);
    // All other fields are valid, so that each case tests only its own rule.
    expect(
      violations.filter(({ field, rule }) => field !== ruleCase.field && rule !== `x-equalTo ${ruleCase.field}`),
    ).toEqual([]);
    if (ruleCase.otherValues !== undefined) expect(fieldRules.length).toBeLessThan(2);
  });

  it("match the contract", () => {
    expect(unmetExpectations(createFormContractValidator())).toEqual([]);
  });
});

describe("a rule that changes only in the contract", () => {
  const changedContract = structuredClone(contract);
  changedContract.components.schemas.PossessorDraft.properties.name.minLength = 4;

  it("is reported with form and field when it differs from the specification", () => {
    expect(unmetExpectations(createFormContractValidator(changedContract))).toEqual(
      ["registration", "personalInfo"].flatMap((form) =>
        ["three letters are accepted", "two letters are too short"].map(
          (title) => `${form}, possessor/name: ${title} (violated: minLength 4)`,
        ),
      ),
    );
  });

  it("is reported with form and field when the form differs", () => {
    const values = setField(getFormFixture("registration").validValues, "possessor/name", "Nor");
    expect(describeDifference("registration", values, validateWithForm, createFormContractValidator())).toBeUndefined();
    const difference = describeDifference(
      "registration",
      values,
      validateWithForm,
      createFormContractValidator(changedContract),
    );
    expect(difference).toMatch(
      /^Values of registration: .*"Nor".*\nrejected by the form: +none\nrejected by the contract: possessor\/name$/,
    );
  });
});

describe("a missing nested object", () => {
  it("is reported as an issue of its first field", () => {
    expect(
      validateWithForm("registration", setField(getFormFixture("registration").validValues, "possessor", undefined)),
    ).toEqual([{ field: "possessor/name", rule: "required" }]);
  });
});
