import { STATUS_CODES } from "node:http";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import { flattenSchema, listFieldNames, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { ContractViolation } from "../outcomes.ts";
import { assertHolds, describeResponse } from "../responses/judgeResponse.ts";
import { createErrorLanguageChecks, listProblemFields } from "./errorLanguageChecks.ts";
import { findErrors, findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

type StatusesByCode = ReadonlyMap<string, ReadonlySet<number>>;

/** Returns the statuses with which the examples of the contract name each code. */
function readCodeStatuses(operations: readonly ContractOperation[]): StatusesByCode {
  const found = new Map<string, Set<number>>();
  for (const { responses } of operations)
    for (const [status, { content = {} }] of responses)
      for (const { examples = {} } of Object.values(content))
        for (const { value } of Object.values(examples))
          if (status >= 400 && isRecord(value) && typeof value["code"] === "string")
            found.set(value["code"], (found.get(value["code"]) ?? new Set()).add(status));
  return found;
}

/** The reason phrases that RFC 9110 has renamed, or that servers had before it. */
const otherPhrases: Readonly<Record<number, readonly string[]>> = {
  413: ["Content Too Large", "Request Entity Too Large"],
  422: ["Unprocessable Content"],
};

/** Returns whether a text is the reason phrase of a status. */
const isReasonPhrase = (status: number, text: string): boolean =>
  [STATUS_CODES[status], ...(otherPhrases[status] ?? [])].some(
    (phrase) => phrase?.toLowerCase() === text.toLowerCase(),
  );

/** Returns which members of a problem contradict the response or each other. */
function findContradiction(status: number, problem: unknown, statusesByCode: StatusesByCode): string | undefined {
  if (!isRecord(problem)) return undefined;
  const { code, detail, message } = problem;
  if (typeof problem["status"] === "number" && problem["status"] !== status) return `status ${status} in the body too`;
  if (typeof detail === "string" && typeof message === "string" && detail !== message)
    return "the same text in detail and message";
  const statuses = statusesByCode.get(String(code));
  return statuses === undefined || statuses.has(status)
    ? undefined
    : `a code of status ${status}, and not ${String(code)} of ${[...statuses].join(" or ")}`;
}

/** Returns which proposed members of a problem are not as the contract says. The portal shows none of them. */
function findWrongMember(status: number, problem: unknown): string | undefined {
  if (!isRecord(problem)) return undefined;
  const { type, title, fields } = problem;
  if (typeof type === "string" && type !== "about:blank") return "the type about:blank, as code states the kind";
  if (typeof title === "string" && !isReasonPhrase(status, title)) return `the reason phrase of ${status} in title`;
  return Array.isArray(fields) && fields.length === 0 ? "no fields where the error concerns none" : undefined;
}

/** Checks that the proposed members of errors are as the contract says. */
const createMembersCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "returns errors with the members that the contract proposes",
  run: () => {
    for (const { response } of findErrors(recordedCalls, operation)) {
      const expected = findWrongMember(response.status, response.body);
      if (expected !== undefined) throw new ContractViolation(expected, describeResponse(response), response.curl);
    }
    return Promise.resolve();
  },
});

/**
 * Returns a check that notes a violation in a specified operation: the specification says only that an error has a message,
 * and the portal reads no other member.
 */
const noteOfSpecified = (operation: ContractOperation, check: ContractCheck): ContractCheck =>
  operation.isProposed
    ? check
    : {
        ...check,
        run: async (context) => {
          try {
            await check.run(context);
          } catch (error) {
            if (!(error instanceof ContractViolation)) throw error;
            context.notes.add(`in an error, the contract proposes ${error.message}`, error.curl);
          }
        },
      };

/** The most different errors of an operation that are validated again. */
const maxValidated = 100;

/** Checks that each error is valid and in its language, also of the requests whose checks look at something else. */
const createValidityCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "returns only errors that are valid by the contract",
  run: (context) => {
    // What fails each time is another finding.
    if (findSuccesses(recordedCalls, operation).length === 0) return Promise.resolve();
    const isJudged = ({ request, response: { status, headers } }: RecordedCall): boolean =>
      request.query?.["lang"] === undefined &&
      operation.responses.has(status) &&
      // A web server in front may refuse a path that cannot be read, in its own words.
      /json/i.test(headers.get("content-type") ?? "");
    const calls = new Map(
      findErrors(recordedCalls, operation)
        .filter(isJudged)
        .map((call) => [`${call.request.lang} ${call.response.status} ${call.response.text.slice(0, 2000)}`, call]),
    );
    for (const { request, response } of [...calls.values()].slice(0, maxValidated)) {
      const [error] = context.validator.responseErrors(operation, response, request.lang ?? "az");
      if (error !== undefined) throw new ContractViolation(error, describeResponse(response), response.curl);
    }
    return Promise.resolve();
  },
});

