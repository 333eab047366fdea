import type { Fields } from "../../../../src/api/parsers/fields.ts";

/** A rule that the contract states for the fields of one object. Returns what is expected; `undefined` when it does not apply or holds. */
export type ValueRule = (fields: Fields) => string | undefined;
