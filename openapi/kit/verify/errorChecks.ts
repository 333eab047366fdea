import { isFields } from "../../../src/api/readers/fields.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { ContractViolation, type ContractCheck } from "./check.ts";
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

/** Returns the check that the members of each error agree: its code and its status, `detail` and `message`. */
export const createErrorChecks = (
  operation: ContractOperation,
  operations: readonly ContractOperation[],
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  {
    name: "returns errors whose code and status agree",
    run: () => {
      const statusesByCode = readCodeStatuses(operations);
      for (const { operation: called, response } of recordedCalls) {
        if (called.id !== operation.id || response.status < 400) continue;
        const expected = findContradiction(response.status, response.body, statusesByCode);
        if (expected !== undefined)
          throw new ContractViolation(expected, `${response.status} ${response.text.slice(0, 300)}`, response.curl);
      }
      return Promise.resolve();
    },
  },
];
