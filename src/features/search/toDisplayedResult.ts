import { getResultHref } from "../../config/getResultHref.ts";
import type { SearchResult } from "../../generated/contract.d.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";
import { getSectionName } from "./getSectionName.ts";
import type { DisplayedResult } from "./useFoundScreens.ts";

/** Returns a result of `searchPortal` in display form. */
export const toDisplayedResult = (t: Translator, result: SearchResult): DisplayedResult => ({
  title: result.title,
  excerpt: result.content,
  section: getSectionName(t, result.searchPlace),
  href: getResultHref(result),
  lang: result.lang,
});
