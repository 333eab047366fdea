import { useId, type ReactNode } from "react";
import { useLocation } from "wouter";
import { searchPortalWord } from "../../generated/maxLengths.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { withLanguage } from "../../i18n/languagePaths.ts";
import { SearchBox } from "./SearchBox.tsx";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withAllMessages } from "../../components/loading/withAllMessages.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { searchFormAction } from "./searchHref.ts";
import { useSearchCombobox } from "./useSearchCombobox.ts";

// Preloaded when the search field gets the focus.
const Suggestions = lazyWithRetry(withQueryClient(withAllMessages(() => import("./SuggestionsLoader.tsx"))));

/** `size` selects the layout; `initialQuery` is the word of the results page. `onSearch` receives each word that is searched for. */
type PortalSearchProps = { size: "hero" | "header"; initialQuery?: string; onSearch?: (word: string) => void };

/** Renders the search of the portal: suggestions while typing, all results on Enter. Reads `searchPortal`. */
export function PortalSearch({ size, initialQuery = "", onSearch }: PortalSearchProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const [path] = useLocation();
  const listId = useId();
  const combobox = useSearchCombobox(initialQuery);
  const { inputText, isOpen, activeIndex, word, current, askCount } = combobox;
  const suggestions = current?.suggestions ?? [];
  return (
    <>
      <SearchBox
        size={size}
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        submitLabel={t("search.submit")}
        listId={listId}
        open={askCount > 0 || (isOpen && current?.suggestions !== undefined)}
        busy={current?.busy}
        onSubmit={() => {
          combobox.onSubmit();
          onSearch?.(inputText.trim());
        }}
        action={{ ...searchFormAction, href: withLanguage(searchFormAction.href, language) }}
        inputProps={{
          ref: combobox.inputRef,
          value: inputText,
          maxLength: searchPortalWord,
          onChange: (event) => combobox.onTextChange(event.target.value),
          onFocus: () => {
            combobox.open();
            void Suggestions.preload();
          },
          onBlur: combobox.close,
          onKeyDown: combobox.onKeyDown,
          "aria-activedescendant": suggestions[activeIndex] && `${listId}-${activeIndex}`,
        }}
        options={suggestions.map(({ title, excerpt, section, href, lang }, index) => ({
          id: `${listId}-${index}`,
          title,
          excerpt,
          section,
          lang,
          active: index === activeIndex,
          onSelect: () => combobox.openHref(href),
        }))}
        // Another key: screen readers announce the same request again.
        status={askCount > 0 ? <span key={askCount}>{t("search.empty")}</span> : isOpen && current?.status}
      />
      <LazyBoundary resetKey={path}>
        {word !== "" && <Suggestions word={word} onChange={combobox.setSuggestionsState} />}
      </LazyBoundary>
    </>
  );
}
