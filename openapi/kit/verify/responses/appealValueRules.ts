import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { dayMs } from "../serverClock.ts";
import { decidedStatuses } from "../operationChecks/checkHelpers.ts";
import type { ValueRule } from "./valueRule.ts";

const listFields = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Returns whether an object is an appeal, as a list or the appeal itself shows it. */
const isAppeal = ({ appealDate, serviceType, kind }: Fields): boolean =>
  appealDate !== undefined && serviceType !== undefined && kind !== undefined;

const isDecided = ({ status }: Fields): boolean => decidedStatuses.includes(String(status));

const isOpen = (appeal: Fields): boolean => !isDecided(appeal) && appeal["withdrawnAt"] === undefined;

/** Returns the rule that the length of the time limit stands beside its last day. */
const findHalfLimit: ValueRule = (fields) =>
  isAppeal(fields) && (fields["dueDate"] === undefined) !== (fields["dueWorkingDays"] === undefined)
    ? "dueDate and dueWorkingDays both, or neither of them"
    : undefined;

/** The most days of a week on which people work, since some institutions work on Saturdays. */
const maxWorkingDaysPerWeek = 6;

/** Returns the rule that a time limit in working days leaves out at least the Sundays. */
const findCalendarDays: ValueRule = (fields) => {
  const { appealDate, dueDate, dueWorkingDays } = fields;
  if (typeof appealDate !== "string" || typeof dueDate !== "string" || typeof dueWorkingDays !== "number")
    return undefined;
  const days = (Date.parse(dueDate) - Date.parse(appealDate.slice(0, 10))) / dayMs;
  // The day of the receipt may be another one in another time zone.
  if (days + 1 < dueWorkingDays + Math.floor((dueWorkingDays - 1) / maxWorkingDaysPerWeek))
    return `a dueDate ${dueWorkingDays} working days after ${appealDate}, not as many days`;
  return dueWorkingDays > 0 && new Date(dueDate).getUTCDay() === 0 ? `a dueDate on a working day` : undefined;
};

/** Returns the rule that only a decided appeal is evaluated, and the service waits for documents only before the decision. */
const findFlagOfOtherState: ValueRule = (fields) => {
  if (!isAppeal(fields)) return undefined;
  if (fields["evaluated"] === true && !isDecided(fields))
    return `no evaluated while the status is ${String(fields["status"])}`;
  return fields["needsDocument"] === true && !isOpen(fields)
    ? "no needsDocument after the decision or the withdrawal"
    : undefined;
};

/** Returns the rule that an appeal can be withdrawn until its end, and corrected at most until the service takes it up. */
const findWrongPermission: ValueRule = (fields) => {
  const { withdrawable, correctable, status } = fields;
  if (!isAppeal(fields) || typeof withdrawable !== "boolean") return undefined;
  if (withdrawable !== isOpen(fields))
    return `withdrawable: ${!withdrawable} for an appeal that is ${isOpen(fields) ? "neither decided nor withdrawn" : "decided or withdrawn"}`;
  return correctable === true && (status !== "WAITING" || !isOpen(fields))
    ? `correctable: false for an appeal that the service has taken up, or that is over`
    : undefined;
};

/** Clocks of the parts of a server may differ by so much. */
const clockMs = 60_000;

/** Returns the rule that the steps of an appeal begin with its receipt, and a correction leaves the status as it was. */
const findWrongSteps: ValueRule = ({ appealDate, history }) => {
  const steps = listFields(history);
  if (typeof appealDate !== "string" || steps.length === 0) return undefined;
  if (steps.some(({ at }) => Date.parse(String(at)) < Date.parse(appealDate) - clockMs))
    return `no step before the receipt at ${appealDate}`;
  const position = steps.findIndex(
    ({ correction, status }, index) => correction === true && status !== steps[index - 1]?.["status"],
  );
  return position === -1 ? undefined : "a step before each correction, with the same status";
};

/** Returns the rule that a decided complaint or suggestion has its answer in the note of the last step. */
const findMissingAnswer: ValueRule = (fields) => {
  const { applicant, kind, history } = fields;
  const last = listFields(history).at(-1);
  return applicant !== undefined &&
    (kind === "COMPLAINT" || kind === "SUGGESTION") &&
    isDecided(fields) &&
    last !== undefined &&
    !last["note"]
    ? `the answer to the ${String(kind)} in the note of its last step`
    : undefined;
};

/** Returns the rule that the files of a trader are not among those of the appeal, and that the trader answers after the receipt. */
const findWrongTraderAnswer: ValueRule = ({ traderAnswer, documents, appealDate }) => {
  if (!isRecord(traderAnswer)) return undefined;
  const ids = listFields(documents).map(({ id }) => String(id));
  const shared = listFields(traderAnswer["documents"]).find(({ id }) => ids.includes(String(id)));
  if (shared !== undefined)
    return `the file ${String(shared["id"])} of the trader not among the documents of the appeal`;
  return Date.parse(String(traderAnswer["answeredAt"])) < Date.parse(String(appealDate)) - clockMs
    ? "an answer of the trader after the receipt of the appeal"
    : undefined;
};

/** Returns the rule that only the service asks for a document. */
const findOwnRequest: ValueRule = ({ author, needsDocument }) =>
  author === "APPLICANT" && needsDocument !== undefined ? "needsDocument only in messages of the service" : undefined;

/** The rules that the contract states for the fields of an appeal and of a message on it. */
export const appealRules: readonly ValueRule[] = [
  findHalfLimit,
  findCalendarDays,
  findFlagOfOtherState,
  findWrongPermission,
  findWrongSteps,
  findMissingAnswer,
  findWrongTraderAnswer,
  findOwnRequest,
];
