import { accountCases } from "../../../tests/mocks/cases/accountCases.ts";
import type { OperationCase } from "../../../tests/mocks/cases/operationCase.ts";
import { personalCases } from "../../../tests/mocks/cases/personalCases.ts";
import { publicCases } from "../../../tests/mocks/cases/publicCases.ts";
import { createTestBackend } from "../../../tests/mocks/testBackend.ts";
import type { OperationId } from "../../../mocks/generated/requestValidators.js";
import { languages, type Language } from "../contract/language.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { findUsageByOperation, findE2eTestsOfRoute } from "../usage/usage.ts";

/** The test coverage of one operation. */
export type OperationCoverage = {
  id: string;
  /** The languages in which tests received each status. */
  languagesByStatus: ReadonlyMap<number, ReadonlySet<Language>>;
  /** The declared statuses that no test received. */
  untestedStatuses: readonly number[];
  /** The routes that use the operation, and those among them without an e2e test of their own. */
  routes: readonly string[];
  untestedRoutes: readonly string[];
};

/** The minimum numbers of covered operations, responses (status and language per operation) and routes. */
export type CoverageThreshold = { operations: number; responses: number; routes: number };

const casesByOperation: Readonly<Record<OperationId, readonly OperationCase[]>> = {
  ...accountCases,
  ...personalCases,
  ...publicCases,
};

/**
 * Runs every case of the mock backend's tests and records the statuses actually received, not those that the cases declare.
 * Throws when a response violates the contract.
 */
export async function measureCoverage(operations: readonly ContractOperation[]): Promise<readonly OperationCoverage[]> {
  const received = new Map<string, SeenResponses>();
  for (const { id } of operations) {
    const seenResponses: SeenResponses = new Map();
    for (const operationCase of casesByOperation[id as OperationId])
      for (const lang of languages)
        recordResponse(seenResponses, await runCase(id as OperationId, operationCase, lang), lang);
    received.set(id, seenResponses);
  }
  return toCoverage(operations, received);
}

/** Returns the coverage that the cases declare. `tests/mocks/operations.test.ts` proves each declared status in every language. */
export function createDeclaredCoverage(operations: readonly ContractOperation[]): readonly OperationCoverage[] {
  const declaredResponses = (id: OperationId): SeenResponses =>
    casesByOperation[id].reduce<SeenResponses>(
      (seen, { status }) => (languages.forEach((lang) => recordResponse(seen, status, lang)), seen),
      new Map(),
    );
  return toCoverage(operations, new Map(operations.map(({ id }) => [id, declaredResponses(id as OperationId)])));
}

type SeenResponses = Map<number, Set<Language>>;

const recordResponse = (seen: SeenResponses, status: number, lang: Language): void =>
  void seen.set(status, (seen.get(status) ?? new Set()).add(lang));

async function runCase(id: OperationId, { persona, request }: OperationCase, lang: Language): Promise<number> {
  const backend = createTestBackend();
  const operationRequest = typeof request === "function" ? await request(backend) : (request ?? {});
  const token = operationRequest.token ?? (persona && (await backend.signIn(persona)).token);
  return (await backend.call(id, { ...operationRequest, token, lang })).status;
}

function toCoverage(
  operations: readonly ContractOperation[],
  received: ReadonlyMap<string, SeenResponses>,
): readonly OperationCoverage[] {
  const usages = findUsageByOperation(operations);
  return operations.map(({ id, responses }) => {
    const languagesByStatus = received.get(id) ?? new Map<number, Set<Language>>();
    const { routes = [] } = usages.get(id) ?? {};
    return {
      id,
      languagesByStatus,
      untestedStatuses: [...responses.keys()].filter((status) => !languagesByStatus.has(status)),
      routes,
      untestedRoutes: routes.filter((route) => findE2eTestsOfRoute(route).length === 0),
    };
  });
}

/** Returns the numbers that are compared with the threshold. */
export const countCoverage = (coverage: readonly OperationCoverage[]): CoverageThreshold => ({
  operations: coverage.filter(({ languagesByStatus }) => languagesByStatus.has(200)).length,
  responses: coverage.reduce(
    (sum, { languagesByStatus }) => sum + [...languagesByStatus.values()].reduce((count, seen) => count + seen.size, 0),
    0,
  ),
  routes: new Set(
    coverage.flatMap(({ routes, untestedRoutes }) => routes.filter((route) => !untestedRoutes.includes(route))),
  ).size,
});
