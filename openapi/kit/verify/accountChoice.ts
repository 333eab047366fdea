import { parseAccountChoice } from "../../../src/api/parsers/parseTokens.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { CheckSkipped, fetchBody, type VerifyContext } from "./check.ts";
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

/**
 * Chooses the account for which a user acts: an organisation, or without `certNumber` the person. Resolves to the access
 * token from then on.
 */
export async function chooseAccount(context: VerifyContext, token: string, certNumber?: string): Promise<string> {
  const query = certNumber === undefined ? {} : { certNumber };
  const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", { token, query });
  return choice.token === undefined ? token : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
}

/**
 * Runs with a token of a new session for each account that the person may act for: first the citizen, without a certificate
 * number, then the organisations.
 */
export async function forEachAccount(
  context: VerifyContext,
  run: (token: string, certNumber: string | undefined) => Promise<void>,
): Promise<void> {
  let { token } = await context.personas.openNewSession(context);
  for (const certNumber of [undefined, ...(await requireCertNumbers(context, token))]) {
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
