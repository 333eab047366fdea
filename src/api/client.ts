import { portalClient, type PortalClient } from "../http/client.ts";
import { storedLanguage, type Language } from "../i18n/language.ts";
import { authorized } from "../session/authorized.ts";
import { settings } from "../settings.ts";

let client: PortalClient | undefined;
let language: () => Language = storedLanguage;

/** From now on every call asks for this language. */
export function speak(current: Language): void {
  language = () => current;
}

/** The language that calls ask for now. */
export const currentLanguage = (): Language => language();

/** The contract's calls as the signed-in person makes them: bearer token, language, one renewal and one repeat after a 401. */
export function api(): PortalClient {
  client ??= portalClient({ baseUrl: settings().apiBaseUrl, language: currentLanguage, send: authorized });
  return client;
}
