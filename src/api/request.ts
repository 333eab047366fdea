import { CallFailed } from "../http/failure.ts";
import { api } from "./client.ts";

/** A call as the generated hooks describe it. */
export type CallDescription = {
  /** The path below the API base, with its parts filled in. */
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
};

/** What a failed call throws, for the generated hooks' error type. */
export type ErrorType<_Answer> = CallFailed;

/** What a call sends, for the generated hooks' body type. */
export type BodyType<Body> = Body;

// The generated hooks hand over a finished address where the typed client wants a path of the contract, so its types end here.
type UntypedRequest = (method: string, url: string, init: Record<string, unknown>) => Promise<{ data?: unknown }>;

/** Sends a call of the generated hooks through the one client; answers its body, or throws `CallFailed`. */
export async function request<Answer>({ url, method, params, data, headers, signal }: CallDescription): Promise<Answer> {
  // A part taken from a visitor's address could lead to another call ("../user/details"). No such thing exists.
  if (URL.parse(url, "https://portal.invalid")?.pathname !== url) throw new CallFailed({ kind: "notFound" });
  const send = api().request as unknown as UntypedRequest;
  const answer = await send(method.toLowerCase(), url, {
    ...(params !== undefined && { params: { query: params } }),
    ...(data !== undefined && { body: data }),
    ...(headers !== undefined && { headers }),
    ...(signal !== undefined && { signal }),
  });
  return answer.data as Answer;
}
