import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useLocation } from "wouter";
import { getCurrentPath } from "../../i18n/languagePaths.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { getSearchHref } from "./searchHref.ts";
import type { SuggestionsState } from "./SuggestionsLoader.tsx";
import { useDebouncedValue } from "./useDebouncedValue.ts";

/** Pause in typing before a search request, in milliseconds. */
const debounceMs = 500;

/** The state of a search combobox and its operations. */
type SearchCombobox = {
  inputRef: RefObject<HTMLInputElement | null>;
  inputText: string;
  isOpen: boolean;
  /** The index of the suggestion that the arrow keys selected; -1 for the field itself. */
  activeIndex: number;
  /** The word whose suggestions are requested; "" for none. */
  word: string;
  /** The suggestions for the text in the field. */
  current: SuggestionsState | undefined;
  /** How often the empty field has been submitted: from the first time on, it asks for a word. */
  askCount: number;
  /** Shows the suggestions, if there are any. */
  open: () => void;
  /** Hides the suggestions and the request for a word. */
  close: () => void;
  setSuggestionsState: (state: SuggestionsState) => void;
  onTextChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Navigates to the selected suggestion or to all results. With an empty field, asks for a word and focuses the field. */
  onSubmit: () => void;
  /** Navigates to a suggestion. */
  openHref: (href: string) => void;
};

/** Holds the text, the suggestions and the selection of a search field. `initialQuery` is the word of the results page. */
export function useSearchCombobox(initialQuery: string): SearchCombobox {
  const [, navigate] = useLocation();
  const [inputText, setInputText] = useState(initialQuery);
  useValueChange(initialQuery, () => setInputText(initialQuery));
  const [isOpen, setIsOpen] = useState(false);
  const [askCount, setAskCount] = useState(0);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [suggestionsState, setSuggestionsState] = useState<SuggestionsState>();
  const enteredWord = inputText.trim();
  const word = useDebouncedValue(inputText === initialQuery ? "" : enteredWord, debounceMs);

  // Includes text that was typed before hydration.
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setInputText(inputRef.current?.value ?? "");
    setIsOpen(document.activeElement === inputRef.current);
  }, []);

  // Ignores a response for text that is no longer in the field.
  const current = word === enteredWord && suggestionsState?.word === word ? suggestionsState : undefined;
  const suggestions = current?.suggestions ?? [];

  const close = (): void => {
    setIsOpen(false);
    setAskCount(0);
    // The search button is for the text of the field.
    setActiveIndex(-1);
  };
  const openHref = (target: string): void => {
    close();
    setInputText(initialQuery);
    navigate(target, { replace: target === getCurrentPath() + location.search });
  };
  const onSubmit = (): void => {
    const selected = suggestions[activeIndex];
    if (selected !== undefined) openHref(selected.href);
    else if (enteredWord !== "") openHref(getSearchHref(enteredWord));
    else {
      inputRef.current?.focus();
      setAskCount(askCount + 1);
    }
  };
  const onTextChange = (text: string): void => {
    close();
    setInputText(text);
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      // The first Escape closes the list, the second clears the field, as browsers do.
      if (isOpen && inputText !== "") event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setIsOpen(true);
      setActiveIndex((index) => moveIndex(index, event.key === "ArrowDown" ? 1 : -1, suggestions.length));
    }
  };
  return {
    inputRef,
    inputText,
    isOpen,
    activeIndex,
    word,
    current,
    askCount,
    open: () => setIsOpen(true),
    close,
    setSuggestionsState,
    onTextChange,
    onKeyDown,
    onSubmit,
    openHref,
  };
}

/** Moves the selection by one step. -1 is the field itself, which the arrow keys include in the cycle. */
const moveIndex = (index: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : ((index + 1 + step + count + 1) % (count + 1)) - 1;
