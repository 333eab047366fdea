import type { paths } from "../generated/contract.d.ts";
import { parseUrl } from "../config/parseUrl.ts";
import { getSettings, requireSettings } from "../config/settings.ts";
import { client } from "./client.ts";
import { ApiError, throwOffline } from "./failure.ts";
import { markIncomplete } from "./incompleteResponses.ts";
import { parseJson } from "../config/parseJson.ts";
import { findRejection } from "./toFailure.ts";
import { fileAcceptHeader, isPage, sendRequest, type SendOptions } from "./sendRequest.ts";
import { allowsEmptyResponse } from "./findOperation.ts";
import { isShapeLoaded, loadShapes, validateResponse } from "./validateResponse.ts";

/** A request as the generated hooks describe it. */
export type RequestConfig = {
  /** The path below the API base, with its path parameters filled in. */
  url: string;
  method: string;
  /** The query parameters. */
  params?: object | undefined;
  data?: unknown;
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** `blob` for the operations that return a file. */
  responseType?: "blob" | undefined;
  signal?: AbortSignal | undefined;
  /** Replaces the transport and the time limit, for uploads. */
  sendOptions?: SendOptions | undefined;
  /**
   * Receives the parsed body, `undefined` for an empty one, before it is validated. Returns the body to validate,
   * `undefined` when it cannot be read, or throws.
   */
  prepareBody?: ((body: unknown) => unknown) | undefined;
  /** The request checks a value: `success: false` in the body is its result, and does not reject the request. */
  isCheck?: boolean | undefined;
  /** The only status that counts as success; any 2xx without it. */
  successStatus?: number | undefined;
};

/** The error type of the generated hooks. */
export type ErrorType<_Body> = ApiError;

/** The request body type of the generated hooks. */
export type BodyType<Body> = Body;

/**
 * Sends a request of a generated hook; orval's mutator. Returns the response body, parsed once and validated against the
 * contract once, or a Blob. Throws `ApiError`, or the abort reason when `signal` was aborted.
 */
export async function request<Body>(config: RequestConfig): Promise<Body> {
  const { url, method, params, data, headers, responseType, signal, sendOptions, successStatus } = config;
  // A path parameter from the address bar could point to another operation ("../user/details").
  if (parseUrl(url, "https://portal.invalid")?.pathname !== url) throw new ApiError({ kind: "notFound" });
  await requireSettings().catch(throwOffline);
  const { response } = await client.request(method.toLowerCase() as Lowercase<Method>, url, {
    baseUrl: getSettings().apiBaseUrl,
    // The body is read below: openapi-fetch would keep the keys that `parseJson` drops.
    parseAs: "stream",
    params: { query: { ...params } },
    headers: {
      ...headers,
      // The browser adds the boundary of a multipart form to this header.
      ...(data instanceof FormData && { "Content-Type": null }),
      ...(responseType === "blob" && { Accept: fileAcceptHeader }),
    },
    ...(data !== undefined && { body: data }),
    ...(signal !== undefined && { signal }),
    ...(sendOptions !== undefined && { fetch: (input: Request) => sendRequest(input, sendOptions) }),
  });
  const { status } = response;
  const file = responseType === "blob" ? await response.blob() : undefined;
  // Nothing, a refusal or the page of a proxy must not be saved as a receipt.
  if (status !== (successStatus ?? (file ? 200 : status)) || file?.size === 0 || /html|json/.test(file?.type ?? ""))
    throw new ApiError({ kind: "invalidResponse", status });
  return (file ?? (await readBody(config, response))) as Body;
}

/** Returns a `request` for the operations of a generated hook whose responses `prepareBody` reads. */
export const requestWith =
  (prepareBody: (body: unknown) => unknown, options?: Pick<RequestConfig, "isCheck">) =>
  <Body>(config: RequestConfig): Promise<Body> =>
    request<Body>({ ...config, ...options, prepareBody });

/**
 * Returns a response in which the page of a proxy has status 502, for requests whose rejection decides about more than
 * themselves. A 401 means the same from anybody.
 */
export const rejectProxyPage = (response: Response): Response =>
  response.ok || response.status === 401 || !isPage(response) ? response : new Response(null, { status: 502 });

/** Sends a request, and rejects the page of a proxy. */
export const sendRejectingProxyPages: NonNullable<SendOptions["transport"]> = async (...request) => {
  const response = await fetch(...request);
  // An empty response of any type is no page.
  return response.ok || (await response.clone().text()) ? rejectProxyPage(response) : response;
};

async function readBody(
  { method, url, isCheck, prepareBody = (body) => body }: RequestConfig,
  response: Response,
): Promise<unknown> {
  const text = await response.text();
  const parsed = parseJson(text);
  const rejection = isCheck === true ? undefined : findRejection(parsed);
  if (rejection !== undefined) throw new ApiError(rejection);
  const needsNoBody = allowsEmptyResponse(method, url);
  // "OK" as plain text says as little about a command as an empty body.
  const mayBeAnyText = needsNoBody && !/\bjson\b/i.test(response.headers.get("content-type") ?? "");
  const isUnreadable = text !== "" && (isPage(response) || (parsed === undefined && !mayBeAnyText));
  const body = isUnreadable ? undefined : prepareBody(parsed ?? undefined);
  if (body === undefined && !isUnreadable && needsNoBody) return undefined;
  if (!isShapeLoaded(method, url)) await loadShapes();
  const validated = body === undefined ? undefined : validateResponse(method, url, body);
  if (validated === undefined) throw new ApiError({ kind: "invalidResponse", status: response.status });
  if (validated.droppedCount > 0) {
    markIncomplete(validated.value);
    if (import.meta.env.DEV) reportDroppedParts(`${method} ${url}`, validated.droppedCount);
  }
  return validated.value;
}

const reportedOperations = new Set<string>();

/** Tells the developer, once for each URL, that a response breaks the contract. */
function reportDroppedParts(operation: string, count: number): void {
  if (reportedOperations.has(operation)) return;
  reportedOperations.add(operation);
  console.warn(`${operation}: ${count} parts break the contract and are not shown.`);
}

type Method = "GET" | "PUT" | "POST";

/** The paths of the contract that have this method. */
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Readonly<Record<Lowercase<M>, { responses: unknown }>> ? Path : never;
}[keyof paths];

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } } ? Query : never;

type ResponseBodyOf<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

/** Sends an operation by its path in the contract, for modules below the generated hooks. Typed by the contract. */
export const requestOperation = <M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  config: Omit<RequestConfig, "method" | "url" | "params"> & {
    params?: QueryOf<paths[Path][Lowercase<M>]> & object;
  } = {},
): Promise<ResponseBodyOf<paths[Path][Lowercase<M>]>> => request({ ...config, method, url: path });
