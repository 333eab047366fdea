import { parseTokenResponse } from "../../../src/api/parsers/parseTokens.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { getOperation, requireWrites, type VerifyContext } from "./check.ts";
import { fetchBody } from "./fetchBody.ts";
import { CheckSkipped, ContractViolation, unlessSkipped } from "./outcomes.ts";
import { isAccepted, isRefusal } from "./responses/judgeResponse.ts";
import type { ContractClient, OperationResponse } from "./run/contractClient.ts";
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

/** The statuses with which a server refuses a choice without an organisation, that of the citizen. */
const refusalStatuses: readonly number[] = [400, 403, 404, 422];

/** Returns whether a response refuses the choice of the citizen, with its status or its body. */
const refusesCitizen = (operation: ContractOperation, response: OperationResponse): boolean =>
  isRefusal(operation, response) && (response.status < 300 || refusalStatuses.includes(response.status));

/** Whether the server of a run refuses the choice of the citizen. The secrets stand for the run: each run has its own. */
const citizenRefusals = new WeakMap<Personas["secrets"], boolean>();

/**
 * Returns whether the server refuses the choice of the citizen, which the specification leaves open, and the token from then
 * on. Asks until the server has taken or refused it once in the run.
 */
async function askForCitizen(context: VerifyContext, token: string): Promise<{ isRefused: boolean; token: string }> {
  const { secrets } = context.personas;
  const known = citizenRefusals.get(secrets);
  if (known !== undefined) return { isRefused: known, token };
  const operation = getOperation(context, "chooseAccount");
  const response = await context.client.send(operation, { token });
  const isRefused = refusesCitizen(operation, response);
  const isTaken = isAccepted(operation, response);
  if (isRefused || isTaken) citizenRefusals.set(secrets, isRefused);
  const { token: next } = isTaken ? parseTokenResponse(response.body) : {};
  return { isRefused, token: typeof next === "string" ? secrets.add("CONTRACT_TOKEN", next) : token };
}

/**
 * Returns the request of a choice that leaves a session with its account, where it has one: without a certificate number that
 * of the citizen. On a server that refuses this one, the request chooses the first organisation, which nothing can undo. Throws
 * `CheckSkipped` when there is none, or without the permission to change data.
 */
export async function createPresentChoice(
  context: VerifyContext,
  token: string,
): Promise<{ token: string; query: { certNumber: string | undefined } }> {
  const accounts = await readAccounts(context, token);
  const selected = accounts.find((account) => account.selected === true);
  if (selected !== undefined) return { token, query: { certNumber: selected.selectedCertNumber } };
  const asked = await askForCitizen(context, token);
  if (!asked.isRefused) return { token: asked.token, query: { certNumber: undefined } };
  const first = accounts.find(({ selectedCertNumber = "" }) => selectedCertNumber !== "");
  if (first === undefined)
    throw new CheckSkipped(
      "the user represents no organisation, and the specification does not say how the citizen is chosen",
    );
  requireWrites(context);
  return { token, query: { certNumber: first.selectedCertNumber } };
}

/**
 * Chooses the account for which a user acts: an organisation, or without `certNumber` the citizen. Resolves to the new tokens,
 * where the server returns any. Throws `CheckSkipped` when the server refuses the choice of the citizen, unless that is what
 * is verified.
 */
export async function sendChoice(
  context: VerifyContext,
  token: string,
  certNumber?: string,
): Promise<{ token?: string; refreshToken?: string }> {
  const query = certNumber === undefined ? {} : { certNumber };
  return fetchBody<{ token?: string; refreshToken?: string }>(context, "chooseAccount", { token, query }).catch(
    (error: unknown) => {
      const source = error instanceof ContractViolation ? error.source : undefined;
      const isOther = source?.operation.id === "chooseAccount" && context.operationId !== "chooseAccount";
      if (certNumber === undefined && isOther && refusesCitizen(source.operation, source.response))
        throw new CheckSkipped("the server refuses the choice of the citizen, which the specification leaves open");
      throw error;
    },
  );
}

/** Chooses an account like `sendChoice`. Resolves to the access token from then on. */
export async function chooseAccount(context: VerifyContext, token: string, certNumber?: string): Promise<string> {
  const { token: next } = await sendChoice(context, token, certNumber);
  return next === undefined ? token : context.personas.secrets.add("CONTRACT_TOKEN", next);
}

/**
 * Runs with a token of a new session for each account that the person may act for: first the citizen, without a certificate
 * number, where the server takes that choice, then the organisations.
 */
export async function forEachAccount(
  context: VerifyContext,
  run: (token: string, certNumber: string | undefined) => Promise<void>,
): Promise<void> {
  const { token: first } = await context.personas.openNewSession(context);
  const certNumbers = await requireCertNumbers(context, first);
  const own = await unlessSkipped(chooseAccount(context, first));
  if (own !== undefined) await run(own, undefined);
  let token = own ?? first;
  for (const certNumber of certNumbers) {
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
    const { token: next } = parseTokenResponse(response.body);
    if (typeof next === "string" && (await client.send(user, { token })).status === 401) replaceToken(token, next);
    return response;
  },
});
