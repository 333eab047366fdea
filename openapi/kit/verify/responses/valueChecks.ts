import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { appealRules } from "./appealValueRules.ts";
import type { ContractCheck } from "../check.ts";
import { ContractViolation } from "../outcomes.ts";
import { withDeclaredFields } from "./declaredContent.ts";
import { describeResponse } from "./judgeResponse.ts";
import { dayMs } from "../serverClock.ts";
import { createContentRules } from "./contentValueRules.ts";
import { decidedStatuses } from "../operationChecks/checkHelpers.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";
import type { ValueRule } from "./valueRule.ts";

/** Times of what has happened, so that they are not in the future. */
const pastFields =
  /^(createdAt|submittedAt|answeredAt|withdrawnAt|updatedAt|startedAt|endedAt|since|sentAt|adoptedAt|issueDate|removedAt|publishedAt|paymentDate|appealDate|at)$/;

/** Days of what may be older than the portal, such as a standard of the last century that is still in force. */
const olderFields = /^(adoptedAt|issueDate|removedAt)$/;

/** The last day of what does not end, as databases store it. */
const endless = /^9999-12-31/;

/** Returns the rule that times are not in the far past or future; clocks may differ by a day. */
export const createTimeRule =
  (now: number): ValueRule =>
  (fields) => {
    const wrong = Object.entries(fields).find(([name, value]) => {
      if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(value)) return false;
      const time = Date.parse(value);
      return (
        time < Date.parse("1900-01-01") ||
        (time > now + 100 * 365 * dayMs && !(endless.test(value) && !pastFields.test(name) && name !== "dueDate")) ||
        (pastFields.test(name) && time > now + dayMs) ||
        (pastFields.test(name) && !olderFields.test(name) && time < Date.parse("1990-01-01"))
      );
    });
    return wrong && `${wrong[0]} not in the far past or in the future`;
  };

/** Returns the rule that the time of what has happened names its offset, so that it is the same everywhere. */
const findTimeWithoutOffset: ValueRule = (fields) => {
  const wrong = Object.entries(fields).find(
    ([name, value]) =>
      pastFields.test(name) &&
      typeof value === "string" &&
      /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value) &&
      !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(value),
  );
  return wrong && `${wrong[0]} with its offset`;
};

