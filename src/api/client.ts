import createClient, { type Middleware } from "openapi-fetch";
import { getSettings } from "../config/settings.ts";
import { requestLanguage } from "../i18n/language.ts";
import { takeEarlyResponse } from "./earlyResponses.ts";
import { entityTagMiddleware } from "./entityTags.ts";
import { ApiError } from "./failure.ts";
import { getBearerAuth } from "./findOperation.ts";
import { parseJson } from "../config/parseJson.ts";
import { sendRequest } from "./sendRequest.ts";
import { toFailure } from "./toFailure.ts";

/** Any path: the generated hooks, which are typed by the contract, pass a path whose parameters are filled in. */
type AnyPaths = Record<
  string,
  Record<
    "get" | "put" | "post" | "delete" | "patch",
    {
      parameters: { query?: Record<string, unknown> };
      requestBody?: { content: { "application/json": unknown } };
      responses: { 200: { content: { "application/json": unknown } } };
    }
  >
>;

/** Throws `ApiError` for an unsuccessful response. It is registered first, so it sees the response last. */
const errors: Middleware = {
  async onResponse({ request: { method }, response, schemaPath }) {
    if (!response.ok)
      throw new ApiError(
        toFailure(response, parseJson(await response.text()), {
          isRead: method === "GET",
          isOpen: getBearerAuth(method, schemaPath) === "open",
        }),
      );
  },
};

/**
 * The one HTTP client. `request.ts` is its only caller.
 *
 * A request that gets 401 passes these files:
 * 1. `generated/queries/…`: the hook calls `request`;
 * 2. `api/request.ts`: passes the request to the client;
 * 3. `api/client.ts`: adds the language, runs the middleware;
 * 4. `auth/authorization.ts`: adds the bearer token; after the 401 refreshes the tokens and sends the request again;
 * 5. `api/sendRequest.ts`: sends the request, both times, within the time limit;
 * 6. `auth/refreshTokens.ts`: refreshes once for all requests and all tabs.
 */
export const client = createClient<AnyPaths>({
  // The language is added here and not by middleware, because the URL of a Request cannot be changed.
  querySerializer: (query) => toQueryString({ ...query, lang: query["lang"] ?? requestLanguage() }),
  fetch: (request) => sendRequest(request, { transport: sendUnlessEarly }),
});
client.use(errors, entityTagMiddleware);

/** Sends a request, or takes the response of the same anonymous request that the page has started early. */
function sendUnlessEarly(request: Request, init: { signal: AbortSignal; keepalive: boolean }): Promise<Response> {
  const send = (): Promise<Response> => fetch(request, init);
  if (globalThis.earlyResponses === undefined || request.method !== "GET" || request.headers.has("authorization"))
    return send();
  const base = new Request(getSettings().apiBaseUrl).url;
  if (!request.url.startsWith(`${base}/`)) return send();
  return takeEarlyResponse(request.url.slice(base.length), send, init.signal);
}

/** Returns the text of a query. A list is repeated, as OpenAPI has it by default: `status=A&status=B`. */
function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((member: unknown) => [name, String(member)]),
  );
  return new URLSearchParams(entries).toString();
}
