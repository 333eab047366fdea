import type { MouseEvent, ReactNode } from "react";

/** One answer in the list of a SearchBox. */
export type SearchOptionProps = {
  /** The element id, which the field's `aria-activedescendant` names. */
  id: string;
  title: ReactNode;
  excerpt?: ReactNode;
  /** Where it leads: news, services… */
  section: ReactNode;
  /** The arrow keys stand on it. */
  active: boolean;
  onSelect: () => void;
};

// A press must not take the focus out of the field: the list would close before the click arrives.
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();

/** An answer: title, place and a line or two of its text. */
export function SearchOption({ id, title, excerpt, section, active, onSelect }: SearchOptionProps) {
  return (
    <li
      className="search-option"
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={preventFocusLoss}
      onClick={onSelect}
    >
      <span className="search-option-title">{title}</span>
      <span className="search-option-section"> {section}</span>
      {excerpt && <span className="search-option-excerpt"> {excerpt}</span>}
    </li>
  );
}
