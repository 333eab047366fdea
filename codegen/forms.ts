import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { $RefParser } from "@apidevtools/json-schema-ref-parser";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";
import { addKeywords } from "./ajvKeywords.ts";
import { GenerationError } from "./runTool.ts";
import { repositoryRoot, type ScratchTree } from "./scratchTree.ts";
import { renderTypes } from "./renderTypes.ts";
import { schemaError, requiresToImports } from "./ajv.ts";

/** What a layout must have: its fields by their path below the answers, such as `possessor/name`. */
type FormLayout = { fields: Readonly<Record<string, unknown>> };

/** A JSON Schema as it is read from disk, with every `$ref` replaced by what it points to. */
type Schema = { [key: string]: unknown };

const fileHeader = "// Generated from forms/ and openapi/. Do not edit.\n";

/**
 * One module for each folder of `forms/`: its schema with the contract's rules in place and without a word of text,
 * its layout, and its validator compiled ahead of time (the browser may not compile code).
 */
export async function generateForms(stage: ScratchTree): Promise<void> {
  const names = (await readdir(join(repositoryRoot, "forms"))).toSorted();
  const schemas: Record<string, Schema> = {};
  const gaps = await Promise.all(
    names.map(async (name) => {
      const schema = await readFormSchema(name);
      const fault = schemaError(schema);
      if (fault !== undefined) return [`forms/${name}/schema.json: ${fault}`];
      const layout = JSON.parse(
        await readFile(join(repositoryRoot, "forms", name, "layout.json"), "utf8"),
      ) as FormLayout;
      schemas[name] = schema;
      await stage.write(`src/generated/forms/${name}.js`, renderFormModule(name, schema, layout));
      await stage.write(`src/generated/forms/${name}.d.ts`, renderFormDeclaration(name));
      return layoutMismatches(name, schema, layout);
    }),
  );
  if (gaps.flat().length > 0) throw new GenerationError(gaps.flat());
  const document = {
    openapi: "3.1.1",
    info: { title: "forms", version: "1" },
    paths: {},
    components: { schemas: schemas as never },
  };
  await stage.write("src/generated/forms/values.d.ts", `${fileHeader}${await renderTypes(document)}`);
}

async function readFormSchema(name: string): Promise<Schema> {
  const file = join(repositoryRoot, "forms", name, "schema.json");
  try {
    const resolved = await $RefParser.dereference(file, { mutateInputSchema: true });
    return withoutText(structuredClone(resolved)) as Schema;
  } catch (error) {
    throw new GenerationError([`forms/${name}/schema.json: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** One line for each field that only one of the two knows: what is not laid out could not be drawn, what the contract lacks not be sent. */
function layoutMismatches(name: string, schema: Schema, { fields }: FormLayout): string[] {
  const inSchema = fieldPaths(schema);
  const place = `forms/${name}/layout.json`;
  return [
    ...inSchema
      .filter((field) => !(field in fields))
      .map((field) => `${place}: the field "${field}" of schema.json has no place. Give it one under "fields".`),
    ...Object.keys(fields)
      .filter((field) => !inSchema.includes(field))
      .map((field) => `${place}: there is no field "${field}" in schema.json.`),
  ];
}

function fieldPaths({ properties = {} }: Schema): string[] {
  return Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, inner]) =>
    "properties" in inner ? fieldPaths(inner).map((below) => `${name}/${below}`) : [name],
  );
}

/** The schema without text: a form's words come from `locales/`, in the reader's language. */
function withoutText(node: unknown, insideProperties = false): unknown {
  if (Array.isArray(node)) return node.map((member) => withoutText(member));
  if (node === null || typeof node !== "object") return node;
  const textual = new Set(["title", "description", "example", "examples", "$comment", "$schema"]);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => insideProperties || !textual.has(key))
      .map(([key, value]) => [key, withoutText(value, key === "properties")]),
  );
}

function renderFormModule(name: string, schema: Schema, layout: FormLayout): string {
  const code = compileSchemaValidatorsCode(schema, {
    extenderFn: addKeywords,
    ajvOptionsOverrides: {
      validateSchema: false,
      verbose: false,
      messages: false,
      logger: false,
      code: { lines: false, optimize: 2 },
    },
  });
  const [imports, body] = splitImports(
    requiresToImports(code.replaceAll(/\bmodule\.exports\s*=\s*/g, "exports.default = ")),
  );
  return `${fileHeader}${imports}\nconst exports = {};\n${body}\nexport const form = ${JSON.stringify({ name, schema, layout }, null, 1)};\nform.validators = exports;\n`;
}

const splitImports = (code: string): [string, string] => {
  const lines = code.split("\n");
  const isImport = (line: string): boolean => line.startsWith("import ");
  return [lines.filter(isImport).join("\n"), lines.filter((line) => !isImport(line)).join("\n")];
};

const renderFormDeclaration = (
  name: string,
): string => `${fileHeader}import type { FormDefinition } from "../../forms/formDefinition.ts";
import type { components } from "./values.d.ts";

export declare const form: FormDefinition<components["schemas"][${JSON.stringify(name)}]>;
`;
