import { rules, type SettingsRule } from "../generated/settings.js";

/** The first rule that a value breaks: where, the keyword of JSON Schema, and what it demands. */
export type BrokenRule = { path: readonly string[]; keyword: string; demand: unknown };

/** The checks of the keywords of one value. Each returns whether the value is valid; values of other types always are. */
const keywordChecks: Readonly<Record<string, (value: unknown, demand: never) => boolean>> = {
  type: (value, demand: string) => getType(value) === demand,
  enum: (value, demand: readonly unknown[]) => demand.includes(value),
  pattern: (value, demand: string) => typeof value !== "string" || new RegExp(demand, "u").test(value),
  minLength: (value, demand: number) => typeof value !== "string" || [...value].length >= demand,
  maxLength: (value, demand: number) => typeof value !== "string" || [...value].length <= demand,
  maxItems: (value, demand: number) => !Array.isArray(value) || value.length <= demand,
};

const getType = (value: unknown): string => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);

/**
 * Returns the first rule of `public/config.schema.json` that the settings break; an unknown field breaks none. Interpreted, because
 * a compiled validator is three times as large and every page loads it. codegen refuses a schema with a keyword that is not read here.
 */
export const findBrokenRule = (settings: unknown): BrokenRule | undefined => checkValue(rules, settings, []);

function checkValue(rule: SettingsRule, value: unknown, path: readonly string[]): BrokenRule | undefined {
  for (const [keyword, check] of Object.entries(keywordChecks)) {
    const demand = rule[keyword as keyof SettingsRule];
    if (demand !== undefined && !check(value, demand as never)) return { path, keyword, demand };
  }
  if (Array.isArray(value))
    return value.map((item, index) => checkValue(rule.items ?? {}, item, [...path, String(index)])).find(Boolean);
  if (getType(value) !== "object") return undefined;
  return checkFields(rule, value as Readonly<Record<string, unknown>>, path);
}

function checkFields(
  { required = [], additionalProperties, properties = {}, if: condition, then = {} }: SettingsRule,
  value: Readonly<Record<string, unknown>>,
  path: readonly string[],
): BrokenRule | undefined {
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing) return { path: [...path, missing], keyword: "required", demand: missing };
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  if (additionalProperties === false && unknown !== undefined)
    return { path: [...path, unknown], keyword: "additionalProperties", demand: false };
  return [
    ...Object.entries(properties).map(([name, rule]) =>
      Object.hasOwn(value, name) ? checkValue(rule, value[name], [...path, name]) : undefined,
    ),
    condition && !checkValue(condition, value, path) ? checkValue(then, value, path) : undefined,
  ].find(Boolean);
}
