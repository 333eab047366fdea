import "./Header.css";
import type { ReactNode } from "react";

/** The slots of the header, in the order in which they are read and reached by the Tab key. */
export type HeaderProps = {
  /** First in the strip: the accessibility panel (the second Tab stop of every page), then the telephone of the call center. */
  tools: ReactNode;
  /** Last in the strip: language, notifications, the visitor's own menu or sign-in. */
  account: ReactNode;
  /** A Brand. */
  brand: ReactNode;
  /** A SearchBox of size "header"; left out where the page itself is a search. */
  search?: ReactNode;
  /** A MainMenu. */
  menu: ReactNode;
};

/** The head of every page. */
export function Header({ tools, account, brand, search, menu }: HeaderProps) {
  return (
    <header className="header">
      <div className="header-strip">
        <div className="frame-inner">
          <div className="header-tools" data-side="start">
            {tools}
          </div>
          <div className="header-tools" data-side="end">
            {account}
          </div>
        </div>
      </div>
      <div className="frame-inner header-main" data-no-search={search ? undefined : true}>
        <div className="header-brand">{brand}</div>
        {search && <div className="header-search">{search}</div>}
        <div className="header-menu">{menu}</div>
      </div>
    </header>
  );
}
