import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { ContractViolation } from "../outcomes.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

/** The values of a field of a form, with their labels. */
type Choice = { field: string; values: readonly string[]; labels: readonly string[] };

/** Returns the choices of a form whose values are codes of countries. */
function listCountryChoices(form: unknown): readonly Choice[] {
  const { schema, uiSchema } = isRecord(form) ? form : {};
  if (!isRecord(schema) || !isRecord(schema["properties"]) || !isRecord(uiSchema)) return [];
  return Object.entries(schema["properties"]).flatMap(([field, property]) => {
    const options = uiSchema[field];
    const values = isRecord(property) ? property["enum"] : undefined;
    const labels = isRecord(options) ? options["ui:enumNames"] : undefined;
    return Array.isArray(values) && Array.isArray(labels) && values.every((value) => /^[A-Z]{2}$/.test(String(value)))
      ? [{ field, values: values.map(String), labels: labels.map(String) }]
      : [];
  });
}

/** Returns the check that each country in a form has its own label, by the names that Unicode knows in the language. */
export const createFormLabelChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] =>
  operation.id === "readService"
    ? [
        {
          name: "gives each country in a form its own label",
          run: () => {
            for (const { request, response } of findSuccesses(recordedCalls, operation)) {
              const lang = request.lang ?? "az";
              const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
              const choices = listCountryChoices(isRecord(response.body) ? response.body["form"] : undefined);
              for (const { field, values, labels } of choices)
                for (const [index, value] of values.entries()) {
                  const name = names.of(value);
                  // Another name of a country is no fault: only the name of one as the label of another.
                  if (name !== undefined && labels[index] !== name && labels.includes(name))
                    throw new ContractViolation(
                      `${name} as the label of ${value} in ${field}, in ${lang}`,
                      String(labels[index]),
                      response.curl,
                    );
                }
            }
            return Promise.resolve();
          },
        },
      ]
    : [];
