import { useEffect, type ReactNode } from "react";
import { useSearchPortal } from "../../generated/queries/search/search.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getResultHref, isInThisPortal } from "./getResultHref.ts";
import { getSectionName } from "./getSectionName.ts";

/** What was found by a word: where each answer leads, and in words how many there are. `found` is absent until the service has answered. */
export type SuggestionsState = {
  word: string;
  busy: boolean;
  suggestions?: readonly SearchSuggestion[];
  status?: string;
};

/** One suggestion: what it says, and its address in the portal. */
export type SearchSuggestion = { title: string; excerpt: string; section: string; href: string };

/** Asks the service for a word and tells what it answers; draws nothing itself. */
export default function SuggestionsLoader({
  word,
  onChange,
}: {
  word: string;
  onChange: (answer: SuggestionsState) => void;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data, isFetching } = useSearchPortal(
    { word, page: 1, perPage: 10, lang },
    { query: { meta: { messageId: "search.failed" } } },
  );

  useEffect(() => {
    if (data === undefined || isFetching) return onChange({ word, busy: isFetching });
    const found = data.items.filter(isInThisPortal).map((result) => ({
      title: result.title,
      excerpt: result.content,
      section: getSectionName(t, result.searchPlace),
      href: getResultHref(result),
    }));
    onChange({
      word,
      busy: false,
      suggestions: found,
      status: found.length === 0 ? t("search.nothing") : t("search.count", { count: found.length }),
    });
  }, [word, data, isFetching, t, onChange]);
  return null;
}
