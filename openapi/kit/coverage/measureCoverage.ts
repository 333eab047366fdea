import { accounts } from "../../../tests/mocks/cases/accountCases.ts";
import type { Case } from "../../../tests/mocks/cases/operationCase.ts";
import { personal } from "../../../tests/mocks/cases/personalCases.ts";
import { published } from "../../../tests/mocks/cases/publicCases.ts";
import { openService } from "../../../tests/mocks/testBackend.ts";
import type { OperationId } from "../../../mocks/generated/requests.js";
import { languages, type Language } from "../contract/language.ts";
import type { Operation } from "../contract/operations.ts";
import { usesOf, visitsOf } from "../usage/usage.ts";

/** What our own tests look at of one operation. */
export type Covered = {
  id: string;
  /** The languages in which each status was answered to a test. */
  answers: ReadonlyMap<number, ReadonlySet<Language>>;
  /** The declared statuses that no test has seen. */
  unseen: readonly number[];
  /** The screens that use it, and which of them no browser test goes to, other than by opening every screen in turn. */
  screens: readonly string[];
  unvisited: readonly string[];
};

/** What may only grow: how many operations, answers (an operation's status in a language) and screens the tests look at. */
export type Floor = { operations: number; answers: number; screens: number };

const cases: Readonly<Record<OperationId, readonly Case[]>> = { ...accounts, ...personal, ...published };

/**
 * Runs every case of the service's tests once more and writes down what was really answered: what a case claims does not
 * count. An answer that breaks the contract throws.
 */
export async function measure(operations: readonly Operation[]): Promise<readonly Covered[]> {
  const answered = new Map<string, Seen>();
  for (const { id } of operations) {
    const seen: Seen = new Map();
    for (const one of cases[id as OperationId]) for (const lang of languages) note(seen, await answerTo(id as OperationId, one, lang), lang);
    answered.set(id, seen);
  }
  return coveredBy(operations, answered);
}

/** What the cases claim: `tests/mocks/operations.test.ts` proves each claim in every language. */
export function claimed(operations: readonly Operation[]): readonly Covered[] {
  const seenIn = (id: OperationId): Seen => cases[id].reduce<Seen>((seen, { status }) => (languages.forEach((lang) => note(seen, status, lang)), seen), new Map());
  return coveredBy(operations, new Map(operations.map(({ id }) => [id, seenIn(id as OperationId)])));
}

type Seen = Map<number, Set<Language>>;

const note = (seen: Seen, status: number, lang: Language): void => void seen.set(status, (seen.get(status) ?? new Set()).add(lang));

async function answerTo(id: OperationId, { as, sent }: Case, lang: Language): Promise<number> {
  const service = openService();
  const given = typeof sent === "function" ? await sent(service) : (sent ?? {});
  const token = given.token ?? (as && (await service.signIn(as)).token);
  return (await service.call(id, { ...given, token, lang })).status;
}

function coveredBy(operations: readonly Operation[], answered: ReadonlyMap<string, Seen>): readonly Covered[] {
  const uses = usesOf(operations);
  return operations.map(({ id, responses }) => {
    const answers = answered.get(id) ?? new Map<number, Set<Language>>();
    const { screens = [] } = uses.get(id) ?? {};
    return { id, answers, unseen: [...responses.keys()].filter((status) => !answers.has(status)), screens, unvisited: screens.filter((screen) => visitsOf(screen).length === 0) };
  });
}

/** The numbers that are held by the floor. */
export const numbersOf = (covered: readonly Covered[]): Floor => ({
  operations: covered.filter(({ answers }) => answers.has(200)).length,
  answers: covered.reduce((sum, { answers }) => sum + [...answers.values()].reduce((count, seen) => count + seen.size, 0), 0),
  screens: new Set(covered.flatMap(({ screens, unvisited }) => screens.filter((screen) => !unvisited.includes(screen)))).size,
});
