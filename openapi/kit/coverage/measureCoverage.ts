import { accountCases } from "../../../tests/mocks/cases/accountCases.ts";
import type { OperationCase } from "../../../tests/mocks/cases/operationCase.ts";
import { personalCases } from "../../../tests/mocks/cases/personalCases.ts";
import { publicCases } from "../../../tests/mocks/cases/publicCases.ts";
import { createTestBackend } from "../../../tests/mocks/testBackend.ts";
import type { OperationId } from "../../../mocks/generated/requests.js";
import { languages, type Language } from "../contract/language.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { usageByOperation, e2eTestsOfRoute } from "../usage/usage.ts";

/** What our own tests look at of one operation. */
export type OperationCoverage = {
  id: string;
  /** The languages in which each status was answered to a test. */
  languagesByStatus: ReadonlyMap<number, ReadonlySet<Language>>;
  /** The declared statuses that no test has seen. */
  untestedStatuses: readonly number[];
  /** The screens that use it, and which of them no browser test goes to, other than by opening every screen in turn. */
  routes: readonly string[];
  untestedRoutes: readonly string[];
};

/** What may only grow: how many operations, answers (an operation's status in a language) and screens the tests look at. */
export type CoverageThreshold = { operations: number; responses: number; routes: number };

const casesByOperation: Readonly<Record<OperationId, readonly OperationCase[]>> = {
  ...accountCases,
  ...personalCases,
  ...publicCases,
};

/**
 * Runs every case of the service's tests once more and writes down what was really answered: what a case claims does not
 * count. An answer that breaks the contract throws.
 */
export async function measureCoverage(operations: readonly ContractOperation[]): Promise<readonly OperationCoverage[]> {
  const answered = new Map<string, SeenResponses>();
  for (const { id } of operations) {
    const seen: SeenResponses = new Map();
    for (const one of casesByOperation[id as OperationId])
      for (const lang of languages) recordResponse(seen, await runCase(id as OperationId, one, lang), lang);
    answered.set(id, seen);
  }
  return toCoverage(operations, answered);
}

/** What the cases claim: `tests/mocks/operations.test.ts` proves each claim in every language. */
export function declaredCoverage(operations: readonly ContractOperation[]): readonly OperationCoverage[] {
  const seenIn = (id: OperationId): SeenResponses =>
    casesByOperation[id].reduce<SeenResponses>(
      (seen, { status }) => (languages.forEach((lang) => recordResponse(seen, status, lang)), seen),
      new Map(),
    );
  return toCoverage(operations, new Map(operations.map(({ id }) => [id, seenIn(id as OperationId)])));
}

type SeenResponses = Map<number, Set<Language>>;

const recordResponse = (seen: SeenResponses, status: number, lang: Language): void =>
  void seen.set(status, (seen.get(status) ?? new Set()).add(lang));

async function runCase(id: OperationId, { persona, request }: OperationCase, lang: Language): Promise<number> {
  const service = createTestBackend();
  const given = typeof request === "function" ? await request(service) : (request ?? {});
  const token = given.token ?? (persona && (await service.signIn(persona)).token);
  return (await service.call(id, { ...given, token, lang })).status;
}

function toCoverage(
  operations: readonly ContractOperation[],
  answered: ReadonlyMap<string, SeenResponses>,
): readonly OperationCoverage[] {
  const uses = usageByOperation(operations);
  return operations.map(({ id, responses }) => {
    const languagesByStatus = answered.get(id) ?? new Map<number, Set<Language>>();
    const { routes = [] } = uses.get(id) ?? {};
    return {
      id,
      languagesByStatus,
      untestedStatuses: [...responses.keys()].filter((status) => !languagesByStatus.has(status)),
      routes,
      untestedRoutes: routes.filter((screen) => e2eTestsOfRoute(screen).length === 0),
    };
  });
}

/** The numbers that are held by the floor. */
export const coverageTotals = (covered: readonly OperationCoverage[]): CoverageThreshold => ({
  operations: covered.filter(({ languagesByStatus }) => languagesByStatus.has(200)).length,
  responses: covered.reduce(
    (sum, { languagesByStatus }) => sum + [...languagesByStatus.values()].reduce((count, seen) => count + seen.size, 0),
    0,
  ),
  routes: new Set(
    covered.flatMap(({ routes, untestedRoutes }) => routes.filter((screen) => !untestedRoutes.includes(screen))),
  ).size,
});
