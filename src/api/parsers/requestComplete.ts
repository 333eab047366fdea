import { ApiError } from "../failure.ts";
import { isIncomplete } from "../incompleteResponses.ts";
import { request, type RequestConfig } from "../request.ts";

/**
 * The `request` of the generated hooks of look-ups, whose absent fields say that something does not exist. Throws `ApiError`
 * of the kind `invalidResponse` when a part of the response cannot be read.
 */
export async function requestComplete<Body>(config: RequestConfig): Promise<Body> {
  const body = await request<Body>(config);
  if (isIncomplete(body)) throw new ApiError({ kind: "invalidResponse", status: 200 });
  return body;
}
