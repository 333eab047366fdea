import fc from "fast-check";
import { flattenSchema, lastQuantifier } from "../../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";

/** The letters of the values: Latin and Azerbaijani ones, both capital and small. */
const letters = [..."aəğıiİIşçöüƏĞŞzQ"];

/** Characters that software often breaks: combining marks, emoji, another direction, other scripts. */
const specialTexts = ["İstanbul ı Əğ e\u0301a\u0308 👨‍👩‍👧 🇦🇿 שלום عربى Привет", "a <b>&amp;'\"\\ 100%"];

/** Texts that no person enters, but that a client can send: U+0000, and half of a surrogate pair. */
const brokenTexts = ["a\u0000b", "a\ud83db"];

/** The longest text of emoji: a character outside the basic plane has two code units and four bytes. */
const maxEmojiCount = 500;

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
  const [, least, greatest] = lastQuantifier.exec(String(schema["pattern"] ?? "")) ?? [];
  return [greatest, least].filter((bound) => bound !== undefined).map(Number);
}

function listTextValues(schema: SchemaObject, valid: unknown): BoundaryValues {
  const bounds = [
    ...new Set([readBound(schema, "maxLength"), readBound(schema, "minLength"), ...readPatternBounds(schema)]),
  ].filter((bound): bound is number => bound !== undefined && bound > 0);
  const lengths = bounds.flatMap((bound) => [bound, bound + 1, bound - 1]).filter((length) => length <= hugeLength);
  // A valid value that is longer keeps the pattern of a number or a code.
  const [anyOfEnum = "a"] = schema.enum ?? (Array.isArray(schema["examples"]) ? schema["examples"] : []);
  const base = typeof valid === "string" && valid !== "" ? valid : String(anyOfEnum);
  const hasPattern = schema["pattern"] !== undefined;
  const stretch = (length: number): string => base.padEnd(length, base.at(-1)).slice(0, length);
  // Letters of two bytes, where the pattern takes any text.
  const isAnyText = !hasPattern || schema["pattern"] === String.raw`\S`;
  const create = (length: number): string => (isAnyText ? createText(length) : stretch(length));
  const positiveLengths = lengths.filter((length) => length > 0);
  const filled = hasPattern
    ? positiveLengths.flatMap((length) => patternCharacters.map((character) => character.repeat(length)))
    : [];
  const emoji = bounds.filter((bound) => bound <= maxEmojiCount).map((bound) => `a${"😀".repeat(bound - 1)}`);
  const blank = "\n \t".repeat(Math.max(1, Math.ceil((readBound(schema, "minLength") ?? 1) / 3)));
  // A valid value with a letter or a space more, or in the other case.
  const altered =
    schema["pattern"] === undefined && schema.enum === undefined
      ? []
      : [`${base}x`, base.slice(1), `${base.slice(0, 1)} ${base.slice(1)}`, swapCase(base)].filter(
          (text) => text !== base,
        );
  // A number that a server may read from the text, and that does not fit into 32 bits.
  const numbered = isAnyText && /\d/.test(base) ? [base.replace(/\d+(?=\D*$)/, "99999999999")] : [];
  return {
    always: [
      ...bounds.map(create),
      ...brokenTexts,
      ...emoji.slice(0, 1),
      ...specialTexts.slice(0, 1),
      'd\'Artanyan "a" %',
      ...lengths
        .filter((length) => !bounds.includes(length))
        .slice(0, 4)
        .map(create),
      ...wrongTypes,
      blank,
      ...(bounds.length > 0 ? ["a".repeat(hugeLength)] : []),
      ...addAllowedCharacters(schema, base),
      ...addForbiddenLetters(schema, base),
      ...numbered,
      ...altered,
    ],
    others: [
      ...lengths.slice(hasPattern ? 0 : 6).map(createText),
      ...filled.slice(0, 6),
      "",
      "   ",
      ...specialTexts.slice(1),
      ...(bounds.length > 0 ? [] : ["a".repeat(hugeLength)]),
    ],
  };
}

/** Characters that a pattern may allow besides letters and digits. */
const punctuation = [..."-._~%:/+*@,;"];

