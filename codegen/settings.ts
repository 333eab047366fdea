import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { GenerationError } from "./runTool.ts";
import { repositoryRoot, type ScratchTree } from "./scratchTree.ts";
import { renderTypes } from "./renderTypes.ts";
import { formatSchemaError, convertRequiresToImports } from "./ajv.ts";

const fileHeader = "// Generated from public/config.schema.json. Do not edit.\n";

/** Writes the type, the defaults and the validator of `/config.json` from its JSON Schema. */
export async function generateSettings(scratch: ScratchTree): Promise<void> {
  const schema = JSON.parse(await readFile(join(repositoryRoot, "public/config.schema.json"), "utf8")) as {
    $id: string;
  };
  const fault = formatSchemaError(schema);
  if (fault !== undefined) throw new GenerationError([`public/config.schema.json: ${fault}`]);
  const ajv = new Ajv({
    validateSchema: false,
    strict: true,
    useDefaults: true,
    // Each message would repeat its rule; `parseSettings` names the keyword and the rule.
    messages: false,
    code: { source: true, esm: true },
  });
  const validate = ajv.compile(
    JSON.parse(
      JSON.stringify(schema, (key, value: unknown) => (key === "description" || key === "title" ? undefined : value)),
    ) as object,
  );
  await scratch.write(
    "src/generated/settings.js",
    `${fileHeader}${shortenSchema(convertRequiresToImports(standaloneCode(ajv, validate)))}`,
  );

  const defaults = {};
  if (!validate(defaults)) throw new Error("public/config.schema.json lacks a default");
  await scratch.write("src/generated/settingsDefaults.json", `${JSON.stringify(defaults, null, 2)}\n`);

  const document = {
    openapi: "3.1.1",
    info: { title: "settings", version: "1" },
    paths: {},
    components: { schemas: { Settings: schema as never } },
  };
  await scratch.write(
    "src/generated/settings.d.ts",
    `${fileHeader}${await renderTypes(document)}
export type Settings = components["schemas"]["Settings"];

/** Adds defaults and returns whether \`settings\` are valid. \`errors\` has the reasons. */
export declare const validate: { (settings: unknown): settings is Settings; errors?: { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null };
export default validate;
`,
  );
}

/**
 * Returns the code of a validator whose copy of the schema contains only what the code reads of it: the names of the
 * properties and the values of enums. Every page loads this validator. Throws an error when the code reads more.
 */
function shortenSchema(code: string): string {
  const declaration = /const schema0 = (\{.*?\});(?=const pattern)/.exec(code);
  const unknownUse = code.match(/schema0\.(?!properties(?:\.\w+\.enum\b|,))[\w.]*/)?.[0];
  if (declaration?.[1] === undefined || unknownUse !== undefined)
    throw new Error(`The validator of the settings reads its schema in a new way: ${unknownUse ?? "no declaration"}`);
  const { properties } = JSON.parse(declaration[1]) as { properties: Readonly<Record<string, { enum?: unknown[] }>> };
  const used = Object.entries(properties).map(([name, { enum: values }]) => [name, values ? { enum: values } : true]);
  return code.replace(declaration[1], () => JSON.stringify({ properties: Object.fromEntries(used) }));
}
