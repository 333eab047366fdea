import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { flattenSchema, listOperations } from "../../openapi/kit/contract/operations.ts";
import type { operations } from "../../src/generated/contract.d.ts";

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

const document = contract as unknown as OpenApiDocument;
const allOperations = listOperations(document);

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

/** The operations of the contract whose successful response has a field of the schema `Token`. */
export const tokenOperations: readonly TokenOperation[] = allOperations.flatMap(({ id, method, path, responses }) => {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  const { required = [], properties = {} } = schema === undefined ? {} : flattenSchema(document, schema);
  const names = Object.keys(properties);
  const tokens = names.filter((name) => properties[name]?.$ref === tokenReference);
  if (tokens.length === 0) return [];
  return {
    id: id as OperationId,
    method,
    path,
    tokens,
    requiredTokens: tokens.filter((name) => required.includes(name)),
    otherFields: names.filter((name) => !tokens.includes(name)),
  };
});

/** Returns the method and path of an operation. */
export function getOperation(id: OperationId): { method: string; path: string } {
  const found = allOperations.find((operation) => operation.id === id);
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
      .flatMap(({ parameters }) => parameters)
      .flatMap(({ name, in: location }) => (location === "header" ? [name.toLowerCase()] : [])),
  ),
];
