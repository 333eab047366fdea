import "./Header.css";
import { useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../components/icons/Icon.tsx";
import { useValueChange } from "../../../state/useValueChange.ts";

/** The slots of the header in reading and Tab order. */
export type HeaderProps = {
  /** The start of the top bar: the accessibility panel (the second Tab stop of every page) and the phone number. */
  tools: ReactNode;
  /** The end of the top bar: language, notifications, account menu or sign-in links. */
  account: ReactNode;
  /** A Brand. */
  brand: ReactNode;
  /**
   * A SearchBox of size "header"; absent on pages with a search box of their own. A phone shows it below a button with this
   * label, until `key` changes.
   */
  search?: { box: ReactNode; label: string; key: string } | undefined;
  /** A MainMenu. */
  menu: ReactNode;
};

/** Renders the header of every page. */
export function Header({ tools, account, brand, search, menu }: HeaderProps) {
  const [isSearchOpen, setSearchOpen] = useState(false);
  const searchRef = useRef<HTMLDivElement>(null);
  const searchId = useId();
  useValueChange(search?.key, () => setSearchOpen(false));
  const onToggleSearch = () => {
    // Renders at once, so that the box can take the focus.
    flushSync(() => setSearchOpen(!isSearchOpen));
    if (!isSearchOpen) searchRef.current?.querySelector("input")?.focus();
  };
  return (
    <header className="header">
      <div className="header-strip">
        <div className="page-container">
          <div className="header-tools" data-side="start">
            {tools}
          </div>
          <div className="header-tools" data-side="end">
            {account}
          </div>
        </div>
      </div>
      <div className="page-container header-main" data-no-search={search ? undefined : true}>
        <div className="header-brand">{brand}</div>
        {search && (
          <>
            <button
              type="button"
              className="header-search-toggle"
              aria-label={search.label}
              aria-expanded={isSearchOpen}
              aria-controls={searchId}
              onClick={onToggleSearch}
            >
              <Icon name={isSearchOpen ? "close" : "search"} />
            </button>
            <div className="header-search" id={searchId} data-open={isSearchOpen || undefined} ref={searchRef}>
              {search.box}
            </div>
          </>
        )}
        <div className="header-menu">{menu}</div>
      </div>
    </header>
  );
}
