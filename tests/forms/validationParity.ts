import type { TestFormValues, AccountFormName } from "./accountForms.ts";
import type { FormValidator, BackendResult } from "./formValidators.ts";

const fieldNames = (violations: ReturnType<FormValidator>): string[] =>
  [...new Set(violations.map(({ field }) => field))].toSorted();

/** Describes how a form and the contract differ in the rejected fields. Returns `undefined` when they agree. */
export function describeDifference(
  form: AccountFormName,
  values: TestFormValues,
  byForm: FormValidator,
  byContract: FormValidator,
): string | undefined {
  const [inForm, inContract] = [fieldNames(byForm(form, values)), fieldNames(byContract(form, values))];
  if (inForm.join() === inContract.join()) return undefined;
  return `Values of ${form}: ${JSON.stringify(values)}\nrejected by the form:     ${inForm.join(", ") || "none"}\nrejected by the contract: ${inContract.join(", ") || "none"}`;
}

/** Describes how a form and the mock backend differ in the rejected fields. The response to an invalid URL names no field. */
export function describeBackendDifference(
  form: AccountFormName,
  values: TestFormValues,
  byForm: FormValidator,
  results: readonly BackendResult[],
): string | undefined {
  const inForm = fieldNames(byForm(form, values));
  const inBackend = [...new Set(results.flatMap(({ rejectedFields }) => rejectedFields))].toSorted();
  const isUrlInvalid = results.some((result) => result.isUrlInvalid);
  const isEqual = isUrlInvalid
    ? inForm.length > 0 && inBackend.every((field) => inForm.includes(field))
    : inForm.join() === inBackend.join();
  if (isEqual) return undefined;
  return `Values of ${form}: ${JSON.stringify(values)}\nrejected by the form: ${inForm.join(", ") || "none"}\nresults of the mock backend: ${JSON.stringify(results)}`;
}