/** Returns the rule that the entries of a list have different ids. Search results have one for each place. */
const findRepeatedId: ValueRule = (fields) => {
  for (const [name, value] of Object.entries(fields)) {
    const keys = Array.isArray(value)
      ? value.flatMap((entry: unknown) =>
          isRecord(entry) && entry["id"] !== undefined
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
  const steps = history.filter(isRecord);
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

/** Returns the rule that files and payments of an appeal name its number. */
const findOtherAppealNumber: ValueRule = ({ appealNumber, ...fields }) => {
  if (typeof appealNumber !== "string") return undefined;
  const other = [fields["documents"], fields["payments"]]
    .flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []))
    .find((entry) => entry["appealNumber"] !== appealNumber);
  return other && `the number ${appealNumber} in each of its documents and payments`;
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

/** Fields that the contract allows only where another field has one of some values. */
const conditionalFields: readonly {
  field: string;
  where: string;
  values: readonly unknown[];
}[] = [
  { field: "replacedBy", where: "status", values: ["REPLACED"] },
  { field: "traderAnswer", where: "kind", values: ["COMPLAINT"] },
  { field: "counterparty", where: "kind", values: ["COMPLAINT"] },
  { field: "category", where: "kind", values: ["COMPLAINT"] },
  { field: "serviceId", where: "kind", values: ["APPLICATION", "COMPLAINT"] },
];

/** Returns the rule that a field is absent where the contract says so. */
const findUnexpectedField: ValueRule = (fields) => {
  const wrong = conditionalFields.find(
    ({ field, where, values }) =>
      where in fields && fields[field] !== undefined && fields[field] !== false && !values.includes(fields[where]),
  );
  return wrong && `no ${wrong.field} where ${wrong.where} is ${String(fields[wrong.where])}`;
};

/** Returns the rule that of fields that belong together there are both or none. */
const findMissingPartner: ValueRule = (fields) => {
  const has = (name: string): boolean => fields[name] !== undefined;
  if ("period" in fields && has("submittedAt") !== has("documentId"))
    return "submittedAt and documentId both, or neither of them";
  return "category" in fields && "createdAt" in fields && has("answer") !== has("answeredAt")
    ? "answer and answeredAt both, or neither of them"
    : undefined;
};

/** Flags that the contract leaves out instead of false. */
const presentFlags = ["needsDocument", "correction", "evaluated"];

/** Returns the rule that a flag is true or absent. */
const findFalseFlag: ValueRule = (fields) => {
  const name = presentFlags.find((flag) => fields[flag] === false);
  return name && `no ${name} where it is not true`;
};

/** Returns the rule that a service that works has no message about what does not. */
const findNeedlessMessage: ValueRule = ({ state, since, message }) =>
  state === "OK" && since !== undefined && message !== undefined ? "no message while the state is OK" : undefined;

/** Returns the rule that a service that works has done so since the last incident. */
const findWrongStatus: ValueRule = ({ state, since, lastIncident }) => {
  if (typeof state !== "string" || typeof since !== "string") return undefined;
  const end = isRecord(lastIncident) ? Date.parse(String(lastIncident["endedAt"])) : Number.NaN;
  return state === "OK" && end > Date.parse(since) + 60_000
    ? "a since that is not before the end of the last incident"
    : undefined;
};

/** Returns the rule that a draft has its time, and what is no draft has none. */
const findWrongDraft: ValueRule = (fields) => {
  if (!("data" in fields) || Object.keys(fields).some((name) => !["data", "updatedAt"].includes(name)))
    return undefined;
  return (fields["data"] === null) === (fields["updatedAt"] === undefined)
    ? undefined
    : "updatedAt where there is a draft, and only there";
};

/** Returns the rule that there is one tally for each service. */
const findRepeatedTally: ValueRule = ({ items }) => {
  const tallies = (Array.isArray(items) ? items.filter(isRecord) : []).filter(
    ({ serviceTitle, serviceId }) => serviceTitle !== undefined && serviceId !== undefined,
  );
  const ids = tallies.map(({ serviceId }) => String(serviceId));
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  return repeated === undefined ? undefined : `one result for each service, and not two of ${repeated}`;
};

/** Returns the rule that an appeal is evaluated only after its decision. */
const findEarlyEvaluation: ValueRule = ({ evaluationId, status, history }) =>
  evaluationId !== undefined && Array.isArray(history) && !decidedStatuses.includes(String(status))
    ? `no evaluationId while the status is ${String(status)}`
    : undefined;

/** Returns the rule that an appeal is evaluated once. */
const findSecondEvaluation: ValueRule = ({ evaluationId, evaluated }) =>
  evaluated === true && evaluationId !== undefined ? "no evaluationId after the evaluation" : undefined;

/** Returns the rule that a service has its form only where it can be requested in the portal, and that its URL is that of its page. */
const findWrongService: ValueRule = ({ type, form, externalUrl }) => {
  if (form !== undefined && (externalUrl !== undefined || type === "INFORMATIVE"))
    return "no form of a service that another site provides, or that is only described";
  const url = typeof externalUrl === "string" && URL.canParse(externalUrl) ? new URL(externalUrl) : undefined;
  return url?.pathname === "/" && url.search === "" && url.hash === ""
    ? "the URL of the page of the service, and not the front page of its site"
    : undefined;
};

/** Returns the rule that a refusal has a reason. */
const findRefusalWithoutReason: ValueRule = ({ applicant, history }) =>
  applicant !== undefined &&
  Array.isArray(history) &&
  history.filter(isRecord).some(({ status, note, correction }) => status === "REFUSED" && !note && correction !== true)
    ? "a note in each step with the status REFUSED"
    : undefined;

/** Returns the rule that at most one account is selected, and each kind of event is listed once. */
const findRepeatedEntry: ValueRule = ({ manufacturers, items }) => {
  const selected = Array.isArray(manufacturers)
    ? manufacturers.filter((entry) => isRecord(entry) && entry["selected"] === true)
    : [];
  if (selected.length > 1) return "at most one selected account";
  const events = (Array.isArray(items) ? items.filter(isRecord) : []).flatMap(({ event }) => event ?? []);
  return new Set(events).size < events.length ? "at most one entry for each event" : undefined;
};

/** Returns the rule that each entry of a tally was counted. */
const findEmptyTally: ValueRule = ({ serviceTitle, total }) =>
  serviceTitle !== undefined && total === 0 ? "only what has been evaluated, with a total above 0" : undefined;

/** Returns the rule that the parts of a form fit together: required and ordered fields exist, and each choice has its label. */
const findWrongForm: ValueRule = ({ schema, uiSchema }) => {
  if (!isRecord(schema) || !isRecord(schema["properties"]) || !isRecord(uiSchema)) return undefined;
  const names = Object.keys(schema["properties"]);
  const listNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const unknown = listNames(schema["required"]).find((name) => !names.includes(name));
  if (unknown !== undefined) return `only fields of the form in required, and not ${unknown}`;
  const order = listNames(uiSchema["ui:order"]);
  const missing = order.includes("*") ? undefined : names.find((name) => !order.includes(name));
  if (missing !== undefined) return `the field ${missing} in ui:order`;
  const repeated = order.find((name, index) => order.indexOf(name) !== index);
  if (repeated !== undefined) return `the field ${repeated} once in ui:order`;
  const stranger = order.find((name) => name !== "*" && !names.includes(name));
  if (stranger !== undefined) return `only fields of the form in ui:order, and not ${stranger}`;
  for (const [name, field] of Object.entries(schema["properties"])) {
    if (!isRecord(field)) continue;
    const options = uiSchema[name];
    const labels = isRecord(options) ? options["ui:enumNames"] : undefined;
    if (Array.isArray(field["enum"]) && (!Array.isArray(labels) || labels.length !== field["enum"].length))
      return `as many ui:enumNames as values of ${name}`;
    for (const [low, high] of [
      ["minimum", "maximum"],
      ["minLength", "maxLength"],
    ] as const)
      if (typeof field[low] === "number" && typeof field[high] === "number" && field[low] > field[high])
        return `a ${high} of ${name} that is not below its ${low}`;
  }
  return undefined;
};

/** Returns the rule that a change in per cent is that since the last earlier price; prices are rounded to qəpiks. */
const findWrongChange: ValueRule = ({ avgPrice, changePercent, history }) => {
  if (typeof avgPrice !== "number" || typeof changePercent !== "number" || !Array.isArray(history)) return undefined;
  const price = history
    .filter(isRecord)
    .map((point) => Number(point["avgPrice"]))
    .at(-1);
  if (price === undefined) return changePercent === 0 ? undefined : "the changePercent 0 without earlier prices";
  const isNear =
    Math.abs(((avgPrice - price) / price) * 100 - changePercent) <= 0.1 + (1.5 / price) * (1 + avgPrice / price);
  return isNear ? undefined : `the changePercent from the last earlier price ${price} to ${avgPrice}`;
};

/** The names by which the entries of a list differ, besides ids. */
const keyNames = ["registryNumber", "formKey", "appealNumber"];

/** Returns the rule that the entries of a list have different numbers. */
const findRepeatedKey: ValueRule = ({ items, total }) => {
  if (!Array.isArray(items) || total === undefined) return undefined;
  const entries = items.filter(isRecord);
  for (const name of keyNames) {
    // Several documents and payments belong to one appeal.
    if (name === "appealNumber" && entries.some((entry) => entry["appealDate"] === undefined)) continue;
    const keys = entries.flatMap((entry) => entry[name] ?? []);
    const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
    if (repeated !== undefined) return `each ${name} once, and not ${String(repeated)} twice`;
  }
  return undefined;
};

/**
 * Returns the rule that a term in working days is not much longer than these days. It may have been suspended since the
 * receipt, while the service waited for a document.
 */
const createTermRule =
  (now: number): ValueRule =>
  ({ appealDate, dueDate, dueWorkingDays }) => {
    if (typeof appealDate !== "string" || typeof dueDate !== "string" || typeof dueWorkingDays !== "number")
      return undefined;
    const days = (Date.parse(dueDate) - Date.parse(appealDate.slice(0, 10))) / dayMs;
    const suspendedDays = Math.max(0, (now - Date.parse(appealDate)) / dayMs);
    return days > dueWorkingDays * 2 + 21 + suspendedDays
      ? `a dueDate ${dueWorkingDays} working days after ${appealDate}`
      : undefined;
  };

/** Returns the rule that only a questionnaire of a service names one. */
const findWrongScope: ValueRule = ({ scope, serviceId, questions }) =>
  Array.isArray(questions) && scope !== undefined && (scope === "SERVICE") !== (serviceId !== undefined)
    ? `serviceId only where the scope is SERVICE, and not ${String(scope)}`
    : undefined;

/** Returns the rule that a place has both coordinates, and a password that is not accepted its reason. */
const findHalf: ValueRule = ({ latitude, longitude, valid, reason }) => {
  if ((latitude === undefined) !== (longitude === undefined)) return "latitude and longitude both, or neither of them";
  if (valid === true && reason !== undefined) return "no reason for a password that is accepted";
  return valid === false && reason === undefined ? "a reason for a password that is not accepted" : undefined;
};

const listRules = (document: OpenApiDocument, now: number): readonly ValueRule[] => [
  findRepeatedKey,
  createTermRule(now),
  findWrongScope,
  findHalf,
  findUnexpectedField,
  findMissingPartner,
  findFalseFlag,
  findNeedlessMessage,
  findWrongStatus,
  findWrongDraft,
  findRepeatedTally,
  findEarlyEvaluation,
  findSecondEvaluation,
  findWrongService,
  findRefusalWithoutReason,
  findRepeatedEntry,
  findEmptyTally,
  findWrongForm,
  findWrongChange,
  createTimeRule(now),
  findTimeWithoutOffset,
  createValidityRule(now),
  findRepeatedId,
  findWrongHistory,
  findOtherAppealNumber,
  findDueBefore,
  findWrongPage,
  ...appealRules,
  ...createContentRules(document),
];

/** Returns the first object in a value that breaks a rule. */
function findBrokenRule(value: unknown, rules: readonly ValueRule[]): { rule: string; fields: Fields } | undefined {
  if (Array.isArray(value)) {
    const repeated = findRepeatedId({ list: value });
    if (repeated !== undefined) return { rule: repeated, fields: {} };
  }
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return undefined;
  if (isRecord(value))
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

/** Returns whether a check judges a response: those of the operation, and what was read to see the effect of a write. */
const isJudged = (operation: ContractOperation, { operation: called, response }: RecordedCall): boolean =>
  response.status >= 200 &&
  response.status < 300 &&
  (called.id === operation.id || (operation.isMutating && called.method === "GET" && called.isProposed));

/** Returns the check of the values in all responses that the operation has given so far: times, histories and ids. The contract states sums and orders. */
export const createValueChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  {
    name: "returns values that fit together",
    run: (context) => {
      const rules = listRules(document, Date.now());
      for (const call of recordedCalls.filter((candidate) => isJudged(operation, candidate))) {
        const { response } = call;
        // A field that a server has added is not what the contract calls so.
        const { body } = withDeclaredFields(context, call.operation, response);
        const broken = findBrokenRule(body, rules);
        if (broken === undefined) continue;
        throw new ContractViolation(broken.rule, JSON.stringify(broken.fields).slice(0, 400), response.curl, {
          operation: call.operation,
          response,
          expected: [200],
          rule: { message: broken.rule, pointer: `${call.operation.pointer}/responses/200` },
        });
      }
      return Promise.resolve();
    },
  },
  ...(/\bcontains no message\b/.test(operation.responses.get(200)?.description ?? "")
    ? [
        {
          // The portal shows the message of each success.
          name: "returns no message",
          run: () => {
            const named = findSuccesses(recordedCalls, operation).find(
              ({ response: { body } }) => isRecord(body) && body["message"] !== undefined,
            );
            if (named !== undefined)
              throw new ContractViolation("no message", describeResponse(named.response), named.response.curl);
            return Promise.resolve();
          },
        },
      ]
    : []),
];
