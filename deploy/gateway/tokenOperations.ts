import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { operations } from "../../src/generated/contract.d.ts";

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

type Schema = {
  $ref?: string;
  allOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
};
type Parameter = { $ref?: string; name?: string; in?: string };
type Operation = {
  operationId: OperationId;
  parameters?: readonly Parameter[];
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
};

const document = contract as unknown as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>>; parameters: Readonly<Record<string, Parameter>> };
};

const tokenReference = "#/components/schemas/Token";

/** An operation whose successful response has tokens. */
export type TokenOperation = {
  id: OperationId;
  method: string;
  /** The template below the API base. */
  path: string;
  /** The fields with tokens without which the portal cannot read the response. */
  requiredTokens: readonly string[];
  /** All fields with tokens. */
  tokens: readonly string[];
  /** The fields without tokens, which pass the gateway. */
  otherFields: readonly string[];
};

const allOperations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** The operations of the contract whose successful response has a field of the schema `Token`. */
export const tokenOperations: readonly TokenOperation[] = allOperations.flatMap(({ path, method, operation }) => {
  const schema = operation.responses["200"]?.content?.["application/json"]?.schema;
  const { required, properties } = flattenSchema(schema);
  const tokens = properties.filter(([, { $ref }]) => $ref === tokenReference).map(([name]) => name);
  if (tokens.length === 0) return [];
  return {
    id: operation.operationId,
    method,
    path,
    tokens,
    requiredTokens: tokens.filter((name) => required.includes(name)),
    otherFields: properties.map(([name]) => name).filter((name) => !tokens.includes(name)),
  };
});

/** Returns the method and path of an operation. */
export function getOperation(id: OperationId): { method: string; path: string } {
  const found = allOperations.find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** Returns the operation whose successful response has tokens; `undefined` for any other one. */
export const findTokenOperation = (method: string, template: string): TokenOperation | undefined =>
  tokenOperations.find((operation) => operation.method === method && operation.path === template);

/** The names of the header parameters of the contract, in lower case. */
export const headerParameters: readonly string[] = [
  ...new Set(
    allOperations
      .flatMap(({ operation: { parameters = [] } }) => parameters)
      .map((parameter) => document.components.parameters[parameter.$ref?.split("/").at(-1) ?? ""] ?? parameter)
      .flatMap(({ name, in: place }) => (place === "header" && name !== undefined ? [name.toLowerCase()] : [])),
  ),
];

/** Returns the properties of an object schema with those of its parts. */
function flattenSchema(schema: Schema | undefined): { required: string[]; properties: [string, Schema][] } {
  if (schema === undefined) return { required: [], properties: [] };
  if (schema.$ref !== undefined) return flattenSchema(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""]);
  const parts = (schema.allOf ?? []).map(flattenSchema);
  return {
    required: [...(schema.required ?? []), ...parts.flatMap(({ required }) => required)],
    properties: [...Object.entries(schema.properties ?? {}), ...parts.flatMap(({ properties }) => properties)],
  };
}
