import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleFile } from "./contractFiles.ts";
import type { ScratchTree } from "./scratchTree.ts";
import { compileValidators } from "./ajv.ts";

type Parameter = { name: string; required?: boolean; schema: object };
type Operation = {
  operationId: string;
  security?: object[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, unknown> };
};
type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
};

/**
 * Writes the validators of the mock backend: for each operation one compiled function for its parameters and one for its body.
 * Also writes the union types of the operation ids, all of them and those that need authentication.
 */
export async function generateRequestValidators(scratch: ScratchTree): Promise<void> {
  const document = JSON.parse(await readFile(join(scratch.dir, bundleFile), "utf8")) as OpenApiDocument;
  const parameters: Record<string, object> = {};
  const pointers: Record<string, string> = {};
  const [all, secured, withBody]: [string[], string[], string[]] = [[], [], []];

  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { operationId, security = [], ...call }] of Object.entries(item)) {
      all.push(operationId);
      if (security.length > 0 && security.every((requirement) => "bearer" in requirement)) secured.push(operationId);
      parameters[operationId] = objectSchema(
        (call.parameters ?? []).map((given) => ("$ref" in given ? resolveParameter(document, given.$ref) : given)),
      );
      pointers[`${operationId}Parameters`] = `#/x-parameters/${operationId}`;
      // A multipart form is validated like JSON: the parser replaces each file with an empty string.
      const [media] = Object.keys(call.requestBody?.content ?? {});
      if (media === undefined) continue;
      withBody.push(operationId);
      pointers[`${operationId}Body`] =
        `#/paths/${escapePointer(path)}/${method}/requestBody/content/${escapePointer(media)}/schema`;
    }
  }

  const code = compileValidators({ ...document, "x-parameters": parameters }, pointers);
  const table = (name: string, ids: string[], suffix: string): string =>
    `export const ${name} = { ${ids.map((id) => `${id}: ${id}${suffix}`).join(", ")} };\n`;
  await scratch.write(
    "mocks/generated/requestValidators.js",
    `${fileHeader}${code}${table("parameterValidators", all, "Parameters")}${table("bodyValidators", withBody, "Body")}`,
  );
  await scratch.write("mocks/generated/requestValidators.d.ts", renderDeclaration(all, secured));
}

const fileHeader = "// Generated from openapi/. Do not edit.\n";

/** Returns the parameters of an operation as the schema of one object. No name is used in both path and query. */
const objectSchema = (parameters: readonly Parameter[]): object => ({
  type: "object",
  required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
});

function resolveParameter(document: OpenApiDocument, ref: string): Parameter {
  const found = document.components.parameters[ref.slice("#/components/parameters/".length)];
  if (found === undefined) throw new Error(`${ref} is not in the contract`);
  return found;
}

/** Escapes a path for a JSON pointer in a URI fragment. */
const escapePointer = (path: string): string => encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"));

const renderUnionMembers = (ids: readonly string[]): string => ids.map((id) => `\n  | ${JSON.stringify(id)}`).join("");

const renderDeclaration = (all: readonly string[], secured: readonly string[]): string => `${fileHeader}
/** The operations of the contract. */
export type OperationId =${renderUnionMembers(all)};

/** The operations that need authentication. */
export type SecuredOperationId =${renderUnionMembers(secured)};

/** An error of Ajv. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };

/** Returns whether a value is valid. \`errors\` has the reasons. */
export type RequestValidator = { (value: unknown): boolean; errors?: ValidationError[] | null };

/** Validators of path, query and header parameters, by operation. */
export declare const parameterValidators: Readonly<Record<OperationId, RequestValidator>>;

/** Validators of request bodies, by operation. */
export declare const bodyValidators: Readonly<Partial<Record<OperationId, RequestValidator>>>;
`;
