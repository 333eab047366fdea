import type { OpenApiDocument } from "../contract/document.ts";
import type { Language } from "../contract/language.ts";
import type { ContractValidator } from "../contract/validator.ts";
import type { ContractOperation } from "../contract/operations.ts";
import type { ReportFinding } from "../report/report.ts";
import type { Personas } from "./personas.ts";
import type { OperationResponse, OperationRequest, ContractClient } from "./contractClient.ts";

/** The dependencies of a check. */
export type VerifyContext = {
  document: OpenApiDocument;
  operations: ReadonlyMap<string, ContractOperation>;
  client: ContractClient;
  validator: ContractValidator;
  personas: Personas;
  /** Whether the check may change data on the server. */
  allowWrites: boolean;
};

/**
 * One check. `run` throws `ContractViolation` for a violation, `CheckSkipped` when the check cannot run, and `OperationAbsent`
 * when the server does not implement a proposed operation.
 */
export type ContractCheck = { name: string; run: (context: VerifyContext) => Promise<void> };

/** The server violated the contract. */
export class ContractViolation extends Error {
  readonly details: readonly string[];
  constructor(expected: string, received: string, curl?: string) {
    super(expected);
    this.name = "ContractViolation";
    this.details = [
      `expected: ${expected}`,
      `received: ${received}`,
      ...(curl === undefined ? [] : [`repeat:   ${curl}`]),
    ];
  }
}

/** The check cannot run. The message contains the reason. */
export class CheckSkipped extends Error {}

/** The server does not implement a proposed operation. */
class OperationAbsent extends Error {}

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

/**
 * Throws `OperationAbsent` when a proposed operation returns 501 or 404. A 404 for a path with an id is not enough, because the
 * id came from the server and has to exist.
 */
function throwIfAbsent(
  { id, isProposed }: ContractOperation,
  { path = {} }: OperationRequest,
  { status }: OperationResponse,
): void {
  if (isProposed && (status === 501 || (status === 404 && path["id"] === undefined)))
    throw new OperationAbsent(`${id} returned ${status}, and it is only proposed`);
}

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
  const { status, text, curl } = response;
  const received = `${status === 0 ? "no response" : status} ${text.slice(0, 400)}`;
  if (status === 429 && !expected.includes(429) && !expected.includes(200))
    throw new CheckSkipped("rate limited; wait and try again");
  if (!expected.includes(status)) throw new ContractViolation(`status ${expected.join(" or ")}`, received, curl);
  const [error] = context.validator.responseErrors(operation, response, lang);
  if (error !== undefined) throw new ContractViolation(error, received, curl);
  return response;
}

/** Sends a request, expects status 200 and returns the body. */
export const fetchBody = async <Body = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
): Promise<Body> => (await expectResponse(context, getOperation(context, id), request, 200)).body as Body;

/** Throws `ContractViolation` when a rule that the contract states only in prose does not hold. */
export function assertContract(holds: boolean, expected: string, received: unknown): void {
  if (!holds)
    throw new ContractViolation(
      expected,
      typeof received === "string" ? received : (JSON.stringify(received)?.slice(0, 400) ?? "nothing"),
    );
}

/** Runs a check and returns its finding, with secrets masked. Rethrows unexpected errors. */
export async function runCheck({ name, run }: ContractCheck, context: VerifyContext): Promise<ReportFinding> {
  try {
    await run(context);
    return { name, outcome: "passed", details: [] };
  } catch (error) {
    const mask = (line: string): string => context.personas.secrets.mask(line);
    if (error instanceof ContractViolation) return { name, outcome: "failed", details: error.details.map(mask) };
    if (error instanceof CheckSkipped) return { name, outcome: "skipped", details: [mask(error.message)] };
    if (error instanceof OperationAbsent) return { name, outcome: "absent", details: [mask(error.message)] };
    throw error;
  }
}
