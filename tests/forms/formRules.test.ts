import { describe, expect, it } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { disagreement } from "./validationParity.ts";
import { formOf } from "./accountForms.ts";
import { byContract, byForm, type Judge } from "./formValidators.ts";
import { expectations, type Expectation } from "./formRules.ts";
import { put } from "./formArbitraries.ts";

/** Answers that keep every rule but for the field in question. */
const answersFor = ({ form, field, given, also }: Expectation) => put({ ...formOf(form).valid, ...also }, field, given);
const nameOf = ({ form, field, says }: Expectation): string => `${form}, ${field}: ${says}`;

/** What a judge says differently from the specification, one line each. */
function unmet(judge: Judge): string[] {
  return expectations.flatMap((expectation) => {
    const said = judge(expectation.form, answersFor(expectation)).filter(({ field }) => field === expectation.field).map(({ rule }) => rule);
    const met = expectation.breaks === undefined ? said.length === 0 : said.includes(expectation.breaks);
    return met ? [] : [`${nameOf(expectation)} (found ${said.join(", ") || "nothing wrong"})`];
  });
}

describe("the rules as the specification says them", () => {
  it.each(expectations.map((expectation) => [nameOf(expectation), expectation] as const))("%s", (_name, expectation) => {
    const breaches = byForm(expectation.form, answersFor(expectation));
    const here = breaches.filter(({ field }) => field === expectation.field).map(({ rule }) => rule);
    // The first is the one that is said.
    expect(here.slice(0, 1)).toEqual(expectation.breaks === undefined ? [] : [expectation.breaks]);
    // Nothing else is wrong with these answers, so that each rule is refused for its own reason.
    expect(breaches.filter(({ field, rule }) => field !== expectation.field && rule !== `x-equalTo ${expectation.field}`)).toEqual([]);
    if (expectation.also !== undefined) expect(here.length).toBeLessThan(2);
  });

  it("holds for the contract that the forms are made from", () => {
    expect(unmet(byContract())).toEqual([]);
  });
});

describe("a rule that changes in the contract alone", () => {
  const changed = structuredClone(contract);
  changed.components.schemas.PossessorDraft.properties.name.minLength = 4;

  it("is named with form and field where it leaves the specification", () => {
    expect(unmet(byContract(changed))).toEqual(
      ["registration", "personalInfo"].flatMap((form) => ["three letters are enough", "two letters are too few"].map((says) => `${form}, possessor/name: ${says} (found minLength 4)`)),
    );
  });

  it("is named with form and field where the form no longer agrees", () => {
    const answers = put(formOf("registration").valid, "possessor/name", "Nor");
    expect(disagreement("registration", answers, byForm, byContract())).toBeUndefined();
    const said = disagreement("registration", answers, byForm, byContract(changed));
    expect(said).toMatch(/^The form registration was given .*"Nor".*\nthe form refuses: +nothing\nthe contract refuses: possessor\/name$/);
  });
});

describe("a part of a form that is missing as a whole", () => {
  it("is an issue of its first field", () => {
    expect(byForm("registration", put(formOf("registration").valid, "possessor", undefined))).toEqual([{ field: "possessor/name", rule: "required" }]);
  });
});
