import { expect, it } from "vitest";
import { toAsciiDigits } from "../../src/i18n/asciiDigits.ts";

it.each(Intl.supportedValuesOf("numberingSystem"))("the digits of the numbering system %s become 0 to 9", (system) => {
  const digits = new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false }).format(1234567890);
  if (/^\p{Nd}+$/u.test(digits)) expect(toAsciiDigits(digits)).toBe("1234567890");
  // Han numerals, for example, are letters.
  else expect(toAsciiDigits(digits)).toBe(digits);
});

it("everything that is no decimal digit stays", () => {
  expect(toAsciiDigits("𝟏𝟐٣ ½ ² № əƏ+a")).toBe("123 ½ ² № əƏ+a");
});
