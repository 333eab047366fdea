import type { ContractOperation } from "../contract/operations.ts";
import type { ReceivedResponse } from "../contract/validator.ts";
import type { Language } from "../contract/language.ts";
import type { SecretRegistry } from "./secretRegistry.ts";

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

/** A response with its masked text and a curl command that repeats the request. */
export type OperationResponse = ReceivedResponse & { curl: string; text: string };

/** A client for the server under test. */
export type ContractClient = {
  baseUrl: string;
  send: (operation: ContractOperation, request?: OperationRequest) => Promise<OperationResponse>;
};

/** The timeout of a request. */
const timeoutMs = 30_000;

/** Creates a client for a base URL such as `https://host/api`. A network error, or a body that cannot be read, gives a response with status 0. */
export function createContractClient(baseUrl: string, secrets: SecretRegistry): ContractClient {
  return {
    baseUrl,
    send: async (operation, operationRequest = {}) => {
      const { request, curl } = buildRequest(baseUrl, operation, operationRequest);
      let response: Response;
      let bytes: Uint8Array<ArrayBuffer>;
      try {
        response = await fetch(request.url, {
          ...request.init,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        // Fails when the body is not as Content-Encoding and Content-Length say.
        bytes = new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        return {
          status: 0,
          headers: new Headers(),
          body: undefined,
          text: cause instanceof Error ? cause.message : String(cause),
          curl: secrets.mask(curl),
        };
      }
      const isJson = /^application\/(.+\+)?json\b/i.test(response.headers.get("content-type") ?? "");
      const text = isJson || bytes.length < 2000 ? new TextDecoder().decode(bytes) : `${bytes.length} bytes`;
      secrets.addFromResponse(text);
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? parseJson(text) : bytes,
        text: secrets.mask(text),
        curl: secrets.mask(curl),
      };
    },
  };
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
): { request: { url: string; init: RequestInit }; curl: string } {
  const url = new URL(
    baseUrl.replace(/\/$/, "") +
      path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(pathParams[name] ?? ""))),
  );
  for (const [name, value] of Object.entries({ ...query, ...(lang !== undefined && { lang }) }))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const formData =
    form && Object.entries(form).reduce((data, [name, value]) => (data.append(name, value), data), new FormData());
  const sentHeaders = {
    ...(text !== undefined && { "content-type": "application/json" }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  const shellQuote = (value: string): string => `"${value.replaceAll(/["\\`$]/g, String.raw`\$&`)}"`;
  const curl = [
    `curl -i -X ${method}`,
    shellQuote(url.href),
    ...Object.entries(sentHeaders).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(text === undefined
      ? []
      : [`-d ${shellQuote(text.length > 2000 ? `${text.slice(0, 200)}… (${text.length} characters)` : text)}`]),
    ...Object.entries(form ?? {}).map(
      ([name, value]) =>
        `-F ${shellQuote(`${name}=${value instanceof File ? `@${value.name};type=${value.type}` : value}`)}`,
    ),
  ].join(" ");
  return {
    request: {
      url: url.href,
      init: {
        method,
        headers: sentHeaders,
        ...((formData ?? text) !== undefined && { body: formData ?? text ?? null }),
      },
    },
    curl,
  };
}
