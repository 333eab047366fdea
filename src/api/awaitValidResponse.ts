import { ApiError, failureOf } from "./failure.ts";
import { markIncomplete } from "./incompleteResponses.ts";

/**
 * The body of an answer without what breaks the contract, or `CallFailed`. `url` is the path below the API base. What it is
 * held against is fetched while the call is under way: nobody waits for it twice.
 */
export async function awaitValidResponse(method: string, url: string, pendingBody: Promise<unknown>): Promise<unknown> {
  const [contract, answer] = await Promise.all([
    import("./validateResponse.ts").catch(() => undefined),
    pendingBody.then(
      (body) => ({ body }),
      (error: unknown) => ({ error }),
    ),
  ]);
  if ("error" in answer) {
    const failure = failureOf(answer.error);
    if (
      failure?.kind === "invalidResponse" &&
      failure.status === 204 &&
      contract?.allowsEmptyResponse(method, url) === true
    )
      return undefined;
    throw answer.error;
  }
  // A part of the portal that could not be fetched must not turn a call that went well into one that failed.
  if (contract === undefined) return answer.body;
  const agreed = contract.validateResponse(method, url, answer.body);
  if (agreed === undefined) throw new ApiError({ kind: "invalidResponse", status: 200 });
  if (agreed.droppedCount > 0) markIncomplete(agreed.value);
  return agreed.value;
}
