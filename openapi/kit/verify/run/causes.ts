import { ContractViolation, type ViolationSource } from "../outcomes.ts";

/** A reported finding from which others follow. `isSpecified` when the specification states the violated rule. */
export type Cause = { group: string; finding: string; isSpecified: boolean };

/** The reported findings of a run, by what they violate. */
export type CauseRegistry = {
  /** Registers the finding that reports an error, unless another one already has the same cause. */
  add: (error: Error, operationId: string | undefined, cause: Cause) => void;
  /** Returns the finding that reports this error, which the checks that share an account or a session get again. */
  findSame: (error: Error) => Cause | undefined;
  /** Returns the finding of the first key that has one. */
  find: (keys: readonly string[]) => Cause | undefined;
};

/** Creates an empty registry. */
export function createCauseRegistry(): CauseRegistry {
  const causes = new Map<string, Cause>();
  const reported = new WeakMap<Error, Cause>();
  return {
    add: (error, operationId, cause) => {
      reported.set(error, cause);
      const keys = error instanceof ContractViolation ? listCauseKeys(error, operationId) : [];
      for (const key of keys) if (!causes.has(key)) causes.set(key, cause);
    },
    findSame: (error) => reported.get(error),
    find: (keys) => keys.map((key) => causes.get(key)).find((cause) => cause !== undefined),
  };
}

/** The key of an operation that does not return a successful response. */
export const failedCallKey = (operationId: string): string => `${operationId} fails`;

const statusKey = (operationId: string, status: number): string => `${operationId} returns ${status}`;

const sharedSchemaPattern = /^#\/(components|responses)\//;

// A list repeats a violation with other indexes. Another status is another violation.
const withoutNumbers = (message: string): string =>
  message.startsWith("Status ") ? message : message.replaceAll(/\d+/g, "N");

const ruleKey = ({ operation, rule }: ViolationSource): string | undefined =>
  rule === undefined
    ? undefined
    : sharedSchemaPattern.test(rule.pointer)
      ? `${rule.pointer} ${rule.message.replace(/^\S+/, "")}`
      : `${operation.id} ${withoutNumbers(rule.message)}`;

// The feed has violations without a response. The same text of two checks of an operation is not the same fault.
const listFeedKeys = (details: readonly string[], operationId: string | undefined): readonly string[] =>
  operationId === undefined ? [details.slice(0, 2).join("\n")] : [];

/** Returns the keys under which a reported violation explains others. */
function listCauseKeys({ source, details }: ContractViolation, operationId?: string): readonly string[] {
  if (source === undefined) return listFeedKeys(details, operationId);
  const rule = ruleKey(source);
  if (rule !== undefined) return [rule];
  // A call that succeeds on its own fails only with what another operation returned.
  if (source.operation.id !== operationId) return [];
  if (source.expected.includes(200))
    return [statusKey(source.operation.id, source.response.status), failedCallKey(source.operation.id)];
  return succeedsWrongly(source) ? [acceptedKey(source)] : [];
}

/** Returns whether a request succeeded that the operation has to refuse. */
const succeedsWrongly = ({ expected, response: { status } }: ViolationSource): boolean =>
  !expected.includes(200) && status > 0 && status < 400;

const acceptedKey = ({ operation, expected }: ViolationSource): string =>
  `${operation.id} does not return ${expected.join(" or ")}`;

/**
 * Returns the keys of reported violations that explain a violation: the same rule of the same schema, and the same status
 * of the same operation, also where another error was expected.
 */
export function listExplainingKeys({ source, details }: ContractViolation, operationId?: string): readonly string[] {
  if (source === undefined) return listFeedKeys(details, operationId);
  const rule = ruleKey(source);
  if (rule !== undefined) return [rule];
  const { status } = source.response;
  const isFailure = source.expected.includes(200) || status === 0 || status >= 400;
  if (succeedsWrongly(source)) return source.operation.id === operationId ? [] : [acceptedKey(source)];
  return isFailure ? [statusKey(source.operation.id, status)] : [];
}

/** Returns the reason of a check that was skipped because of another finding. */
export const describeBlocked = ({ group, finding }: Cause, operationId: string): string =>
  group === operationId ? `blocked by "${finding}" above` : `blocked by ${group}: ${finding}`;
