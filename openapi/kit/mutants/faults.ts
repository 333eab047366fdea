import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import { feedOperationId } from "../verify/verify.ts";
import { feedFaults } from "./feedFaults.ts";
import { semanticFaults, renamedTokenFaults } from "./semanticFaults.ts";
import type { FaultProxyRequest, SeededFault, FaultProxyResponse } from "./faultProxy.ts";

type Item = Record<string, unknown>;

/** The answer of an operation, and the entries of its list when it is one. */
const successSchemaOf = (document: OpenApiDocument, { responses }: ContractOperation): SchemaObject | undefined => {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  return schema === undefined ? undefined : flattenSchema(document, schema);
};

/** The things that an answer tells of: the entries of a list, or the answer itself. */
const itemsOf = (body: unknown): Item[] => {
  const items = Array.isArray(body) ? body : (body as { items?: unknown })?.items;
  return (Array.isArray(items) ? items : [body]).filter((one): one is Item => typeof one === "object" && one !== null);
};

const itemSchemaOf = (document: OpenApiDocument, operation: ContractOperation): SchemaObject | undefined => {
  const schema = successSchemaOf(document, operation);
  const inner = schema?.properties?.["items"]?.items ?? schema?.items;
  return inner === undefined ? schema : flattenSchema(document, inner);
};

/** A change of each good answer's entries. */
const changeSuccessItems =
  (change: (entry: Item) => unknown) =>
  (given: FaultProxyResponse): void => {
    if (given.status === 200 && !(given.body instanceof Uint8Array)) itemsOf(given.body).forEach(change);
  };

const withContentType = (given: FaultProxyResponse, type: string): FaultProxyResponse => {
  given.headers.set("content-type", type);
  return given;
};

