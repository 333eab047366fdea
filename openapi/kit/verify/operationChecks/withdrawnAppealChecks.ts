import type { ByOperation } from "../../contract/operationId.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { daySeconds, runEarlier } from "../serverClock.ts";
import { asSender } from "../access/otherPersonChecks.ts";
import { listNotifications } from "../feed/pushedNotifications.ts";
import { sampleSuggestion } from "../requests.ts";
import { runLater } from "../serverClock.ts";
import { defineCheck } from "./checkHelpers.ts";

/** How many days after a withdrawal the appeal is read again: longer than a service takes for an appeal. */
const laterDays = 60;

/** Returns the statuses that an appeal has had, and the present one. A step may repeat a status. */
function listStatuses({ status, history }: JsonBody): string {
  const steps = Array.isArray(history) ? history.filter(isRecord) : [];
  return [...new Set([...steps.map((step) => String(step["status"])), String(status)])].join(", ");
}

/** How many days pass before an appeal is withdrawn: at once, and when the service may have taken it up. */
const reviewDays = [0, 2];

/** How long after a withdrawal the user may be notified of it. */
const noticeMs = 3_600_000;

type Withdrawn = { request: { token: string; path: { id: Id } }; before: JsonBody };

/** Sends an appeal weeks ago and withdraws it some days later. Resolves to the appeal as it was right after that. */
async function withdrawEarlier(
  context: VerifyContext,
  token: string,
  body: object,
  afterDays: number,
): Promise<Withdrawn | undefined> {
  return runEarlier(context, laterDays * daySeconds, async () => {
    const { id } = await fetchBody<{ id: Id }>(context, "sendAppeal", { token, body });
    const request = { token, path: { id } };
    // Not by way of the present, in which the service would have decided the appeal at any request of another client.
    return runLater(context, afterDays * daySeconds, async () => {
      const { status } = await context.client.send(getOperation(context, "withdrawAppeal"), request);
      // The service may have decided it.
      if (status === 409 && afterDays > 0) return undefined;
      if (status !== 200) await fetchBody(context, "withdrawAppeal", request);
      return { request, before: await fetchBody(context, "readAppeal", request) };
    });
  });
}

/** Throws `ContractViolation` when the service has gone on with an appeal after its withdrawal. */
async function assertEnded(context: VerifyContext, { request, before }: Withdrawn): Promise<void> {
  const after = await fetchBody(context, "readAppeal", request);
  const [expected, found] = [listStatuses(before), listStatuses(after)];
  assertContract(
    found === expected && after["withdrawnAt"] !== undefined,
    `withdrawnAt and only the status ${expected}, ${laterDays} days after the withdrawal`,
    after,
  );
  const readPayments = ({ payments }: JsonBody): readonly string[] =>
    (Array.isArray(payments) ? payments.filter(isRecord) : []).map(({ id }) => String(id));
  const paymentsBefore = readPayments(before);
  const added = [
    ...readPayments(after).filter((id) => !paymentsBefore.includes(id)),
    ...(before["traderAnswer"] === undefined && after["traderAnswer"] !== undefined ? ["traderAnswer"] : []),
  ];
  assertContract(
    added.length === 0,
    "neither a payment nor an answer of the trader after the withdrawal, with which the processing ends",
    after,
  );
  const withdrawnAt = Date.parse(String(after["withdrawnAt"]));
  const notice = (await listNotifications(context, request.token)).find(
    ({ createdAt, title, description }) =>
      Date.parse(String(createdAt)) > withdrawnAt + noticeMs &&
      `${String(title)} ${String(description)}`.includes(String(before["appealNumber"])),
  );
  assertContract(
    notice === undefined,
    `no notification about the appeal ${String(before["appealNumber"])} after its withdrawal`,
    notice,
  );
}

/** Checks of what happens to an appeal after its withdrawal, for servers whose clock can be changed, by operationId. */
export const withdrawnAppealChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  withdrawAppeal: [
    defineCheck("ends the processing: weeks later, the appeal is as at the withdrawal", async (context) => {
      const sender = await asSender(context);
      const token = await sender.personas.citizen(sender);
      const counterparty = { name: "Shop" };
      const complaint = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING", counterparty };
      for (const body of [sampleSuggestion, complaint])
        for (const afterDays of reviewDays) {
          const withdrawn = await withdrawEarlier(sender, token, body, afterDays);
          if (withdrawn !== undefined) await assertEnded(sender, withdrawn);
        }
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
