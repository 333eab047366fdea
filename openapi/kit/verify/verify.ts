import type { OpenApiDocument } from "../contract/document.ts";
import { createContractValidator, type ContractValidator } from "../contract/validator.ts";
import { listOperations, type ContractOperation } from "../contract/operations.ts";
import type { ReportGroup } from "../report/report.ts";
import type { ContractCheck } from "./check.ts";
import { createContractClient } from "./run/contractClient.ts";
import { createAccessChecks } from "./access/accessChecks.ts";
import { keepChosenTokens } from "./accountChoice.ts";
import { createAccountHolderChecks } from "./access/accountHolderChecks.ts";
import { createAdministratorChecks } from "./access/administratorChecks.ts";
import { createFeedChecks, feedOperationId, type FeedTarget } from "./feed/feedChecks.ts";
import { createExampleCheck, createValidCaseChecks } from "./inputs/validCases.ts";
import { createOtherListChecks, listChecks } from "./lists/listChecks.ts";
import { getOperationChecks } from "./operationChecks/operationChecks.ts";
import { createEndedSessionChecks } from "./access/endedSessionChecks.ts";
import { createMomentChecks } from "./responses/momentChecks.ts";
import { findListOf } from "./lists/listPages.ts";
import { repeatSharedReadings } from "./run/concurrentChanges.ts";
import { createOtherPersonChecks } from "./access/otherPersonChecks.ts";
import { createPersonas, type PersonaSources } from "./personas.ts";
import {
  createInvalidParameterChecks,
  createInvalidBodyChecks,
  createUnknownIdChecks,
  createUnsupportedLanguageChecks,
  createMissingTokenChecks,
} from "./inputs/errorCases.ts";
import { createBoundaryChecks } from "./inputs/boundaryChecks.ts";
import { createCallerChecks } from "./access/callerChecks.ts";
import { createColleagueChecks } from "./access/colleagueChecks.ts";
import { createConsistencyChecks } from "./responses/consistencyChecks.ts";
import { createDeclaredHeaderChecks } from "./responses/declaredHeaderChecks.ts";
import { createEffectChecks } from "./writes/effectChecks.ts";
import { createErrorChecks } from "./inputs/errorChecks.ts";
import { createFeedSessionChecks } from "./feed/feedSessionChecks.ts";
import { createFeedSequenceChecks } from "./feed/feedSequenceChecks.ts";
import { createEverybodyChecks } from "./access/everybodyChecks.ts";
import { createHeaderChecks } from "./responses/headerChecks.ts";
import { createLinkChecks } from "./responses/linkChecks.ts";
import { createFormLabelChecks } from "./responses/formLabelChecks.ts";
import { createTranslationChecks } from "./responses/languageChecks.ts";
import { createKeyChecks } from "./writes/keyChecks.ts";
import { createLanguageValueChecks } from "./responses/languageValueChecks.ts";
import { createValueChecks } from "./responses/valueChecks.ts";
import { createMessageChecks } from "./responses/messageChecks.ts";
import { createReadChecks } from "./responses/readChecks.ts";
import { createPersonNameChecks } from "./responses/personNameChecks.ts";
import type { RecordedCall } from "./run/recordedCalls.ts";
import { createGroupRun, createVerifyRun, type CheckedGroup, type GroupRun } from "./run/groupRun.ts";
import { createSeed } from "./random.ts";
import { restoreContacts } from "./userContacts.ts";
import { createUnknownReferenceChecks } from "./inputs/unknownReferenceChecks.ts";
import { createVersionChecks } from "./writes/versionChecks.ts";
import { watchServer } from "./run/serverWatch.ts";
import { watchTokens } from "./run/tokenWatch.ts";
import { createWriteChecks } from "./writes/writeChecks.ts";

/** The options of a verification. */
export type VerifyOptions = {
  document: OpenApiDocument;
  /** The base URL of the API, such as `https://host/api`. */
  baseUrl: string;
  /** The origin of the portal, where it is known. */
  origin?: string | undefined;
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
  /** How many values at and beyond its bounds are sent for each parameter and field. */
  valuesPerField?: number | undefined;
  /** The longest acceptable response time; without it, times are not judged. */
  latencyBudgetMs?: number | undefined;
  /** The seed of the random values in requests; a random one by default. */
  seed?: number;
  /** Whether the checks of what must hold run first, for a run that may stop before all checks ran. */
  mustFirst?: boolean;
  /** Returns why no further check is started; `undefined` as long as checks run. At the end, what was changed of the users is restored. */
  getStopReason?: () => string | undefined;
  /** The time after which a request is given up; 30 seconds by default. */
  timeoutMs?: number;
  /** Receives why the run ends before all checks ran, when the server stops answering. */
  onStopped?: (reason: string) => void;
  /** Receives what could not be restored at the end of the run, and the command that repeats the request. */
  onNote?: (note: string, curl?: string) => void;
};

