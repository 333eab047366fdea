import { portalClient, type PortalClient } from "../api/createApiClient.ts";
import { exchange } from "../api/sendRequest.ts";
import { storedLanguage } from "../i18n/language.ts";
import { settings } from "../config/settings.ts";

let client: PortalClient | undefined;

/** The contract's calls without bearer token and renewal: for getting tokens in the first place. */
export function plainClient(): PortalClient {
  client ??= portalClient({ baseUrl: settings().apiBaseUrl, language: storedLanguage, send: (request) => exchange(request) });
  return client;
}
