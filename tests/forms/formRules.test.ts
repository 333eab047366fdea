import { describe, expect, it } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { describeDifference } from "./validationParity.ts";
import { getFormFixture } from "./accountForms.ts";
import { createFormContractValidator, validateWithForm, type FormValidator } from "./formValidators.ts";
import { ruleCases, type RuleCase } from "./formRules.ts";
import { setField } from "./formArbitraries.ts";

/** Answers that keep every rule but for the field in question. */
const valuesFor = ({ form, field, value, otherValues }: RuleCase) =>
  setField({ ...getFormFixture(form).validValues, ...otherValues }, field, value);
const titleOf = ({ form, field, title }: RuleCase): string => `${form}, ${field}: ${title}`;

/** What a judge says differently from the specification, one line each. */
function unmetExpectations(validate: FormValidator): string[] {
  return ruleCases.flatMap((expectation) => {
    const said = validate(expectation.form, valuesFor(expectation))
      .filter(({ field }) => field === expectation.field)
      .map(({ rule }) => rule);
    const met = expectation.violatedRule === undefined ? said.length === 0 : said.includes(expectation.violatedRule);
    return met ? [] : [`${titleOf(expectation)} (found ${said.join(", ") || "nothing wrong"})`];
  });
}

describe("the rules as the specification says them", () => {
  it.each(ruleCases.map((expectation) => [titleOf(expectation), expectation] as const))("%s", (_name, expectation) => {
    const breaches = validateWithForm(expectation.form, valuesFor(expectation));
    const here = breaches.filter(({ field }) => field === expectation.field).map(({ rule }) => rule);
    // The first is the one that is said.
    expect(here.slice(0, 1)).toEqual(expectation.violatedRule === undefined ? [] : [expectation.violatedRule]);
    // Nothing else is wrong with these answers, so that each rule is refused for its own reason.
    expect(
      breaches.filter(({ field, rule }) => field !== expectation.field && rule !== `x-equalTo ${expectation.field}`),
    ).toEqual([]);
    if (expectation.otherValues !== undefined) expect(here.length).toBeLessThan(2);
  });

  it("holds for the contract that the forms are made from", () => {
    expect(unmetExpectations(createFormContractValidator())).toEqual([]);
  });
});

describe("a rule that changes in the contract alone", () => {
  const changed = structuredClone(contract);
  changed.components.schemas.PossessorDraft.properties.name.minLength = 4;

  it("is named with form and field where it leaves the specification", () => {
    expect(unmetExpectations(createFormContractValidator(changed))).toEqual(
      ["registration", "personalInfo"].flatMap((form) =>
        ["three letters are enough", "two letters are too few"].map(
          (says) => `${form}, possessor/name: ${says} (found minLength 4)`,
        ),
      ),
    );
  });

  it("is named with form and field where the form no longer agrees", () => {
    const answers = setField(getFormFixture("registration").validValues, "possessor/name", "Nor");
    expect(
      describeDifference("registration", answers, validateWithForm, createFormContractValidator()),
    ).toBeUndefined();
    const said = describeDifference("registration", answers, validateWithForm, createFormContractValidator(changed));
    expect(said).toMatch(
      /^The form registration was given .*"Nor".*\nthe form refuses: +nothing\nthe contract refuses: possessor\/name$/,
    );
  });
});

describe("a part of a form that is missing as a whole", () => {
  it("is an issue of its first field", () => {
    expect(
      validateWithForm("registration", setField(getFormFixture("registration").validValues, "possessor", undefined)),
    ).toEqual([{ field: "possessor/name", rule: "required" }]);
  });
});
