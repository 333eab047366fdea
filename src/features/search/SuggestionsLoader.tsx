import { useEffect, type ReactNode } from "react";
import { useSearchPortal } from "../../generated/queries/search/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { isInThisPortal } from "../../config/getResultHref.ts";
import { orderResults } from "./findScreens.ts";
import { toDisplayedResult } from "./toDisplayedResult.ts";
import { useFoundScreens, type DisplayedResult } from "./useFoundScreens.ts";

/** The suggestions for a word. `suggestions` and `status` are absent until the response has arrived. */
export type SuggestionsState = {
  word: string;
  busy: boolean;
  suggestions?: readonly DisplayedResult[];
  status?: string;
};

const maxSuggestions = 10;

/** Requests suggestions (`searchPortal`), adds the screens of the portal, and reports them through `onChange`. Renders nothing. */
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
    { word: word.normalize("NFC"), page: 1, perPage: maxSuggestions, lang },
    { query: { meta: { messageId: "search.failed" } } },
  );

  const screens = useFoundScreens(word);

  useEffect(() => {
    if (data === undefined || isFetching) return onChange({ word, busy: isFetching });
    const results = data.items.filter(isInThisPortal).map((result) => toDisplayedResult(t, result));
    const suggestions = orderResults(screens, results).slice(0, maxSuggestions);
    onChange({
      word,
      busy: false,
      suggestions,
      status: suggestions.length === 0 ? t("search.nothing") : t("search.count", { count: suggestions.length }),
    });
  }, [word, data, isFetching, screens, t, onChange]);
  return null;
}
