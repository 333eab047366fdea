import { readJson } from "./readJson.ts";
import { GenerationError } from "./generationError.ts";
import type { ScratchTree } from "./scratchTree.ts";
import { renderTypes } from "./renderTypes.ts";
import { formatSchemaError } from "./formatSchemaError.ts";

type Schema = {
  required?: readonly string[];
  additionalProperties?: unknown;
  properties?: Readonly<Record<string, { default?: unknown }>>;
};

const schemaFile = "public/config.schema.json";

const fileHeader = `// Generated from ${schemaFile}. Do not edit.\n`;

/** Writes the type, the defaults and the rules of `/config.json` from its JSON Schema. */
export async function generateSettings(scratch: ScratchTree): Promise<void> {
  const schema = (await readJson(schemaFile)) as Schema;
  const fault = formatSchemaError(schema);
  if (fault !== undefined) throw new GenerationError([`${schemaFile}: ${fault}`]);
  const rules = toRules(schema);
  await scratch.write("src/generated/settings.js", `${fileHeader}export const rules = ${JSON.stringify(rules)};\n`);

  const { $schema: _schemaOfFile, ...fields } = schema.properties ?? {};
  const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
  const missing = Object.keys(defaults).filter((name) => defaults[name] === undefined);
  if (missing.length > 0)
    throw new GenerationError(missing.map((name) => `${schemaFile}: "${name}" may be absent and has no "default".`));
  await scratch.write("src/generated/settingsDefaults.json", `${JSON.stringify(defaults, null, 2)}\n`);

  const document = {
    openapi: "3.1.1",
    info: { title: "settings", version: "1" },
    paths: {},
    // The portal has every field, the file only those that differ from the defaults.
    components: { schemas: { Settings: { ...schema, required: Object.keys(defaults) } as never } },
  };
  await scratch.write(
    "src/generated/settings.d.ts",
    `${fileHeader}${await renderTypes(document)}
export type Settings = components["schemas"]["Settings"];

/** What a part of the settings has to fulfil: the keywords of JSON Schema that \`src/config/validateSettings.ts\` reads. */
export type SettingsRule = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: SettingsRule;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, SettingsRule>>;
  readonly if?: SettingsRule;
  readonly then?: SettingsRule;
};

/** The rules of \`/config.json\`, in which every field may be absent. They leave out that there is no other field. */
export declare const rules: SettingsRule & Required<Pick<SettingsRule, "properties">>;
`,
  );
}

/** The keywords that `src/config/validateSettings.ts` checks, and those that contain other schemas. */
const checkedKeywords = ["type", "enum", "pattern", "minLength", "maxLength", "maxItems", "additionalProperties"];
const checkedTypes = ["string", "number", "boolean", "object", "array", "null"];
const annotations = ["$schema", "$id", "title", "description", "default"];

/**
 * Returns the part of the schema that decides whether settings are valid. Every field of the file may be absent, and an unknown
 * one stops no browser. Throws an error for a keyword, a type or a schema of further properties that the portal would not check.
 */
function toRules({ required: _required, additionalProperties: _forOperators, ...schema }: Schema): object {
  const copy = (value: Schema): object =>
    Object.fromEntries(
      Object.entries(value).flatMap(([keyword, demand]) => {
        if (annotations.includes(keyword)) return [];
        if (keyword === "properties")
          return [
            [
              keyword,
              Object.fromEntries(Object.entries(demand as object).map(([name, rule]) => [name, copy(rule as Schema)])),
            ],
          ];
        if (["items", "if", "then"].includes(keyword)) return [[keyword, copy(demand as Schema)]];
        if (keyword === "type" && !checkedTypes.includes(String(demand)))
          throw new GenerationError([
            `${schemaFile}: src/config/validateSettings.ts does not check the type ${JSON.stringify(demand)}`,
          ]);
        if (keyword === "additionalProperties" && typeof demand !== "boolean")
          throw new GenerationError([
            `${schemaFile}: src/config/validateSettings.ts checks additionalProperties only as true or false`,
          ]);
        if (keyword === "required" || checkedKeywords.includes(keyword)) return [[keyword, demand]];
        throw new GenerationError([`${schemaFile}: src/config/validateSettings.ts does not check "${keyword}"`]);
      }),
    );
  return copy(schema);
}
