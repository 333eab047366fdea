import { isDeepStrictEqual } from "node:util";
import { maxPerPage } from "../../../src/generated/perPage.ts";
import { pickDeclaredFields } from "../contract/declaredFields.ts";
import type { OpenApiDocument } from "../contract/document.ts";
import type { Language } from "../contract/language.ts";
import type { ContractError, ContractValidator } from "../contract/validator.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { isSpecifiedSuccess } from "../contract/specifiedSuccess.ts";
import type { Personas } from "./personas.ts";
import { withBody, type ContractClient, type OperationRequest, type OperationResponse } from "./run/contractClient.ts";
import {
  findMissingSpecifiedFields,
  findOptionalFields,
  readEntries,
  readSpecifiedBody,
  refusesInBody,
} from "./responses/specifiedResponses.ts";

/** The dependencies of a check. */
export type VerifyContext = {
  document: OpenApiDocument;
  operations: ReadonlyMap<string, ContractOperation>;
  client: ContractClient;
  validator: ContractValidator;
  personas: Personas;
  /** Whether the check may change data on the server. */
  allowWrites: boolean;
  /** The operation that is verified; `undefined` for the feed. Only its own responses are noted. */
  operationId: string | undefined;
  /** Receives where a response of a specified operation differs from the contract, and the portal reads it all the same, and the command that repeats the request. */
  notes: { add: (note: string, curl?: string) => void };
  /** Receives the optional fields of the contract, and whether the specified operation ever returned them. */
  optionalFields: Map<string, boolean>;
  /** Receives what lists the specified operation returned. */
  lists: Set<"empty" | "filled">;
};

/**
 * One check. `run` throws `ContractViolation` for a violation, `CheckSkipped` when the check cannot run, and `OperationAbsent`
 * when the server does not implement a proposed operation.
 */
export type ContractCheck = {
  name: string;
  /** Whether the specification states the rule, and not only the contract. Without it, a specified operation gets a note. */
  isSpecified?: boolean;
  /** Whether a refusal with 429 may be what the check looks for: its requests are few, or it counts them itself. */
  judgesRateLimit?: boolean;
  run: (context: VerifyContext) => Promise<void>;
};

/** The response in which a violation was found. */
export type ViolationSource = {
  operation: ContractOperation;
  response: OperationResponse;
  /** The statuses of which the response had to have one. */
  expected: readonly number[];
  /** The violated rule of a schema or a header; absent when the status is wrong. */
  rule?: ContractError | undefined;
};

/** The server violated the contract. */
export class ContractViolation extends Error {
  readonly details: readonly string[];
  readonly curl: string | undefined;
  readonly source: ViolationSource | undefined;
  constructor(expected: string, received: string, curl?: string, source?: ViolationSource) {
    super(expected);
    this.name = "ContractViolation";
    this.curl = curl;
    this.source = source;
    this.details = [
      `expected: ${expected}`,
      `received: ${received === expected ? `the text "${received}"` : received}`,
      ...(curl === undefined ? [] : [`repeat:   ${curl}`]),
    ];
  }
}

/** The check cannot run. The message contains the reason. */
export class CheckSkipped extends Error {}

/** The server does not implement a proposed operation. */
export class OperationAbsent extends Error {
  readonly operationId: string;
  readonly source: ViolationSource;
  constructor(operationId: string, message: string, source: ViolationSource) {
    super(message);
    this.operationId = operationId;
    this.source = source;
  }
}

/** The reason of a check that a rate limit of the server keeps from an end. */
export const rateLimitReason = "rate limited; wait and try again";

/** Resolves like a promise; to `undefined` when it rejects with `CheckSkipped`. */
export const unlessSkipped = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  value.catch((error: unknown) => {
    if (error instanceof CheckSkipped) return undefined;
    throw error;
  });

/** Throws `CheckSkipped` when a status is 429, because rate limiting is not a violation. */
export function skipWhenRateLimited(...statuses: readonly number[]): void {
  if (statuses.includes(429)) throw new CheckSkipped(rateLimitReason);
}

/** Throws `CheckSkipped` unless the check may change data on the server. */
export function requireWrites({ allowWrites }: VerifyContext): void {
  if (!allowWrites) throw new CheckSkipped("changes data; allow it with --allow-writes");
}

