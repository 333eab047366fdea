import { parseAccountChoice } from "../../../src/api/parsers/parseTokens.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { CheckSkipped, fetchBody, getOperation, isRefusal, type VerifyContext } from "./check.ts";
import type { ContractClient } from "./run/contractClient.ts";
import type { Personas } from "./personas.ts";

/** An organisation that a user represents. */
export type Account = { selectedCertNumber?: string; selected?: boolean; name?: string; voen?: string };

/** Reads the organisations that a user represents. */
export const readAccounts = async (context: VerifyContext, token: string): Promise<readonly Account[]> =>
  (await fetchBody<{ manufacturers?: readonly Account[] }>(context, "readUser", { token })).manufacturers ?? [];

/** Reads the certificate numbers of the organisations that a user represents. */
export const readCertNumbers = async (context: VerifyContext, token: string): Promise<readonly string[]> =>
  (await readAccounts(context, token)).flatMap(({ selectedCertNumber = "" }) =>
    selectedCertNumber === "" ? [] : [selectedCertNumber],
  );

/** Reads the certificate numbers like `readCertNumbers`. Throws `CheckSkipped` when the user represents no organisation. */
export async function requireCertNumbers(
  context: VerifyContext,
  token: string,
): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = await readCertNumbers(context, token);
  if (first === undefined) throw new CheckSkipped("the user represents no organisation");
  return [first, ...others];
}

/** The statuses with which a server refuses a choice without an organisation; of a success, its body refuses it. */
const refusalStatuses: readonly number[] = [200, 400, 403, 422];

/** Whether the server of a run takes a choice without an organisation for that of the citizen, which the specification leaves open. */
const takesCitizens = new WeakMap<Personas, boolean>();

/** Returns whether a user can choose to act as a citizen. Asks the server once for each run. */
async function takesCitizen(context: VerifyContext, token: string): Promise<boolean> {
  let isTaken = takesCitizens.get(context.personas);
  if (isTaken === undefined) {
    const operation = getOperation(context, "chooseAccount");
    const response = await context.client.send(operation, { token });
    isTaken = !isRefusal(operation, response) || !refusalStatuses.includes(response.status);
    takesCitizens.set(context.personas, isTaken);
  }
  return isTaken;
}

/**
 * Returns the certificate number of a choice that leaves a session with its account: `undefined` for the citizen. Of a server
 * that refuses the choice of the citizen, returns the first organisation. Throws `CheckSkipped` when there is none.
 */
export async function findPresentChoice(context: VerifyContext, token: string): Promise<string | undefined> {
  const selected = (await readAccounts(context, token)).find((account) => account.selected === true);
  if (selected !== undefined || (await takesCitizen(context, token))) return selected?.selectedCertNumber;
  const [certNumber] = await readCertNumbers(context, token);
  if (certNumber !== undefined) return certNumber;
  throw new CheckSkipped(
    "the user represents no organisation, and the specification does not say how the citizen is chosen",
  );
}

/**
 * Chooses the account for which a user acts: an organisation, or without `certNumber` the person. Resolves to the access
 * token from then on. Throws `CheckSkipped` when the server refuses the choice of the person, unless that is what is verified.
 */
export async function chooseAccount(context: VerifyContext, token: string, certNumber?: string): Promise<string> {
  if (certNumber === undefined && context.operationId !== "chooseAccount" && !(await takesCitizen(context, token)))
    throw new CheckSkipped("the server refuses the choice of the citizen, which the specification leaves open");
  const query = certNumber === undefined ? {} : { certNumber };
  const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", { token, query });
  return choice.token === undefined ? token : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
}

/**
 * Runs with a token of a new session for each account that the person may act for: first the citizen, without a certificate
 * number, where the server takes that choice, then the organisations.
 */
export async function forEachAccount(
  context: VerifyContext,
  run: (token: string, certNumber: string | undefined) => Promise<void>,
): Promise<void> {
  let { token } = await context.personas.openNewSession(context);
  const certNumbers = await requireCertNumbers(context, token);
  for (const certNumber of [...((await takesCitizen(context, token)) ? [undefined] : []), ...certNumbers]) {
    token = await chooseAccount(context, token, certNumber);
    await run(token, certNumber);
  }
}

/**
 * Wraps a client so that the personas go on with the tokens of a choice of account where these have replaced those of the
 * session at once. They may also stay valid.
 */
export const keepChosenTokens = (
  client: ContractClient,
  operations: readonly ContractOperation[],
  { replaceToken }: Personas,
): ContractClient => ({
  ...client,
  send: async (operation, request = {}) => {
    const response = await client.send(operation, request);
    const { token } = request;
    const user = operations.find(({ id }) => id === "readUser");
    if (operation.id !== "chooseAccount" || response.status >= 300 || token === undefined || user === undefined)
      return response;
    const { token: next } = parseAccountChoice(response.body);
    if (typeof next === "string" && (await client.send(user, { token })).status === 401) replaceToken(token, next);
    return response;
  },
});
