import { createApiClient, type ApiClient } from "./createApiClient.ts";
import { requestLanguage } from "../i18n/language.ts";
import { sendAuthorized } from "../auth/sendAuthorized.ts";
import { getSettings } from "../config/settings.ts";

let client: ApiClient | undefined;

/** The contract's calls as the signed-in person makes them: bearer token, language, one renewal and one repeat after a 401. */
export function apiClient(): ApiClient {
  client ??= createApiClient({ baseUrl: getSettings().apiBaseUrl, language: requestLanguage, send: sendAuthorized });
  return client;
}