/** Returns an operation by its id. Throws `CheckSkipped` when the contract does not contain it. */
export function getOperation({ operations }: VerifyContext, id: string): ContractOperation {
  const operation = operations.get(id);
  if (operation === undefined) throw new CheckSkipped(`The contract has no ${id}`);
  return operation;
}

/** Sends a request and asserts the response with `assertResponse`. Throws `OperationAbsent` when only 200 is expected and the operation is absent. */
export async function expectResponse(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  ...expected: number[]
): Promise<OperationResponse> {
  const response = await context.client.send(operation, request);
  if (expected.every((status) => status === 200)) throwIfAbsent(operation, request, response);
  return assertResponse(context, operation, response, request.lang ?? "az", expected);
}

/** Sends a request that an operation may reject, and expects one of `statuses` that it declares, or one of `others`. */
export const expectRejection = (
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  statuses: readonly number[],
  others: readonly number[] = [],
): Promise<OperationResponse> =>
  expectResponse(context, operation, request, ...others, ...selectDeclared(operation, statuses));

/** Returns those of several statuses that a proposed operation declares; of a specified one all, which only a note is about. */
function selectDeclared({ isProposed, responses }: ContractOperation, statuses: readonly number[]): readonly number[] {
  const declared = statuses.filter((status) => !isProposed || responses.has(status));
  return declared.length > 0 ? declared : statuses;
}

/**
 * Throws `OperationAbsent` when a proposed operation that has to return 200 returns 405 or 501, 404, or 401 to a request
 * with all that it needs. A 404 for a path with an id is not enough, because the id came from the server and has to exist.
 */
function throwIfAbsent(
  operation: ContractOperation,
  { path = {} }: OperationRequest,
  response: OperationResponse,
): void {
  const { id, isProposed } = operation;
  const { status } = response;
  if (isProposed && ([401, 405, 501].includes(status) || (status === 404 && path["id"] === undefined)))
    throw new OperationAbsent(id, `${id} returned ${status}, and it is only proposed`, {
      operation,
      response,
      expected: [200],
    });
}

/**
 * Returns whether a response refuses its request: with the status of an error, or of a specified operation also with a body
 * that the portal reads as a refusal, such as `{ success: false }`.
 */
export const isRefusal = (operation: ContractOperation, { status, body }: OperationResponse): boolean =>
  status >= 400 || (!operation.isProposed && status >= 200 && refusesInBody(operation, body));

/** Returns whether a response takes its request: with the status of a success, and without a body that refuses it. */
export const isAccepted = (operation: ContractOperation, response: OperationResponse): boolean =>
  response.status >= 200 && response.status < 300 && !isRefusal(operation, response);

/**
 * Sends a request that a specified operation has to refuse. Throws `ContractViolation` when the response is no error. Which
 * error it is, the specification leaves open: another one than the contract's `statuses` is a note.
 */
export async function expectRefusal(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  ...statuses: number[]
): Promise<void> {
  const response = await context.client.send(operation, request);
  const { status } = response;
  skipWhenRateLimited(status);
  if (!isRefusal(operation, response))
    throw new ContractViolation(
      `an error, by the contract ${statuses.join(" or ")}${nameOther(context, operation)}`,
      describeResponse(response),
      response.curl,
      { operation, response, expected: statuses },
    );
  if (statuses.includes(status)) noteDifference(context, operation, response, request.lang ?? "az");
  else {
    const received = status < 400 ? `status ${status} with a body that refuses,` : `status ${status}`;
    addNote(context, operation, `${received} instead of ${statuses.join(" or ")}`, response);
  }
}

const maxTextLength = 400;

/**
 * Describes a response by its status and text. A rule adds the value that violates it, unless the text shows it. For 429, adds
 * when another run would be accepted, because a limit may count the requests of an earlier run.
 */
export function describeResponse({ status, text, headers }: OperationResponse, rule?: ContractError): string {
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  const limit =
    status === 429
      ? ` (Retry-After: ${headers.get("retry-after") ?? "none"}; the limit may count the requests of an earlier run)`
      : "";
  const response = `${status === 0 ? "no response" : status} ${shown === "" ? "without a body" : shown}${limit}`;
  const isShown = rule?.received === undefined || (rule.received.startsWith("/") && shown === text);
  return isShown ? response : `${rule.received} (response: ${response})`;
}

