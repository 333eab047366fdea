import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { searchPortalWord } from "../../generated/maxLengths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useValueChange } from "../../state/useValueChange.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { searchFormAction, getSearchHref } from "./searchHref.ts";
import type { SuggestionsState } from "./SuggestionsLoader.tsx";
import { useDebouncedValue } from "./useDebouncedValue.ts";

// Preloaded when the search field gets the focus.
const Suggestions = lazyWithRetry(withQueryClient(() => import("./SuggestionsLoader.tsx")));

/** Pause in typing before a search request, in milliseconds. */
const debounceMs = 500;

/** `size` selects the layout; `initialQuery` is the word of the results page. */
type PortalSearchProps = { size: "hero" | "header"; initialQuery?: string };

/** Renders the search of the portal: suggestions while typing, all results on Enter. Reads `searchPortal`. */
export function PortalSearch({ size, initialQuery = "" }: PortalSearchProps): ReactNode {
  const t = useT();
  const [path, navigate] = useLocation();
  const listId = useId();
  const [inputText, setInputText] = useState(initialQuery);
  useValueChange(initialQuery, () => setInputText(initialQuery));
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [suggestionsState, setSuggestionsState] = useState<SuggestionsState>();
  const word = useDebouncedValue(inputText === initialQuery ? "" : inputText.trim(), debounceMs);

  // Includes text that was typed before hydration.
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setInputText(inputRef.current?.value ?? "");
    setIsOpen(inputRef.current !== null && document.activeElement === inputRef.current);
  }, []);

  // Ignores a response for text that is no longer in the field.
  const current =
    word !== "" && word === inputText.trim() && suggestionsState?.word === word ? suggestionsState : undefined;
  const suggestions = current?.suggestions ?? [];

  const openHref = (target: string): void => {
    setIsOpen(false);
    setInputText(initialQuery);
    navigate(target);
  };
  const onSubmit = (): void => {
    const selected = suggestions[activeIndex];
    if (selected !== undefined) openHref(selected.href);
    else if (inputText.trim() !== "") openHref(getSearchHref(inputText.trim()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      // The first Escape closes the list, the second clears the field, as browsers do.
      if (isOpen && inputText !== "") event.preventDefault();
      setIsOpen(false);
      setActiveIndex(-1);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // -1 is the field itself, which the arrow keys include in the cycle.
      setActiveIndex((index) =>
        suggestions.length === 0 ? -1 : ((index + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1,
      );
    }
  };

  return (
    <>
      <SearchBox
        size={size}
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        submitLabel={t("search.submit")}
        listId={listId}
        open={isOpen && current?.suggestions !== undefined}
        busy={current?.busy}
        onSubmit={onSubmit}
        action={searchFormAction}
        inputProps={{
          ref: inputRef,
          value: inputText,
          maxLength: searchPortalWord,
          onChange: (event) => {
            setInputText(event.target.value);
            setActiveIndex(-1);
            setIsOpen(true);
          },
          onFocus: () => {
            setIsOpen(true);
            void Suggestions.preload();
          },
          onBlur: () => setIsOpen(false),
          onKeyDown,
          "aria-activedescendant": suggestions[activeIndex] && `${listId}-${activeIndex}`,
        }}
        options={suggestions.map(({ title, excerpt, section, href }, index) => ({
          id: `${listId}-${index}`,
          title,
          excerpt,
          section,
          active: index === activeIndex,
          onSelect: () => openHref(href),
        }))}
        status={isOpen ? current?.status : undefined}
      />
      <LazyBoundary resetKey={path}>
        {word !== "" && <Suggestions word={word} onChange={setSuggestionsState} />}
      </LazyBoundary>
    </>
  );
}
