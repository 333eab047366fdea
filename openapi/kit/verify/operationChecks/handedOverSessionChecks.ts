import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { fetchUnlessRefused } from "../fetchBody.ts";
import { CheckSkipped } from "../outcomes.ts";
import { changePassword, resetPassword, type PasswordReplacement } from "./passwordChecks/passwordRequests.ts";
import { defineCheck, signIn, type SessionTokens } from "./checkHelpers.ts";

/** Returns the check that a new password ends the sessions for the other portal too. */
const createHandedOverCheck = (replacePassword: PasswordReplacement): ContractCheck =>
  defineCheck("ends the sessions that were created for the other portal too", async (context) => {
    const account = await context.personas.freshAccount(context);
    const { secrets } = context.personas;
    const first = await signIn(context, account.username, account.password);
    const token = secrets.add("CONTRACT_ACCOUNT_TOKEN", String(first["token"]));
    const second = await fetchUnlessRefused<Partial<SessionTokens>>(context, "handOverSession", { token });
    if (second?.token === undefined)
      throw new CheckSkipped("an account with a password has no session for the other portal");
    const handedOver = secrets.add("CONTRACT_ACCOUNT_TOKEN", second.token);
    const refreshToken = secrets.add("CONTRACT_REFRESH_TOKEN", second.refreshToken ?? "");
    const read = { token: handedOver, lang: "en" } as const;
    if ((await context.client.send(getOperation(context, "readUser"), read)).status >= 300)
      throw new CheckSkipped("the session for the other portal is not valid here");
    await replacePassword(context, account);
    await expectRefusal(context, getOperation(context, "readUser"), read, 401);
    await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
  });

/** Checks of the sessions for the other portal after a new password, by operationId. */
export const handedOverSessionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  changePassword: [createHandedOverCheck(changePassword)],
  resetPassword: [createHandedOverCheck(resetPassword)],
} satisfies ByOperation<readonly ContractCheck[]>;
