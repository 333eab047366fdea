import { isGatewayResponse, isPage } from "../contract/isGatewayResponse.ts";
import type { Language } from "../contract/language.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { isSpecifiedSuccess } from "../contract/specifiedSuccess.ts";
import type { ContractError } from "../contract/validator.ts";
import type { VerifyContext } from "./check.ts";
import { ContractViolation, OperationAbsent, skipWhenRateLimited, type ViolationSource } from "./outcomes.ts";
import { withDeclaredFields } from "./responses/declaredContent.ts";
import { describeResponse, isBareSuccess, isRefusal } from "./responses/judgeResponse.ts";
import {
  findMissingSpecifiedFields,
  findOptionalFields,
  readEntries,
  readSpecifiedBody,
  refusesInBody,
} from "./responses/specifiedResponses.ts";
import { withBody, type OperationRequest, type OperationResponse } from "./run/contractClient.ts";

/** Sends a request and asserts the response with `assertResponse`. Throws `OperationAbsent` when only 200 is expected and the operation is absent. */
export async function expectResponse(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  ...expected: number[]
): Promise<OperationResponse> {
  const response = await context.client.send(operation, request);
  if (expected.every((status) => status === 200)) throwIfAbsent(operation, request, response);
  return assertResponse(context, { operation, response, expected }, request.lang ?? "az");
}

/**
 * Sends a request, and expects a status of the server itself: only the server knows the limit that the request exceeds by one.
 * Asserts the response with `assertResponse`, whatever may answer any request.
 */
export async function expectResponseOfServer(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  status: number,
): Promise<void> {
  const response = await expectResponse(context, operation, request, status);
  assertValid(context, { operation, response, expected: [status] }, request.lang ?? "az");
}

/** Sends a request that an operation may reject, and expects one of `rejected` that it declares, or one of `accepted`. */
export const expectOneOf = (
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  rejected: readonly number[],
  accepted: readonly number[] = [],
): Promise<OperationResponse> =>
  expectResponse(context, operation, request, ...accepted, ...selectDeclared(operation, rejected));

/** Returns those of several statuses that a proposed operation declares; of a specified one all, which only a note is about. */
function selectDeclared({ isProposed, responses }: ContractOperation, statuses: readonly number[]): readonly number[] {
  const declared = statuses.filter((status) => !isProposed || responses.has(status));
  return declared.length > 0 ? declared : statuses;
}

/**
 * Throws `OperationAbsent` when a proposed operation that has to return 200 returns 405 or 501, 404, or 401 to a request
 * with all that it needs, as a read that is open to everybody also 403: a server may refuse every path that it does not know.
 * A 404 for a path with an id is not enough, because the id came from the server and has to exist.
 */
function throwIfAbsent(
  operation: ContractOperation,
  { path = {} }: OperationRequest,
  response: OperationResponse,
): void {
  const { id, isProposed, method, bearerAuth } = operation;
  const { status } = response;
  const isAbsent =
    [401, 405, 501].includes(status) ||
    (status === 404 && path["id"] === undefined) ||
    (status === 403 && method === "GET" && bearerAuth === "optional");
  if (isProposed && isAbsent)
    throw new OperationAbsent(id, `${id} returned ${status}, and it is only proposed`, {
      operation,
      response,
      expected: [200],
    });
}

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
    violate(context, { operation, response, expected: statuses }, `an error, by the contract ${statuses.join(" or ")}`);
  if (statuses.includes(status)) noteDifference(context, operation, response, request.lang ?? "az");
  else {
    const received = status < 400 ? `status ${status} with a body that refuses,` : `status ${status}`;
    addNote(context, operation, `${received} instead of ${statuses.join(" or ")}`, response);
  }
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

/** A response, and what it had to be. */
type JudgedResponse = Pick<ViolationSource, "operation" | "response" | "expected">;

/** Throws `ContractViolation` for a response. `rule` is the violated rule of a schema or a header, unless the status is wrong. */
function violate(context: VerifyContext, judged: JudgedResponse, text: string, rule?: ContractError): never {
  const { operation, response } = judged;
  throw new ContractViolation(
    `${text}${nameOther(context, operation)}`,
    describeResponse(response, rule),
    response.curl,
    { ...judged, rule },
  );
}

/**
 * Returns the response when its status is expected and it is valid by the contract. Throws `ContractViolation` otherwise. Throws
 * `CheckSkipped` for 429 where another error was expected, because rate limiting is not a violation. What is in front of the
 * server may give any request an expected 413, 429 or 503 with any body.
 */
