import { setTimeout } from "node:timers/promises";
import { languages } from "../../contract/language.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { minuteMs, runAt } from "../serverClock.ts";
import { defineCheck } from "./checkHelpers.ts";

type Status = { state: string; since: string; message?: string };

/** A status that began in this time, in milliseconds, is read again. The clock of the server may differ. */
const newStatusMs = 3_600_000;

/** By how much the clock of the server may differ. The checks advance it by some minutes where they can. */
const clockToleranceMs = 15 * minuteMs;

const read = (context: VerifyContext): Promise<Status> => fetchBody<Status>(context, "readServiceStatus", {});

/** Checks a state that has just been set: its messages, its beginning and its version. Resolves to the messages. */
async function assertState(
  context: VerifyContext,
  state: string,
  earlierTag: string | null,
): Promise<readonly string[]> {
  const operation = getOperation(context, "readServiceStatus");
  const messages: string[] = [];
  for (const lang of languages) {
    const { body } = await expectResponse(context, operation, { lang }, 200);
    const status = body as Status;
    assertContract(status.state === state, `the state ${state} in ${lang}`, status);
    assertContract(
      status.message !== undefined && !messages.includes(status.message),
      `what is unavailable in the state ${state}, in ${lang}`,
      status,
    );
    messages.push(status.message ?? "");
  }
  const { since } = await read(context);
  assertContract(
    Math.abs(Date.now() - Date.parse(since)) < clockToleranceMs,
    `since the time at which ${state} began: ${new Date().toISOString()}`,
    since,
  );
  const later = await runAt(context, Date.now() + 2 * minuteMs, () => read(context));
  assertContract(
    later.since === since,
    `since ${since} two minutes later too, the time at which ${state} began`,
    later,
  );
  if (earlierTag === null) return messages;
  const response = await context.client.send(operation, {
    headers: { "If-None-Match": earlierTag },
    lang: "az",
  });
  assertHolds(response.status === 200, `the state ${state}, which began after this version was read`, response);
  return messages;
}

/** Checks of the status of the service. */
export const statusChecks: readonly ContractCheck[] = [
  defineCheck("keeps the time at which the status began", async (context) => {
    const first = await read(context);
    if (Math.abs(Date.now() - Date.parse(first.since)) > newStatusMs) return;
    // Later than the second of the first request.
    await setTimeout(1100);
    const second = await read(context);
    assertContract(second.since === first.since || second.state !== first.state, `since ${first.since}`, second);
  }),
  defineCheck("says what is unavailable while something is", async (context) => {
    const { state, message } = await read(context);
    if (state !== "OK" && message === undefined)
      context.notes.add(`no message while the state is ${state}: the portal shows only its name for this state`);
  }),
  defineCheck("says what is unavailable until everything works again", async (context) => {
    const { setServiceState } = context.personas.sources;
    if (setServiceState === undefined) throw new CheckSkipped("the state of this server cannot be set");
    const operation = getOperation(context, "readServiceStatus");
    const { headers } = await expectResponse(context, operation, { lang: "az" }, 200);
    try {
      await setServiceState("DEGRADED");
      const ofDegraded = await assertState(context, "DEGRADED", headers.get("etag"));
      await setServiceState("DOWN");
      const ofDown = await assertState(context, "DOWN", headers.get("etag"));
      const same = ofDown.find((message) => ofDegraded.includes(message));
      assertContract(same === undefined, "another message in the state DOWN than in the state DEGRADED", same);
    } finally {
      await setServiceState("OK");
    }
    const status = await read(context);
    assertContract(
      status.state === "OK" && status.message === undefined,
      "the state OK without a message, which is absent when everything works",
      status,
    );
  }),
];
