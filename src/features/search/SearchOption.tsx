import "./SearchOption.css";
import type { MouseEvent, ReactNode } from "react";

/** Props of `SearchOption`. */
export type SearchOptionProps = {
  /** The element id, for `aria-activedescendant` of the field. */
  id: string;
  title: ReactNode;
  excerpt?: ReactNode;
  /** The language of title and excerpt, when it is not that of the page. */
  lang?: string | undefined;
  /** The section of the result, for example news. */
  section: ReactNode;
  /** Whether the keyboard selects this option. */
  active: boolean;
  onSelect: () => void;
};

// Keeps the focus in the field on mouse down: the list would close before the click event.
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();

// The focus stays in the field, so the browser does not scroll by itself.
const scrollIntoView = (option: Element | null) => option?.scrollIntoView({ block: "nearest" });

/** Renders a suggestion with title, section and excerpt. */
export function SearchOption({ id, title, excerpt, section, lang, active, onSelect }: SearchOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keyboard
    <li
      ref={active ? scrollIntoView : undefined}
      className="search-option"
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={preventFocusLoss}
      onClick={onSelect}
    >
      <span className="search-option-title" lang={lang}>
        {title}
      </span>
      <span className="search-option-section"> {section}</span>
      {excerpt && (
        <span className="search-option-excerpt" lang={lang}>
          {" "}
          {excerpt}
        </span>
      )}
    </li>
  );
}
