import { parseLanguage, type Language } from "../store/localizedText.ts";

/** The other sites to which the sample settings and the call center link, by the `site` parameter. */
const siteNames: Readonly<Record<string, string>> = {
  facebook: "Facebook",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  chat: "chat.portal.example",
};

/** The URL parameters of the stub page for other sites. */
export type ExternalPageRequest = {
  lang: Language;
  /** The name of the site; absent for an unknown one. */
  siteName: string | undefined;
};

/** Parses the URL of the stub page for other sites. */
export function parseExternalRequest({ searchParams }: URL): ExternalPageRequest {
  const site = searchParams.get("site") ?? "";
  return {
    lang: parseLanguage(searchParams.get("lang")),
    siteName: Object.hasOwn(siteNames, site) ? siteNames[site] : undefined,
  };
}
