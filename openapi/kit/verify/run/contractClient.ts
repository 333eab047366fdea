import type { ContractOperation } from "../../contract/operations.ts";
import { isJson, isPage } from "../../contract/isGatewayResponse.ts";
import type { ReceivedResponse } from "../../contract/validator.ts";
import type { Language } from "../../contract/language.ts";
import { createCurlCommand, readFormFile, type SentRequest } from "./curlCommand.ts";
import type { SecretRegistry } from "./secretRegistry.ts";

/** A JSON object as request or response body. */
export type JsonBody = Readonly<Record<string, unknown>>;

/** The content of a request. `raw` is a request body that is sent without serialisation. */
export type OperationRequest = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  raw?: string;
  form?: Readonly<Record<string, string | File>>;
  token?: string | undefined;
  lang?: Language;
};

/**
 * A response with its masked text and a curl command that repeats the request, both created on demand. Without a response,
 * `failure` is the reason.
 */
export type OperationResponse = ReceivedResponse & {
  curl: string;
  text: string;
  failure?: NetworkFailure;
  /** The body as it was received, where `body` has only the fields that the contract declares. */
  receivedBody?: unknown;
  /** Whether the body begins with a byte order mark, which JSON must not have. */
  hasByteOrderMark?: boolean;
};

/** Why there is no response: the code of the error, such as `ECONNREFUSED`, and whether the server did not answer in time. */
export type NetworkFailure = { code: string; isTimeout: boolean };

/** Returns a response with another body, and the received one in `receivedBody`. Its text and its command are still created on demand. */
export const withBody = (response: OperationResponse, body: unknown): OperationResponse =>
  Object.defineProperties({} as OperationResponse, {
    ...Object.getOwnPropertyDescriptors(response),
    body: { value: body, enumerable: true },
    receivedBody: { value: response.receivedBody ?? response.body, enumerable: true },
  });

/** A client for the server under test. */
export type ContractClient = {
  baseUrl: string;
  send: (operation: ContractOperation, request?: OperationRequest) => Promise<OperationResponse>;
};

/** The time after which a request is given up. */
export const defaultTimeoutMs = 30_000;

/** Creates a client for a base URL such as `https://host/api`. A network error, or a body that cannot be read, gives a response with status 0. */
export function createContractClient(
  baseUrl: string,
  secrets: SecretRegistry,
  timeoutMs: number = defaultTimeoutMs,
): ContractClient {
  return {
    baseUrl,
    send: async (operation, operationRequest = {}) => {
      const { url, init, sent } = buildRequest(baseUrl, operation, operationRequest);
      const fileBytes = await readFormFile(sent.form);
      // Most responses are neither printed nor repeated.
      let curlCommand: string | undefined;
      const getCurl = (): string => (curlCommand ??= createCurlCommand({ ...sent, fileBytes }, secrets));
      // Not AbortSignal.timeout, whose timer goes on after the response: a run sends thousands of requests.
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(new DOMException("Timeout", "TimeoutError")), timeoutMs);
      try {
        const { signal } = controller;
        const response = await sendOnOpenConnection(url, { ...init, redirect: "manual", signal }, timeoutMs);
        const bytes = new Uint8Array(await response.arrayBuffer());
        const isDeclaredJson = isJson(response.headers);
        // As in the portal: a specified call returns JSON of any type but that of a page.
        const mayBeJson = isDeclaredJson || (!operation.isProposed && !isPage(response.headers));
        const text = mayBeJson || bytes.length < 2000 ? new TextDecoder().decode(bytes) : `${bytes.length} bytes`;
        secrets.addFromResponse(text);
        let maskedText: string | undefined;
        return {
          status: response.status,
          headers: response.headers,
          body: mayBeJson ? (parseJson(text) ?? (isDeclaredJson ? undefined : bytes)) : bytes,
          get text() {
            return (maskedText ??= secrets.mask(text));
          },
          get curl() {
            return getCurl();
          },
          hasByteOrderMark: isDeclaredJson && [0xef, 0xbb, 0xbf].every((byte, index) => bytes[index] === byte),
        };
      } catch (error) {
        const failure = describeFailure(error, timeoutMs);
        const { text } = failure;
        return { status: 0, headers: new Headers(), body: undefined, text, curl: getCurl(), failure };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** After this time without a request, a server may close a connection at the moment at which the next request begins. */
const idleMs = 3000;

/** When the last request that has ended began. Another open connection may be idle since then. */
let lastStartedAtMs = 0;

/** Sends a request. Once more on a new connection when the server has just closed one that was idle. */
async function sendOnOpenConnection(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const [startedAtMs, idleSinceMs] = [performance.now(), lastStartedAtMs];
  const send = (): Promise<Response> => fetch(url, init);
  try {
    return await send();
  } catch (error) {
    // On a busy machine, what was idle for a moment when the request began may be closed before it is sent.
    if (
      idleSinceMs === 0 ||
      performance.now() - idleSinceMs <= idleMs ||
      !/ECONNRESET|UND_ERR_SOCKET|EPIPE/.test(describeFailure(error, timeoutMs).code)
    )
      throw error;
    return await send();
  } finally {
    lastStartedAtMs = startedAtMs;
  }
}

/** Returns the reason of an error of `fetch`, for one that is given up after `timeoutMs`. */
export function describeFailure(error: unknown, timeoutMs: number): NetworkFailure & { text: string } {
  if (error instanceof Error && error.name === "TimeoutError")
    return { code: "ETIMEDOUT", isTimeout: true, text: `nothing within ${timeoutMs / 1000} s` };
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const message = cause instanceof Error ? cause.message : String(cause);
  return { code, isTimeout: /TIMEOUT|ETIMEDOUT/.test(code), text: message === "" ? code : message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function buildRequest(
  baseUrl: string,
  { method, path }: ContractOperation,
  { path: pathParams = {}, query = {}, headers = {}, body, raw, form, token, lang }: OperationRequest,
): { url: string; init: RequestInit; sent: SentRequest } {
  const url = new URL(
    baseUrl.replace(/\/$/, "") +
      path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(pathParams[name] ?? ""))),
  );
  const plainUrl = url.href;
  const sentQuery = Object.entries({ ...query, ...(lang !== undefined && { lang }) }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]),
  );
  for (const [name, value] of sentQuery) url.searchParams.set(name, value);
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const formData =
    form && Object.entries(form).reduce((data, [name, value]) => (data.append(name, value), data), new FormData());
  const sentHeaders = {
    ...(text !== undefined && { "content-type": "application/json" }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return {
    url: url.href,
    init: {
      method,
      headers: sentHeaders,
      ...((formData ?? text) !== undefined && { body: formData ?? text ?? null }),
    },
    sent: { method, url: plainUrl, query: sentQuery, headers: sentHeaders, body: text, form },
  };
}
