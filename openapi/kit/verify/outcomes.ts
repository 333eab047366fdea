import type { ContractError } from "../contract/validator.ts";
import type { ContractOperation } from "../contract/operations.ts";
import type { OperationResponse } from "./run/contractClient.ts";

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
