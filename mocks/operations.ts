import type { Problem } from "../src/generated/contract.d.ts";
import document from "./generated/contract.json" with { type: "json" };
import type { OperationId } from "./generated/requestValidators.js";
import type { Language } from "./store/localizedText.ts";

type SchemaObject = {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Readonly<Record<string, SchemaObject>>;
};
type ParameterObject = { name: string; in: string; schema: SchemaObject };
type MediaTypeObject = { schema?: SchemaObject; examples?: Readonly<Record<string, { value: unknown }>> };
type ResponseObject = {
  headers?: Readonly<Record<string, { $ref: string }>>;
  content?: Readonly<Record<string, MediaTypeObject>>;
};
type OperationObject = {
  operationId: OperationId;
  security?: readonly object[];
  "x-roles"?: string;
  parameters?: readonly (ParameterObject | { $ref: string })[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, MediaTypeObject>> };
  responses: Readonly<Record<string, ResponseObject | { $ref: string }>>;
};

const contract = document as unknown as { paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>> };

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
  /** The names of numeric path and query parameters. */
  numericParams: ReadonlySet<string>;
  body: "required" | "optional" | "none";
  /** The file fields of a multipart body; absent when the body is JSON. */
  fileFields?: ReadonlySet<string>;
  /** The names of header parameters, such as `Idempotency-Key`. */
  headerParams: readonly string[];
};

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(
    ([method, { operationId, security = [], "x-roles": roles, parameters = [], requestBody }]) => ({
      id: operationId,
      method,
      path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      bearerAuth: !security.some((requirement) => "bearer" in requirement)
        ? ("none" as const)
        : security.every((requirement) => "bearer" in requirement)
          ? ("required" as const)
          : ("optional" as const),
      roles: roles?.split(" "),
      numericParams: new Set(
        parameters
          .map((parameter) => resolveRef<ParameterObject>(parameter))
          .filter(isNumericParameter)
          .map(({ name }) => name),
      ),
      body:
        requestBody === undefined
          ? ("none" as const)
          : requestBody.required === true
            ? ("required" as const)
            : ("optional" as const),
      headerParams: parameters
        .map((parameter) => resolveRef<ParameterObject>(parameter))
        .flatMap((parameter) => (parameter.in === "header" ? [parameter.name] : [])),
      ...getFileFields(requestBody?.content["multipart/form-data"]),
    }),
  ),
);

const operationObjects = new Map(
  Object.values(contract.paths).flatMap((item) => Object.values(item).map((call) => [call.operationId, call] as const)),
);

/**
 * Returns the contract's example of a response in the requested language, or the default example. Returns `undefined`
 * when the contract has no example.
 */
export function getResponseExample(id: OperationId, status: number, lang: Language): unknown {
  const response = operationObjects.get(id)?.responses[status];
  const examples = response && resolveRef<ResponseObject>(response).content?.["application/json"]?.examples;
  const chosen = examples?.[lang] ?? examples?.["default"] ?? Object.values(examples ?? {})[0];
  return structuredClone(chosen?.value);
}

/**
 * Returns what the entity tag of an operation's response is for: caches that revalidate public content, or updates that name
 * it in `If-Match`. `undefined` when the response has none.
 */
export function getTagPurpose(id: OperationId): "revalidation" | "update" | undefined {
  const response = operationObjects.get(id)?.responses[200];
  const tag = response && resolveRef<ResponseObject>(response).headers?.["ETag"];
  if (tag === undefined) return undefined;
  return tag.$ref.endsWith("/UpdateTag") ? "update" : "revalidation";
}

/** Returns the contract's example of an error response; the example of status 500 when the operation has none. */
export const getProblemExample = (id: OperationId, status: number, lang: Language): Problem =>
  (getResponseExample(id, status, lang) ?? getResponseExample(id, 500, lang)) as Problem;

/** Returns the names of the file fields of a form. */
function getFileFields(form: MediaTypeObject | undefined): Pick<Operation, "fileFields"> {
  if (form?.schema === undefined) return {};
  const { properties = {} } = resolveRef<SchemaObject>(form.schema);
  return {
    fileFields: new Set(
      Object.entries(properties).flatMap(([name, { format }]) => (format === "binary" ? [name] : [])),
    ),
  };
}

function isNumericParameter({ schema }: ParameterObject): boolean {
  return ["integer", "number"].includes(resolveRef<SchemaObject>(schema).type ?? "");
}

/** Resolves a `$ref` inside the contract; returns any other node unchanged. */
function resolveRef<T extends object>(node: T | { $ref?: string }): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  const steps = node.$ref
    .slice(2)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], contract) as T;
}
