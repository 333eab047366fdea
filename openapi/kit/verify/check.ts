import type { OpenApiDocument } from "../contract/document.ts";
import type { ContractValidator } from "../contract/validator.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { CheckSkipped } from "./outcomes.ts";
import type { Personas } from "./personas.ts";
import type { ContractClient } from "./run/contractClient.ts";

/** The dependencies of a check. */
export type VerifyContext = {
  document: OpenApiDocument;
  operations: ReadonlyMap<string, ContractOperation>;
  client: ContractClient;
  validator: ContractValidator;
  /** The origin of the portal, where it is known. */
  origin: string | undefined;
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
