import type {
  DataOwner,
  OpenApiDocument,
  OrReference,
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  SchemaObject,
  OperationObject,
} from "./document.ts";
import { resolvePointer } from "./pointer.ts";

/** An operation with resolved parameters, request body and responses. */
export type ContractOperation = {
  id: string;
  /** In upper case. */
  method: string;
  /** The path template, such as `/appeals/{id}`. */
  path: string;
  /** The JSON pointer of the operation in the bundled contract. */
  pointer: string;
  summary: string;
  isProposed: boolean;
  /** Whether any status 2xx is success and the body is optional. */
  mayBeEmpty: boolean;
  /** Whether the operation needs an access token. */
  bearerAuth: "none" | "optional" | "required";
  /** Whose data the operation concerns. */
  dataOf: DataOwner;
  /** The roles that may call the operation; `undefined` for every role. */
  roles: readonly string[] | undefined;
  /** Whether a request changes data on the server, apart from sessions. */
  isMutating: boolean;
  parameters: readonly ParameterObject[];
  requestBody: ({ required: boolean; type: string; pointer: string } & MediaTypeObject) | undefined;
  /** The declared responses by status, with their JSON pointers. */
  responses: ReadonlyMap<number, ResponseObject & { pointer: string }>;
};

/** Returns the target of a `$ref`. Returns a node without `$ref` unchanged. */
export function resolveReference<T extends object>(document: OpenApiDocument, node: OrReference<T>): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  return resolveReference(document, resolvePointer(document, node.$ref) as T);
}

/** Returns a request body or a response without `$ref`, also of its examples. */
export function resolveBody<T extends Pick<ResponseObject, "content">>(
  document: OpenApiDocument,
  node: OrReference<T>,
): T {
  const body = resolveReference<T>(document, node);
  if (body.content === undefined) return body;
  const resolveExamples = ({ examples = {}, ...media }: MediaTypeObject): MediaTypeObject => ({
    ...media,
    examples: Object.fromEntries(
      Object.entries(examples).map(([name, example]) => [name, resolveReference(document, example)]),
    ),
  });
  const content = Object.entries(body.content).map(([type, media]) => [type, resolveExamples(media)]);
  return { ...body, content: Object.fromEntries(content) };
}

/** The flattened schemas of each document. */
const flattenedSchemas = new WeakMap<OpenApiDocument, WeakMap<SchemaObject, SchemaObject>>();

/** Returns a schema with its `$ref` resolved and its `allOf` merged. Neither it nor the document may be changed afterwards. */
export function flattenSchema(document: OpenApiDocument, unresolved: SchemaObject): SchemaObject {
  const known = flattenedSchemas.get(document) ?? new WeakMap<SchemaObject, SchemaObject>();
  flattenedSchemas.set(document, known);
  const flattened = known.get(unresolved) ?? mergeSchema(document, unresolved);
  known.set(unresolved, flattened);
  return flattened;
}

function mergeSchema(document: OpenApiDocument, unresolved: SchemaObject): SchemaObject {
  const {
    $ref: _ref,
    allOf = [],
    ...schema
  } = {
    ...("$ref" in unresolved ? resolveReference<SchemaObject>(document, unresolved) : {}),
    ...unresolved,
  };
  return allOf
    .map((member) => flattenSchema(document, member))
    .reduce<SchemaObject>(
      (merged, member) => ({
        ...member,
        ...merged,
        properties: { ...member.properties, ...merged.properties },
        required: [...(member.required ?? []), ...(merged.required ?? [])],
      }),
      schema,
    );
}

/** Returns all operations in the order of the contract. */
export const listOperations = (document: OpenApiDocument): readonly ContractOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toContractOperation(document, method, path, operation)),
  );

// The confirmation link of the e-mail is a GET request, but it activates the account.
const mutatingGetOperations = ["activateAccount"];

function toContractOperation(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: OperationObject,
): ContractOperation {
  const { operationId: id, security = [], requestBody = { content: {} } } = operation;
  const pointer = `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
  const { required, content } = resolveBody<RequestBodyObject>(document, requestBody);
  const [[type, media] = []] = Object.entries(content);
  return {
    id,
    method: method.toUpperCase(),
    path,
    pointer,
    summary: operation.summary ?? "",
    isProposed: operation["x-proposed"] === true,
    mayBeEmpty: operation["x-mayBeEmpty"] === true,
    bearerAuth: !security.some((requirement) => "bearer" in requirement)
      ? "none"
      : security.every((requirement) => "bearer" in requirement)
        ? "required"
        : "optional",
    dataOf: operation["x-dataOf"] ?? "everyone",
    roles: operation["x-roles"]?.split(" "),
    isMutating: mutatingGetOperations.includes(id) || (method !== "get" && !operation.tags?.includes("auth")),
    parameters: (operation.parameters ?? []).map((parameter) => resolveReference<ParameterObject>(document, parameter)),
    requestBody:
      type === undefined
        ? undefined
        : {
            required: required === true,
            type,
            pointer: `${getOwnPointer(requestBody, `${pointer}/requestBody`)}/content/${type.replace("/", "~1")}/schema`,
            ...media,
          },
    responses: new Map(
      Object.entries(operation.responses).map(
        ([status, response]) =>
          [
            Number(status),
            {
              ...resolveBody<ResponseObject>(document, response),
              pointer: getOwnPointer(response, `${pointer}/responses/${status}`),
            },
          ] as const,
      ),
    ),
  };
}

/** Returns the JSON pointer of a node of the contract, which stands at `place`, or is referenced there. */
const getOwnPointer = (node: object, place: string): string =>
  "$ref" in node && typeof node.$ref === "string" ? node.$ref : place;

/** Returns the names of the fields of an object schema, of all its kinds. */
export function listFieldNames(document: OpenApiDocument, unresolved: SchemaObject): readonly string[] {
  const schema = flattenSchema(document, unresolved);
  const kinds = [schema, ...(schema.oneOf ?? []).map((kind) => flattenSchema(document, kind))];
  return kinds.flatMap(({ properties = {} }) => Object.keys(properties));
}

/** Returns the minimum length of a parameter of an operation, also by its pattern; `undefined` when the contract sets none. */
export function getMinLength(
  document: OpenApiDocument,
  { parameters }: Pick<ContractOperation, "parameters">,
  name: string,
): number | undefined {
  const schema = parameters.find((parameter) => parameter.name === name)?.schema;
  if (schema === undefined) return undefined;
  const { minLength, pattern } = flattenSchema(document, schema);
  if (typeof minLength === "number") return minLength;
  const [, least] = lastQuantifier.exec(String(pattern ?? "")) ?? [];
  return least === undefined ? undefined : Number(least);
}

/** The quantifier at the end of a pattern that limits the length of a value, such as `{16,64}`. */
export const lastQuantifier = /\{(\d+)(?:,(\d+))?\}\$$/;

/** Returns the maximum length of a parameter of an operation; `undefined` when the contract sets none. */
export function getMaxLength(
  document: OpenApiDocument,
  { parameters }: Pick<ContractOperation, "parameters">,
  name: string,
): number | undefined {
  const schema = parameters.find((parameter) => parameter.name === name)?.schema;
  const maxLength = schema && flattenSchema(document, schema)["maxLength"];
  return typeof maxLength === "number" ? maxLength : undefined;
}
