import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { $RefParser } from "@apidevtools/json-schema-ref-parser";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";
import openapiTS, { astToString } from "openapi-typescript";
import { addKeywords } from "./keywords.ts";
import { Refusal } from "./run.ts";
import { root, type Stage } from "./stage.ts";
import { importsOf } from "./validators.ts";

/** A JSON Schema as it is read from disk, with every `$ref` replaced by what it points to. */
type Schema = { [key: string]: unknown };

const header = "// Generated from forms/ and openapi/. Do not edit.\n";

/**
 * One module for each folder of `forms/`: its schema with the contract's rules in place and without a word of text,
 * its layout, and its validator compiled ahead of time (the browser may not compile code).
 */
export async function forms(stage: Stage): Promise<void> {
  const names = (await readdir(join(root, "forms"))).toSorted();
  const schemas: Record<string, Schema> = {};
  await Promise.all(
    names.map(async (name) => {
      const schema = await readSchema(name);
      const layout: unknown = JSON.parse(await readFile(join(root, "forms", name, "layout.json"), "utf8"));
      schemas[name] = schema;
      await stage.write(`src/generated/forms/${name}.js`, moduleOf(name, schema, layout));
      await stage.write(`src/generated/forms/${name}.d.ts`, declarationOf(name));
    }),
  );
  const document = { openapi: "3.1.1", info: { title: "forms", version: "1" }, paths: {}, components: { schemas: schemas as never } };
  await stage.write("src/generated/forms/answers.d.ts", `${header}${astToString(await openapiTS(JSON.stringify(document), { alphabetize: true }))}`);
}

async function readSchema(name: string): Promise<Schema> {
  const file = join(root, "forms", name, "schema.json");
  try {
    const resolved = await $RefParser.dereference(file, { mutateInputSchema: true });
    return wordless(structuredClone(resolved)) as Schema;
  } catch (error) {
    throw new Refusal([`forms/${name}/schema.json: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** The schema without text: a form's words come from `locales/`, in the reader's language. */
function wordless(node: unknown, insideProperties = false): unknown {
  if (Array.isArray(node)) return node.map((member) => wordless(member));
  if (node === null || typeof node !== "object") return node;
  const textual = new Set(["title", "description", "example", "examples", "$comment", "$schema"]);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => insideProperties || !textual.has(key))
      .map(([key, value]) => [key, wordless(value, key === "properties")]),
  );
}

function moduleOf(name: string, schema: Schema, layout: unknown): string {
  const code = compileSchemaValidatorsCode(schema, {
    extenderFn: addKeywords,
    ajvOptionsOverrides: { verbose: false, messages: false, logger: false, code: { lines: false, optimize: 2 } },
  });
  const [imports, body] = splitImports(importsOf(code.replaceAll(/\bmodule\.exports\s*=\s*/g, "exports.default = ")));
  return `${header}${imports}\nconst exports = {};\n${body}\nexport const form = ${JSON.stringify({ name, schema, layout }, null, 1)};\nform.validators = exports;\n`;
}

const splitImports = (code: string): [string, string] => {
  const lines = code.split("\n");
  const isImport = (line: string): boolean => line.startsWith("import ");
  return [lines.filter(isImport).join("\n"), lines.filter((line) => !isImport(line)).join("\n")];
};

const declarationOf = (name: string): string => `${header}import type { FormDefinition } from "../../form/definition.ts";
import type { components } from "./answers.d.ts";

export declare const form: FormDefinition<components["schemas"][${JSON.stringify(name)}]>;
`;