/** Names the operation of a message in the findings of another one. */
const nameOther = ({ operationId }: VerifyContext, { id }: ContractOperation): string =>
  id === operationId ? "" : ` from ${id}`;

function addNote(
  { notes, operationId }: VerifyContext,
  { id }: ContractOperation,
  note: string,
  { curl }: OperationResponse,
): void {
  if (id === operationId) notes.add(note, curl);
}

function noteDifference(
  context: VerifyContext,
  operation: ContractOperation,
  response: OperationResponse,
  lang: Language,
): void {
  const [difference] = context.validator.responseErrors(operation, response, lang);
  if (difference !== undefined) addNote(context, operation, `${difference} (status ${response.status})`, response);
}

/** Returns whether a response is another success than the declared 200, or one without a body, which `x-mayBeEmpty` allows. */
const isBareSuccess = (operation: ContractOperation, { status, text }: OperationResponse): boolean =>
  operation.mayBeEmpty && isSpecifiedSuccess(operation, status) && (status !== 200 || text === "");

/**
 * Returns the response when its status is expected and it is valid by the contract. Throws `ContractViolation` otherwise. Throws
 * `CheckSkipped` for 429 where another error was expected, because rate limiting is not a violation.
 */
function assertResponse(
  context: VerifyContext,
  operation: ContractOperation,
  response: OperationResponse,
  lang: Language,
  expected: readonly number[],
): OperationResponse {
  const { status } = response;
  const isOwn = operation.id === context.operationId;
  if (!expected.includes(429) && !(expected.includes(200) && isOwn)) skipWhenRateLimited(status);
  if (!operation.isProposed) return assertSpecifiedResponse(context, operation, response, lang, expected);
  const source = { operation, response, expected };
  if (expected.includes(200) && isBareSuccess(operation, response)) return response;
  if (!expected.includes(status))
    throw new ContractViolation(
      `status ${expected.join(" or ")}${nameOther(context, operation)}`,
      describeResponse(response),
      response.curl,
      source,
    );
  const [rule] = context.validator.findResponseErrors(operation, response, lang);
  if (rule !== undefined)
    throw new ContractViolation(
      `${rule.expected ?? rule.message}${nameOther(context, operation)}`,
      describeResponse(response, rule),
      response.curl,
      { ...source, rule },
    );
  return withDeclaredFields(context, operation, response);
}

/**
 * Returns the response of a specified operation, with its body as the portal reads it where it differs from the contract.
 * Throws `ContractViolation` when the status is not expected, when a field that the specification names is missing, and
 * when the portal cannot read the body. Every other difference from the contract is a note.
 */
function assertSpecifiedResponse(
  context: VerifyContext,
  operation: ContractOperation,
  response: OperationResponse,
  lang: Language,
  expected: readonly number[],
): OperationResponse {
  const { status, headers } = response;
  const reject = (text: string, rule?: ContractError): never => {
    throw new ContractViolation(
      `${text}${nameOther(context, operation)}`,
      describeResponse(response, rule),
      response.curl,
      {
        operation,
        response,
        expected,
        rule,
      },
    );
  };
  const isSuccess = isSpecifiedSuccess(operation, status);
  if (!expected.includes(status) && !(isSuccess && expected.includes(200)))
    reject(
      `status ${expected.map((code) => (code === 200 && isSpecifiedSuccess(operation, 204) ? "2xx" : code)).join(" or ")}`,
    );
  if (!isBareSuccess(operation, response)) noteDifference(context, operation, response, lang);
  if (!isSuccess) return response;

  const type = headers.get("content-type") ?? "";
  // As in the portal: a page is never a response, and any other text is like an empty body.
  const bodyRule = (message: string, received?: string): ContractError => ({
    message,
    ...(received !== undefined && { received }),
    pointer: `${operation.pointer}/responses/200`,
  });
  if (/html|xml/i.test(type))
    reject(`JSON or no body instead of ${type}`, bodyRule("JSON or no body", `Content-Type ${type}`));
  const sentBody = response.body instanceof Uint8Array ? undefined : response.body;
  if (/json/i.test(type) && sentBody === undefined && response.text !== "")
    reject("a body in JSON", bodyRule("a body in JSON"));
  const mayRefuse = expected.some((code) => code >= 400);
  if (!mayRefuse && refusesInBody(operation, sentBody))
    reject("a body that does not refuse the request", bodyRule("no body that refuses the request"));
  const missing = findMissingSpecifiedFields(context.document, operation, sentBody);
  // Only the checks of the operation itself report it, once, and not those that need its response.
  if (missing.length > 0 && operation.id === context.operationId)
    reject(`the specified ${missing.join(", ")}`, bodyRule(`the specified ${missing.join(", ")}`));

  const pointer = `${operation.responses.get(200)?.pointer}/content/application~1json/schema`;
  const isValid = sentBody !== undefined && context.validator.valueErrors(pointer, sentBody).length === 0;
  const body = isValid ? sentBody : readSpecifiedBody(operation, sentBody ?? undefined);
  const [error] = operation.mayBeEmpty ? [] : context.validator.findValueErrors(pointer, body);
  if (error !== undefined) reject(error.message, error);
  const declared = withDeclaredFields(context, operation, withBody(response, body));
  if (operation.id !== context.operationId) return declared;
  for (const [name, isPresent] of findOptionalFields(context.document, operation, body))
    context.optionalFields.set(name, isPresent || context.optionalFields.get(name) === true);
  const entries = readEntries(operation, sentBody);
  if (entries !== undefined) context.lists.add(entries.length === 0 ? "empty" : "filled");
  return declared;
}

