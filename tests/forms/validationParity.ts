import type { TestFormValues, AccountFormName } from "./accountForms.ts";
import type { FormValidator, BackendResult } from "./formValidators.ts";

const fieldNames = (breaches: ReturnType<FormValidator>): string[] =>
  [...new Set(breaches.map(({ field }) => field))].toSorted();

/** How a form and the contract differ about answers, in words; nothing when they agree on every field. */
export function describeDifference(
  form: AccountFormName,
  values: TestFormValues,
  byForm: FormValidator,
  byContract: FormValidator,
): string | undefined {
  const [inForm, inContract] = [fieldNames(byForm(form, values)), fieldNames(byContract(form, values))];
  if (inForm.join() === inContract.join()) return undefined;
  return `The form ${form} was given ${JSON.stringify(values)}\nthe form refuses:     ${inForm.join(", ") || "nothing"}\nthe contract refuses: ${inContract.join(", ") || "nothing"}`;
}

/** How a form and the embedded service differ about answers, in words. An address that is wrong names no field. */
export function describeBackendDifference(
  form: AccountFormName,
  values: TestFormValues,
  byForm: FormValidator,
  results: readonly BackendResult[],
): string | undefined {
  const inForm = fieldNames(byForm(form, values));
  const named = [...new Set(results.flatMap(({ rejectedFields }) => rejectedFields))].toSorted();
  const address = results.some((verdict) => verdict.isAddressInvalid);
  const agrees = address
    ? inForm.length > 0 && named.every((field) => inForm.includes(field))
    : inForm.join() === named.join();
  if (agrees) return undefined;
  return `The form ${form} was given ${JSON.stringify(values)}\nthe form refuses:    ${inForm.join(", ") || "nothing"}\nthe service answers: ${JSON.stringify(results)}`;
}