function assertResponse(context: VerifyContext, judged: JudgedResponse, lang: Language): OperationResponse {
  const { operation, response, expected } = judged;
  const isOwn = operation.id === context.operationId;
  if (!expected.includes(429) && !(expected.includes(200) && isOwn)) skipWhenRateLimited(response.status);
  if (expected.includes(response.status) && isGatewayResponse(response.status, response.headers)) return response;
  if (!operation.isProposed) return assertSpecifiedResponse(context, judged, lang);
  if (expected.includes(200) && isBareSuccess(operation, response)) return response;
  if (!expected.includes(response.status)) violate(context, judged, `status ${expected.join(" or ")}`);
  assertValid(context, judged, lang);
  return withDeclaredFields(context, operation, response);
}

/** Throws `ContractViolation` when a response is not valid by the contract. */
function assertValid(context: VerifyContext, judged: JudgedResponse, lang: Language): void {
  const [rule] = context.validator.findResponseErrors(judged.operation, judged.response, lang);
  if (rule !== undefined) violate(context, judged, rule.expected ?? rule.message, rule);
}

/**
 * Returns the response of a specified operation, with its body as the portal reads it where it differs from the contract.
 * Throws `ContractViolation` when the status is not expected, when a field that the specification names is missing, and
 * when the portal cannot read the body. Every other difference from the contract is a note.
 */
function assertSpecifiedResponse(context: VerifyContext, judged: JudgedResponse, lang: Language): OperationResponse {
  const { operation, response } = judged;
  assertSpecifiedStatus(context, judged);
  if (!isBareSuccess(operation, response)) noteDifference(context, operation, response, lang);
  if (!isSpecifiedSuccess(operation, response.status)) return response;
  // As in the portal: any text that is not JSON is like an empty body.
  const sentBody = response.body instanceof Uint8Array ? undefined : response.body;
  const body = readSpecifiedSuccess(context, judged, sentBody);
  if (operation.id === context.operationId) noteContents(context, operation, body, sentBody);
  return withDeclaredFields(context, operation, withBody(response, body));
}

/** Throws `ContractViolation` when a specified operation has not one of the expected statuses, nor another success for 200. */
function assertSpecifiedStatus(context: VerifyContext, judged: JudgedResponse): void {
  const { operation, response, expected } = judged;
  const isExpectedSuccess = expected.includes(200) && isSpecifiedSuccess(operation, response.status);
  if (expected.includes(response.status) || isExpectedSuccess) return;
  const statuses = expected.map((code) => (code === 200 && isSpecifiedSuccess(operation, 204) ? "2xx" : code));
  violate(context, judged, `status ${statuses.join(" or ")}`);
}

/** Returns the body of a success of a specified operation as the portal reads it. Throws `ContractViolation` when it cannot be read. */
function readSpecifiedSuccess(context: VerifyContext, judged: JudgedResponse, sentBody: unknown): unknown {
  const { operation, response, expected } = judged;
  const reject = (text: string, rule: Partial<ContractError> = {}): never =>
    violate(context, judged, text, { message: text, pointer: `${operation.pointer}/responses/200`, ...rule });
  const type = response.headers.get("content-type") ?? "";
  // As in the portal: a page is never a response, and an empty response of any type is no page.
  if (isPage(response.headers) && response.text !== "")
    reject(`JSON or no body instead of ${type}`, { message: "JSON or no body", received: `Content-Type ${type}` });
  if (/json/i.test(type) && sentBody === undefined && response.text !== "") reject("a body in JSON");
  const mayRefuse = expected.some((code) => code >= 400);
  if (!mayRefuse && refusesInBody(operation, sentBody))
    reject("a body that does not refuse the request", { message: "no body that refuses the request" });
  const missing = findMissingSpecifiedFields(context.document, operation, sentBody);
  // Only the checks of the operation itself report it, once, and not those that need its response.
  if (missing.length > 0 && operation.id === context.operationId) reject(`the specified ${missing.join(", ")}`);

  const pointer = `${operation.responses.get(200)?.pointer}/content/application~1json/schema`;
  const isValid = sentBody !== undefined && context.validator.valueErrors(pointer, sentBody).length === 0;
  const body = isValid ? sentBody : readSpecifiedBody(operation, sentBody ?? undefined);
  const [error] = operation.mayBeEmpty ? [] : context.validator.findValueErrors(pointer, body);
  if (error !== undefined) violate(context, judged, error.message, error);
  return body;
}

/** Notes which optional fields the verified operation returned, and whether its list had entries. */
function noteContents(
  { document, optionalFields, lists }: VerifyContext,
  operation: ContractOperation,
  body: unknown,
  sentBody: unknown,
): void {
  for (const [name, isPresent] of findOptionalFields(document, operation, body))
    optionalFields.set(name, isPresent || optionalFields.get(name) === true);
  const entries = readEntries(operation, sentBody);
  if (entries !== undefined) lists.add(entries.length === 0 ? "empty" : "filled");
}
