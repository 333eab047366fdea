import { createRequire } from "node:module";

export type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

// vite.config.ts replaces this package by one without a parser, in tests too. `require` loads the real one.
const parser = createRequire(import.meta.url)(
  "@formatjs/icu-messageformat-parser",
) as typeof import("@formatjs/icu-messageformat-parser");

/** Parses an ICU message. Throws when it is not valid. */
export const parseIcu: typeof parser.parse = parser.parse;

/** The kinds of elements of a parsed message. */
export const elementType: typeof parser.TYPE = parser.TYPE;
