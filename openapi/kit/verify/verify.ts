import type { OpenApiDocument } from "../contract/document.ts";
import { createContractValidator, type ContractValidator } from "../contract/validator.ts";
import { listOperations, type ContractOperation } from "../contract/operations.ts";
import { combineOutcomes, type ReportFinding, type ReportGroup } from "../report/report.ts";
import { runCheck, CheckSkipped, type ContractCheck, type VerifyContext } from "./check.ts";
import { feedChecks, type FeedTarget } from "./feedChecks.ts";
import { exampleCheck, validCaseChecks } from "./validCases.ts";
import { listChecks } from "./listChecks.ts";
import { operationChecks } from "./operationChecks/operationChecks.ts";
import { createPersonas, type PersonaSources } from "./personas.ts";
import {
  invalidParameterChecks,
  invalidBodyChecks,
  unknownIdChecks,
  unsupportedLanguageChecks,
  missingTokenChecks,
} from "./errorCases.ts";
import { createContractClient } from "./contractClient.ts";

/** What a run looks at, and what it may do. */
export type VerifyOptions = {
  document: OpenApiDocument;
  /** Where the calls go, such as `https://host/api`. */
  baseUrl: string;
  feed: FeedTarget | undefined;
  sources: PersonaSources;
  /** Whether data on the server may be changed. */
  allowWrites: boolean;
  /** Only whether each operation answers the contract's own example: for servers that keep nothing. */
  examplesOnly?: boolean;
  /** The operations to look at; all by default. */
  only?: readonly string[];
  /** Whether the first failure of an operation is enough. */
  stopOnFirstFailure?: boolean;
  /** A judge over the same contract, when there is one already. */
  validator?: ContractValidator;
};

/** The name under which the live feed stands in a report. */
export const feedOperationId = "notificationPushed";

const checksForOperation = (document: OpenApiDocument, operation: ContractOperation): readonly ContractCheck[] => [
  ...validCaseChecks(operation),
  ...missingTokenChecks(operation),
  ...invalidParameterChecks(operation),
  ...invalidBodyChecks(operation),
  ...unknownIdChecks(operation),
  ...unsupportedLanguageChecks(operation),
  ...listChecks(document, operation),
  ...(operationChecks[operation.id] ?? []),
];

/** Looks at a server, one operation after the other, and hands over each as it is done. */
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
}: VerifyOptions): AsyncGenerator<ReportGroup> {
  const people = createPersonas(sources);
  const operations = listOperations(document);
  const ground: VerifyContext = {
    document,
    operations: new Map(operations.map((one) => [one.id, one])),
    client: createContractClient(baseUrl, people.secrets),
    validator,
    personas: people,
    allowWrites,
  };
  const isAsked = (id: string): boolean => only === undefined || only.includes(id);

  for (const operation of operations.filter(({ id }) => isAsked(id))) {
    const checks = examplesOnly ? [exampleCheck(operation)] : checksForOperation(document, operation);
    const about = `${operation.method} ${operation.path}${operation.isProposed ? " (proposed)" : ""}`;
    yield {
      name: operation.id,
      description: about,
      ...(await runChecks(checks, ground, stopOnFirstFailure, operation)),
    };
  }
  if (feed !== undefined && isAsked(feedOperationId))
    yield {
      name: feedOperationId,
      description: `STOMP ${feed.destination}`,
      ...(await runChecks(feedChecks(feed), ground, stopOnFirstFailure)),
    };
}

async function runChecks(
  checks: readonly ContractCheck[],
  ground: VerifyContext,
  stopOnFirstFailure: boolean,
  operation?: ContractOperation,
): Promise<Pick<ReportGroup, "outcome" | "findings">> {
  const findings: ReportFinding[] = [];
  for (const check of checks) {
    const allowed = ground.allowWrites || operation?.isMutating !== true;
    const finding = await runCheck(
      allowed
        ? check
        : { ...check, run: () => Promise.reject(new CheckSkipped("changes data; allow it with --allow-writes")) },
      ground,
    );
    // Nothing more can be learnt about a call that is not there; an agreed one only needed one that is not.
    if (finding.outcome === "absent" && operation?.isProposed) return { outcome: "absent", findings: [finding] };
    findings.push(finding.outcome === "absent" ? { ...finding, outcome: "unreachable" } : finding);
    if (stopOnFirstFailure && finding.outcome === "failed") break;
  }
  const good = findings.slice(0, operation === undefined || operation.isMutating ? 1 : 3);
  // What was only refused has not been seen to work.
  const outcome = combineOutcomes(findings);
  return {
    outcome: outcome === "passed" && good.every((one) => one.outcome === "unreachable") ? "unreachable" : outcome,
    findings,
  };
}
