import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { createValidRequest } from "../requests.ts";

/** The fields in which an operation says when something has just happened. */
const momentFields: Readonly<Record<string, string>> = {
  sendAppeal: "appealDate",
  sendAppealMessage: "sentAt",
  withdrawAppeal: "withdrawnAt",
  sendFeedback: "createdAt",
  uploadDocument: "createdAt",
  submitReport: "submittedAt",
} satisfies ByOperation<string>;

/** A difference that no clock and no slow server explains, but a wrong time zone does. */
export const zoneMs = 45 * 60_000;

/** Returns the check that the time of what has just happened is that of the server, in its time zone. */
export function createMomentChecks(operation: ContractOperation): readonly ContractCheck[] {
  const field = momentFields[operation.id];
  if (field === undefined) return [];
  return [
    {
      name: `names the present time in ${field}`,
      run: async (context) => {
        const request = await createValidRequest(context, operation);
        const path = { formKey: "contract-verification-time" };
        const { token } = request;
        // The time of another operation tells what the clock of the server shows.
        const draft = await fetchBody(context, "keepDraft", { token, path, body: { data: { a: "b" } } });
        const body = await fetchBody(context, operation.id, request);
        await fetchBody(context, "keepDraft", { token, path, body: { data: null } });
        const [now, then] = [String(draft["updatedAt"]), String(body[field])];
        assertContract(Math.abs(Date.parse(then) - Date.parse(now)) < zoneMs, `a time near ${now}`, then);
      },
    },
  ];
}
