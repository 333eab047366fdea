import { answers, shapes, type Shape } from "../generated/answers.js";

/**
 * An answer as the contract agrees it. `value` is what was answered without what breaks the contract: entries of lists, which
 * `dropped` counts, and fields that may be absent.
 */
export type Agreed = { value: unknown; dropped: number };

/**
 * Holds the body of a good answer against the contract, and changes it where it breaks it. `path` is that of the call below
 * the API base. Answers `undefined` when the body lacks what a screen relies on. A call that is not in the contract, and one
 * whose answer is a file, may have any body.
 */
export function agreed(method: string, path: string, body: unknown): Agreed | undefined {
  const [, , shape, mayBeEmpty = false] = rowOf(method, path) ?? [];
  if (shape === undefined) return { value: body, dropped: 0 };
  const dropped = { count: 0 };
  const value = fit(shape, body, dropped);
  if (value !== broken) return { value, dropped: dropped.count };
  return mayBeEmpty ? { value: undefined, dropped: 0 } : undefined;
}

/** Whether the portal needs nothing of a call's answer but that it went well. */
export const mayBeEmpty = (method: string, path: string): boolean => rowOf(method, path)?.[3] === true;

function rowOf(method: string, path: string): (typeof answers)[number] | undefined {
  const parts = path.split("/");
  return answers.find(([its, template]) => {
    const steps = template.split("/");
    return its === method && steps.length === parts.length && steps.every((step, place) => step === parts[place] || (step.startsWith("{") && parts[place] !== ""));
  });
}

/** What stands in the place of a value that is not what it has to be. */
const broken = Symbol("broken");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;
const isAddress = (value: unknown, ownHost: boolean): boolean => typeof value === "string" && (ownHost && /^\/(?![/\\])/.test(value) ? true : /^https:\/\//i.test(value) && URL.canParse(value));

/** The kinds of simple values. A number is one that JSON can say, so it is never infinite. */
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => Number.isFinite(value),
  integer: (value) => isWhole(value, Number.MIN_SAFE_INTEGER),
  count: (value) => isWhole(value, 0),
  ordinal: (value) => isWhole(value, 1),
  record: isRecord,
  moment: (value) => typeof value === "string" && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)),
  https: (value) => isAddress(value, false),
  address: (value) => isAddress(value, true),
  // A picture cannot act, but what is fetched ahead of it is a link.
  picture: (value) => typeof value === "string" && !/^\s*[\\/]{2}/.test(value) && URL.parse(value, "https://portal.invalid")?.protocol === "https:",
};

function fit(shape: Shape, value: unknown, dropped: { count: number }): unknown {
  if (typeof shape === "string") {
    const named = shape.startsWith("#") ? shapes[shape.slice(1)] : undefined;
    if (named !== undefined) return fit(named, value, dropped);
    return kinds[shape]?.(value) === true ? value : broken;
  }
  if (isChoice(shape)) return fitChoice(shape, value, dropped);
  if (!isRecord(value)) return broken;
  for (const [field, inner] of Object.entries(shape)) {
    const optional = field.endsWith("?");
    const name = optional ? field.slice(0, -1) : field;
    const fitting = Object.hasOwn(value, name) ? fit(inner, value[name], dropped) : broken;
    if (fitting !== broken) value[name] = fitting;
    else if (optional) delete value[name];
    else return broken;
  }
  return value;
}

const isChoice = (shape: Exclude<Shape, string>): shape is readonly ["list" | "map" | "either", ...Shape[]] => Array.isArray(shape);

function fitChoice([kind, ...inner]: readonly ["list" | "map" | "either", ...Shape[]], value: unknown, dropped: { count: number }): unknown {
  const [only = "any"] = inner;
  if (kind === "either") {
    for (const one of inner) {
      const fitting = fit(one, value, dropped);
      if (fitting !== broken) return fitting;
    }
    return broken;
  }
  if (kind === "list") {
    if (!Array.isArray(value)) return broken;
    const kept = value.map((entry: unknown) => fit(only, entry, dropped)).filter((entry) => entry !== broken);
    dropped.count += value.length - kept.length;
    return kept;
  }
  if (!isRecord(value)) return broken;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const fitting = fit(only, entry, dropped);
    return fitting === broken ? [] : [[name, fitting] as const];
  });
  dropped.count += Object.keys(value).length - entries.length;
  return Object.fromEntries(entries);
}
