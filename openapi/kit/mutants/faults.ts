import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import { isSpecifiedSuccess } from "../verify/specifiedResponses.ts";
import { feedOperationId } from "../verify/verify.ts";
import { feedFaults } from "./feedFaults.ts";
import { createSemanticFaults, createRenamedTokenFaults } from "./semanticFaults.ts";
import type { FaultProxyRequest, SeededFault, FaultProxyResponse } from "./faultProxy.ts";

type Item = Record<string, unknown>;

/** Returns the flattened schema of the JSON response with status 200. */
const getSuccessSchema = (document: OpenApiDocument, { responses }: ContractOperation): SchemaObject | undefined => {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  return schema === undefined ? undefined : flattenSchema(document, schema);
};

/** Returns the items of a list response, or the body itself as the only item. */
const getItems = (body: unknown): Item[] => {
  const items = Array.isArray(body) ? body : (body as { items?: unknown })?.items;
  return (Array.isArray(items) ? items : [body]).filter(
    (item): item is Item => typeof item === "object" && item !== null,
  );
};

/** Returns the schema of the list items, or of the whole response when it is not a list. */
const getItemSchema = (document: OpenApiDocument, operation: ContractOperation): SchemaObject | undefined => {
  const schema = getSuccessSchema(document, operation);
  const inner = schema?.properties?.["items"]?.items ?? schema?.items;
  return inner === undefined ? schema : flattenSchema(document, inner);
};

/** Returns a response change that applies `change` to each item of a response with status 200. */
const changeSuccessItems =
  (change: (item: Item) => unknown) =>
  (response: FaultProxyResponse): void => {
    if (response.status === 200 && !(response.body instanceof Uint8Array)) getItems(response.body).forEach(change);
  };

const withContentType = (response: FaultProxyResponse, type: string): FaultProxyResponse => {
  response.headers.set("content-type", type);
  return response;
};

