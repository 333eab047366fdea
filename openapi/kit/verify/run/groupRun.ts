import type { ContractOperation } from "../../contract/operations.ts";
import { createSourceLocator, type SourceLocation } from "../../contract/sourceLocation.ts";
import { combineOutcomes, type ReportFinding, type ReportGroup, type RuleLevel } from "../../report/report.ts";
import {
  createCauseRegistry,
  describeBlocked,
  failedCallKey,
  listExplainingKeys,
  type Cause,
  type CauseRegistry,
} from "./causes.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import {
  CheckSkipped,
  ContractViolation,
  OperationAbsent,
  rateLimitReason,
  type ViolationSource,
} from "../outcomes.ts";
import { describeResponse } from "../responses/judgeResponse.ts";
import type { ContractClient, OperationResponse } from "./contractClient.ts";
import { recordCalls, type RecordedCall } from "./recordedCalls.ts";
import { withSeed } from "../random.ts";
import { isRestoring } from "../restore.ts";
import { ServerStopped, type WatchedClient } from "./serverWatch.ts";
import type { TokenWatch } from "./tokenWatch.ts";

/** What the groups of a run share. */
export type VerifyRun = {
  context: VerifyContext;
  client: WatchedClient & TokenWatch;
  seed: number;
  causes: CauseRegistry;
  locate: (pointer: string) => SourceLocation;
  stopOnFirstFailure: boolean;
  /** Runs the checks of another operation first, because it may explain a violation. */
  prepareGroup: (operationId: string) => Promise<void>;
  /** Returns why no further check is started; `undefined` as long as checks run. */
  getStopReason: () => string | undefined;
};

/** Creates the state of a run. */
export const createVerifyRun = (
  options: Omit<VerifyRun, "causes" | "locate" | "context"> & { context: Omit<VerifyContext, "client"> },
): VerifyRun => ({
  ...options,
  context: { ...options.context, client: options.client },
  causes: createCauseRegistry(),
  locate: createSourceLocator(),
});

/** An operation or the feed, with its checks. */
export type CheckedGroup = {
  name: string;
  description: string;
  /** The JSON pointer of its definition in the contract. */
  pointer: string;
  /** Absent for the feed. */
  operation?: ContractOperation;
  checks: readonly ContractCheck[];
  /** Receives the requests of the checks with their responses. */
  recordedCalls?: RecordedCall[];
};

/** The checks of one group while they run, in one or several parts. */
export type GroupRun = CheckedGroup & {
  /** Runs the remaining checks in their order, or only those of one level. Does nothing while a check is running. */
  run: (level?: RuleLevel) => Promise<void>;
  /** Returns the results. A check that did not run is skipped for the reason of the run. */
  finish: () => ReportGroup;
};

/** Returns whether a violation of a check is a failure. Of a proposed operation that exists, everything is. */
const getRuleLevel = ({ operation }: CheckedGroup, { isSpecified }: ContractCheck): RuleLevel =>
  operation?.isProposed === true || isSpecified === true ? "must" : "should";

/** The operation whose refusal of a token explains every other refusal. */
const tokenOperationId = "readUser";

/** Wraps a client so that it remembers the last response, other than those that restore what a check has changed. */
function recordResponses(
  client: ContractClient,
  onResponse: (operation: ContractOperation, response: OperationResponse) => void,
): ContractClient & { getLast: () => OperationResponse | undefined } {
  let last: OperationResponse | undefined;
  return {
    baseUrl: client.baseUrl,
    send: async (operation, request) => {
      const response = await client.send(operation, request);
      if (request === undefined || !isRestoring(request)) {
        last = response;
        onResponse(operation, response);
      }
      return response;
    },
    getLast: () => last,
  };
}

/** Creates the finding of a check. `pointer` names the violated rule, where it is not the one of the group. */
type CreateFinding = (outcome: ReportFinding["outcome"], details: readonly string[], pointer?: string) => ReportFinding;

