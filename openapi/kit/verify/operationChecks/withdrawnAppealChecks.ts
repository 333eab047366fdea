import type { ByOperation } from "../../contract/operationId.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { isFields } from "../../../../src/api/readers/fields.ts";
import { assertContract, fetchBody, type ContractCheck } from "../check.ts";
import { asSender } from "../otherPersonChecks.ts";
import { sampleSuggestion } from "../requests.ts";
import { daySeconds, runEarlier } from "../serverClock.ts";
import { defineCheck, type JsonBody } from "./checkHelpers.ts";

/** How many days after a withdrawal the appeal is read again: longer than a service takes for an appeal. */
const laterDays = 60;

/** Returns the statuses that an appeal has had, and the present one. A step may repeat a status. */
function listStatuses({ status, history }: JsonBody): string {
  const steps = Array.isArray(history) ? history.filter(isFields) : [];
  return [...new Set([...steps.map((step) => String(step["status"])), String(status)])].join(", ");
}

/** Checks of what happens to an appeal after its withdrawal, for servers whose clock can be changed, by operationId. */
export const withdrawnAppealChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  withdrawAppeal: [
    defineCheck("ends the processing: weeks later, the status is that of the withdrawal", async (context) => {
      const sender = await asSender(context);
      const token = await sender.personas.citizen(sender);
      const { request, before } = await runEarlier(context, laterDays * daySeconds, async () => {
        const { id } = await fetchBody<{ id: Id }>(context, "sendAppeal", { token, body: sampleSuggestion });
        const sent = { token, path: { id } };
        await fetchBody(context, "withdrawAppeal", sent);
        return { request: sent, before: await fetchBody(context, "readAppeal", sent) };
      });
      const after = await fetchBody(context, "readAppeal", request);
      const [expected, found] = [listStatuses(before), listStatuses(after)];
      assertContract(
        found === expected && after["withdrawnAt"] !== undefined,
        `withdrawnAt and only the status ${expected}, ${laterDays} days after the withdrawal`,
        after,
      );
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
