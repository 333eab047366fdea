import { Validator, type OutputUnit, type Schema } from "@cfworker/json-schema";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";

/** A broken rule in the words of Ajv, which the rest of this room reads. */
type AjvError = { instancePath: string; keyword: string; params: Readonly<Record<string, unknown>> };

/**
 * A validator that reads a schema while running instead of compiling it, which the browser's policy forbids. Meant for the
 * short flat schemas of services: every keyword is looked at each time.
 */
export function runtimeValidator(schema: RJSFSchema): ValidatorType {
  const validator = new Validator(schema as Schema, "2020-12", false);
  const findings = (answers: unknown): AjvError[] => {
    const { errors } = validator.validate(answers ?? {});
    return errors.filter(({ keyword }) => !containerKeywords.has(keyword)).map((unit) => toAjvError(schema, unit));
  };
  return {
    rawValidation: <Result>(_schema: RJSFSchema, answers?: unknown) => ({ errors: findings(answers) as Result[] }),
    isValid: (part, answers) => new Validator(part as Schema, "2020-12").validate(answers).valid,
    // The form looks for broken rules itself, so RJSF's own pass has nothing to add.
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  };
}

/** Keywords that only say that something below them is wrong. */
const containerKeywords: ReadonlySet<string> = new Set(["properties", "items", "allOf"]);

function toAjvError(schema: RJSFSchema, { keyword, keywordLocation, instanceLocation, error }: OutputUnit): AjvError {
  const limit = resolvePointer(schema, keywordLocation);
  const instancePath = instanceLocation.slice(1);
  if (keyword === "required") return { instancePath, keyword, params: { missingProperty: quotedName(error) } };
  return {
    instancePath,
    keyword,
    params: typeof limit === "string" ? { [keyword]: limit } : typeof limit === "number" ? { limit } : {},
  };
}

/** The name between the quotation marks of "Instance does not have required property "x"."; the library says it nowhere else. */
const quotedName = (sentence: string): string => sentence.slice(sentence.indexOf('"') + 1, sentence.lastIndexOf('"'));

/** What stands at a JSON pointer of the form `#/properties/weight/minimum`. */
function resolvePointer(node: unknown, pointer: string): unknown {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<string, unknown>)[step]
        : undefined,
    node,
  );
}
