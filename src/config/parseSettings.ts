import defaults from "../generated/settingsDefaults.json" with { type: "json" };
import { rules, type Settings } from "../generated/settings.js";
import { findBrokenRule } from "./validateSettings.ts";

/** Returns the settings of the text of a `/config.json`. Throws an error that says what is wrong with it. */
export function parseSettingsFile(text: string): Settings {
  try {
    return parseSettings(JSON.parse(text));
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`/config.json is not JSON: ${error.message}`) : error;
  }
}

/**
 * Returns the content of a `/config.json` with its defaults filled in. Throws an error that names the first invalid field. An
 * unknown field is only logged: releases share the file, and after a roll-back an earlier one meets a field of a later one.
 */
export function parseSettings(value: unknown): Settings {
  const broken = findBrokenRule(value);
  if (!broken) {
    for (const name of Object.keys(value as object))
      if (!Object.hasOwn(rules.properties, name))
        console.warn(`/config.json: ${name} breaks the rule additionalProperties`);
    return { ...(defaults as Settings), ...(value as Partial<Settings>) };
  }
  const { path, keyword, demand } = broken;
  throw new Error(`/config.json: ${path.join(".") || "the file"} breaks the rule ${keyword} ${JSON.stringify(demand)}`);
}
