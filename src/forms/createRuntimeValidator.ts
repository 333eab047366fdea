import { format, Validator, type OutputUnit, type Schema } from "@cfworker/json-schema";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";

// The rule of the compiled validators, those of ajv-formats: the host of an address has a domain.
format["email"] = (text) =>
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(
    text,
  );

/** A validation error in the format of Ajv, which findIssues reads. */
export type AjvError = { instancePath: string; keyword: string; params: Readonly<Record<string, unknown>> };

/**
 * Returns a validator that interprets a schema. Compiling one in the browser needs `eval`, which the Content Security
 * Policy forbids. It is meant for the small flat schemas of dynamic forms.
 */
export function createRuntimeValidator(schema: RJSFSchema): ValidatorType {
  const validator = new Validator(schema as Schema, "2020-12", false);
  const findErrors = (values: unknown): AjvError[] => {
    const { errors } = validator.validate(values ?? {});
    return errors.filter(({ keyword }) => !containerKeywords.has(keyword)).map((unit) => toAjvError(schema, unit));
  };
  return {
    rawValidation: <Result>(_schema: RJSFSchema, values?: unknown) => ({ errors: findErrors(values) as Result[] }),
    isValid: (subschema, values) => new Validator(subschema as Schema, "2020-12").validate(values).valid,
    // The form calls rawValidation itself.
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  };
}

/** Keywords whose errors only repeat the errors of their subschemas. */
const containerKeywords: ReadonlySet<string> = new Set(["properties", "items", "allOf"]);

function toAjvError(schema: RJSFSchema, { keyword, keywordLocation, instanceLocation, error }: OutputUnit): AjvError {
  const limit = resolvePointer(schema, keywordLocation);
  const instancePath = instanceLocation.slice(1);
  if (keyword === "required") return { instancePath, keyword, params: { missingProperty: parseQuotedName(error) } };
  return {
    instancePath,
    keyword,
    params: typeof limit === "string" ? { [keyword]: limit } : typeof limit === "number" ? { limit } : {},
  };
}

/** Returns the quoted name in `Instance does not have required property "x".` The library reports it nowhere else. */
const parseQuotedName = (message: string): string => message.slice(message.indexOf('"') + 1, message.lastIndexOf('"'));

/** Resolves a JSON pointer such as `#/properties/weight/minimum`. */
function resolvePointer(node: unknown, pointer: string): unknown {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    node,
  );
}
