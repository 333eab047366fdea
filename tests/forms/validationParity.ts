import type { Answers, FormName } from "./accountForms.ts";
import type { Judge, Verdict } from "./formValidators.ts";

const fieldsOf = (breaches: ReturnType<Judge>): string[] => [...new Set(breaches.map(({ field }) => field))].toSorted();

/** How a form and the contract differ about answers, in words; nothing when they agree on every field. */
export function disagreement(form: FormName, answers: Answers, byForm: Judge, byContract: Judge): string | undefined {
  const [inForm, inContract] = [fieldsOf(byForm(form, answers)), fieldsOf(byContract(form, answers))];
  if (inForm.join() === inContract.join()) return undefined;
  return `The form ${form} was given ${JSON.stringify(answers)}\nthe form refuses:     ${inForm.join(", ") || "nothing"}\nthe contract refuses: ${inContract.join(", ") || "nothing"}`;
}

/** How a form and the embedded service differ about answers, in words. An address that is wrong names no field. */
export function serviceDisagreement(form: FormName, answers: Answers, byForm: Judge, verdicts: readonly Verdict[]): string | undefined {
  const inForm = fieldsOf(byForm(form, answers));
  const named = [...new Set(verdicts.flatMap(({ fields }) => fields))].toSorted();
  const address = verdicts.some((verdict) => verdict.address);
  const agrees = address ? inForm.length > 0 && named.every((field) => inForm.includes(field)) : inForm.join() === named.join();
  if (agrees) return undefined;
  return `The form ${form} was given ${JSON.stringify(answers)}\nthe form refuses:    ${inForm.join(", ") || "nothing"}\nthe service answers: ${JSON.stringify(verdicts)}`;
}
