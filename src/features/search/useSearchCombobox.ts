import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useLocation } from "wouter";
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
  /** Whether an empty field has been submitted, so that the field asks for a word. */
  asksForWord: boolean;
  setIsOpen: (isOpen: boolean) => void;
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
  const [asksForWord, setAsksForWord] = useState(false);
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
    else {
      inputRef.current?.focus();
      setAsksForWord(true);
    }
  };
  const onTextChange = (text: string): void => {
    setInputText(text);
    setActiveIndex(-1);
    setAsksForWord(false);
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      // The first Escape closes the list, the second clears the field, as browsers do.
      if (isOpen && inputText !== "") event.preventDefault();
      setIsOpen(false);
      setAsksForWord(false);
      setActiveIndex(-1);
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
    asksForWord,
    setIsOpen: (nextIsOpen) => {
      setIsOpen(nextIsOpen);
      if (nextIsOpen) return;
      setAsksForWord(false);
      // The search button is for the text of the field.
      setActiveIndex(-1);
    },
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
