import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/contract.d.ts";

/** Calls of the contract, typed by it: path, query, body and answer. */
export type ApiClient = Client<paths>;

/**
 * A typed client for the contract.
 * `send` takes each finished request to an answer; `language` is read when a call is made and goes with it as `lang`.
 */
export function createApiClient({
  baseUrl,
  language,
  send,
}: {
  baseUrl: string;
  language: () => string;
  send: (request: Request) => Promise<Response>;
}): ApiClient {
  return createClient<paths>({
    baseUrl,
    // Each part is said here once, so that every call carries the language whether or not its caller thought of it.
    querySerializer: (query: Readonly<Record<string, unknown>>) =>
      toQueryString({ ...query, lang: query["lang"] ?? language() }),
    fetch: send,
  });
}

function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}
