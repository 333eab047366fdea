import { maxPerPage } from "../../../src/generated/perPage.ts";
import { getOperation, type VerifyContext } from "./check.ts";
import { expectResponse } from "./expectations.ts";
import { skipWhenRateLimited } from "./outcomes.ts";
import { isAccepted } from "./responses/judgeResponse.ts";
import { readSpecifiedBody } from "./responses/specifiedResponses.ts";
import type { OperationRequest } from "./run/contractClient.ts";

/** Sends a request, expects status 200 and returns the body. */
export const fetchBody = async <Body = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
): Promise<Body> => (await expectResponse(context, getOperation(context, id), request, 200)).body as Body;

/** The query of the largest page. */
export const largestPage = { perPage: maxPerPage } as const;

/** Returns the entries of a list, as many as one page can have. */
export const fetchItems = async <Item = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest = {},
): Promise<readonly Item[]> =>
  (
    await fetchBody<{ items: readonly Item[] }>(context, id, {
      ...request,
      query: { ...largestPage, ...request.query },
    })
  ).items;

/**
 * Sends a request that the server may refuse. Resolves to the body, of a specified operation as the portal reads it, or to
 * `undefined` after a refusal. Throws `CheckSkipped` for 429.
 */
export async function fetchUnlessRefused<Body = Readonly<Record<string, unknown>>>(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
): Promise<Body | undefined> {
  const operation = getOperation(context, id);
  const response = await context.client.send(operation, request);
  skipWhenRateLimited(response.status);
  if (!isAccepted(operation, response)) return undefined;
  const sent = response.body instanceof Uint8Array ? undefined : response.body;
  return (operation.isProposed ? sent : readSpecifiedBody(operation, sent)) as Body;
}
