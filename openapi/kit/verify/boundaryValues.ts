import fc from "fast-check";
import { flattenSchema } from "../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";

/** The letters of the values: Latin and Azerbaijani ones, both capital and small. */
const letters = [..."aəğıiİIşçöüƏĞŞzQ"];

/** Characters that software often breaks: combining marks, emoji, another direction, other scripts. */
const specialTexts = ["İstanbul ı Əğ e\u0301a\u0308 👨‍👩‍👧 🇦🇿 שלום عربى Привет", "a <b>&amp;'\"\\ 100%", "a\u0000b"];

const createText = (length: number): string =>
  Array.from({ length: Math.max(0, length) }, (_, index) => letters[index % letters.length]).join("");

/** The length of a value that is far too long. */
const hugeLength = 100_000;

/** Texts of pattern schemas that the schema may accept, one character of each kind that the contract uses. */
const patternCharacters = ["a", "1", "A", "-", "/", "+", " "];

const readBound = (schema: SchemaObject, name: string): number | undefined => {
  const value: unknown = (schema as Readonly<Record<string, unknown>>)[name];
  return typeof value === "number" ? value : undefined;
};

/** Returns the least and the greatest length that the last quantifier of a pattern allows, such as `{16,64}`. */
function readPatternBounds(schema: SchemaObject): number[] {
  const [, least, greatest] = /\{(\d+)(?:,(\d+))?\}\$$/.exec(String(schema["pattern"] ?? "")) ?? [];
  return [greatest, least].filter((bound) => bound !== undefined).map(Number);
}

function listTextValues(schema: SchemaObject, valid: unknown): unknown[] {
  const bounds = [
    ...new Set([readBound(schema, "maxLength"), readBound(schema, "minLength"), ...readPatternBounds(schema)]),
  ].filter((bound): bound is number => bound !== undefined && bound > 0);
  const lengths = bounds.flatMap((bound) => [bound, bound + 1, bound - 1]).filter((length) => length <= hugeLength);
  // A valid value that is longer keeps the pattern of a number or a code.
  const base = typeof valid === "string" && valid !== "" ? valid : "a";
  const stretched = lengths
    .filter((length) => schema["pattern"] !== undefined && length > 0)
    .map((length) => base.padEnd(length, base.at(-1)).slice(0, length));
  const filled = lengths
    .filter((length) => schema["pattern"] !== undefined && length > 0)
    .flatMap((length) => patternCharacters.map((character) => character.repeat(length)));
  return [
    ...lengths.slice(0, 4).map(createText),
    ...specialTexts.slice(0, 1),
    ...lengths.slice(4).map(createText),
    ...stretched,
    ...filled.slice(0, 6),
    "",
    "   ",
    ...specialTexts.slice(1),
    "a".repeat(hugeLength),
  ];
}

function listNumberValues(schema: SchemaObject): unknown[] {
  const bounds = ["minimum", "maximum"].flatMap((name) => readBound(schema, name) ?? []);
  return [...bounds.flatMap((bound) => [bound, bound + 1, bound - 1]), 1.5, -1, 1e30, "1", "x"];
}

function listArrayValues(schema: SchemaObject, valid: unknown): unknown[] {
  const [item = 1] = Array.isArray(valid) ? (valid as unknown[]) : [];
  const bounds = [readBound(schema, "minItems"), readBound(schema, "maxItems")].filter((bound) => bound !== undefined);
  return [
    ...bounds
      .flatMap((bound) => [bound - 1, bound + 1])
      .filter((length) => length >= 0 && length <= 200)
      .map((length) => Array.from({ length }, () => item)),
    {},
    "x",
  ];
}

/** Returns the values at the bounds of a schema, of other types, blank, huge and in other scripts. `valid` is a valid one. */
export function listBoundaryValues(document: OpenApiDocument, unresolved: SchemaObject, valid: unknown): unknown[] {
  const schema = flattenSchema(document, unresolved);
  const wrongTypes = [null, 12, true, [], {}];
  switch (schema.type) {
    case "string":
      return [...listTextValues(schema, valid), ...wrongTypes];
    case "integer":
    case "number":
      return [...listNumberValues(schema), null, [], {}];
    case "array":
      return [...listArrayValues(schema, valid), null, 12];
    default:
      return wrongTypes;
  }
}

/** Returns an arbitrary of values for a schema: short texts with unusual characters, or numbers. */
export const createArbitrary = (document: OpenApiDocument, schema: SchemaObject): fc.Arbitrary<unknown> =>
  ["integer", "number"].includes(String(flattenSchema(document, schema).type))
    ? fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    : fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 40 }),
        fc.string({ unit: "binary", maxLength: 20 }).filter((text) => text.isWellFormed()),
      );
