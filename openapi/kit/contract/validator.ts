import { createContractAjv } from "../../../codegen/ajv.ts";
import type { HeaderObject, OpenApiDocument, OrReference, SchemaObject } from "./document.ts";
import { findUnreadableTexts, findWrongLanguageTexts, type Language } from "./language.ts";
import { resolvePointer } from "./pointer.ts";
import type { ContractOperation } from "./operations.ts";

/** A response of a server. `body` is parsed JSON, the bytes of a file, or `undefined` when JSON cannot be parsed. */
export type ReceivedResponse = { status: number; headers: Headers; body: unknown };

/** One violation of the contract. */
export type ContractError = {
  /** The violation in one sentence. */
  message: string;
  /** What the contract expects, where `message` also contains what was received. */
  expected?: string;
  /** What was received instead: a header, or the value in the body. */
  received?: string;
  /** A JSON pointer to the violated rule in the bundled contract. */
  pointer: string;
};

/** Validates responses and values against the contract. */
export type ContractValidator = {
  /** Returns the violations of a response, or an empty list. */
  findResponseErrors: (operation: ContractOperation, received: ReceivedResponse, lang: Language) => ContractError[];
  /** Returns the violations of the schema at a JSON pointer. */
  findValueErrors: (pointer: string, value: unknown) => ContractError[];
  /** Returns one sentence per violation of a response, or an empty list. */
  responseErrors: (operation: ContractOperation, received: ReceivedResponse, lang: Language) => string[];
  /** Returns one sentence per violation of the schema at a JSON pointer. */
  valueErrors: (pointer: string, value: unknown) => string[];
  /** Returns whether a value is valid by a schema of the contract. */
  matchesSchema: (schema: SchemaObject, value: unknown) => boolean;
};

