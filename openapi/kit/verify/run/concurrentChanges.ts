import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { assertContract, CheckSkipped, ContractViolation } from "../outcomes.ts";

/** The calls that read what everybody changes: the times for a call that are free, and how often each answer was given. */
const sharedReadings = new Set(["readCallCenter", "readEvaluationSummary"]);

/** Violations for which another user may be the reason. */
const uncertainViolations = new WeakSet<object>();

/** Throws like `assertContract`, for what another user may have changed at the same moment. `repeatOnce` tries it again. */
export function assertUnlessOthers(...condition: Parameters<typeof assertContract>): void {
  try {
    assertContract(...condition);
  } catch (error) {
    uncertainViolations.add(error as Error);
    throw error;
  }
}

/** Returns how what some calls return is asserted: as certain, or as what another user may have changed. */
export const getAssertionFor = (readings: readonly { id: string }[]): typeof assertContract =>
  readings.some(({ id }) => sharedReadings.has(id)) ? assertUnlessOthers : assertContract;

/** Runs an attempt, and once more when it finds a violation that may not be the server's. Without success, the first one counts. */
async function tryTwice(attempt: () => Promise<void>, isUncertain: (violation: object) => boolean): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof ContractViolation) || !isUncertain(error)) throw error;
    await attempt().catch((second: unknown) => {
      throw second instanceof ContractViolation || second instanceof CheckSkipped ? error : second;
    });
  }
}

/** Runs an attempt, and once more when another user may be the reason for the violation that it found. */
export const repeatOnce = (attempt: () => Promise<void>): Promise<void> =>
  tryTwice(attempt, (violation) => uncertainViolations.has(violation));

/** Returns the checks of an operation; where others change what it returns, each of them is repeated before the server is blamed. */
export const repeatSharedReadings = (
  { id }: ContractOperation,
  checks: readonly ContractCheck[],
): readonly ContractCheck[] =>
  sharedReadings.has(id)
    ? checks.map((check) => ({
        ...check,
        run: (context) =>
          tryTwice(
            () => check.run(context),
            () => true,
          ),
      }))
    : checks;
