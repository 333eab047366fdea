import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleFile } from "./contract.ts";
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
 * What the embedded service checks a request by: for each call one compiled function over its path and query, one over its
 * body where it has one, and the names of the calls, all of them and those that need somebody signed in.
 */
export async function generateRequestValidators(stage: ScratchTree): Promise<void> {
  const document = JSON.parse(await readFile(join(stage.dir, bundleFile), "utf8")) as OpenApiDocument;
  const parameters: Record<string, object> = {};
  const pointers: Record<string, string> = {};
  const [all, secured, withBody]: [string[], string[], string[]] = [[], [], []];

  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { operationId, security = [], ...call }] of Object.entries(item)) {
      all.push(operationId);
      if (security.length > 0 && security.every((way) => "bearer" in way)) secured.push(operationId);
      parameters[operationId] = objectSchema(
        (call.parameters ?? []).map((given) => ("$ref" in given ? resolveParameter(document, given.$ref) : given)),
      );
      pointers[`${operationId}Parameters`] = `#/x-parameters/${operationId}`;
      // A form of fields is checked like JSON; whoever takes it apart puts an empty text in the place of each file.
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
  await stage.write(
    "mocks/generated/requestValidators.js",
    `${fileHeader}${code}${table("parameterValidators", all, "Parameters")}${table("bodyValidators", withBody, "Body")}`,
  );
  await stage.write("mocks/generated/requestValidators.d.ts", renderDeclaration(all, secured));
}

const fileHeader = "// Generated from openapi/. Do not edit.\n";

/** The parameters of one call as the schema of one object: a name never stands in both path and query. */
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

/** A path as a part of a pointer inside the contract, where it also has to be safe in a URI fragment. */
const escapePointer = (path: string): string => encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"));

const renderUnionMembers = (ids: readonly string[]): string => ids.map((id) => `\n  | ${JSON.stringify(id)}`).join("");

const renderDeclaration = (all: readonly string[], secured: readonly string[]): string => `${fileHeader}
/** Every call of the contract, by its operationId. */
export type OperationId =${renderUnionMembers(all)};

/** The calls that need somebody signed in. */
export type SecuredOperationId =${renderUnionMembers(secured)};

/** One broken rule, as Ajv reports it. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };

/** Whether a value keeps the contract's rules; \`errors\` says which it breaks. */
export type RequestValidator = { (value: unknown): boolean; errors?: ValidationError[] | null };

/** Checks of path and query taken together, by call. */
export declare const parameterValidators: Readonly<Record<OperationId, RequestValidator>>;

/** Checks of the body, by call; only those calls that have one. */
export declare const bodyValidators: Readonly<Partial<Record<OperationId, RequestValidator>>>;
`;
