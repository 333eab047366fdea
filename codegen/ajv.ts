import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import standaloneCode from "ajv/dist/standalone/index.js";
import { isRecord } from "../src/config/isRecord.ts";
import { addKeywords } from "./ajvKeywords.ts";

/**
 * Creates an Ajv instance with the contract under the id `contract`: reference a schema as `contract#/components/schemas/X`.
 * For codegen and tests. The linter checks that the schemas are valid. With `verbose`, errors contain the schema they violate.
 */
export function createContractAjv(document: object, { verbose = false }: { verbose?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    verbose,
    strict: false,
    validateSchema: false,
    allErrors: true,
    code: { source: true, esm: true },
    validateFormats: true,
    discriminator: true,
    multipleOfPrecision: 6,
  });
  addFormats(ajv);
  addKeywords(ajv);
  ajv.addSchema({ $id: "contract", ...withDiscriminators(document) });
  return ajv;
}

type UnionSchema = {
  oneOf?: { $ref?: string }[];
  properties?: Record<string, { const?: unknown }>;
  required?: string[];
  discriminator?: { propertyName: string };
};

/**
 * Adds a discriminator to each `oneOf` whose branches require a text that differs, so that only errors of the matching branch
 * are reported. Removes those of the contract: Ajv refuses some that OpenAPI allows.
 */
function withDiscriminators(document: object): object {
  const copy = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "discriminator" && isRecord(value) && "propertyName" in value ? undefined : value,
  ) as { components?: { schemas?: Record<string, UnionSchema> } };
  const schemas = copy.components?.schemas ?? {};
  for (const schema of Object.values(schemas)) {
    const branches = schema.oneOf?.map(({ $ref = "" }) => schemas[$ref.slice("#/components/schemas/".length)] ?? {});
    const name = branches?.[0]?.required?.find((key) => {
      const values = branches.map(({ required, properties }) => required?.includes(key) && properties?.[key]?.const);
      return new Set(values.filter((value) => typeof value === "string")).size === branches.length;
    });
    if (name !== undefined) schema.discriminator = { propertyName: name };
  }
  return copy;
}

/**
 * Returns ESM source with one validating function for each entry of `schemas` (name → pointer into the contract), for code
 * that must not call `eval`.
 */
export function compileValidators(document: object, schemas: Readonly<Record<string, string>>): string {
  const ajv = createContractAjv(document);
  for (const [name, pointer] of Object.entries(schemas)) ajv.addSchema({ $id: name, $ref: `contract${pointer}` });
  return convertRequiresToImports(
    standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name]))),
  );
}

/** Replaces the `require` calls in the output of Ajv with imports. */
export function convertRequiresToImports(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/require\("(ajv[^"]*)"\)\.(default|\w+)/g, (_match, source: string, member: string) => {
    const name = `runtime${imports.length}`;
    imports.push(`import * as ${name} from ${JSON.stringify(`${source}.js`)};`);
    return member === "default"
      ? `(${name}.default?.default ?? ${name}.default)`
      : `(${name}.${member} ?? ${name}.default.${member})`;
  });
  if (/\brequire\(/.test(body)) throw new Error("a compiled validator still calls require");
  return `${imports.join("\n")}\n${body.replace(/^"use strict";/, "")}\n`;
}