/** Returns a valid value with each character that a pattern allows after it. */
function addAllowedCharacters(schema: SchemaObject, base: string): readonly string[] {
  const { pattern } = schema;
  if (typeof pattern !== "string") return [];
  const expression = new RegExp(pattern, "u");
  const allowed = punctuation.filter((character) => expression.test(`${base}${character}a`));
  const text = `${base}${allowed.join("a")}a`;
  const isShort = text.length <= (readBound(schema, "maxLength") ?? Infinity);
  return allowed.length > 0 && expression.test(text) && isShort ? [text] : [];
}

/** The most letters that a pattern leaves out of the alphabet, such as I and O, which look like digits. */
const maxForbiddenLetters = 4;

/** Returns a valid value with each capital letter at its end that a pattern leaves out, where it takes nearly all. */
function addForbiddenLetters(schema: SchemaObject, base: string): readonly string[] {
  const { pattern } = schema;
  if (typeof pattern !== "string") return [];
  const expression = new RegExp(pattern, "u");
  const forbidden = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    .map((letter) => base.slice(0, -1) + letter)
    .filter((text) => !expression.test(text));
  return forbidden.length <= maxForbiddenLetters ? forbidden : [];
}

/** Returns a text with small letters instead of capital ones, or the other way round when it has none. */
const swapCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

/** An integer that does not fit into 32 bits, and the largest one that JSON in a browser keeps exactly. */
const largeIntegers = [2 ** 32 + 1, Number.MAX_SAFE_INTEGER];

function listNumberValues(schema: SchemaObject, valid: unknown): BoundaryValues {
  const bounds = ["minimum", "maximum"].flatMap((name) => readBound(schema, name) ?? []);
  return {
    always: [
      ...bounds.flatMap((bound) => [bound, bound + 1, bound - 1]),
      1.5,
      -1,
      typeof valid === "number" ? String(valid) : "1",
      "x",
      ...largeIntegers,
      null,
      [],
      {},
    ],
    others: [1e30, true],
  };
}

function listArrayValues(schema: SchemaObject, valid: unknown): BoundaryValues {
  const [item = 1] = Array.isArray(valid) ? (valid as unknown[]) : [];
  const bounds = [readBound(schema, "minItems"), readBound(schema, "maxItems")].filter((bound) => bound !== undefined);
  return {
    always: bounds
      // Equal items say nothing about the length of a list whose items must differ.
      .flatMap((bound) => [...(schema["uniqueItems"] === true ? [] : [bound]), bound - 1, bound + 1])
      .filter((length) => length >= 0 && length <= 200)
      .map((length) => Array.from({ length }, () => item)),
    others: [{}, "x", null, 12, [null], [{}], [""], [item, null]],
  };
}

/** The values of a field: those that are sent in each run, and those of which a run sends some. */
export type BoundaryValues = { always: readonly unknown[]; others: unknown[] };

const wrongTypes = [null, 12, true, [], {}];

/** Returns the values at the bounds of a schema, of other types, blank, huge and in other scripts. `valid` is a valid one. */
export function listBoundaryValues(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  valid: unknown,
): BoundaryValues {
  const schema = flattenSchema(document, unresolved);
  // Such as an id, which is a number or a text. Its numbers come first: a server may read every id as one.
  if (schema.anyOf !== undefined) {
    const alternatives = schema.anyOf
      .map((alternative) => listBoundaryValues(document, alternative, valid))
      .toReversed();
    return {
      always: alternatives.flatMap(({ always }) => always),
      others: alternatives.flatMap(({ others }) => others),
    };
  }
  switch (schema.type) {
    case "string":
      return listTextValues(schema, valid);
    case "integer":
    case "number":
      return listNumberValues(schema, valid);
    case "array":
      return listArrayValues(schema, valid);
    default:
      return { always: [...wrongTypes, [valid ?? {}]], others: [] };
  }
}

const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
// Not the unit "binary" of fast-check, which takes a second for a table of all code points.
const codePoints = fc.oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.array(codePoints, { maxLength: 20 }).map((points) => String.fromCodePoint(...points)),
);

/** Returns an arbitrary of values for a schema: short texts with unusual characters, or numbers. */
export const createArbitrary = (document: OpenApiDocument, schema: SchemaObject): fc.Arbitrary<unknown> =>
  ["integer", "number"].includes(String(flattenSchema(document, schema).type)) ? numbers : texts;
