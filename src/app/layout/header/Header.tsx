import "./Header.css";
import type { ReactNode } from "react";

/** The slots of the header in reading and Tab order. */
export type HeaderProps = {
  /** The start of the top bar: the accessibility panel (the second Tab stop of every page) and the phone number. */
  tools: ReactNode;
  /** The end of the top bar: language, notifications, account menu or sign-in links. */
  account: ReactNode;
  /** A Brand. */
  brand: ReactNode;
  /** A SearchBox of size "header"; absent on pages with a search box of their own. */
  search?: ReactNode;
  /** A MainMenu. */
  menu: ReactNode;
};

/** Renders the header of every page. */
export function Header({ tools, account, brand, search, menu }: HeaderProps) {
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
        {search && <div className="header-search">{search}</div>}
        <div className="header-menu">{menu}</div>
      </div>
    </header>
  );
}
