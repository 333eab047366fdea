import { createApiClient, type ApiClient } from "../api/createApiClient.ts";
import { sendRequest } from "../api/sendRequest.ts";
import { storedLanguage } from "../i18n/language.ts";
import { getSettings } from "../config/settings.ts";

let client: ApiClient | undefined;

/** The contract's calls without bearer token and renewal: for getting tokens in the first place. */
export function anonymousClient(): ApiClient {
  client ??= createApiClient({
    baseUrl: getSettings().apiBaseUrl,
    language: storedLanguage,
    send: (request) => sendRequest(request),
  });
  return client;
}
