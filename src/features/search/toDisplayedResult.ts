import { getResultHref } from "../../config/getResultHref.ts";
import type { SearchResult } from "../../generated/contract.d.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";
import { getSectionName } from "./getSectionName.ts";
import type { DisplayedResult } from "./useFoundScreens.ts";

/** Returns a result of `searchPortal` in display form, its texts in Unicode NFC like the word that is searched for. */
export const toDisplayedResult = (t: Translator, result: SearchResult): DisplayedResult => ({
  title: result.title.normalize("NFC"),
  excerpt: result.content.normalize("NFC"),
  section: getSectionName(t, result.searchPlace),
  href: getResultHref(result),
  lang: result.lang,
});