/** Prepares the checks of a group. */
export function createGroupRun(run: VerifyRun, group: CheckedGroup): GroupRun {
  const { operation, checks } = group;
  const findings = new Map<ContractCheck, ReportFinding>();
  const context: VerifyContext = {
    ...run.context,
    client:
      group.recordedCalls === undefined ? run.context.client : recordCalls(run.context.client, group.recordedCalls),
    operationId: operation?.id,
    optionalFields: new Map(),
    lists: new Set(),
  };
  let absentFinding: ReportFinding | undefined;
  /** Repeats the first successful request, for checks that examine earlier responses and send nothing. */
  let firstSuccess: OperationResponse | undefined;
  let isStopped = false;
  let isRunning = false;
  let durationMs = 0;

  const mask = (line: string): string => context.personas.secrets.mask(line);
  const hasAnswered = (): boolean => [...findings.values()].some(({ outcome }) => outcome === "passed");

  async function runCheck(check: ContractCheck, isRepetition = false): Promise<ReportFinding> {
    const noted = new Set<string>();
    let isEnded = false;
    const level = getRuleLevel(group, check);
    const finding: CreateFinding = (outcome, details, pointer) => ({
      name: check.name,
      outcome,
      details: [
        ...details,
        // What a check has noted before it ended in another way stands below that.
        ...(isEnded ? [...noted].map((note) => `note:     ${note}`) : []),
      ].map(mask),
      level: outcome === "noted" ? "should" : level,
      ...((outcome === "failed" || outcome === "noted") && { location: run.locate(pointer ?? group.pointer) }),
    });
    if (!context.allowWrites && operation?.isMutating === true)
      return finding("skipped", ["changes data; allow it with --allow-writes"]);
    let isLimitReached = false;
    const client = recordResponses(context.client, ({ id }, response) => {
      isLimitReached ||= response.status === 429;
      if (id === operation?.id && response.status >= 200 && response.status < 300) firstSuccess ??= response;
    });
    const repeat = (curl = (client.getLast() ?? firstSuccess)?.curl): string[] =>
      curl === undefined ? [] : [`repeat:   ${curl}`];
    let repeatNoted: string[] | undefined;
    const notes = {
      add: (note: string, curl?: string): void => {
        noted.add(note);
        repeatNoted ??= repeat(curl);
      },
    };
    try {
      await withSeed(`${run.seed} ${group.name} ${check.name}`, () => check.run({ ...context, client, notes }));
      return noted.size > 0 ? finding("noted", [...noted, ...(repeatNoted ?? [])]) : finding("passed", []);
    } catch (error) {
      isEnded = true;
      if (error instanceof CheckSkipped) return finding("skipped", [error.message]);
      // Once, so that a server on which the check itself ends the session is found.
      const renewal = isRepetition
        ? false
        : await renewEndedToken(run, error, client.getLast()).catch((reason: unknown) => reason);
      if (renewal === true) return runCheck(check, true);
      if (renewal instanceof CheckSkipped) return finding("skipped", [renewal.message]);
      if (error instanceof ServerStopped) return reportStoppedServer(error, check, finding);
      if (error instanceof OperationAbsent) return reportAbsentOperation(error, finding);
      const violation = error instanceof ContractViolation ? error : describeUnexpectedError(error);
      if (check.judgesRateLimit !== true && followsFromRateLimit(violation, isLimitReached))
        return finding("skipped", [rateLimitReason]);
      return reportViolation(violation, { check, level, finding, repeat });
    }
  }

  function reportStoppedServer(error: ServerStopped, check: ContractCheck, finding: CreateFinding): ReportFinding {
    const cause = run.causes.findSame(error);
    if (cause !== undefined) return finding("skipped", [describeBlocked(cause, group.name)]);
    run.causes.add(error, undefined, { group: group.name, finding: check.name, isSpecified: true });
    return { ...finding("failed", error.details, error.operation.pointer), level: "must" };
  }

  async function reportAbsentOperation(error: OperationAbsent, finding: CreateFinding): Promise<ReportFinding> {
    const cause = await findRefusedToken(run, error.source);
    if (cause !== undefined) return finding("skipped", [describeBlocked(cause, group.name)]);
    const isOwn = hasAnswered() && error.operationId === operation?.id;
    // An absent operation needs no further checks. A specified operation is only skipped when a check uses an absent one.
    if (isOwn) return finding("failed", [...absentDetails(error), `repeat:   ${error.source.response.curl}`]);
    const isAbsent = operation?.isProposed === true && !hasAnswered();
    return { ...finding(isAbsent ? "absent" : "skipped", [error.message]), status: error.source.response.status };
  }

  async function reportViolation(
    violation: ContractViolation,
    {
      check,
      level,
      finding,
      repeat,
    }: { check: ContractCheck; level: RuleLevel; finding: CreateFinding; repeat: () => string[] },
  ): Promise<ReportFinding> {
    const cause = await findCause(run, operation, violation, level);
    if (cause !== undefined) return finding("skipped", [describeBlocked(cause, group.name)]);
    if (level === "must")
      run.causes.add(violation, operation?.id, {
        group: group.name,
        finding: check.name,
        isSpecified: operation?.isProposed !== true,
      });
    return finding(
      level === "must" ? "failed" : "noted",
      violation.curl === undefined ? [...violation.details, ...repeat()] : violation.details,
      findPointer(violation),
    );
  }

  return {
    ...group,
    run: async (level) => {
      if (isRunning) return;
      isRunning = true;
      const startedAtMs = performance.now();
      for (const check of checks) {
        if (findings.has(check) || (level !== undefined && getRuleLevel(group, check) !== level)) continue;
        if (absentFinding !== undefined || isStopped || run.getStopReason() !== undefined) break;
        const finding = await runCheck(check);
        findings.set(check, finding);
        if (finding.outcome === "absent") absentFinding = finding;
        isStopped = run.stopOnFirstFailure && (finding.outcome === "failed" || finding.outcome === "noted");
      }
      durationMs += performance.now() - startedAtMs;
      isRunning = false;
    },
    finish: () => {
      const { name, description } = group;
      if (absentFinding !== undefined)
        return { name, description, outcome: "absent", findings: [absentFinding], durationMs };
      const reason = run.getStopReason();
      const results =
        findings.size === 0 && reason !== undefined
          ? [{ name: "all checks", outcome: "skipped" as const, details: [reason] }]
          : checks.flatMap((check): ReportFinding[] => {
              const found = findings.get(check);
              if (found !== undefined) return [found];
              return reason === undefined || isStopped
                ? []
                : [{ name: check.name, outcome: "skipped", details: [reason], level: getRuleLevel(group, check) }];
            });
      return { name, description, ...summarizeFindings(results, context, operation), durationMs };
    },
  };
}

