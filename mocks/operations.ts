import type { MediaTypeObject, OpenApiDocument, SchemaObject } from "../openapi/kit/contract/document.ts";
import { flattenSchema, listOperations } from "../openapi/kit/contract/operations.ts";
import type { Problem } from "../src/generated/contract.d.ts";
import document from "./generated/contract.json" with { type: "json" };
import type { OperationId } from "./generated/requestValidators.js";
import type { Language } from "./store/localizedText.ts";

const contract = document as unknown as OpenApiDocument;
const contractOperations = listOperations(contract);

/** What the texts of a parameter mean: values of this type of JSON, and whether it can have several. */
export type ParameterKind = { type: string; isList: boolean };

/** An operation of the contract, in the form that the mock backend needs. */
export type Operation = {
  id: OperationId;
  method: string;
  /** The path below the API base, with `:name` for path parameters. */
  path: string;
  /** Whether the operation requires a bearer token, accepts one, or ignores it. */
  bearerAuth: "required" | "optional" | "none";
  /** The roles that may call the operation; `undefined` for every role. */
  roles: readonly string[] | undefined;
  /** The kinds of the path, query and header parameters. */
  parameterKinds: ReadonlyMap<string, ParameterKind>;
  body: "required" | "optional" | "none";
  /** The file fields of a multipart body; absent when the body is JSON. */
  fileFields?: ReadonlySet<string>;
  /** The names of header parameters, such as `Idempotency-Key`. */
  headerParams: readonly string[];
};

/** All operations of the contract. */
export const operations: readonly Operation[] = contractOperations.map(
  ({ id, method, path, bearerAuth, roles, parameters, requestBody }) => ({
    id: id as OperationId,
    method: method.toLowerCase(),
    path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    bearerAuth,
    roles,
    parameterKinds: new Map(parameters.map(({ name, schema }) => [name, getParameterKind(contract, schema)])),
    body: requestBody === undefined ? "none" : requestBody.required ? "required" : "optional",
    headerParams: parameters.flatMap((parameter) => (parameter.in === "header" ? [parameter.name] : [])),
    ...(requestBody?.type === "multipart/form-data" && { fileFields: listFileFields(requestBody) }),
  }),
);

const responsesById = new Map<string, (typeof contractOperations)[number]["responses"]>(
  contractOperations.map(({ id, responses }) => [id, responses]),
);

/**
 * Returns the contract's example of a response in the requested language, or the default example. Returns `undefined`
 * when the contract has no example.
 */
export function getResponseExample(id: OperationId, status: number, lang: Language): unknown {
  const examples = responsesById.get(id)?.get(status)?.content?.["application/json"]?.examples;
  const chosen = examples?.[lang] ?? examples?.["default"] ?? Object.values(examples ?? {})[0];
  return structuredClone(chosen?.value);
}

/**
 * Returns what the entity tag of an operation's response is for: caches that revalidate public content, or updates that name
 * it in `If-Match`. `undefined` when the response has none.
 */
export function getTagPurpose(id: OperationId): "revalidation" | "update" | undefined {
  const tag = responsesById.get(id)?.get(200)?.headers?.["ETag"];
  if (tag === undefined) return undefined;
  return "$ref" in tag && tag.$ref.endsWith("/UpdateTag") ? "update" : "revalidation";
}

/** Returns the contract's example of an error response; the example of status 500 when the operation has none. */
export const getProblemExample = (id: OperationId, status: number, lang: Language): Problem =>
  (getResponseExample(id, status, lang) ?? getResponseExample(id, 500, lang)) as Problem;

/** Returns the names of the file fields of a form. */
function listFileFields({ schema = {} }: MediaTypeObject): ReadonlySet<string> {
  const { properties = {} } = flattenSchema(contract, schema);
  return new Set(Object.entries(properties).flatMap(([name, { format }]) => (format === "binary" ? [name] : [])));
}

/** Returns the kind of a parameter. A list is repeated in the query, as OpenAPI has it by default: `status=A&status=B`. */
export function getParameterKind(document: OpenApiDocument, schema: SchemaObject): ParameterKind {
  const { type, items = {} } = flattenSchema(document, schema);
  const isList = type === "array";
  return { type: String(isList ? flattenSchema(document, items).type : type), isList };
}
