import type { Settings } from "../src/config/settings.ts";
import { parseSettings } from "../src/config/parseSettings.ts";
import { rules } from "../src/generated/settings.js";

/**
 * Returns the settings of the text of `file`, a `config.json`. Throws an error that names the file and what is wrong with it, an
 * unknown field included: it may be misspelt, and only browsers meet the file of a later release. A byte order mark is no part
 * of the text, as in browsers.
 */
export function parseSettingsStrictly(text: string, file: string): Settings {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    const unknown = Object.keys(Object(value) as object).find((name) => !Object.hasOwn(rules.properties, name));
    if (unknown !== undefined && !Array.isArray(value))
      throw new Error(`${file}: ${unknown} breaks the rule additionalProperties false`);
    return parseSettings(value);
  } catch (error) {
    const { message } = error as Error;
    const problem = error instanceof SyntaxError ? `${file} is not JSON: ${message}` : message;
    throw new Error(problem.replace(/^\/config\.json/, file), { cause: error });
  }
}
