import type { ContractOperation } from "../../contract/operations.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { CheckSkipped, rateLimitReason, skipWhenRateLimited } from "../outcomes.ts";
import { isAccepted } from "../responses/judgeResponse.ts";
import type { TestAccount } from "../personas.ts";
import type { SecretRegistry } from "../run/secretRegistry.ts";
import { expectRefusedToken } from "./accessRefusal.ts";
import { createValidRequest } from "../requests.ts";

/** The token of a session that was signed out, or why there is none, by run. The secrets stand for the run: each run has its own. */
const endedTokens = new WeakMap<SecretRegistry, Promise<string>>();

/** Returns the token of a session that was signed out, once in a run. Throws `CheckSkipped` when the server cannot end a session. */
async function getEndedToken(context: VerifyContext): Promise<string> {
  const { secrets } = context.personas;
  // A session of an account: there may be only one code of a state identity.
  const account = await context.personas.account(context);
  const token = endedTokens.get(secrets) ?? endSession(context, account);
  endedTokens.set(secrets, token);
  return token.catch((error: unknown) => {
    // Later, a limit may no longer be reached, and the server may answer.
    if (!(error instanceof CheckSkipped) || error.message === rateLimitReason) endedTokens.delete(secrets);
    throw error;
  });
}

/** Opens a session and signs it out. Resolves to its token. Throws `CheckSkipped` when the server cannot end a session. */
async function endSession(
  context: VerifyContext,
  { username, password }: Pick<TestAccount, "username" | "password">,
): Promise<string> {
  const signOutOperation = getOperation(context, "signOut");
  const probe = await context.client.send(signOutOperation, { body: { refreshToken: "unknown-refresh-token" } });
  skipWhenRateLimited(probe.status);
  if (probe.status >= 400) throw new CheckSkipped("the server cannot end a session");
  const issued = await fetchBody<{ token: string; refreshToken: string }>(context, "signIn", {
    body: { username, password },
  });
  const token = context.personas.secrets.add("CONTRACT_TOKEN", issued.token);
  const refreshToken = context.personas.secrets.add("CONTRACT_REFRESH_TOKEN", issued.refreshToken);
  await fetchBody(context, "readUser", { token });
  const signOut = await context.client.send(signOutOperation, { body: { refreshToken } });
  skipWhenRateLimited(signOut.status);
  if (!isAccepted(signOutOperation, signOut)) throw new CheckSkipped("the server cannot end a session");
  const { status } = await context.client.send(getOperation(context, "readUser"), { token });
  skipWhenRateLimited(status);
  if (status !== 401) throw new CheckSkipped("a sign-out leaves the access token valid, which signOut reports");
  return token;
}

/** Returns the check that an operation refuses the token of a session that was signed out. */
export const createEndedSessionChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.bearerAuth === "none"
    ? []
    : [
        {
          // Only the contract says that a sign-out ends a session.
          name: "refuses the token of a session that was signed out",
          run: async (context) => {
            const request = await createValidRequest(context, operation);
            const token = await getEndedToken(context);
            const description = "the token of a session that has ended";
            await expectRefusedToken(context, operation, request, { token, description });
          },
        },
      ];
