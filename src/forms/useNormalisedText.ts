import { useLayoutEffect, useRef, type RefObject } from "react";

/** What a text field needs whose value differs from what is typed. */
type NormalisedText = { inputRef: RefObject<HTMLInputElement | null>; onChange: (typed: string) => void };

/**
 * Returns the ref and the change handler of a text field that normalises what is typed. Removing characters would move the caret
 * to the end; it stays behind the same character, and not before `firstCaret` characters.
 */
export function useNormalisedText(
  value: string,
  normalise: (typed: string) => string,
  onChange: (text: string) => void,
  firstCaret = 0,
): NormalisedText {
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const restoreCaret = (): void => {
    if (caret.current !== null) inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  };
  useLayoutEffect(restoreCaret);
  return {
    inputRef,
    onChange: (typed) => {
      const text = normalise(typed);
      const before = normalise(typed.slice(0, inputRef.current?.selectionStart ?? typed.length)).length;
      caret.current = Math.max(before, firstCaret);
      onChange(text);
      // An unchanged text causes no render, so the effect does not run.
      if (text === value) queueMicrotask(restoreCaret);
    },
  };
}