/** Every fault that can be seeded into an operation. */
function faultsOfOperation(document: OpenApiDocument, operation: ContractOperation): SeededFault[] {
  const { id, bearerAuth, requestBody, parameters, responses } = operation;
  const schema = successSchemaOf(document, operation);
  const entry = itemSchemaOf(document, operation);
  const fields = Object.entries(entry?.properties ?? {}).map(
    ([name, part]) => [name, flattenSchema(document, part)] as const,
  );
  const required = entry?.required ?? [];
  const [firstRequired] = required;
  const isList = schema?.properties?.["total"] !== undefined;
  const give = (kind: string, change: NonNullable<SeededFault["changeResponse"]>): SeededFault => ({
    kind,
    operationId: id,
    changeResponse: change,
  });
  const ask = (kind: string, change: (asked: FaultProxyRequest) => void): SeededFault => ({
    kind,
    operationId: id,
    changeRequest: change,
  });
  const inField = (
    kind: string,
    fits: (part: SchemaObject, name: string) => boolean,
    value: unknown,
  ): SeededFault[] => {
    const found = fields.find(([name, part]) => required.includes(name) && fits(part, name));
    return found === undefined
      ? []
      : [
          give(
            kind,
            changeSuccessItems((one) => void (one[found[0]] = value)),
          ),
        ];
  };
  const good = (kind: string, change: (given: FaultProxyResponse) => FaultProxyResponse | void): SeededFault =>
    give(kind, (given) => (given.status === 200 ? change(given) : given));
  const has = (name: string): boolean => parameters.some((one) => one.name === name);

  return [
    good("answers 201 instead of 200", (given) => ({ ...given, status: 201 })),
    good("answers 500", (given) => ({
      ...given,
      status: 500,
      body: { message: "Naməlum xəta baş verdi!" },
      headers: new Headers({ "content-type": "application/json" }),
    })),
    good("answers with another content type", (given) => withContentType(given, "text/html")),
    good("answers with nothing", (given) => ({ ...given, body: undefined })),
    ...(schema === undefined ? [] : [good("wraps its answer", (given) => ({ ...given, body: { data: given.body } }))]),
    ...(firstRequired === undefined
      ? []
      : [
          give(
            "leaves out a required field",
            changeSuccessItems((one) => void delete one[firstRequired]),
          ),
          give(
            "says null for a required field",
            changeSuccessItems((one) => void (one[firstRequired] = null)),
          ),
        ]),
    ...inField("says a number as text", (part) => part.type === "integer" || part.type === "number", "12"),
    ...inField("says a text as a number", (part) => part.type === "string" && part.enum === undefined, 12),
    ...inField("says yes or no as text", (part) => part.type === "boolean", "true"),
    ...inField("says a word that is not among the choices", (part) => part.enum !== undefined, "Unknown"),
    ...inField("says a time in another format", (part) => part.format === "date-time", "20.03.2026 10:00"),
    ...inField("says a day in another format", (part) => part.format === "date", "20.03.2026"),
    ...inField("says a list as one thing", (part) => part.type === "array", {}),
    ...(entry !== undefined && has("lang") && JSON.stringify(entry).includes("x-localised")
      ? [ask("ignores lang", ({ url }) => url.searchParams.set("lang", "az"))]
      : []),
    ...(bearerAuth === "required"
      ? [
          give("wants no token", (given) =>
            given.status === 401 ? { ...given, status: 200, body: successExampleOf(operation) } : given,
          ),
        ]
      : []),
    ...(bearerAuth !== "none"
      ? [give("answers 403 instead of 401", (given) => (given.status === 401 ? { ...given, status: 403 } : given))]
      : []),
    give("refuses without words", (given) => (given.status >= 400 ? { ...given, body: { error: "x" } } : given)),
    give("refuses in HTML", (given) =>
      given.status >= 400 ? withContentType({ ...given, body: Buffer.from("<h1>Error</h1>") }, "text/html") : given,
    ),
    give("refuses with a status that is not declared", (given) =>
      given.status >= 400 ? { ...given, status: 418 } : given,
    ),
    give("refuses in Azerbaijani alone", (given) =>
      given.status >= 400 ? { ...given, body: { message: "Parametrlər yanlışdır." } } : given,
    ),
    ...(requestBody?.required === true
      ? [
          give("takes whatever is sent", (given) =>
            given.status === 400 || given.status === 422
              ? { ...given, status: 200, body: successExampleOf(operation) }
              : given,
          ),
        ]
      : []),
    ...(parameters.some(
      ({ in: place, required: must, name }) => name !== "lang" && (place === "path" || must === true || has("page")),
    )
      ? [
          give("takes any address", (given) =>
            given.status === 400 ? { ...given, status: 200, body: successExampleOf(operation) } : given,
          ),
        ]
      : []),
    ...(parameters.some(({ in: place, name }) => place === "path" && name === "id")
      ? [
          give("finds what does not exist", (given) =>
            given.status === 404 ? { ...given, status: 200, body: successExampleOf(operation) } : given,
          ),
        ]
      : []),
    ...(isList
      ? [
          ask("ignores page", ({ url }) => url.searchParams.delete("page")),
          ask("ignores perPage", ({ url }) => url.searchParams.delete("perPage")),
          good(
            "counts its page instead of all",
            ({ body: answer }) =>
              void ((answer as { total: number; items: unknown[] }).total = (
                answer as { items: unknown[] }
              ).items.length),
          ),
          good("counts pages from 0", ({ body: answer }) => void ((answer as { page: number }).page -= 1)),
        ]
      : []),
    ...(has("sort") ? [ask("ignores sort", ({ url }) => url.searchParams.delete("sort"))] : []),
    ...(has("word") && isList
      ? [
          ask(
            "ignores word",
            ({ url }) => url.searchParams.get("word") === "qqxxzzwwqq" && url.searchParams.set("word", "a"),
          ),
        ]
      : []),
    ...parameters
      .filter(
        ({ name, in: place, schema: part }) =>
          place === "query" &&
          name !== "lang" &&
          flattenSchema(document, part).enum !== undefined &&
          entry?.properties?.[name] !== undefined,
      )
      .map(({ name }) => ask(`ignores ${name}`, ({ url }) => url.searchParams.delete(name))),
    ...(has("Idempotency-Key")
      ? [ask("ignores Idempotency-Key", ({ headers }) => headers.delete("idempotency-key"))]
      : []),
    ...Object.keys(responses.get(200)?.headers ?? {}).map((name) =>
      good(`leaves out ${name}`, ({ headers }) => headers.delete(name)),
    ),
    ...renamedTokenFaults(operation, good),
    ...semanticFaults(operation, good),
  ];
}

/** The good example of an operation: what a careless server would answer whatever it was asked. */
const successExampleOf = ({ responses }: ContractOperation): unknown =>
  structuredClone(Object.values(responses.get(200)?.content?.["application/json"]?.examples ?? {})[0]?.value ?? {});

/** Every fault over every operation, and those of the feed. */
export const allFaults = (
  document: OpenApiDocument,
  operations: readonly ContractOperation[],
): readonly SeededFault[] => [
  ...operations.flatMap((operation) => faultsOfOperation(document, operation)),
  ...feedFaults.map((fault) => ({ ...fault, operationId: feedOperationId })),
];