const checksForOperation = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
  {
    seed,
    valuesPerField = 24,
    latencyBudgetMs,
    operations,
  }: Pick<VerifyOptions, "valuesPerField" | "latencyBudgetMs"> & {
    seed: number;
    operations: readonly ContractOperation[];
  },
): readonly ContractCheck[] => [
  ...createValidCaseChecks(operation),
  ...createMissingTokenChecks(operation),
  ...createInvalidParameterChecks(operation),
  ...createInvalidBodyChecks(operation),
  ...createUnknownIdChecks(operation),
  ...createUnknownReferenceChecks(document, operation),
  ...createUnsupportedLanguageChecks(operation),
  ...listChecks(document, operation),
  ...createOtherListChecks(document, operation, recordedCalls),
  ...createAccessChecks(operation, findListOf(document, operation, operations)),
  ...createEndedSessionChecks(operation),
  ...createCallerChecks(operation),
  ...createOtherPersonChecks(document, operation, operations),
  ...createMomentChecks(operation),
  ...getOperationChecks(operation.id),
  ...createEffectChecks(operation),
  ...createWriteChecks(document, operation),
  ...createKeyChecks(operation),
  ...createVersionChecks(operation),
  ...createAdministratorChecks(operation),
  ...createAccountHolderChecks(operation),
  ...createColleagueChecks(operation),
  ...createConsistencyChecks(document, operation, operations),
  ...createBoundaryChecks(document, operation, { seed, valuesPerField }),
  ...createTranslationChecks(document, operation, recordedCalls),
  ...createLanguageValueChecks(document, operation),
  ...createLinkChecks(document, operation, recordedCalls),
  ...createValueChecks(document, operation, recordedCalls),
  ...createFormLabelChecks(operation, recordedCalls),
  ...createMessageChecks(document, operation, recordedCalls),
  ...createEverybodyChecks(operation, recordedCalls),
  ...createReadChecks(operation, recordedCalls),
  ...createErrorChecks(document, operation, operations, recordedCalls),
  ...createPersonNameChecks(operation, recordedCalls),
  ...createHeaderChecks(operation, operations, recordedCalls, latencyBudgetMs),
  ...createDeclaredHeaderChecks(operation, recordedCalls),
];

/** Returns the checks of each operation, without running them. */
export function listChecksByOperation(
  document: OpenApiDocument,
): readonly { operation: ContractOperation; names: readonly string[] }[] {
  const operations = listOperations(document);
  return operations.map((operation) => ({
    operation,
    names: checksForOperation(document, operation, [], { seed: 1, operations }).map(({ name }) => name),
  }));
}

/** Verifies a server, one operation after the other. Yields the group of each operation when its checks are done. */
export async function* verify({
  document,
  baseUrl,
  origin,
  feed,
  sources,
  allowWrites,
  examplesOnly = false,
  only,
  stopOnFirstFailure = false,
  validator = createContractValidator(document),
  seed = createSeed(),
  mustFirst = false,
  getStopReason = () => undefined,
  timeoutMs,
  onStopped,
  onNote,
  valuesPerField,
  latencyBudgetMs,
}: VerifyOptions): AsyncGenerator<ReportGroup> {
  const personas = createPersonas(sources);
  const operations = listOperations(document);
  const client = watchTokens(
    watchServer(
      keepChosenTokens(createContractClient(baseUrl, personas.secrets, timeoutMs), operations, personas),
      onStopped,
    ),
  );
  const run = createVerifyRun({
    context: {
      document,
      operations: new Map(operations.map((operation) => [operation.id, operation])),
      validator,
      origin,
      personas,
      allowWrites,
      operationId: undefined,
      notes: { add: (note, curl) => onNote?.(personas.secrets.mask(note), curl) },
      optionalFields: new Map(),
      lists: new Set(),
    },
    client,
    seed,
    stopOnFirstFailure,
    getStopReason: () => client.getStopReason() ?? getStopReason(),
    prepareGroup: async (id) => groups.find(({ name }) => name === id)?.run("must"),
  });
  const groups: readonly GroupRun[] = [
    ...operations.map((operation): CheckedGroup => {
      const recordedCalls: RecordedCall[] = [];
      return {
        name: operation.id,
        description: `${operation.method} ${operation.path}${operation.isProposed ? " (proposed)" : ""}`,
        pointer: operation.pointer,
        operation,
        recordedCalls,
        checks: examplesOnly
          ? [createExampleCheck(operation)]
          : repeatSharedReadings(
              operation,
              checksForOperation(document, operation, recordedCalls, {
                seed,
                valuesPerField,
                latencyBudgetMs,
                operations,
              }),
            ),
      };
    }),
    ...(feed === undefined
      ? []
      : [
          {
            name: feedOperationId,
            description: `STOMP ${feed.destination}`,
            pointer: `#/webhooks/${feedOperationId}`,
            checks: [...createFeedChecks(feed), ...createFeedSequenceChecks(feed), ...createFeedSessionChecks(feed)],
          },
        ]),
  ]
    .filter(({ name }) => only === undefined || only.includes(name))
    .map((group) => createGroupRun(run, group));

  try {
    // What the specification states comes first, then proposed operations, and last what only should hold.
    if (mustFirst) {
      for (const group of groups) if (group.operation?.isProposed !== true) await group.run("must");
      for (const group of groups) await group.run("must");
    }
    for (const group of groups) {
      await group.run();
      yield group.finish();
    }
  } finally {
    await restoreContacts(run.context);
  }
}
