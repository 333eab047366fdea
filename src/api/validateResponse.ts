import { firstShapes, type Shape } from "../generated/operations.js";
import { isRecord } from "../config/isRecord.ts";
import { parseUrl } from "../config/parseUrl.ts";
import { throwOffline } from "./failure.ts";
import { findOperation } from "./findOperation.ts";
import { toBakuTime } from "./toBakuTime.ts";
import { getBakuDate } from "../i18n/bakuCalendar.ts";

/**
 * A response body that fulfils the contract. `value` is the body without what breaks the contract: list entries and optional
 * fields. `droppedCount` counts the entries, and the objects and dates whose absence would say something.
 */
export type ValidatedResponse = { value: unknown; droppedCount: number };

/** The named shapes that are loaded. */
const shapes: Record<string, Shape> = { ...firstShapes };

/** Adds shapes that were loaded with the modules which need them. */
export const addShapes = (added: Readonly<Record<string, Shape>>): void => void Object.assign(shapes, added);

/** Loads the shapes that the first view does not need. Throws `ApiError` of the kind `offline` when their chunk cannot be loaded. */
export async function loadShapes(): Promise<void> {
  const { otherShapes } = await import("../generated/otherShapes.js").catch(throwOffline);
  addShapes(otherShapes);
}

/** Returns whether the shape of a response is loaded. */
export function isShapeLoaded(method: string, path: string): boolean {
  const names = JSON.stringify(findOperation(method, path)?.[3] ?? null).match(/"#\w+/g) ?? [];
  return names.every((name) => Object.hasOwn(shapes, name.slice(2)));
}

/**
 * Validates the body of a successful response, whose shape is loaded, against the contract and removes what breaks it. Changes `body` in place.
 * `path` is below the API base. Returns `undefined` when the body lacks what a page relies on. Operations that return a
 * file, and paths outside the contract, may have any body.
 */
export function validateResponse(method: string, path: string, body: unknown): ValidatedResponse | undefined {
  const [, , , shape = null, mayBeEmpty] = findOperation(method, path) ?? [];
  if (shape === null) return { value: body, droppedCount: 0 };
  const dropped = { count: 0 };
  const value = validateShape(shape, body, dropped);
  if (value !== invalid) return { value, droppedCount: dropped.count };
  return mayBeEmpty === undefined ? undefined : { value: undefined, droppedCount: 0 };
}

/** Stands for a value that does not have its shape. */
const invalid = Symbol("invalid");

const isInteger = (value: unknown, min = -Infinity): boolean => Number.isSafeInteger(value) && Number(value) >= min;
const isSafeUrl = (value: unknown, allowsSameOrigin: boolean): boolean =>
  typeof value === "string" &&
  (allowsSameOrigin && /^\/(?![/\\])/.test(value) ? true : /^https:\/\//i.test(value) && parseUrl(value) !== null);

/** The kinds of scalars. JSON cannot express an infinite number. */
const scalarChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: Number.isFinite,
  integer: (value) => isInteger(value),
  nonNegativeInteger: (value) => isInteger(value, 0),
  id: (value) => isInteger(value) || (typeof value === "string" && value !== ""),
  positiveInteger: (value) => isInteger(value, 1),
  record: isRecord,
  date: (value) => typeof value === "string" && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)),
  httpsUrl: (value) => isSafeUrl(value, false),
  linkUrl: (value) => isSafeUrl(value, true),
  // An image cannot run a script, but its URL is also used for preloading.
  imageUrl: (value) =>
    typeof value === "string" &&
    !/^\s*[\\/]{2}/.test(value) &&
    parseUrl(value, "https://portal.invalid")?.protocol === "https:",
};

function validateShape(shape: Shape, value: unknown, dropped: { count: number }): unknown {
  if (typeof shape === "string") {
    const namedShape = shape.startsWith("#") ? shapes[shape.slice(1)] : undefined;
    if (namedShape !== undefined) return validateShape(namedShape, value, dropped);
    if (shape === "day") {
      const date = validateShape("date", value, dropped);
      // A server may send a day with a time.
      return date === invalid ? date : getBakuDate(new Date(String(date)));
    }
    const scalar = shape === "date" && typeof value === "string" ? toBakuTime(value) : value;
    return scalarChecks[shape]?.(scalar) === true ? scalar : invalid;
  }
  if (isCompositeShape(shape)) return validateComposite(shape, value, dropped);
  if (!isRecord(value)) return invalid;
  for (const [field, fieldShape] of Object.entries(shape)) {
    const isOptional = field.endsWith("?");
    const name = isOptional ? field.slice(0, -1) : field;
    const isEmpty = isBlank(value[name]);
    const fieldValue = Object.hasOwn(value, name) ? validateShape(fieldShape, value[name], dropped) : invalid;
    if (fieldValue !== invalid) value[name] = fieldValue;
    else if (isOptional) {
      // A named shape, a date or a day.
      if (/^(#|da)/.test(String(fieldShape)) && !isEmpty) dropped.count += 1;
      delete value[name];
    } else return invalid;
  }
  return value;
}

/** Returns whether a value says nothing: an empty text, object or list, or none. */
const isBlank = (value: unknown): boolean =>
  !value || (typeof value === "object" ? Object.keys(value).length === 0 : String(value).trim() === "");

type CompositeShape = readonly ["list" | "map" | "either", ...Shape[]];

const isCompositeShape = (shape: Exclude<Shape, string>): shape is CompositeShape => Array.isArray(shape);

function validateComposite([kind, ...shapes]: CompositeShape, value: unknown, dropped: { count: number }): unknown {
  const [entryShape = "any"] = shapes;
  if (kind === "either") {
    for (const alternative of shapes) {
      const validated = validateShape(alternative, value, dropped);
      if (validated !== invalid) return validated;
    }
    return invalid;
  }
  if (kind === "list" ? !Array.isArray(value) : !isRecord(value)) return invalid;
  const entries = Object.entries(value as object).map(
    ([name, entry]: [string, unknown]) => [name, validateShape(entryShape, entry, dropped)] as const,
  );
  const kept = entries.filter(([, entry]) => entry !== invalid);
  dropped.count += entries.length - kept.length;
  return kind === "list" ? kept.map(([, entry]) => entry) : Object.fromEntries(kept);
}
