import { getSectionRoute } from "../../config/getResultHref.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";

/** Returns the name of the section of a search result, or an empty string for an unknown section. */
export function getSectionName(t: Translator, section: string): string {
  const route = getSectionRoute(section);
  if (route === undefined) return "";
  return t(`page.${route === "informationCenterUseful" ? "usefulInformation" : route}.title`);
}
