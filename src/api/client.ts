import { portalClient, type PortalClient } from "./createApiClient.ts";
import { spokenLanguage } from "../i18n/language.ts";
import { authorized } from "../auth/sendAuthorized.ts";
import { settings } from "../config/settings.ts";

let client: PortalClient | undefined;

/** The contract's calls as the signed-in person makes them: bearer token, language, one renewal and one repeat after a 401. */
export function api(): PortalClient {
  client ??= portalClient({ baseUrl: settings().apiBaseUrl, language: spokenLanguage, send: authorized });
  return client;
}