/** Creates a validator for a contract. Schemas are compiled on first use. */
export function createContractValidator(document: OpenApiDocument): ContractValidator {
  const ajv = createContractAjv(document, { verbose: true });
  const pointers = mapPointers(ajv.schemas["contract"]?.schema);
  const findValueErrors: ContractValidator["findValueErrors"] = (pointer, value) => {
    const validate = ajv.getSchema(`contract${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`);
    if (validate === undefined) throw new Error(`The contract has no ${pointer}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, schemaPath, parentSchema, message, params }) => ({
      message: `${instancePath === "" ? "The body" : instancePath} ${message ?? "is invalid"}${"allowedValues" in params ? `: ${(params["allowedValues"] as unknown[]).join(", ")}` : ""}`,
      ...(instancePath !== "" && {
        received: `${instancePath}: ${(JSON.stringify(resolvePointer(value, instancePath)) ?? "nothing").slice(0, 200)}`,
      }),
      pointer: resolveSchemaPath(pointer, schemaPath, parentSchema && pointers.get(parentSchema)),
    }));
  };

  const findResponseErrors: ContractValidator["findResponseErrors"] = (operation, { status, headers, body }, lang) => {
    const declared = operation.responses.get(status);
    if (declared === undefined) return [describeUndeclaredStatus(operation, status)];
    const { pointer, content } = declared;
    const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    const media = content?.[type];
    if (content !== undefined && media === undefined)
      return [describeWrongType(Object.keys(content), type, `${pointer}/content`)];
    const headerErrors = Object.entries(declared.headers ?? {}).flatMap(([name, header]) =>
      findHeaderErrors(name, resolveHeader(document, header), headers, `${pointer}/headers/${name}`),
    );
    if (!isJsonType(type) || media?.schema === undefined)
      return body instanceof Uint8Array && body.length === 0
        ? [...headerErrors, { message: "The file is empty", expected: "a file", received: "an empty file", pointer }]
        : headerErrors;
    if (body === undefined)
      return [...headerErrors, { message: "The body is not JSON", expected: "a body in JSON", pointer }];
    const schemaPointer = `${pointer}/content/${type.replace("/", "~1")}/schema`;
    return [
      ...headerErrors,
      ...findValueErrors(schemaPointer, body),
      ...findTextErrors(document, { schema: media.schema, pointer: schemaPointer }, body, lang),
    ];
  };
  const toMessage = ({ message }: ContractError): string => message;
  const responseErrors: ContractValidator["responseErrors"] = (...args) => findResponseErrors(...args).map(toMessage);
  const valueErrors: ContractValidator["valueErrors"] = (...args) => findValueErrors(...args).map(toMessage);

  const compiled = new Map<SchemaObject, (value: unknown) => boolean>();
  const matchesSchema: ContractValidator["matchesSchema"] = (schema, value) => {
    const validate =
      compiled.get(schema) ??
      ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as object);
    compiled.set(schema, validate);
    return validate(value);
  };
  return { findResponseErrors, findValueErrors, responseErrors, valueErrors, matchesSchema };
}

function describeUndeclaredStatus({ responses, pointer }: ContractOperation, status: number): ContractError {
  const statuses = [...responses.keys()].join(", ");
  return {
    message: `Status ${status} is not declared; declared are ${statuses}`,
    expected: `a declared status: ${statuses}`,
    pointer: `${pointer}/responses`,
  };
}

function describeWrongType(declaredTypes: readonly string[], type: string, pointer: string): ContractError {
  const types = declaredTypes.join(" or ");
  return {
    message: `Content-Type is ${type === "" ? "missing" : type} instead of ${types}`,
    expected: `Content-Type ${types}`,
    received: type === "" ? "no Content-Type" : `Content-Type ${type}`,
    pointer,
  };
}

/** Returns the violation of a declared header, or an empty list. */
function findHeaderErrors(
  name: string,
  { schema = {}, required = false }: HeaderObject,
  headers: Headers,
  pointer: string,
): ContractError[] {
  const header = headers.get(name);
  if (header === null && !required) return [];
  if (header === null)
    return [
      {
        message: `The header ${name} is missing`,
        expected: `the header ${name}`,
        received: `only the headers ${[...headers.keys()].join(", ")}`,
        pointer,
      },
    ];
  const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
  const isInteger = /^\d+$/.test(header) && Number(header) >= minimum && Number(header) <= maximum;
  if (schema.type !== "integer" || isInteger) return [];
  const bounds = minimum > -Infinity && maximum < Infinity ? ` from ${minimum} to ${maximum}` : "";
  return [
    {
      message: `The header ${name} is "${header}" instead of an integer${bounds}`,
      expected: `an integer${bounds} in the header ${name}`,
      received: `${name}: ${header}`,
      pointer,
    },
  ];
}

/** Returns the unreadable texts of a body, and the first one in another language than the requested one. */
function findTextErrors(
  document: OpenApiDocument,
  { schema, pointer }: { schema: OrReference<SchemaObject>; pointer: string },
  body: unknown,
  lang: Language,
): ContractError[] {
  const errors: ContractError[] = findUnreadableTexts(document, schema, body, lang).map((message) => ({
    message,
    pointer,
  }));
  const [wrong] = findWrongLanguageTexts(document, schema, body, lang);
  if (wrong === undefined) return errors;
  const { path } = wrong;
  const text = `"${wrong.text.slice(0, 60)}"`;
  return [
    ...errors,
    {
      message: `${path} is not in ${lang}: ${text}`,
      expected: `${path} in the requested language ${lang}`,
      received: `${path}: ${text}`,
      pointer,
    },
  ];
}

/** Returns whether a media type is JSON, such as `application/problem+json`. */
const isJsonType = (type: string): boolean => /^application\/([\w.-]+\+)?json$/.test(type);

const resolveHeader = (document: OpenApiDocument, header: OrReference<HeaderObject>): HeaderObject =>
  "$ref" in header ? (resolvePointer(document, header.$ref) as HeaderObject) : header;

/** Returns the JSON pointer of each object below a node of the bundled contract. */
function mapPointers(node: unknown, pointer = "#", pointers = new Map<object, string>()): ReadonlyMap<object, string> {
  if (typeof node !== "object" || node === null) return pointers;
  pointers.set(node, pointer);
  for (const [name, child] of Object.entries(node))
    mapPointers(child, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, pointers);
  return pointers;
}

/**
 * Returns the JSON pointer of a rule into the bundled contract. `parentPointer` is that of the schema with the rule, where
 * known. Ajv itself gives a path relative to the schema behind the last `$ref`, or to the contract.
 */
function resolveSchemaPath(schemaPointer: string, schemaPath: string, parentPointer: string | undefined): string {
  if (parentPointer !== undefined) return `${parentPointer}/${schemaPath.split("/").at(-1)}`;
  const path = decodeURIComponent(schemaPath.slice(schemaPath.indexOf("#")));
  return schemaPath.startsWith("contract") || path.startsWith("#/components/")
    ? path
    : `${schemaPointer}${path.slice(1)}`;
}
