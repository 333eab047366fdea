import { isFields, type Fields } from "../../../src/api/readers/fields.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { ContractViolation, type ContractCheck } from "./check.ts";
import { findSuccesses, type RecordedCall } from "./recordedCalls.ts";

/** A rule that the contract states for the fields of one object. `undefined` when it does not apply or holds. */
type ValueRule = (fields: Fields) => string | undefined;

const dayMs = 86_400_000;

/** Times of what has happened, so that they are not in the future. */
const pastFields =
  /^(createdAt|submittedAt|answeredAt|withdrawnAt|updatedAt|startedAt|publishedAt|paymentDate|appealDate|at)$/;

/** Returns the rule that times are not in the far past or future; clocks may differ by a day. */
const createTimeRule =
  (now: number): ValueRule =>
  (fields) => {
    const wrong = Object.entries(fields).find(([name, value]) => {
      if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(value)) return false;
      const time = Date.parse(value);
      return (
        time < Date.parse("1900-01-01") ||
        time > now + 100 * 365 * dayMs ||
        (pastFields.test(name) && (time > now + dayMs || time < Date.parse("1990-01-01")))
      );
    });
    return wrong && `${wrong[0]} not in the far past or in the future`;
  };

/** Returns the rule that the entries of a list have different ids. Search results have one for each place. */
const findRepeatedId: ValueRule = (fields) => {
  for (const [name, value] of Object.entries(fields)) {
    const keys = Array.isArray(value)
      ? value.flatMap((entry: unknown) =>
          isFields(entry) && entry["id"] !== undefined
            ? [`${String(entry["searchPlace"] ?? "")} ${String(entry["id"])}`]
            : [],
        )
      : [];
    const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
    if (repeated !== undefined) return `different ids in ${name}, and not${repeated} twice`;
  }
  return undefined;
};

/** Returns the rule that the history of an appeal begins with the earliest step and ends with the status of the appeal. */
const findWrongHistory: ValueRule = ({ history, status }) => {
  if (!Array.isArray(history)) return undefined;
  const steps = history.filter(isFields);
  const times = steps.map((step) => Date.parse(String(step["at"] ?? step["date"])));
  if (times.some((time, index) => index > 0 && time < (times[index - 1] ?? time)))
    return "a history with the earliest first";
  const last = steps.at(-1)?.["status"];
  return status === undefined || last === undefined || last === status
    ? undefined
    : `a history that ends with the status ${String(status)}`;
};

/** Returns the rule that what has ended is not valid any more; clocks may differ by a day. */
const createValidityRule =
  (now: number): ValueRule =>
  ({ status, validUntil }) => {
    if (typeof validUntil !== "string" || typeof status !== "string") return undefined;
    const end = Date.parse(validUntil);
    if (status === "VALID" && end < now - 2 * dayMs) return `another status than VALID after ${validUntil}`;
    return status === "EXPIRED" && end > now + 2 * dayMs
      ? `another status than EXPIRED before ${validUntil}`
      : undefined;
  };

/** Returns the rule that files, payments and steps of an appeal name its number. */
const findOtherAppealNumber: ValueRule = ({ appealNumber, ...fields }) => {
  if (typeof appealNumber !== "string") return undefined;
  const other = [fields["documents"], fields["payments"]]
    .flatMap((list) => (Array.isArray(list) ? list.filter(isFields) : []))
    .find((entry) => entry["appealNumber"] !== undefined && entry["appealNumber"] !== appealNumber);
  return other && `only documents and payments of the appeal ${appealNumber}`;
};

/** Returns the rule that a page of a list has as many entries as its total says. */
const findWrongPage: ValueRule = ({ page, perPage, total, items }) => {
  if (!Array.isArray(items) || ![page, perPage, total].every((value) => typeof value === "number")) return undefined;
  const count = Math.max(0, Math.min(Number(perPage), Number(total) - (Number(page) - 1) * Number(perPage)));
  return items.length === count ? undefined : `${count} entries on page ${Number(page)} of ${Number(total)}`;
};

/** Returns the rule that a term ends after its beginning: an appeal is due after its receipt. */
const findDueBefore: ValueRule = ({ appealDate, dueDate }) =>
  typeof appealDate === "string" && typeof dueDate === "string" && Date.parse(dueDate) < Date.parse(appealDate) - dayMs
    ? `a dueDate after the appealDate ${appealDate}`
    : undefined;

const listRules = (now: number): readonly ValueRule[] => [
  createTimeRule(now),
  createValidityRule(now),
  findRepeatedId,
  findWrongHistory,
  findOtherAppealNumber,
  findDueBefore,
  findWrongPage,
];

/** Returns the first object in a value that breaks a rule. */
function findBrokenRule(value: unknown, rules: readonly ValueRule[]): { rule: string; fields: Fields } | undefined {
  if (Array.isArray(value)) {
    const repeated = findRepeatedId({ list: value });
    if (repeated !== undefined) return { rule: repeated, fields: {} };
  }
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return undefined;
  if (isFields(value))
    for (const findBroken of rules) {
      const rule = findBroken(value);
      if (rule !== undefined) return { rule, fields: value };
    }
  for (const nested of Object.values(value)) {
    const found = findBrokenRule(nested, rules);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the check of the values in all responses that the operation has given so far: times, histories and ids. The contract states sums and orders. */
export const createValueChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  {
    name: "returns values that fit together",
    run: () => {
      const rules = listRules(Date.now());
      for (const { response } of findSuccesses(recordedCalls, operation)) {
        const broken = findBrokenRule(response.body, rules);
        if (broken !== undefined)
          throw new ContractViolation(broken.rule, JSON.stringify(broken.fields).slice(0, 400), response.curl);
      }
      return Promise.resolve();
    },
  },
];
