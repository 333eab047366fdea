import type { OpenApiDocument } from "../contract/document.ts";
import type { Language } from "../contract/language.ts";
import type { ContractValidator } from "../contract/validator.ts";
import type { ContractOperation } from "../contract/operations.ts";
import type { ReportFinding } from "../report/report.ts";
import type { Personas } from "./personas.ts";
import type { OperationResponse, OperationRequest, ContractClient } from "./contractClient.ts";

/** Everything a check may use. */
export type VerifyContext = {
  document: OpenApiDocument;
  operations: ReadonlyMap<string, ContractOperation>;
  client: ContractClient;
  validator: ContractValidator;
  personas: Personas;
  /** Whether data on the server may be changed. */
  allowWrites: boolean;
};

/** One thing to look at. It throws `Broken` when the server breaks the contract and `OutOfReach` when it cannot be told. */
export type ContractCheck = { name: string; run: (ground: VerifyContext) => Promise<void> };

/** The server broke the contract. */
export class ContractViolation extends Error {
  readonly details: readonly string[];
  constructor(expected: string, came: string, curl?: string) {
    super(expected);
    this.name = "Broken";
    this.details = [`expected: ${expected}`, `came:     ${came}`, ...(curl === undefined ? [] : [`repeat:   ${curl}`])];
  }
}

/** Whether the server keeps the contract here cannot be told, and why. */
export class CheckSkipped extends Error {}

/** The server does not have an operation that was only proposed. */
export class OperationAbsent extends Error {}

/** An operation by its name. */
export function getOperation({ operations }: VerifyContext, id: string): ContractOperation {
  const operation = operations.get(id);
  if (operation === undefined) throw new CheckSkipped(`The contract has no ${id}`);
  return operation;
}

/** Asks, and holds the answer against the contract and against the statuses that are expected here. */
export async function expectResponse(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  ...expected: number[]
): Promise<OperationResponse> {
  const answered = await context.client.send(operation, request);
  if (expected.every((status) => status === 200)) throwIfAbsent(operation, request, answered);
  return assertResponse(context, operation, answered, request.lang ?? "az", expected);
}

/**
 * Throws `Absent` when an operation that was only proposed is not there. What a server has named itself, by its id, has to
 * be there; otherwise "not found" says that the whole call is missing.
 */
function throwIfAbsent(
  { id, isProposed }: ContractOperation,
  { path = {} }: OperationRequest,
  { status }: OperationResponse,
): void {
  if (isProposed && (status === 501 || (status === 404 && path["id"] === undefined)))
    throw new OperationAbsent(`${id} answers ${status}, and it is only proposed`);
}

/**
 * Holds an answer against the contract and against the statuses that are expected here. One that asks to wait (429) where a
 * refusal was expected puts the check out of reach: the server is right, and we asked too often.
 */
export function assertResponse(
  context: VerifyContext,
  operation: ContractOperation,
  response: OperationResponse,
  lang: Language,
  expected: readonly number[],
): OperationResponse {
  const { status, text, curl } = response;
  const came = `${status === 0 ? "no answer" : status} ${text.slice(0, 400)}`;
  if (status === 429 && !expected.includes(429) && !expected.includes(200))
    throw new CheckSkipped("asked too often; wait and try again");
  if (!expected.includes(status)) throw new ContractViolation(`status ${expected.join(" or ")}`, came, curl);
  const [fault] = context.validator.responseErrors(operation, response, lang);
  if (fault !== undefined) throw new ContractViolation(fault, came, curl);
  return response;
}

/** As `expectAnswer` for a good answer: its body. */
export const fetchBody = async <Body = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
): Promise<Body> => (await expectResponse(context, getOperation(context, id), request, 200)).body as Body;

/** Throws when something that the contract says in words is not so. */
export function assertContract(isSo: boolean, expected: string, received: unknown): void {
  if (!isSo)
    throw new ContractViolation(
      expected,
      typeof received === "string" ? received : (JSON.stringify(received)?.slice(0, 400) ?? "nothing"),
    );
}

/** Looks, and tells how it came out. */
export async function runCheck({ name, run }: ContractCheck, context: VerifyContext): Promise<ReportFinding> {
  try {
    await run(context);
    return { name, outcome: "passed", details: [] };
  } catch (error) {
    const hidden = (line: string): string => context.personas.secrets.mask(line);
    if (error instanceof ContractViolation) return { name, outcome: "failed", details: error.details.map(hidden) };
    if (error instanceof CheckSkipped) return { name, outcome: "unreachable", details: [hidden(error.message)] };
    if (error instanceof OperationAbsent) return { name, outcome: "absent", details: [hidden(error.message)] };
    throw error;
  }
}
