import type { OperationId } from "../contract/operationId.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "./check.ts";
import { getOperationChecks } from "./operationChecks/operationChecks.ts";
import type { Personas } from "./personas.ts";
import { sampleSuggestion } from "./requests.ts";
import { createValidCaseChecks } from "./validCases.ts";

/** The personas of a run in which the user with a state identity is an administrator. */
const administratorPersonas = new WeakMap<Personas, Personas>();

/** Returns a context in which the checks are those of an administrator, with an appeal of their own. */
async function asAdministrator(context: VerifyContext): Promise<VerifyContext> {
  requireWrites(context);
  const { personas } = context;
  const token = await personas.administrator(context);
  const known = administratorPersonas.get(personas);
  const administrator = known ?? { ...personas, citizen: () => Promise.resolve(token) };
  if (known === undefined) {
    administratorPersonas.set(personas, administrator);
    // A server without this proposed operation has no appeals, and the checks of the others run all the same.
    await context.client.send(getOperation(context, "sendAppeal"), { token, body: sampleSuggestion });
  }
  return { ...context, personas: administrator };
}

/** The operations on fees and reports, which an administrator does not have. */
const operationsOnFeesAndReports: readonly string[] = [
  "startPayment",
  "downloadReceipt",
  "submitReport",
] satisfies readonly OperationId[];

/** Returns the checks that an administrator may do for themselves what every user with a state identity may, and no more. */
export const createAdministratorChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.roles?.includes("ADMIN") === true && !operationsOnFeesAndReports.includes(operation.id)
    ? [...createValidCaseChecks(operation), ...getOperationChecks(operation.id)].map((check) => ({
        ...check,
        name: `${check.name}, for an administrator`,
        run: async (context) => check.run(await asAdministrator(context)),
      }))
    : [];
