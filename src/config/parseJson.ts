import { toWellFormed } from "./toWellFormed.ts";

const unsafeKeys: readonly string[] = ["__proto__", "constructor", "prototype"];

/**
 * Returns the parsed JSON, or `undefined` when the text is not JSON. Drops keys that could reach an object's prototype, and
 * replaces lone surrogates, which `encodeURIComponent` would reject.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (unsafeKeys.includes(key)) return undefined;
      return typeof value === "string" ? toWellFormed(value) : value;
    });
  } catch {
    return undefined;
  }
}
