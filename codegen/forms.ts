import { Ajv2020 } from "ajv/dist/2020.js";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";
import { convertRequiresToImports } from "./ajv.ts";
import { addKeywords } from "./ajvKeywords.ts";
import { getLayoutGroups, parseLayout, readLayout, readLayoutSchema, type LayoutFile } from "./formLayout.ts";
import { getFormOptions, readFormSchema, toSchemaError, type Schema } from "./formSchema.ts";
import { findMissingOptions, listMessageIds, readFormNames, readMessages } from "./messageFiles.ts";
import { renderTypes } from "./renderTypes.ts";
import { GenerationError, settleAll } from "./generationError.ts";
import type { ScratchTree } from "./scratchTree.ts";

const fileHeader = "// Generated from forms/ and openapi/. Do not edit.\n";

/**
 * Writes one module for each folder of `forms/`: its schema with the rules of the contract and without texts, its layout, and
 * its validator, compiled ahead of time because the content security policy forbids `eval`. Also writes the types of the values.
 */
export async function generateForms(scratch: ScratchTree): Promise<void> {
  const names = await readFormNames();
  // Locale files that cannot be read are reported with the messages.
  const messages = await readMessages().catch(() => undefined);
  const ids = messages && new Set(listMessageIds(messages));
  const schemas = await settleAll(
    names.map(async (name) => {
      const schema = await readFormSchema(name);
      const layout = parseLayout(name, await readLayout(name), schema, ids);
      const missing =
        messages === undefined ? [] : findMissingOptions(messages, [getFormOptions(name, layout, schema)]);
      if (missing.length > 0) throw new GenerationError(missing);
      await scratch.write(`src/generated/forms/${name}.js`, renderFormModule(name, schema, layout));
      await scratch.write(`src/generated/forms/${name}.d.ts`, renderFormDeclaration(name));
      return [name, schema] as const;
    }),
  );
  await scratch.write(
    "src/generated/forms/values.d.ts",
    `${fileHeader}${await renderTypes({
      openapi: "3.1.1",
      info: { title: "forms", version: "1" },
      paths: {},
      components: { schemas: Object.fromEntries(schemas) as never },
    })}`,
  );
  await scratch.write("src/generated/forms/widget.d.ts", renderWidgetType());
}

/** Returns the module of a form. Throws a `GenerationError` when its validator cannot be compiled. */
export function renderFormModule(name: string, schema: Schema, layoutFile: LayoutFile): string {
  const groups = getLayoutGroups(layoutFile);
  const fields = Object.entries(layoutFile.fields).map(([field, { group: _group, ...layout }]) => [field, layout]);
  const layout = { fields: Object.fromEntries(fields) as object, ...(groups !== undefined && { groups }) };
  const [imports, body] = splitImports(compileValidator(name, schema));
  return `${fileHeader}${imports}\nconst exports = {};\n${body}\nexport const form = ${JSON.stringify({ name, schema, layout }, null, 1)};\nform.validators = exports;\n`;
}

function compileValidator(form: string, schema: Schema): string {
  try {
    const code = compileSchemaValidatorsCode(schema, {
      AjvClass: Ajv2020,
      extenderFn: withFormKeywords,
      ajvOptionsOverrides: {
        strictSchema: true,
        multipleOfPrecision: 6,
        validateSchema: false,
        verbose: false,
        messages: false,
        logger: false,
        code: { lines: false, optimize: 2 },
      },
    });
    return convertRequiresToImports(code.replaceAll(/\bmodule\.exports\s*=\s*/g, "exports.default = "));
  } catch (error) {
    throw toSchemaError(form, error);
  }
}

/**
 * Adds the keywords of the contract. Removes those for which each validator would have to return what it has evaluated: they
 * are reported as unknown.
 */
function withFormKeywords(ajv: Ajv2020): Ajv2020 {
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false });
  ajv.removeKeyword("unevaluatedItems").removeKeyword("unevaluatedProperties");
  return addKeywords(ajv);
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

function renderWidgetType(): string {
  const { enum: widgets } = readLayoutSchema().schema.definitions.field.properties.widget;
  return `// Generated from forms/layout.schema.json. Do not edit.

/** The widget of a form field. */
export type Widget =${widgets.map((widget) => `\n  | ${JSON.stringify(widget)}`).join("")};
`;
}
