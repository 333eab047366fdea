import { fileAcceptHeader } from "./sendRequest.ts";
import { ApiError } from "./failure.ts";
import { awaitValidResponse } from "./awaitValidResponse.ts";
import { apiClient } from "./client.ts";

/** A call as the generated hooks describe it. */
export type RequestConfig = {
  /** The path below the API base, with its parts filled in. */
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** `blob` for the calls that answer with a file. */
  responseType?: "blob" | undefined;
  signal?: AbortSignal | undefined;
};

/** What a failed call throws, for the generated hooks' error type. */
export type ErrorType<_Answer> = ApiError;

/** What a call sends, for the generated hooks' body type. */
export type BodyType<Body> = Body;

// The generated hooks hand over a finished address where the typed client wants a path of the contract, so its types end here.
type UntypedRequest = (method: string, url: string, init: Record<string, unknown>) => Promise<{ data?: unknown }>;

/** Sends a call of the generated hooks through the one client; answers its body as the contract agrees it, or throws `CallFailed`. */
export async function request<Answer>({
  url,
  method,
  params,
  data,
  headers,
  responseType,
  signal,
}: RequestConfig): Promise<Answer> {
  // A part taken from a visitor's address could lead to another call ("../user/details"). No such thing exists.
  if (URL.parse(url, "https://portal.invalid")?.pathname !== url) throw new ApiError({ kind: "notFound" });
  const send = apiClient().request as unknown as UntypedRequest;
  const sent = send(method.toLowerCase(), url, {
    ...(params !== undefined && { params: { query: params } }),
    ...(data !== undefined && { body: data }),
    // Only the browser knows the boundary between the parts of a form with files, so it writes that header itself.
    ...(headers !== undefined && {
      headers: data instanceof FormData ? { ...headers, "Content-Type": null } : headers,
    }),
    ...(responseType !== undefined && { parseAs: responseType, headers: { ...headers, Accept: fileAcceptHeader } }),
    ...(signal !== undefined && { signal }),
  });
  const body = sent.then(({ data }) => data);
  return (responseType === undefined ? awaitValidResponse(method, url, body) : body) as Promise<Answer>;
}
