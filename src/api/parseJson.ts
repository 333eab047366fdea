import { toWellFormed } from "../config/toWellFormed.ts";

/**
 * Returns the parsed JSON, or `undefined` when the text is not JSON. Drops keys that could reach an object's prototype, and
 * replaces lone surrogates, which `encodeURIComponent` would reject.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === "__proto__" || key === "constructor" || key === "prototype") return undefined;
      return typeof value === "string" ? toWellFormed(value) : value;
    });
  } catch {
    return undefined;
  }
}
