import { expect, it } from "vitest";
import { toWellFormed } from "../../src/config/toWellFormed.ts";

it.each(["", "Əliyev 👍", "\uD83D\uDC4D", "a\uD83D", "\uDC4Da", "\uDC4D\uD83D", "👍\uD83D👍"])(
  "replaces lone surrogates of %j like String.prototype.toWellFormed",
  (text) => expect(toWellFormed(text)).toBe(text.toWellFormed()),
);
