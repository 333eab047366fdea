import type { MouseEvent, ReactNode } from "react";

/** One answer in the list of a SearchBox. */
export type SearchOptionProps = {
  /** The element id, which the field's `aria-activedescendant` names. */
  id: string;
  title: ReactNode;
  excerpt?: ReactNode;
  /** Where it leads: news, services… */
  place: ReactNode;
  /** The arrow keys stand on it. */
  active: boolean;
  onChoose: () => void;
};

// A press must not take the focus out of the field: the list would close before the click arrives.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** An answer: title, place and a line or two of its text. */
export function SearchOption({ id, title, excerpt, place, active, onChoose }: SearchOptionProps) {
  return (
    <li className="search-option" id={id} role="option" aria-selected={active} onMouseDown={keepFocus} onClick={onChoose}>
      <span className="search-option-title">{title}</span>
      <span className="search-option-place"> {place}</span>
      {excerpt && <span className="search-option-excerpt"> {excerpt}</span>}
    </li>
  );
}
