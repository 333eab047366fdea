import type { ParameterObject, SchemaObject } from "../contract/document.ts";
import type { ContractOperation } from "../contract/operations.ts";
import type { ContractValidator } from "../contract/validator.ts";
import { parseJson, type ProxiedCall } from "./judgeCall.ts";

/** Returns how a request violates the contract. The values of parameters are never part of a message: some are secret. */
export function findRequestErrors(
  operation: ContractOperation,
  call: ProxiedCall,
  validator: ContractValidator,
): string[] {
  const { url, requestHeaders } = call;
  const known = new Set(
    operation.parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.name] : [])),
  );
  return [
    ...[...new Set(url.searchParams.keys())]
      .filter((name) => !known.has(name))
      .map((name) => `The parameter ${name} is not declared`),
    ...operation.parameters.flatMap((parameter) =>
      findParameterErrors(parameter, readParameter(operation, parameter, call), validator),
    ),
    ...(operation.bearerAuth === "required" && !/^Bearer ./i.test(requestHeaders.get("authorization") ?? "")
      ? ["The request has no bearer token"]
      : []),
    ...findBodyErrors(operation, call, validator),
  ];
}

/** Returns the texts of a parameter: none when the request lacks it, several when the query repeats it. */
function readParameter(
  { path }: ContractOperation,
  { name, in: place }: ParameterObject,
  { url, requestHeaders }: ProxiedCall,
): string[] {
  if (place === "query") return url.searchParams.getAll(name);
  if (place === "header") return [requestHeaders.get(name)].filter((text) => text !== null);
  const index = path.split("/").indexOf(`{${name}}`);
  const segment = url.pathname.split("/")[index] ?? "";
  try {
    return [decodeURIComponent(segment)];
  } catch {
    return [segment];
  }
}

function findParameterErrors(
  { name, required = false, schema }: ParameterObject,
  texts: readonly string[],
  validator: ContractValidator,
): string[] {
  const [first] = texts;
  if (first === undefined) return required ? [`The parameter ${name} is missing`] : [];
  const lists = [texts, texts.map((text) => getMeanings(text).at(-1))];
  return [...getMeanings(first), ...lists].some((value) => validator.matchesSchema(schema, value))
    ? []
    : [`The parameter ${name} is invalid: ${describeSchema(schema)}`];
}

/** Returns the values that the text of a parameter can mean. */
function getMeanings(text: string): unknown[] {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  return [text, ...(isNumber ? [Number(text)] : []), ...(text === "true" || text === "false" ? [text === "true"] : [])];
}

/** Returns the keywords of a schema that limit a value. */
const describeSchema = (schema: SchemaObject): string =>
  JSON.stringify(schema, (name, value: unknown) =>
    ["description", "title", "examples"].includes(name) ? undefined : value,
  );

function findBodyErrors(operation: ContractOperation, call: ProxiedCall, validator: ContractValidator): string[] {
  const declared = operation.requestBody;
  const { requestBody, requestHeaders } = call;
  if (declared === undefined) return requestBody.length === 0 ? [] : ["The operation has no request body"];
  if (requestBody.length === 0) return declared.required ? ["The request body is missing"] : [];
  const type = requestHeaders.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== declared.type) return [`Content-Type is ${type === "" ? "missing" : type} instead of ${declared.type}`];
  if (type !== "application/json") return [];
  const body = parseJson(requestBody);
  return body === undefined ? ["The request body is not JSON"] : validator.valueErrors(declared.pointer, body);
}
