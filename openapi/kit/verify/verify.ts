import type { OpenApiDocument } from "../contract/document.ts";
import { createContractValidator, type ContractValidator } from "../contract/validator.ts";
import { listOperations, type ContractOperation } from "../contract/operations.ts";
import { combineOutcomes, type ReportFinding, type ReportGroup } from "../report/report.ts";
import { runCheck, CheckSkipped, type ContractCheck, type VerifyContext } from "./check.ts";
import { createFeedChecks, type FeedTarget } from "./feedChecks.ts";
import { createExampleCheck, createValidCaseChecks } from "./validCases.ts";
import { listChecks } from "./listChecks.ts";
import { operationChecks } from "./operationChecks/operationChecks.ts";
import { createPersonas, type PersonaSources } from "./personas.ts";
import {
  createInvalidParameterChecks,
  createInvalidBodyChecks,
  createUnknownIdChecks,
  createUnsupportedLanguageChecks,
  createMissingTokenChecks,
} from "./errorCases.ts";
import { createBoundaryChecks } from "./boundaryChecks.ts";
import { createContractClient } from "./contractClient.ts";
import { recordCalls, type RecordedCall } from "./recordedCalls.ts";
import { createFeedSequenceChecks } from "./feedSequenceChecks.ts";
import { createHeaderChecks } from "./headerChecks.ts";
import { createTranslationChecks } from "./languageChecks.ts";
import { createValueChecks } from "./valueChecks.ts";
import { writtenChecks } from "./writtenChecks.ts";

/** The options of a verification. */
export type VerifyOptions = {
  document: OpenApiDocument;
  /** The base URL of the API, such as `https://host/api`. */
  baseUrl: string;
  feed: FeedTarget | undefined;
  sources: PersonaSources;
  /** Whether the checks may change data on the server. */
  allowWrites: boolean;
  /** Whether to check only that each operation accepts the contract's example, for servers without state. */
  examplesOnly?: boolean;
  /** The operations to verify; all by default. */
  only?: readonly string[];
  /** Whether to stop the checks of an operation after its first failure. */
  stopOnFirstFailure?: boolean;
  /** A validator of the same contract, to compile its schemas only once. */
  validator?: ContractValidator;
  /** The seed of random values; the same seed sends the same values. */
  seed?: number | undefined;
  /** How many values at and beyond its bounds are sent for each parameter and field. */
  valuesPerField?: number | undefined;
  /** The longest acceptable response time; without it, times are not judged. */
  latencyBudgetMs?: number | undefined;
};

/** The group name of the live feed in a report. */
export const feedOperationId = "notificationPushed";

const checksForOperation = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
  {
    seed = 1,
    valuesPerField = 24,
    latencyBudgetMs,
  }: Pick<VerifyOptions, "seed" | "valuesPerField" | "latencyBudgetMs">,
): readonly ContractCheck[] => [
  ...createValidCaseChecks(operation),
  ...createMissingTokenChecks(operation),
  ...createInvalidParameterChecks(operation),
  ...createInvalidBodyChecks(operation),
  ...createUnknownIdChecks(operation),
  ...createUnsupportedLanguageChecks(operation),
  ...listChecks(document, operation),
  ...(operationChecks[operation.id] ?? []),
  ...(writtenChecks[operation.id] ?? []),
  ...createBoundaryChecks(document, operation, { seed, valuesPerField }),
  ...createTranslationChecks(document, operation, recordedCalls),
  ...createValueChecks(operation, recordedCalls),
  ...createHeaderChecks(operation, recordedCalls, latencyBudgetMs),
];

/** Verifies a server, one operation after the other. Yields the group of each operation when its checks are done. */
export async function* verify({
  document,
  baseUrl,
  feed,
  sources,
  allowWrites,
  examplesOnly = false,
  only,
  stopOnFirstFailure = false,
  validator = createContractValidator(document),
  seed,
  valuesPerField,
  latencyBudgetMs,
}: VerifyOptions): AsyncGenerator<ReportGroup> {
  const personas = createPersonas(sources);
  const operations = listOperations(document);
  const recordedCalls: RecordedCall[] = [];
  const context: VerifyContext = {
    document,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    client: recordCalls(createContractClient(baseUrl, personas.secrets), recordedCalls),
    validator,
    personas,
    allowWrites,
    operationId: undefined,
    notes: new Set(),
    optionalFields: new Map(),
    lists: new Set(),
  };
  const isSelected = (id: string): boolean => only === undefined || only.includes(id);

  for (const operation of operations.filter(({ id }) => isSelected(id))) {
    recordedCalls.splice(0);
    const checks = examplesOnly
      ? [createExampleCheck(operation)]
      : checksForOperation(document, operation, recordedCalls, { seed, valuesPerField, latencyBudgetMs });
    const description = `${operation.method} ${operation.path}${operation.isProposed ? " (proposed)" : ""}`;
    yield {
      name: operation.id,
      description,
      ...(await runChecks(checks, context, stopOnFirstFailure, operation)),
    };
  }
  if (feed !== undefined && isSelected(feedOperationId))
    yield {
      name: feedOperationId,
      description: `STOMP ${feed.destination}`,
      ...(await runChecks([...createFeedChecks(feed), ...createFeedSequenceChecks(feed)], context, stopOnFirstFailure)),
    };
}

async function runChecks(
  checks: readonly ContractCheck[],
  verifyContext: VerifyContext,
  stopOnFirstFailure: boolean,
  operation?: ContractOperation,
): Promise<Pick<ReportGroup, "outcome" | "findings" | "notes">> {
  const findings: ReportFinding[] = [];
  const context: VerifyContext = {
    ...verifyContext,
    operationId: operation?.id,
    optionalFields: new Map(),
    lists: new Set(),
  };
  for (const check of checks) {
    const isAllowed = context.allowWrites || operation?.isMutating !== true;
    const { finding, absentOperationId } = await runCheck(
      isAllowed
        ? check
        : { ...check, run: () => Promise.reject(new CheckSkipped("changes data; allow it with --allow-writes")) },
      context,
      operation?.isProposed !== true && check.isSpecified !== true,
    );
    // An absent operation needs no further checks. A specified operation is only skipped when a check uses an absent one.
    const hasAnswered = findings.some(({ outcome }) => outcome === "passed");
    if (finding.outcome === "absent" && operation?.isProposed && !hasAnswered)
      return { outcome: "absent", findings: [finding] };
    findings.push(
      finding.outcome === "absent"
        ? { ...finding, outcome: hasAnswered && absentOperationId === operation?.id ? "failed" : "skipped" }
        : finding,
    );
    if (stopOnFirstFailure && (finding.outcome === "failed" || finding.outcome === "noted")) break;
  }
  const validCaseFindings = findings.slice(0, operation === undefined || operation.isMutating ? 1 : 3);
  // Without a 200 response, rejected requests alone do not prove that the operation works.
  const outcome = combineOutcomes(findings);
  const { optionalFields, lists } = context;
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
