import { isFields } from "../../../src/api/readers/fields.ts";
import type { OpenApiDocument } from "../contract/document.ts";
import { listFieldNames, type ContractOperation } from "../contract/operations.ts";
import { assertContract, ContractViolation, type ContractCheck } from "./check.ts";
import type { OperationResponse } from "./contractClient.ts";
import type { RecordedCall } from "./recordedCalls.ts";

type StatusesByCode = ReadonlyMap<string, ReadonlySet<number>>;

/** Returns the statuses with which the examples of the contract name each code. */
function readCodeStatuses(operations: readonly ContractOperation[]): StatusesByCode {
  const found = new Map<string, Set<number>>();
  for (const { responses } of operations)
    for (const [status, { content = {} }] of responses)
      for (const { examples = {} } of Object.values(content))
        for (const { value } of Object.values(examples))
          if (status >= 400 && isFields(value) && typeof value["code"] === "string")
            found.set(value["code"], (found.get(value["code"]) ?? new Set()).add(status));
  return found;
}

/** Returns which members of a problem contradict the response or each other. */
function findContradiction(status: number, problem: unknown, statusesByCode: StatusesByCode): string | undefined {
  if (!isFields(problem)) return undefined;
  const { code, detail, message } = problem;
  if (typeof problem["status"] === "number" && problem["status"] !== status) return `status ${status} in the body too`;
  if (typeof detail === "string" && typeof message === "string" && detail !== message)
    return "the same text in detail and message";
  const statuses = statusesByCode.get(String(code));
  return statuses === undefined || statuses.has(status)
    ? undefined
    : `a code of status ${status}, and not ${String(code)} of ${[...statuses].join(" or ")}`;
}

/** Returns the errors that an operation has returned so far. */
const findErrors = (recordedCalls: readonly RecordedCall[], { id }: ContractOperation): readonly RecordedCall[] =>
  recordedCalls.filter(({ operation, response }) => operation.id === id && response.status >= 400);

/** Returns the first level of the fields that a problem names. */
const listNamedFields = ({ body }: OperationResponse): readonly string[] =>
  isFields(body) && Array.isArray(body["fields"])
    ? body["fields"].flatMap((problem: unknown) =>
        isFields(problem) && typeof problem["field"] === "string" ? (problem["field"].split("/")[0] ?? []) : [],
      )
    : [];

/** Returns the texts of a problem for the user. */
const readReasons = ({ body }: OperationResponse): string => {
  if (!isFields(body)) return "";
  const { message, fields } = body;
  return JSON.stringify([message, fields]);
};

/** Checks that a problem names fields as the request does, and not those of another operation. */
const createFieldNamesCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "names the fields of the request in an error",
  run: () => {
    const names = new Set([
      ...listFieldNames(document, operation.requestBody?.schema ?? {}),
      ...operation.parameters.map(({ name }) => name),
    ]);
    for (const { response } of findErrors(recordedCalls, operation)) {
      const other = listNamedFields(response).find((name) => !names.has(name));
      assertContract(other === undefined, `one of the fields ${[...names].join(", ")}`, other, response.curl);
    }
    return Promise.resolve();
  },
});

/** The most errors of an operation that are asked for again. */
const maxRepeatedErrors = 3;

/** Checks that the texts of an error are in the language of `lang`, whatever the browser prefers. */
const createErrorLanguageCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "writes errors in the language of lang, and not of Accept-Language",
  run: async (context) => {
    const rejected = findErrors(recordedCalls, operation).filter(
      ({ request, response }) => [400, 422].includes(response.status) && request.form === undefined,
    );
    const withFields = rejected.filter(({ response }) => listNamedFields(response).length > 0);
    for (const { request } of [...withFields, ...rejected].slice(0, maxRepeatedErrors)) {
      const ask = (acceptLanguage: string): Promise<OperationResponse> =>
        context.client.send(operation, {
          ...request,
          lang: "ru",
          headers: { ...request.headers, "accept-language": acceptLanguage },
        });
      const [russian, english] = [await ask("ru"), await ask("en")];
      if (russian.status !== english.status || ![400, 422].includes(russian.status)) continue;
      assertContract(
        readReasons(english) === readReasons(russian),
        `the texts in Russian: ${readReasons(russian).slice(0, 300)}`,
        readReasons(english).slice(0, 300),
        english.curl,
      );
    }
  },
});

/** Returns the checks of errors: their members agree, they name fields of the request, and they are in its language. */
export const createErrorChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  operations: readonly ContractOperation[],
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  {
    name: "returns errors whose code and status agree",
    run: () => {
      const statusesByCode = readCodeStatuses(operations);
      for (const { response } of findErrors(recordedCalls, operation)) {
        const expected = findContradiction(response.status, response.body, statusesByCode);
        if (expected !== undefined)
          throw new ContractViolation(expected, `${response.status} ${response.text.slice(0, 300)}`, response.curl);
      }
      return Promise.resolve();
    },
  },
  createFieldNamesCheck(document, operation, recordedCalls),
  ...(operation.requestBody === undefined ? [] : [createErrorLanguageCheck(operation, recordedCalls)]),
];
