import { useEffect, type ReactNode } from "react";
import { useSearchPortal } from "../../generated/queries/search/search.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getResultHref, isInThisPortal } from "../../config/getResultHref.ts";
import { getSectionName } from "./getSectionName.ts";

/** The suggestions for a word. `suggestions` and `status` are absent until the response has arrived. */
export type SuggestionsState = {
  word: string;
  busy: boolean;
  suggestions?: readonly SearchSuggestion[];
  status?: string;
};

/** A suggestion with its path in the portal. */
type SearchSuggestion = { title: string; excerpt: string; section: string; href: string };

/** Requests suggestions (`searchPortal`) and reports them through `onChange`. Renders nothing. */
export default function SuggestionsLoader({
  word,
  onChange,
}: {
  word: string;
  onChange: (state: SuggestionsState) => void;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data, isFetching } = useSearchPortal(
    { word, page: 1, perPage: 10, lang },
    { query: { meta: { messageId: "search.failed" } } },
  );

  useEffect(() => {
    if (data === undefined || isFetching) return onChange({ word, busy: isFetching });
    const suggestions = data.items.filter(isInThisPortal).map((result) => ({
      title: result.title,
      excerpt: result.content,
      section: getSectionName(t, result.searchPlace),
      href: getResultHref(result),
    }));
    onChange({
      word,
      busy: false,
      suggestions,
      status: suggestions.length === 0 ? t("search.nothing") : t("search.count", { count: suggestions.length }),
    });
  }, [word, data, isFetching, t, onChange]);
  return null;
}
