import type { JsonObject } from "./seeds.ts";

/** Compares two values as texts, by code unit. */
export const compareTexts = (a: unknown, b: unknown): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/** Returns a comparison of entries by a field as text, the last first. */
export const compareByText = (field: string) => (a: JsonObject, b: JsonObject) => compareTexts(b[field], a[field]);
