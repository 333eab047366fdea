import type { OpenApiDocument, ParameterObject } from "../openapi/kit/contract/document.ts";
import { listOperations, type ContractOperation } from "../openapi/kit/contract/operations.ts";
import { readBundle } from "./contractFiles.ts";
import type { ScratchTree } from "./scratchTree.ts";
import { compileValidators } from "./ajv.ts";

/**
 * Writes the validators of the mock backend: for each operation one compiled function for its parameters and one for its body.
 * Also writes the union types of the operation ids, all of them and those that need authentication.
 */
export async function generateRequestValidators(scratch: ScratchTree): Promise<void> {
  const document = (await readBundle(scratch)) as OpenApiDocument;
  const operations = listOperations(document);
  const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
  const parameters = Object.fromEntries(
    operations.map((operation) => [operation.id, objectSchema(operation.parameters)]),
  );
  const pointers = Object.fromEntries(
    operations.flatMap(({ id, requestBody }) => [
      [`${id}Parameters`, `#/x-parameters/${id}`],
      // A multipart form is validated like JSON: the parser replaces each file with an empty string.
      ...(requestBody === undefined ? [] : [[`${id}Body`, encodeURI(requestBody.pointer)]]),
    ]),
  ) as Record<string, string>;
  const code = compileValidators({ ...document, "x-parameters": parameters }, pointers);
  const table = (name: string, members: readonly ContractOperation[], suffix: string): string =>
    `export const ${name} = { ${members.map(({ id }) => `${id}: ${id}${suffix}`).join(", ")} };\n`;
  await scratch.write(
    "mocks/generated/requestValidators.js",
    `${fileHeader}${code}${table("parameterValidators", operations, "Parameters")}${table("bodyValidators", withBody, "Body")}`,
  );
  await scratch.write("mocks/generated/requestValidators.d.ts", renderDeclaration(operations));
}

const fileHeader = "// Generated from openapi/. Do not edit.\n";

/** Returns the parameters of an operation as the schema of one object. No name is used in both path and query. */
const objectSchema = (parameters: readonly ParameterObject[]): object => ({
  type: "object",
  required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
});

const renderUnionMembers = (operations: readonly ContractOperation[]): string =>
  operations.map(({ id }) => `\n  | ${JSON.stringify(id)}`).join("");

const renderDeclaration = (operations: readonly ContractOperation[]): string => `${fileHeader}
/** The operations of the contract. */
export type OperationId =${renderUnionMembers(operations)};

/** The operations that need authentication. */
export type SecuredOperationId =${renderUnionMembers(operations.filter(({ bearerAuth }) => bearerAuth === "required"))};

/** An error of Ajv. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };

/** Returns whether a value is valid. \`errors\` has the reasons. */
export type RequestValidator = { (value: unknown): boolean; errors?: ValidationError[] | null };

/** Validators of path, query and header parameters, by operation. */
export declare const parameterValidators: Readonly<Record<OperationId, RequestValidator>>;

/** Validators of request bodies, by operation. */
export declare const bodyValidators: Readonly<Partial<Record<OperationId, RequestValidator>>>;
`;
