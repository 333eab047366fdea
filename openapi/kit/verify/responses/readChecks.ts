import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { assertUnlessOthers, repeatOnce } from "../run/concurrentChanges.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";
import { createValidRequest } from "../requests.ts";

/** How often an operation is read to see whether that changes anything. */
const readCount = 3;

/** Returns what a person is notified of. */
const readNotices = async (context: VerifyContext, token: string): Promise<string> => {
  const notices = await fetchBody<readonly { id?: unknown; title?: unknown }[]>(context, "readNotifications", {
    token,
    lang: "en",
  });
  return notices.map(({ id, title }) => String(id ?? title)).join(", ");
};

/** Checks that reading notifies nobody: GET is safe, and the portal reads again whenever a window gets the focus. */
const createSafetyCheck = (operation: ContractOperation): ContractCheck => ({
  name: "notifies nobody when it is read",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { token } = request;
    if (token === undefined) return;
    await context.client.send(operation, request);
    await repeatOnce(async () => {
      const before = await readNotices(context, token);
      for (let count = 0; count < readCount; count += 1) await context.client.send(operation, request);
      const after = await readNotices(context, token);
      // The service may have sent one at the same moment.
      assertUnlessOthers(after === before, `the notifications as before: ${before}`, after);
    });
  },
});

/** How many different requests are sent at the same time. */
const maxRequests = 6;

/** Checks that each of several different requests at the same time gets its own response. */
const createOwnResponseCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "answers each of several requests at the same time on its own",
  run: async (context) => {
    const answered = recordedCalls.filter(
      ({ operation: { id }, response: { status } }) => id === operation.id && [200, 400, 404, 422].includes(status),
    );
    // Requests with different responses, so that a mixed-up one shows.
    const requests = [
      ...new Map(answered.map(({ request, response }) => [`${response.status} ${response.text}`, request])).values(),
    ];
    if (requests.length < 2 || findSuccesses(recordedCalls, operation).length === 0)
      throw new CheckSkipped("no two requests with different responses");
    const chosen = requests.slice(0, maxRequests);
    const send = async (request: (typeof chosen)[number]): Promise<string> => {
      const { status, text } = await context.client.send(operation, request);
      return status === 429 ? "" : `${status} ${text.slice(0, 1000)}`;
    };
    const before: string[] = [];
    for (const request of chosen) before.push(await send(request));
    const together = await Promise.all(chosen.map(send));
    const after: string[] = [];
    for (const request of chosen) after.push(await send(request));
    for (const [index, found] of together.entries())
      // What changes from request to request, such as an id of the problem, is not judged.
      assertContract(
        found === "" || before[index] !== after[index] || found === before[index],
        `the response that the request got before: ${before[index]?.slice(0, 200)}`,
        found.slice(0, 200),
      );
  },
});

/** Returns the checks that reading changes nothing, and that requests at the same time do not disturb each other. */
export const createReadChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] =>
  operation.method === "GET" && !operation.isMutating
    ? [
        ...(operation.bearerAuth === "none" || operation.id === "readNotifications"
          ? []
          : [createSafetyCheck(operation)]),
        createOwnResponseCheck(operation, recordedCalls),
      ]
    : [];
