import * as fc from "fast-check";
import { expect, it } from "vitest";
import { disagreement, serviceDisagreement } from "./validationParity.ts";
import { forms, type FormName } from "./accountForms.ts";
import { byContract, byForm, openService } from "./formValidators.ts";
import { values } from "./formArbitraries.ts";

const contract = byContract();
const names = Object.keys(forms) as FormName[];

it.each(names)("a thousand fillings of %s are judged alike by the form, the contract and the embedded service", { timeout: 180_000 }, async (form) => {
  const ask = openService();
  await fc.assert(
    fc.asyncProperty(values[form], async (answers) => {
      expect(disagreement(form, answers, byForm, contract)).toBeUndefined();
      expect(serviceDisagreement(form, answers, byForm, await ask(form, answers))).toBeUndefined();
    }),
    { numRuns: 1000, seed: 20260320, endOnFailure: true },
  );
});

it.each(names)("what keeps every rule of %s is taken by all three", async (form) => {
  const { valid } = forms[form];
  expect(byForm(form, valid)).toEqual([]);
  expect(contract(form, valid)).toEqual([]);
  expect((await openService()(form, valid)).filter(({ fields, address }) => address || fields.length > 0)).toEqual([]);
});
