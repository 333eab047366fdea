import type { ContractOperation } from "../contract/operations.ts";
import type { ReceivedResponse } from "../contract/validator.ts";
import type { Language } from "../contract/language.ts";
import type { SecretRegistry } from "./secretRegistry.ts";

/** What one request carries. `raw` is a body that is sent as it is. */
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

/** An answer, with the line that repeats its request. */
export type OperationResponse = ReceivedResponse & { curl: string; text: string };

/** The server that is looked at. */
export type ContractClient = {
  baseUrl: string;
  send: (operation: ContractOperation, sent?: OperationRequest) => Promise<OperationResponse>;
};

/** How long an answer may take, in milliseconds. */
const timeoutMs = 30_000;

/** A server behind an address such as `https://host/api`. Throws when it cannot be reached at all. */
export function createContractClient(baseUrl: string, secrets: SecretRegistry): ContractClient {
  return {
    baseUrl,
    send: async (operation, sent = {}) => {
      const { request, curl } = buildRequest(baseUrl, operation, sent);
      let response: Response;
      try {
        response = await fetch(request.url, {
          ...request.init,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
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
      const bytes = new Uint8Array(await response.arrayBuffer());
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
  base: string,
  { method, path }: ContractOperation,
  { path: parts = {}, query = {}, headers = {}, body, raw, form, token, lang }: OperationRequest,
): { request: { url: string; init: RequestInit }; curl: string } {
  const url = new URL(
    base.replace(/\/$/, "") +
      path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(parts[name] ?? ""))),
  );
  for (const [name, value] of Object.entries({ ...query, ...(lang !== undefined && { lang }) }))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const fields =
    form && Object.entries(form).reduce((data, [name, value]) => (data.append(name, value), data), new FormData());
  const sentHeaders = {
    ...(text !== undefined && { "content-type": "application/json" }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  const quoted = (word: string): string => `"${word.replaceAll(/["\\`$]/g, String.raw`\$&`)}"`;
  const curl = [
    `curl -i -X ${method}`,
    quoted(url.href),
    ...Object.entries(sentHeaders).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(text === undefined
      ? []
      : [`-d ${quoted(text.length > 2000 ? `${text.slice(0, 200)}… (${text.length} characters)` : text)}`]),
    ...Object.entries(form ?? {}).map(
      ([name, value]) =>
        `-F ${quoted(`${name}=${value instanceof File ? `@${value.name};type=${value.type}` : value}`)}`,
    ),
  ].join(" ");
  return {
    request: {
      url: url.href,
      init: { method, headers: sentHeaders, ...((fields ?? text) !== undefined && { body: fields ?? text ?? null }) },
    },
    curl,
  };
}
