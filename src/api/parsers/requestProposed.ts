import { ApiError, getFailure } from "../failure.ts";
import { isOperationMissing } from "../isOperationMissing.ts";
import { request, type RequestConfig } from "../request.ts";

/**
 * The `request` of the generated hooks that send what a person has entered with an operation that the contract only
 * proposes. The failure of a server without it is marked as `isMissing`, unless the server says what is wrong.
 */
export async function requestProposed<Body>(config: RequestConfig): Promise<Body> {
  try {
    return await request<Body>(config);
  } catch (error) {
    const failure = getFailure(error);
    if (failure?.kind !== "notFound" && failure?.kind !== "rejected") throw error;
    if (failure.message !== undefined || !isOperationMissing(failure)) throw error;
    throw new ApiError({ ...failure, isMissing: true });
  }
}
