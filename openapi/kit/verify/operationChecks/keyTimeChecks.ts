import { isDeepStrictEqual } from "node:util";
import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { CheckSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { readBeforeRetry } from "../writes/effectChecks.ts";
import { asSenderOrUser } from "../access/otherPersonChecks.ts";
import { createUniqueName } from "../random.ts";
import { hourSeconds, runEarlier } from "../serverClock.ts";
import { createValidRequestFor, defineCheck } from "./checkHelpers.ts";

/** How long ago the first request was sent: shorter than the 24 hours for which a key is kept. */
const keptHours = 23;

/** Returns the check that the same request with its key is not processed again 23 hours later. */
const createLateRetryCheck = (
  id: OperationId,
  findUser: (context: VerifyContext) => Promise<VerifyContext> = asSenderOrUser,
): ContractCheck =>
  defineCheck("processes a request that is sent again with its key 23 hours later once", async (context) => {
    const operation = getOperation(context, id);
    // Before a valid request uses something up.
    if (context.personas.sources.advanceClock === undefined)
      throw new CheckSkipped("the clock of this server cannot be changed");
    const valid = await createValidRequestFor(await findUser(context), id);
    const request = { ...valid, headers: { "Idempotency-Key": `contract-${createUniqueName()}` } };
    const first = await runEarlier(context, keptHours * hourSeconds, () =>
      expectResponse(context, operation, request, 200),
    );
    const assertUnchanged = await readBeforeRetry(context, id, request);
    const again = await expectResponse(context, operation, request, 200);
    assertHolds(
      isDeepStrictEqual(again.body, first.body),
      `the first response, ${keptHours} hours later: ${first.text.slice(0, 300)}`,
      again,
    );
    await assertUnchanged();
  });

/** Checks how long a key is kept, for servers whose clock can be changed, by operationId. */
export const keyTimeChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  startPayment: [createLateRetryCheck("startPayment", (context) => Promise.resolve(context))],
  sendAppeal: [createLateRetryCheck("sendAppeal")],
  sendAppealMessage: [createLateRetryCheck("sendAppealMessage", (context) => Promise.resolve(context))],
  uploadDocument: [createLateRetryCheck("uploadDocument")],
  sendEvaluation: [createLateRetryCheck("sendEvaluation")],
  requestCallback: [createLateRetryCheck("requestCallback")],
} satisfies ByOperation<readonly ContractCheck[]>;
