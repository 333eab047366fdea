import { answers, shapes, type Shape } from "../generated/answers.js";

/**
 * An answer as the contract agrees it. `value` is what was answered without what breaks the contract: entries of lists, which
 * `dropped` counts, and fields that may be absent.
 */
export type ValidatedResponse = { value: unknown; droppedCount: number };

/**
 * Holds the body of a good answer against the contract, and changes it where it breaks it. `path` is that of the call below
 * the API base. Answers `undefined` when the body lacks what a screen relies on. A call that is not in the contract, and one
 * whose answer is a file, may have any body.
 */
export function validateResponse(method: string, path: string, body: unknown): ValidatedResponse | undefined {
  const [, , shape, mayBeEmpty = false] = findOperation(method, path) ?? [];
  if (shape === undefined) return { value: body, droppedCount: 0 };
  const dropped = { count: 0 };
  const value = validateShape(shape, body, dropped);
  if (value !== invalid) return { value, droppedCount: dropped.count };
  return mayBeEmpty ? { value: undefined, droppedCount: 0 } : undefined;
}

/** Whether the portal needs nothing of a call's answer but that it went well. */
export const allowsEmptyResponse = (method: string, path: string): boolean => findOperation(method, path)?.[3] === true;

function findOperation(method: string, path: string): (typeof answers)[number] | undefined {
  const parts = path.split("/");
  return answers.find(([its, template]) => {
    const steps = template.split("/");
    return (
      its === method &&
      steps.length === parts.length &&
      steps.every((step, place) => step === parts[place] || (step.startsWith("{") && parts[place] !== ""))
    );
  });
}

/** What stands in the place of a value that is not what it has to be. */
const invalid = Symbol("broken");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isIntegerFrom = (value: unknown, min: number): boolean => Number.isSafeInteger(value) && Number(value) >= min;
const isSafeUrl = (value: unknown, allowsSameOrigin: boolean): boolean =>
  typeof value === "string" &&
  (allowsSameOrigin && /^\/(?![/\\])/.test(value) ? true : /^https:\/\//i.test(value) && URL.canParse(value));

/** The kinds of simple values. A number is one that JSON can say, so it is never infinite. */
const scalarChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => Number.isFinite(value),
  integer: (value) => isIntegerFrom(value, Number.MIN_SAFE_INTEGER),
  count: (value) => isIntegerFrom(value, 0),
  ordinal: (value) => isIntegerFrom(value, 1),
  record: isRecord,
  moment: (value) => typeof value === "string" && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)),
  https: (value) => isSafeUrl(value, false),
  address: (value) => isSafeUrl(value, true),
  // A picture cannot act, but what is fetched ahead of it is a link.
  picture: (value) =>
    typeof value === "string" &&
    !/^\s*[\\/]{2}/.test(value) &&
    URL.parse(value, "https://portal.invalid")?.protocol === "https:",
};

function validateShape(shape: Shape, value: unknown, dropped: { count: number }): unknown {
  if (typeof shape === "string") {
    const named = shape.startsWith("#") ? shapes[shape.slice(1)] : undefined;
    if (named !== undefined) return validateShape(named, value, dropped);
    return scalarChecks[shape]?.(value) === true ? value : invalid;
  }
  if (isCompositeShape(shape)) return validateComposite(shape, value, dropped);
  if (!isRecord(value)) return invalid;
  for (const [field, inner] of Object.entries(shape)) {
    const optional = field.endsWith("?");
    const name = optional ? field.slice(0, -1) : field;
    const fitting = Object.hasOwn(value, name) ? validateShape(inner, value[name], dropped) : invalid;
    if (fitting !== invalid) value[name] = fitting;
    else if (optional) delete value[name];
    else return invalid;
  }
  return value;
}

const isCompositeShape = (shape: Exclude<Shape, string>): shape is readonly ["list" | "map" | "either", ...Shape[]] =>
  Array.isArray(shape);

function validateComposite(
  [kind, ...inner]: readonly ["list" | "map" | "either", ...Shape[]],
  value: unknown,
  dropped: { count: number },
): unknown {
  const [only = "any"] = inner;
  if (kind === "either") {
    for (const one of inner) {
      const fitting = validateShape(one, value, dropped);
      if (fitting !== invalid) return fitting;
    }
    return invalid;
  }
  if (kind === "list") {
    if (!Array.isArray(value)) return invalid;
    const kept = value
      .map((entry: unknown) => validateShape(only, entry, dropped))
      .filter((entry) => entry !== invalid);
    dropped.count += value.length - kept.length;
    return kept;
  }
  if (!isRecord(value)) return invalid;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const fitting = validateShape(only, entry, dropped);
    return fitting === invalid ? [] : [[name, fitting] as const];
  });
  dropped.count += Object.keys(value).length - entries.length;
  return Object.fromEntries(entries);
}
