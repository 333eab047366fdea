import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, unlessSkipped } from "../outcomes.ts";
import { chooseAccount, readAccounts } from "../accountChoice.ts";
import { defineCheck } from "./checkHelpers.ts";

/** Throws `ContractViolation` when a user who acts for no organisation has reports to submit. */
async function assertNoReports(context: VerifyContext, token: string): Promise<void> {
  const { items, total } = await fetchBody<{ items: readonly unknown[]; total: unknown }>(context, "listReports", {
    token,
  });
  assertContract(
    items.length === 0 && total === 0,
    "total 0 and no entries for a user who does not act for an organisation",
    { total, items },
  );
}

/** Checks of whose reports are listed, by operationId. */
export const reportOwnerChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listReports: [
    defineCheck("lists no reports for a user who does not act for an organisation", async (context) => {
      const { token } = await context.personas.openNewSession(context);
      await assertNoReports(context, await chooseAccount(context, token));
      const other = await unlessSkipped(context.personas.otherCitizen(context));
      if (other === undefined) return;
      // Whoever represents no organisation needs no choice.
      const accounts = await readAccounts(context, other);
      if (accounts.every(({ selected = false }) => !selected)) await assertNoReports(context, other);
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
