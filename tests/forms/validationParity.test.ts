import * as fc from "fast-check";
import { expect, it } from "vitest";
import { describeDifference, describeBackendDifference } from "./validationParity.ts";
import { accountForms, type AccountFormName } from "./accountForms.ts";
import { createFormContractValidator, validateWithForm, createBackendValidator } from "./formValidators.ts";
import { formArbitraries } from "./formArbitraries.ts";

const validateWithContract = createFormContractValidator();
const formNames = Object.keys(accountForms) as AccountFormName[];

it.each(formNames)(
  "a thousand fillings of %s are judged alike by the form, the contract and the embedded service",
  { timeout: 180_000 },
  async (form) => {
    const ask = createBackendValidator();
    await fc.assert(
      fc.asyncProperty(formArbitraries[form], async (answers) => {
        expect(describeDifference(form, answers, validateWithForm, validateWithContract)).toBeUndefined();
        expect(describeBackendDifference(form, answers, validateWithForm, await ask(form, answers))).toBeUndefined();
      }),
      { numRuns: 1000, seed: 20260320, endOnFailure: true },
    );
  },
);

it.each(formNames)("what keeps every rule of %s is taken by all three", async (form) => {
  const { validValues } = accountForms[form];
  expect(validateWithForm(form, validValues)).toEqual([]);
  expect(validateWithContract(form, validValues)).toEqual([]);
  expect(
    (await createBackendValidator()(form, validValues)).filter(
      ({ rejectedFields, isAddressInvalid }) => isAddressInvalid || rejectedFields.length > 0,
    ),
  ).toEqual([]);
});
