import * as fc from "fast-check";
import { expect, it } from "vitest";
import { describeDifference, describeBackendDifference } from "./validationParity.ts";
import { accountForms, type AccountFormName } from "./accountForms.ts";
import { createFormContractValidator, validateWithForm, createBackendValidator } from "./formValidators.ts";
import { formArbitraries } from "./formArbitraries.ts";

const validateWithContract = createFormContractValidator();
const formNames = Object.keys(accountForms) as AccountFormName[];

it.each(formNames)(
  "the form, the contract and the mock backend agree on 1000 generated values of %s",
  { timeout: 180_000 },
  async (form) => {
    const validateWithBackend = createBackendValidator();
    await fc.assert(
      fc.asyncProperty(formArbitraries[form], async (values) => {
        expect(describeDifference(form, values, validateWithForm, validateWithContract)).toBeUndefined();
        expect(
          describeBackendDifference(form, values, validateWithForm, await validateWithBackend(form, values)),
        ).toBeUndefined();
      }),
      { numRuns: 1000, seed: 20260320, endOnFailure: true },
    );
  },
);

it.each(formNames)("the form, the contract and the mock backend accept the valid values of %s", async (form) => {
  const { validValues } = accountForms[form];
  expect(validateWithForm(form, validValues)).toEqual([]);
  expect(validateWithContract(form, validValues)).toEqual([]);
  expect(
    (await createBackendValidator()(form, validValues)).filter(
      ({ rejectedFields, isUrlInvalid }) => isUrlInvalid || rejectedFields.length > 0,
    ),
  ).toEqual([]);
});
