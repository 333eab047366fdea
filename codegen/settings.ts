import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { Refusal } from "./runTool.ts";
import { root, type Stage } from "./scratchTree.ts";
import { typesOf } from "./renderTypes.ts";
import { faultOf, importsOf } from "./ajv.ts";

const header = "// Generated from public/config.schema.json. Do not edit.\n";

/** The type of `/config.json`, what it means to leave everything out, and the function that checks one: all from its one JSON Schema. */
export async function settings(stage: Stage): Promise<void> {
  const schema = JSON.parse(await readFile(join(root, "public/config.schema.json"), "utf8")) as { $id: string };
  const fault = faultOf(schema);
  if (fault !== undefined) throw new Refusal([`public/config.schema.json: ${fault}`]);
  const ajv = new Ajv({ validateSchema: false, allErrors: true, strict: true, useDefaults: true, code: { source: true, esm: true } });
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === "description" || key === "title" ? undefined : value))) as object);
  await stage.write("src/generated/settings.js", `${header}${importsOf(standaloneCode(ajv, validate))}`);

  const defaults = {};
  if (!validate(defaults)) throw new Error("public/config.schema.json lacks a default");
  await stage.write("src/generated/settingsDefaults.json", `${JSON.stringify(defaults, null, 2)}\n`);

  const document = { openapi: "3.1.1", info: { title: "settings", version: "1" }, paths: {}, components: { schemas: { Settings: schema as never } } };
  await stage.write(
    "src/generated/settings.d.ts",
    `${header}${await typesOf(document)}
export type Settings = components["schemas"]["Settings"];

/** Fills in defaults and answers whether \`settings\` may be used; \`errors\` says what is wrong. */
export declare const validate: { (settings: unknown): settings is Settings; errors?: { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string }[] | null };
export default validate;
`,
  );
}
