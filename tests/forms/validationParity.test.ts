import * as fc from "fast-check";
import { expect, it } from "vitest";
import { describeDifference, describeBackendDifference } from "./validationParity.ts";
import { accountForms, type AccountFormName } from "./accountForms.ts";
import { createFormContractValidator, validateWithForm, createBackendValidator } from "./formValidators.ts";
import { formArbitraries } from "./formArbitraries.ts";
import { isFullRun } from "../support/selection.ts";
import { testDay } from "../support/testDay.ts";

const validateWithContract = createFormContractValidator();
const formNames = Object.keys(accountForms) as AccountFormName[];

/** A full run has the same values each time; other runs have other ones each day. */
const valueCount = isFullRun ? 1000 : 300;
const seed = isFullRun ? 20260320 : testDay;

it.each(formNames)(
  "the form, the contract and the mock backend agree on generated values of %s",
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
      { numRuns: valueCount, seed, endOnFailure: true },
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