/**
 * Returns a successful response whose body has only the fields that the contract declares: a server may add others, which
 * are not compared. An envelope of a specified operation stays as it is.
 */
export function withDeclaredFields(
  { document, validator }: Pick<VerifyContext, "document" | "validator">,
  operation: ContractOperation,
  response: OperationResponse,
): OperationResponse {
  const { status, body } = response;
  const { pointer, content } = operation.responses.get(200) ?? {};
  const schema = content?.["application/json"]?.schema;
  if (status < 200 || status > 299 || schema === undefined || typeof body !== "object" || body === null)
    return response;
  const isEnvelope = (): boolean =>
    !operation.isProposed && validator.valueErrors(`${pointer}/content/application~1json/schema`, body).length > 0;
  return isEnvelope() ? response : withBody(response, pickDeclaredFields(document, schema, body));
}

/** Returns whether two responses say the same in the fields that the contract declares. */
export const hasSameContent = (
  context: VerifyContext,
  operation: ContractOperation,
  ...responses: readonly [OperationResponse, OperationResponse]
): boolean => {
  const [first, second] = responses.map((response) => withDeclaredFields(context, operation, response).body);
  return isDeepStrictEqual(first, second);
};

/** Sends a request, expects status 200 and returns the body. */
export const fetchBody = async <Body = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
): Promise<Body> => (await expectResponse(context, getOperation(context, id), request, 200)).body as Body;

/** The query of the largest page. */
export const largestPage = { perPage: maxPerPage } as const;

/** Returns the entries of a list, as many as one page can have. */
export const fetchItems = async <Item = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest = {},
): Promise<readonly Item[]> =>
  (
    await fetchBody<{ items: readonly Item[] }>(context, id, {
      ...request,
      query: { ...largestPage, ...request.query },
    })
  ).items;

/**
 * Sends a request that the server may refuse. Resolves to the body, of a specified operation as the portal reads it, or to
 * `undefined` after a refusal. Throws `CheckSkipped` for 429.
 */
export async function fetchUnlessRefused<Body = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
): Promise<Body | undefined> {
  const operation = getOperation(context, id);
  const response = await context.client.send(operation, request);
  skipWhenRateLimited(response.status);
  if (!isAccepted(operation, response)) return undefined;
  const sent = response.body instanceof Uint8Array ? undefined : response.body;
  return (operation.isProposed ? sent : readSpecifiedBody(operation, sent)) as Body;
}

/**
 * Throws `ContractViolation` when a rule that the contract states only in prose does not hold. Without `curl`, the finding
 * repeats the last request of the check.
 */
export function assertContract(holds: boolean, expected: string, received: unknown, curl?: string): void {
  if (!holds)
    throw new ContractViolation(
      expected,
      typeof received === "string" ? received : (JSON.stringify(received)?.slice(0, 400) ?? "nothing"),
      curl,
    );
}