/** Returns all faults that can be seeded into an operation. */
function faultsOfOperation(document: OpenApiDocument, operation: ContractOperation): SeededFault[] {
  const { id, bearerAuth, requestBody, parameters, responses, mayBeEmpty } = operation;
  const schema = getSuccessSchema(document, operation);
  const itemSchema = getItemSchema(document, operation);
  const fields = Object.entries(itemSchema?.properties ?? {}).map(
    ([name, property]) => [name, flattenSchema(document, property)] as const,
  );
  const required = itemSchema?.required ?? [];
  const [firstRequired] = required;
  const isList = schema?.properties?.["total"] !== undefined;
  const responseFault = (kind: string, change: NonNullable<SeededFault["changeResponse"]>): SeededFault => ({
    kind,
    operationId: id,
    changeResponse: change,
  });
  const requestFault = (kind: string, change: (request: FaultProxyRequest) => void): SeededFault => ({
    kind,
    operationId: id,
    changeRequest: change,
  });
  const fieldFault = (
    kind: string,
    isSuitable: (schema: SchemaObject, name: string) => boolean,
    value: unknown,
  ): SeededFault[] => {
    const found = fields.find(([name, property]) => required.includes(name) && isSuitable(property, name));
    return found === undefined
      ? []
      : [
          responseFault(
            kind,
            changeSuccessItems((item) => void (item[found[0]] = value)),
          ),
        ];
  };
  const successFault = (
    kind: string,
    change: (response: FaultProxyResponse) => FaultProxyResponse | void,
  ): SeededFault => responseFault(kind, (response) => (response.status === 200 ? change(response) : response));
  const hasParameter = (name: string): boolean => parameters.some((parameter) => parameter.name === name);

  return [
    // x-mayBeEmpty allows any successful status and no body.
    ...(mayBeEmpty && isSpecifiedSuccess(operation, 201)
      ? []
      : [successFault("returns 201 instead of 200", (response) => ({ ...response, status: 201 }))]),
    successFault("returns 500", (response) => ({
      ...response,
      status: 500,
      body: { message: "Naməlum xəta baş verdi!" },
      headers: new Headers({ "content-type": "application/json" }),
    })),
    successFault("returns another content type", (response) => withContentType(response, "text/html")),
    ...(mayBeEmpty ? [] : [successFault("returns an empty body", (response) => ({ ...response, body: undefined }))]),
    ...(schema === undefined
      ? []
      : [
          successFault("wraps the body in an envelope", (response) => ({ ...response, body: { data: response.body } })),
        ]),
    ...(firstRequired === undefined
      ? []
      : [
          responseFault(
            "omits a required field",
            changeSuccessItems((item) => void delete item[firstRequired]),
          ),
          responseFault(
            "returns null for a required field",
            changeSuccessItems((item) => void (item[firstRequired] = null)),
          ),
        ]),
    ...fieldFault(
      "returns a number as a string",
      (property) => property.type === "integer" || property.type === "number",
      "12",
    ),
    ...fieldFault(
      "returns a string as a number",
      (property) => property.type === "string" && property.enum === undefined,
      12,
    ),
    ...fieldFault("returns a boolean as a string", (property) => property.type === "boolean", "true"),
    ...fieldFault("returns a value that is not in the enum", (property) => property.enum !== undefined, "Unknown"),
    ...fieldFault(
      "returns a date-time in another format",
      (property) => property.format === "date-time",
      "20.03.2026 10:00",
    ),
    ...fieldFault("returns a date in another format", (property) => property.format === "date", "20.03.2026"),
    ...fieldFault("returns an object instead of an array", (property) => property.type === "array", {}),
    ...(itemSchema !== undefined && hasParameter("lang") && JSON.stringify(itemSchema).includes("x-localised")
      ? [requestFault("ignores lang", ({ url }) => url.searchParams.set("lang", "az"))]
      : []),
    ...(bearerAuth === "required"
      ? [
          responseFault("requires no token", (response) =>
            response.status === 401 ? { ...response, status: 200, body: getSuccessExample(operation) } : response,
          ),
        ]
      : []),
    ...(bearerAuth !== "none"
      ? [
          responseFault("returns 403 instead of 401", (response) =>
            response.status === 401 ? { ...response, status: 403 } : response,
          ),
        ]
      : []),
    responseFault("returns an error that is not a Problem", (response) =>
      response.status >= 400 ? { ...response, body: { error: "x" } } : response,
    ),
    responseFault("returns an error as HTML", (response) =>
      response.status >= 400
        ? withContentType({ ...response, body: Buffer.from("<h1>Error</h1>") }, "text/html")
        : response,
    ),
    responseFault("returns an undeclared error status", (response) =>
      response.status >= 400 ? { ...response, status: 418 } : response,
    ),
    responseFault("returns errors only in Azerbaijani", (response) =>
      response.status >= 400 ? { ...response, body: { message: "Parametrlər yanlışdır." } } : response,
    ),
    ...(requestBody?.required === true
      ? [
          responseFault("accepts every request body", (response) =>
            response.status === 400 || response.status === 422
              ? { ...response, status: 200, body: getSuccessExample(operation) }
              : response,
          ),
        ]
      : []),
    ...(parameters.some(
      ({ in: location, required: isRequired, name }) =>
        name !== "lang" && (location === "path" || isRequired === true || hasParameter("page")),
    )
      ? [
          responseFault("accepts every parameter", (response) =>
            response.status === 400 ? { ...response, status: 200, body: getSuccessExample(operation) } : response,
          ),
        ]
      : []),
    ...(parameters.some(({ in: location, name }) => location === "path" && name === "id")
      ? [
          responseFault("returns 200 for an unknown id", (response) =>
            response.status === 404 ? { ...response, status: 200, body: getSuccessExample(operation) } : response,
          ),
        ]
      : []),
    ...(isList
      ? [
          requestFault("ignores page", ({ url }) => url.searchParams.delete("page")),
          requestFault("ignores perPage", ({ url }) => url.searchParams.delete("perPage")),
          successFault(
            "returns the page size as total",
            ({ body }) =>
              void ((body as { total: number; items: unknown[] }).total = (body as { items: unknown[] }).items.length),
          ),
          successFault("numbers pages from 0", ({ body }) => void ((body as { page: number }).page -= 1)),
        ]
      : []),
    ...(hasParameter("sort") ? [requestFault("ignores sort", ({ url }) => url.searchParams.delete("sort"))] : []),
    ...(hasParameter("word") && isList
      ? [
          requestFault(
            "ignores word",
            ({ url }) => url.searchParams.get("word") === "qqxxzzwwqq" && url.searchParams.set("word", "a"),
          ),
        ]
      : []),
    ...parameters
      .filter(
        ({ name, in: location, schema: parameterSchema }) =>
          location === "query" &&
          name !== "lang" &&
          flattenSchema(document, parameterSchema).enum !== undefined &&
          itemSchema?.properties?.[name] !== undefined,
      )
      .map(({ name }) => requestFault(`ignores ${name}`, ({ url }) => url.searchParams.delete(name))),
    ...(hasParameter("Idempotency-Key")
      ? [requestFault("ignores Idempotency-Key", ({ headers }) => headers.delete("idempotency-key"))]
      : []),
    ...Object.keys(responses.get(200)?.headers ?? {}).map((name) =>
      successFault(`omits the header ${name}`, ({ headers }) => headers.delete(name)),
    ),
    ...createRenamedTokenFaults(operation, successFault),
    ...createSemanticFaults(operation, successFault),
  ];
}

/** Returns a copy of the first example of a 200 response, as a server without any validation would return it. */
const getSuccessExample = ({ responses }: ContractOperation): unknown =>
  structuredClone(Object.values(responses.get(200)?.content?.["application/json"]?.examples ?? {})[0]?.value ?? {});

/** Returns all faults of all operations and of the feed. */
export const createFaults = (
  document: OpenApiDocument,
  operations: readonly ContractOperation[],
): readonly SeededFault[] => [
  ...operations.flatMap((operation) => faultsOfOperation(document, operation)),
  ...feedFaults.map((fault) => ({ ...fault, operationId: feedOperationId })),
];
