import * as fc from "fast-check";

/** The surrogates: code units, but no characters. */
const [firstSurrogate, lastSurrogate] = [0xd800, 0xdfff];
const lastCodePoint = 0x10ffff;
const surrogateCount = lastSurrogate - firstSurrogate + 1;

const codePoint = fc.oneof(
  fc.nat(0x7f),
  fc.nat(lastCodePoint - surrogateCount).map((index) => (index < firstSurrogate ? index : index + surrogateCount)),
);

/**
 * Generates texts of any characters, `minLength` to `maxLength` of them. `fc.string({ unit: "binary" })` does the same, but
 * first lists the million characters in each test file, which takes longer than most tests.
 */
export const createAnyText = (constraints?: fc.ArrayConstraints): fc.Arbitrary<string> =>
  fc.array(codePoint, constraints).map((codePoints) => codePoints.map((code) => String.fromCodePoint(code)).join(""));

/** Generates texts of any characters, and names that every object of JavaScript has. */
export const anyText = fc.oneof(
  { weight: 9, arbitrary: createAnyText() },
  fc.constantFrom("__proto__", "constructor", "toString"),
);
