import type { OperationId } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { assertContract, skipWhenRateLimited } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { getChecksOfOtherCallers } from "../operationChecks/operationChecks.ts";
import type { Personas } from "../personas.ts";
import { createValidRequest, sampleSuggestion } from "../requests.ts";
import { createUnknownId } from "../inputs/unknownId.ts";
import { createValidCaseChecks } from "../inputs/validCases.ts";

/** The personas of a run in which the user with a state identity is an administrator. */
const administratorPersonas = new WeakMap<Personas, Personas>();

/** Returns a context in which the checks are those of an administrator, with an appeal of their own. */
async function asAdministrator(context: VerifyContext): Promise<VerifyContext> {
  requireWrites(context);
  const { personas } = context;
  const token = await personas.administrator(context);
  const known = administratorPersonas.get(personas);
  const administrator = known ?? { ...personas, citizen: personas.administrator };
  if (known === undefined) {
    administratorPersonas.set(personas, administrator);
    // A server without this proposed operation has no appeals, and the checks of the others run all the same.
    await context.client.send(getOperation(context, "sendAppeal"), { token, body: sampleSuggestion });
  }
  return { ...context, personas: administrator };
}

/** The operations on fees and reports, of which an administrator has none. */
const operationsOnFeesAndReports: readonly string[] = [
  "startPayment",
  "downloadReceipt",
  "submitReport",
] satisfies readonly OperationId[];

/** Returns whether an operation returns a page of what belongs to an account. */
const listsOwnEntries = ({ method, path, dataOf, parameters }: ContractOperation): boolean =>
  method === "GET" && !path.includes("{") && dataOf === "account" && parameters.some(({ name }) => name === "perPage");

/** Checks that an administrator's lists have no entry of another person. */
const createOwnListCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns no entry of another person, for an administrator",
  run: async (context) => {
    const readIds = async (token: string): Promise<readonly string[]> => {
      const request = { token, query: largestPage };
      const { items } = await fetchBody<{ items: readonly { id: string | number }[] }>(context, operation.id, request);
      return items.map(({ id }) => String(id));
    };
    const others = await readIds(await context.personas.citizen(context));
    const own = await readIds(await context.personas.administrator(context));
    const foreign = own.find((id) => others.includes(id));
    assertContract(foreign === undefined, "no entry of another user", `${foreign}, which another user has too`);
  },
});

/** Checks that an administrator may ask for a fee or a report: an id that names none is unknown, and not forbidden. */
const createAllowedRoleCheck = (operation: ContractOperation): ContractCheck => ({
  name: "allows an administrator to ask for what they do not have",
  run: async (context) => {
    const token = await context.personas.administrator(context);
    const { path, body } = await createValidRequest(context, operation);
    const request = { token, path: { id: createUnknownId(path?.["id"]) }, lang: "ru" } as const;
    // A server may judge the file first, which is another person's.
    const statuses = body === undefined ? [404] : [404, 422];
    const response = await context.client.send(operation, body === undefined ? request : { ...request, body });
    const { status } = response;
    skipWhenRateLimited(status);
    assertHolds(
      statuses.includes(status),
      `status ${statuses.join(" or ")} for an unknown id, since the roles that may call the operation are ${operation.roles?.join(" and ")}`,
      response,
    );
  },
});

/** The operation on an administrator's own entries that other roles may call too, since files of posts are everybody's. */
const operationOfAllRoles: OperationId = "downloadDocument";

/** Returns the checks that an administrator may do for themselves what every user with a state identity may, and no more. */
export const createAdministratorChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.roles?.includes("ADMIN") !== true && operation.id !== operationOfAllRoles
    ? []
    : operationsOnFeesAndReports.includes(operation.id)
      ? [createAllowedRoleCheck(operation)]
      : [
          ...[...createValidCaseChecks(operation), ...getChecksOfOtherCallers(operation.id)].map(
            (check): ContractCheck => ({
              ...check,
              name: `${check.name}, for an administrator`,
              judgesRateLimit: false,
              run: async (context) => check.run(await asAdministrator(context)),
            }),
          ),
          ...(listsOwnEntries(operation) ? [createOwnListCheck(operation)] : []),
        ];