/**
 * Opens the session of a user again when its token has ended while a check ran, for example because it has expired. Resolves to
 * whether the check can be repeated. Throws `CheckSkipped` when the session cannot be opened again.
 */
async function renewEndedToken(
  { client, context }: VerifyRun,
  error: unknown,
  last: OperationResponse | undefined,
): Promise<boolean> {
  if (error instanceof ServerStopped) return false;
  const source = error instanceof ContractViolation || error instanceof OperationAbsent ? error.source : undefined;
  const response = source === undefined ? last : source.response;
  if (response === undefined || source?.expected.includes(401) === true) return false;
  const token = await client.findEndedToken(response);
  return token !== undefined && context.personas.renewToken(context, token);
}

/** Returns the reported finding from which a violation of a check follows. */
async function findCause(
  run: VerifyRun,
  operation: ContractOperation | undefined,
  violation: ContractViolation,
  level: RuleLevel,
): Promise<Cause | undefined> {
  const { source } = violation;
  const explains = (cause: Cause | undefined): cause is Cause =>
    // A finding of the specification must not disappear behind one that the specification does not state.
    cause !== undefined && (cause.isSpecified || level === "should" || operation?.isProposed === true);
  const other = source === undefined || source.operation.id === operation?.id ? undefined : source.operation.id;
  if (other !== undefined) await run.prepareGroup(other);
  const cause =
    run.causes.findSame(violation) ??
    run.causes.find([
      ...listExplainingKeys(violation, operation?.id),
      ...(other === undefined ? [] : [failedCallKey(other)]),
    ]);
  if (explains(cause)) return cause;
  const refusedToken = source && (await findRefusedToken(run, source));
  return explains(refusedToken) ? refusedToken : undefined;
}

/** Returns the finding that a user's token is refused everywhere, when it explains a 401. */
async function findRefusedToken(
  run: VerifyRun,
  { operation: { id }, response, expected }: ViolationSource,
): Promise<Cause | undefined> {
  if (response.status !== 401 || expected.includes(401) || id === tokenOperationId) return undefined;
  await run.prepareGroup(tokenOperationId);
  return run.causes.find([`${tokenOperationId} returns 401`]);
}

const absentDetails = ({ source: { response, expected } }: OperationAbsent): string[] => [
  `expected: status ${expected.join(" or ")}, as before`,
  `received: ${describeResponse(response)}`,
];

/** Describes an error of a check that did not expect such a response. */
const describeUnexpectedError = (error: unknown): ContractViolation =>
  new ContractViolation("a response that the check can read", String(error));

/**
 * Returns whether a violation says only that the server limits requests: those of a run are many, and the contract lets any proxy
 * answer 429. Without the response of the violation, it may follow from a 429 to another request of the check.
 */
const followsFromRateLimit = ({ source }: ContractViolation, isLimitReached: boolean): boolean =>
  source === undefined ? isLimitReached : source.response.status === 429 && source.rule === undefined;

/** Returns the JSON pointer of the rule that a violation breaks. */
function findPointer({ source }: ContractViolation): string | undefined {
  if (source === undefined) return undefined;
  const { operation, rule } = source;
  return rule?.pointer ?? `${operation.pointer}/responses`;
}

/** Returns the outcome of a group, and notes about what its responses did not have. */
function summarizeFindings(
  findings: readonly ReportFinding[],
  { optionalFields, lists }: VerifyContext,
  operation: ContractOperation | undefined,
): Pick<ReportGroup, "outcome" | "findings" | "notes"> {
  const validCaseFindings = findings.slice(0, operation === undefined || operation.isMutating ? 1 : 3);
  // Without a 200 response, rejected requests alone do not prove that the operation works.
  const outcome = combineOutcomes(findings);
  const absentFields = [...optionalFields].filter(([, isPresent]) => !isPresent).map(([name]) => name);
  const notes = [
    ...(absentFields.length > 0 ? [`without the optional fields ${absentFields.join(", ")}`] : []),
    ...(lists.has("empty") && !lists.has("filled") ? ["every list was empty, so that no entry was checked"] : []),
  ];
  return {
    outcome:
      outcome !== "failed" && validCaseFindings.every((finding) => finding.outcome === "skipped") ? "skipped" : outcome,
    findings,
    ...(notes.length > 0 && { notes }),
  };
}
