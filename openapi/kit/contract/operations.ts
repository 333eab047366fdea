import type {
  OpenApiDocument,
  OrReference,
  MediaTypeObject,
  ParameterObject,
  ResponseObject,
  SchemaObject,
  OperationObject,
} from "./document.ts";

/** An operation, ready to be asked and judged: every `$ref` of its first level is followed. */
export type ContractOperation = {
  id: string;
  /** In capitals. */
  method: string;
  /** With its parts in braces, as in the contract. */
  path: string;
  summary: string;
  isProposed: boolean;
  /** Whether somebody has to be signed in. */
  bearerAuth: "none" | "optional" | "required";
  /** Whether asking it leaves something changed on the server, beyond a new session. */
  isMutating: boolean;
  parameters: readonly ParameterObject[];
  requestBody: ({ required: boolean; type: string; pointer: string } & MediaTypeObject) | undefined;
  /** The declared answers by status, with where each stands in the contract. */
  responses: ReadonlyMap<number, ResponseObject & { pointer: string }>;
};

/** What a `$ref` points to inside the contract; anything else as it is. */
export function resolveReference<T extends object>(document: OpenApiDocument, node: OrReference<T>): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  const steps = node.$ref
    .slice(2)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return resolveReference(
    document,
    steps.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], document) as T,
  );
}

/** A schema with what it points to and all parts of its `allOf` in one. */
export function flattenSchema(document: OpenApiDocument, given: SchemaObject): SchemaObject {
  const {
    $ref: _ref,
    allOf = [],
    ...schema
  } = { ...("$ref" in given ? resolveReference<SchemaObject>(document, given as { $ref: string }) : {}), ...given };
  return allOf
    .map((part) => flattenSchema(document, part))
    .reduce<SchemaObject>(
      (sum, part) => ({
        ...part,
        ...sum,
        properties: { ...part.properties, ...sum.properties },
        required: [...(part.required ?? []), ...(sum.required ?? [])],
      }),
      schema,
    );
}

/** Every operation of the contract, in its order. */
export const listOperations = (document: OpenApiDocument): readonly ContractOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, written]) => toContractOperation(document, method, path, written)),
  );

// A confirmation link is opened with GET, and yet the account is another one afterwards.
const mutatingGetOperations = ["activateAccount"];

function toContractOperation(
  document: OpenApiDocument,
  method: string,
  path: string,
  written: OperationObject,
): ContractOperation {
  const { operationId: id, security = [], requestBody } = written;
  const pointer = `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
  const [type] = Object.keys(requestBody?.content ?? {});
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: written.summary ?? "",
    isProposed: written["x-proposed"] === true,
    bearerAuth: !security.some((way) => "bearer" in way)
      ? "none"
      : security.every((way) => "bearer" in way)
        ? "required"
        : "optional",
    isMutating: mutatingGetOperations.includes(id) || (method !== "get" && !written.tags?.includes("auth")),
    parameters: (written.parameters ?? []).map((given) => resolveReference<ParameterObject>(document, given)),
    requestBody:
      requestBody && type !== undefined
        ? {
            required: requestBody.required === true,
            type,
            pointer: `${pointer}/requestBody/content/${type.replace("/", "~1")}/schema`,
            ...requestBody.content[type],
          }
        : undefined,
    responses: new Map(
      Object.entries(written.responses).map(
        ([status, given]) =>
          [
            Number(status),
            {
              ...resolveReference<ResponseObject>(document, given),
              pointer: "$ref" in given ? given.$ref : `${pointer}/responses/${status}`,
            },
          ] as const,
      ),
    ),
  };
}