/** The statuses with one reason for each operation, so that the code follows from the status. */
const statusesWithOneReason = [401, 403, 404, 409, 412];

/** Returns the codes that the examples of an operation have for a status. */
const listCodes = ({ responses }: ContractOperation, status: number): readonly unknown[] =>
  Object.values(responses.get(status)?.content ?? {})
    .flatMap(({ examples = {} }) => Object.values(examples))
    .flatMap(({ value }) => (isRecord(value) && value["code"] !== undefined ? [value["code"]] : []));

/** Checks that the code of an error is the one that the operation has for its status. */
const createReasonCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "names the reason of an error in its code",
  run: () => {
    for (const { response } of findErrors(recordedCalls, operation)) {
      const { status, body } = response;
      const code = isRecord(body) ? body["code"] : undefined;
      // Without a body, only a code of an e-mail can be refused.
      const isCode = status === 422 && operation.requestBody === undefined && operation.dataOf === "credential";
      const codes = [...new Set(listCodes(operation, status))];
      const isJudged = isCode || statusesWithOneReason.includes(status);
      if (code === undefined || codes.length === 0 || !isJudged) continue;
      assertHolds(codes.includes(code), `the code ${codes.join(" or ")} with ${status}`, response);
    }
    return Promise.resolve();
  },
});

/** A secret that is shorter may be part of another text by chance. */
const minSecretLength = 6;

/** Returns the texts in a value, down to those of its fields and entries. */
const listTexts = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(listTexts)
      : [];

/** Returns the texts of a request that the contract marks as secret or personal. */
function listSecrets(
  document: OpenApiDocument,
  { parameters, requestBody }: ContractOperation,
  { query = {}, path = {}, body }: RecordedCall["request"],
): readonly string[] {
  const isMarked = (schema: SchemaObject | undefined): boolean =>
    schema !== undefined && flattenSchema(document, schema)["x-sensitive"] === true;
  const values = { ...query, ...path };
  const schema = flattenSchema(document, requestBody?.schema ?? {});
  const marked = [schema, ...(schema.oneOf ?? []).map((kind) => flattenSchema(document, kind))].flatMap(
    ({ properties = {} }) => Object.keys(properties).filter((name) => isMarked(properties[name])),
  );
  return [
    ...parameters
      .filter((parameter) => parameter["x-sensitive"] === true || isMarked(parameter.schema))
      .map(({ name }) => values[name]),
    ...Object.entries(isRecord(body) ? body : {})
      .filter(([name]) => marked.includes(name))
      .flatMap(([, value]) => listTexts(value)),
  ].filter((value): value is string => typeof value === "string" && value.length >= minSecretLength);
}

/** Checks that an error does not repeat a secret of the request: errors are logged and reported. */
const createSecretCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "repeats no secret of the request in an error",
  run: () => {
    for (const { request, response } of findErrors(recordedCalls, operation)) {
      const received = isRecord(response.body) ? JSON.stringify(response.body) : "";
      const secret = listSecrets(document, operation, request).find((text) =>
        [text, encodeURIComponent(text)].some((form) => received.includes(JSON.stringify(form).slice(1, -1))),
      );
      assertHolds(secret === undefined, "an error without the secrets of the request", response);
    }
    return Promise.resolve();
  },
});

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
      const other = listProblemFields(response).find((name) => !names.has(name));
      if (other !== undefined)
        throw new ContractViolation(`one of the fields ${[...names].join(", ")}`, other, response.curl);
    }
    return Promise.resolve();
  },
});

/** Notes that the error for an unknown path is no problem in JSON, as that of a call which this server does not have. */
const createUnknownPathCheck = (operation: ContractOperation): ContractCheck => ({
  name: "answers an unknown path with an error in JSON",
  run: async (context) => {
    const unknown = { ...operation, path: `${operation.path}/no-such-call` };
    const response = await context.client.send(unknown, { lang: "ru" });
    const { status, body, curl } = response;
    if (status >= 400 && !(isRecord(body) && typeof body["message"] === "string"))
      context.notes.add(`an unknown path returns no problem in JSON: ${describeResponse(response)}`, curl);
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
        if (expected !== undefined) throw new ContractViolation(expected, describeResponse(response), response.curl);
      }
      return Promise.resolve();
    },
  },
  createFieldNamesCheck(document, operation, recordedCalls),
  ...[createMembersCheck, createReasonCheck, createValidityCheck].map((create) =>
    noteOfSpecified(operation, create(operation, recordedCalls)),
  ),
  createSecretCheck(document, operation, recordedCalls),
  ...(operation.id === "readServiceStatus" ? [createUnknownPathCheck(operation)] : []),
  ...createErrorLanguageChecks(operation, recordedCalls).map((check) => noteOfSpecified(operation, check)),
];
